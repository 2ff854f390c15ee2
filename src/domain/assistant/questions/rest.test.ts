import { describe, expect, it, test } from 'vitest';
import { productNouns, Rest, readNumber } from './rest.ts';

describe('what is left of a question', () => {
  it('loses the first place a phrase matches, where ~ stands then', () => {
    const rest = new Rest('red mugs and red cups');
    expect(rest.take(/\bred\b/)?.index).toBe(0);
    expect(rest.text).toBe(' ~ mugs and red cups');
    expect(rest.take(/ red (\w+)/)?.[1]).toBe('cups');
    expect(rest.text).toBe(' ~ mugs and ~ ');
    expect(rest.take(/blue/)).toBeNull();
    expect(rest.text).toBe(' ~ mugs and ~ ');
  });

  it('may hold something else instead', () => {
    const rest = new Rest('a b c');
    rest.take(/b/, '@0');
    expect(rest.text).toBe('a @0 c');
  });

  it('tells whether a phrase is there, and keeps it', () => {
    const rest = new Rest('a b');
    expect([rest.has(/b/), rest.has(/c/)]).toEqual([true, false]);
    expect(rest.text).toBe('a b');
  });

  it.each<[text: string, isExplained: boolean]>([
    ['', true],
    ['~', true],
    [' show  me the ~ products ', true],
    ['show me purple products', false],
    ['@0', false],
    ['pending', false],
  ])('%j is explained: %s', (text, isExplained) => {
    expect(new Rest(text).isExplained()).toBe(isExplained);
  });
});

test.each<[word: string, isNoun: boolean]>([
  ...'product products item items sku skus listing listings thing things article articles entry entries lines'
    .split(' ')
    .map((word): [string, boolean] => [word, word !== 'entry']),
  ['productive', false],
  ['byproduct', false],
  ['line', false],
])('%s means products: %s', (word, isNoun) => {
  expect(productNouns.test(word)).toBe(isNoun);
});

test.each<[text: string, value: number | null]>([
  ...'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, value): [string, number] => [word, value]),
  ['0', 0],
  ['120', 120],
  ['12.5', 12.5],
  ['12.50', 12.5],
  ['1299.505', 1299.505],
  ['1,299', 1299],
  ['12,299,000', 12_299_000],
  ['1,299.50', 1299.5],
  ['12,5', 12.5],
  ['12,50', 12.5],
  ['1,234', 1234],
  ['1.2.3', null],
  ['1,2,3', null],
  ['1234,567', null],
  ['12,3456', null],
  ['1,299.', null],
  ['x12', null],
  ['12x', null],
  ['x1,299', null],
  ['1,299x', null],
  ['x1,5', null],
  ['1,5x', null],
  ['thirteen', null],
  ['', null],
])('the number %j is %s', (text, value) => {
  expect(readNumber(text)).toBe(value);
});
