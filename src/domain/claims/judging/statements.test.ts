// When a sentence is shown as checked in part only: where a word of it is nowhere in the source.
import { describe, expect, it } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { checkClaims } from '../check-claims.ts';
import { extractFacts } from '../facts.ts';

const source = {
  title: 'Brook Steel Water Bottle 750 ml, Blue',
  description: 'Keeps drinks cold for 24 hours. Washing by hand is recommended.',
};
const hints = (text: string) =>
  checkClaims(extractFacts(product(source)), text).flatMap(({ kind }) =>
    kind === 'partly' || kind === 'unread' ? [kind] : [],
  );

describe('a sentence of which rules read a part', () => {
  it.each([
    ['words of the title', 'The blue Brook bottle holds 750 ml of water.'],
    ['other forms of its words', 'It keeps a cold drink for 24 hours.'],
    ['words that say nothing alone', 'It works well and keeps even more drinks cold for 24 hours.'],
  ])('is checked where the rest are %s', (_name, text) => {
    expect(hints(text)).toEqual([]);
  });

  it('is partly checked where a word is new', () => {
    expect(hints('The blue bottle keeps 750 ml of water fizzy.')).toEqual(['partly']);
  });
});

it('a sentence no rule reads is not checked, whatever its words', () => {
  expect(hints('Brook drinks water by hand.')).toEqual(['unread']);
});
