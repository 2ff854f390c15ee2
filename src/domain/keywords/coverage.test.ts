import { describe, expect, it } from 'vitest';
import { addCoverage, countOne, coverKeywords, noCoverage, stateOf, sumCoverage } from './coverage.ts';

const wish = (text: string, hasFact: boolean, volume: number | null = null) => ({ text, volume, hasFact });
const texts = { title: 'Oak bench', bullets: ['Solid oak', 'Garden use'], description: 'A bench of solid OAK.' };

describe('coverKeywords', () => {
  const placesOf = (text: string) => coverKeywords([wish(text, true)], texts)[0]?.places;
  it.each([
    ['oak', ['title', 'bullets', 'description']],
    ['solid oak', ['bullets', 'description']],
    ['Oak Bench', ['title']],
    ['ak', []],
    // The end of one bullet and the start of the next are no phrase.
    ['oak garden', []],
  ])('%s stands in %j', (text, places) => expect(placesOf(text)).toEqual(places));
});

it.each([
  [{ hasFact: true, places: ['title'] }, 'placed'],
  [{ hasFact: false, places: ['title'] }, 'placed'],
  [{ hasFact: true, places: [] }, 'open'],
  [{ hasFact: false, places: [] }, 'unsupported'],
] as const)('%j is %s', ({ hasFact, places }, state) => expect(stateOf({ hasFact, places: [...places] })).toBe(state));

describe('sumCoverage', () => {
  it('counts keywords and the searches behind them', () => {
    const covered = coverKeywords(
      [
        wish('oak', true, 100),
        wish('seat', true, 50),
        wish('teak', false, 250),
        wish('pine', false),
        wish('bench', false),
      ],
      texts,
    );
    expect(sumCoverage(covered)).toEqual({
      placed: 2,
      open: 1,
      unsupported: 2,
      volume: { total: 400, placed: 100, possible: 150 },
    });
  });
  it.each([[[]], [[wish('oak', true)]], [[wish('oak', true, 0)]]])('knows no share without a volume: %j', (wishes) =>
    expect(sumCoverage(coverKeywords(wishes, texts)).volume).toBeNull(),
  );
});

it('counts of products add up, keyword by keyword', () => {
  const one = countOne(coverKeywords([wish('oak', true), wish('seat', true)], texts));
  const other = countOne(
    coverKeywords([wish('oak', false), wish('seat', false)], { ...texts, title: '', bullets: [], description: '' }),
  );
  expect(addCoverage(addCoverage(noCoverage(2), one), other)).toEqual({
    products: 2,
    counts: [
      { placed: 1, open: 0, unsupported: 1 },
      { placed: 0, open: 1, unsupported: 1 },
    ],
  });
});
