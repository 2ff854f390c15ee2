import { describe, expect, test } from 'vitest';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import { selectRules } from '#domain/benchmarks/select-rules.ts';
import { product } from '#domain/catalogue/test-product.ts';
import { expectSteadyGrowth } from '#testing/growth.ts';
import { describeLeftOut, openChooser } from './left-out.ts';

const reason = { text: 'said before', because: 'facts', ref: null } as const;

test('texts left out are listed by their cause, however many there are', () => {
  const leftOut = (size: number) =>
    Array.from({ length: size }, (_, at) => ({ text: `Text ${at}`, reason, isRepeat: true }));
  expect(describeLeftOut(leftOut(2))).toEqual([{ ...reason, text: 'Left out "Text 0" and "Text 1": said before.' }]);
  expectSteadyGrowth(leftOut, 40_000, describeLeftOut);
});

const chooserOf = (title: string, said: readonly string[]) =>
  openChooser(product({ title }), [title, ...said].join('\n'), []);

test('a symbol the channel refuses takes no size with it', () => {
  const said = ['Class 4 (2 W @ 900 MHz)', 'Call us @ home'];
  const module = product({ title: 'Module', retailer: 'Walmart' });
  const chooser = openChooser(module, said.join('\n'), selectRules(builtInRules, module, new Date('2026-11-27')));
  expect(chooser.choose('bullets', said).kept).toEqual(['Class 4 (2 W @ 900 MHz)']);
});

describe('of the talk of a sale', () => {
  test.each([
    ['Money Box', 'Holds up to $50 in coins.'],
    ['Money Box', 'Fill it with €200 and save for the next trip.'],
    ['Coin Counter', 'Counts up to $999.99 in quarters, dimes and nickels.'],
    ['Travel Pouch', 'The side pocket takes $20 in coins.'],
    ['Board Game', 'With $5,000 of play money for six.'],
    ['Shampoo', 'Bottle of 50 ml, buy 1 get 1 free.'],
    ['Shampoo', '50 ml for $9.99'],
  ])('for a %s, %j stays', (title, text) => {
    expect(chooserOf(title, [text]).choose('bullets', [text]).kept).toEqual([text]);
  });

  test.each([
    ['Travel Pouch', 'Now only $20.'],
    ['Money Box', 'Free shipping on all money boxes.'],
    ['Shampoo, 50 ml', 'Bottle of 50 ml, buy 1 get 1 free.'],
    ['Travel Pouch', 'Only 3 in stock.'],
  ])('for a %s, %j goes', (title, text) => {
    expect(chooserOf(title, [text]).choose('bullets', [text]).kept).toEqual([]);
  });
});
