import { describe, expect, it, test } from 'vitest';
import {
  channelName,
  count,
  describeTime,
  isAre,
  joinAnswers,
  listWords,
  readTimeZone,
  say,
  writeAnswer,
} from './product-facts.ts';

describe('an answer', () => {
  it('names its sources once each, in its last line', () => {
    const answer = { lines: ['The pan weighs 2.4 kg.'], found: ['attributes', 'title', 'attributes'] };
    expect(writeAnswer(answer)).toBe('The pan weighs 2.4 kg.\n\n*Found in: attributes; title.*');
    expect(writeAnswer(say('Hello.', 'Ask me.'))).toBe('Hello.\nAsk me.');
  });

  it('of several questions is the answers one after another, without those there are none to', () => {
    const [first, second] = [
      { lines: ['a', 'b'], found: ['title'] },
      { lines: ['c'], found: ['price'] },
    ];
    expect(joinAnswers(first, null, second)).toEqual({ lines: ['a', 'b', 'c'], found: ['title', 'price'] });
    expect(joinAnswers()).toEqual(say());
  });
});

test.each([
  [0, '0 bullets'],
  [1, '1 bullet'],
  [2, '2 bullets'],
  [12_000, '12,000 bullets'],
])('%i of them are %s', (number, words) => {
  expect(count(number, 'bullet')).toBe(words);
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j are listed as "%s"', (words, listed) => {
  expect(listWords(words)).toBe(listed);
});

test('bullets and images are, title and description is', () => {
  expect((['title', 'bullets', 'description', 'images'] as const).map(isAre)).toEqual(['is', 'are', 'is', 'are']);
});

test.each([
  ['UTC', 'Nov 21, 2026, 3:05 PM UTC'],
  ['America/Los_Angeles', 'Nov 21, 2026, 7:05 AM'],
  ['Pacific/Auckland', 'Nov 22, 2026, 4:05 AM'],
])('a time is shown in the zone %s', (zone, shown) => {
  expect(describeTime('2026-11-21T15:05:00.000Z', zone)).toBe(shown);
});

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['Middle-earth/Shire', 'UTC'],
  [undefined, 'UTC'],
])('the time zone %s is read as %s', (name, zone) => {
  expect(readTimeZone(name)).toBe(zone);
});

test('a channel is called as people write it, an unknown one as it is', () => {
  expect(channelName('ebay')).toBe('eBay');
  expect(channelName('Corner Shop')).toBe('Corner Shop');
});
