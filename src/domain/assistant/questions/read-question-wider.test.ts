import { describe, expect, it, test } from 'vitest';
import { describeQuery } from './describe-query.ts';
import { readQuestion } from './read-question.ts';

const facets = {
  categories: ['Kitchen', 'Yoga', 'Home & Garden'],
  subcategories: [],
  brands: ['Acme®', 'Bloom'],
  retailers: ['Amazon', 'Etsy', 'Walmart'],
  people: ['Maya Lindqvist'],
};
const now = new Date('2026-11-21T10:00:00.000Z');
/** What a question is read as, in words; null where it is not read. */
const read = (question: string) => {
  const { query } = readQuestion(question, facets, now);
  return query && describeQuery(query);
};

test.each([
  ['listings whose description has fewer than 40 words', 'Products with a description length below 40 words'],
  ['show items with just one picture', 'Products with exactly 1 image'],
  ['anything that only has 2 bullets', 'Products with exactly 2 bullets'],
  ['any items over 12k', 'Products with a price above 12,000'],
  ['who has the fewest bullets?', 'All products, fewest bullets first'],
  ['show me the price of AC-12-RED', 'Products with a SKU that is “AC-12-RED”, highest price first'],
  ['show AC-12-RED', 'Products with a SKU that is “AC-12-RED”'],
  ['the title is Kitchen scale', 'Products with a title that is “Kitchen scale”'],
  ['what is the combined value of Bloom items', 'Total price of products of brand Bloom'],
  ['Bloom items scoring under 60 on listing quality', 'Products of brand Bloom with a Listing Quality below 60'],
  ['acme products', 'Products of brand Acme®'],
  ['which retailers does Bloom cover', 'Products of brand Bloom, counted per retailer'],
  ['rejected title but description approved', 'Products with the title rejected and the description approved'],
  ['which products were rolled back since October?', 'Products rolled back since 1 Oct 2026'],
  ['items without a Warranty period attribute', 'Products with no attribute “Warranty period”'],
  [
    'Bloom listings with the attribute Shade is Dark blue',
    'Products of brand Bloom with the attribute “Shade” of “Dark blue”',
  ],
  ['listings missing the Shade attribute', 'Products with no attribute “Shade”'],
  ['listings not at Amazon, Etsy or Walmart', 'Products not of retailer Amazon, Etsy or Walmart'],
  ['titles containing both yoga and bloom', 'Products with “yoga” in the title and “bloom” in the title'],
  ['which items did Maya reject today', 'Products rejected by Maya Lindqvist since 21 Nov 2026'],
])('%s: %s', (question, said) => {
  expect(read(question)).toBe(said);
});

describe('two groups', () => {
  it.each([
    ['listing quality of Amazon versus Etsy, which is better', 'highest first'],
    ['which is worse in quality, Amazon or Etsy', 'lowest first'],
  ])('%s', (question, said) => {
    expect(read(question)).toBe(`All products, average Listing Quality per retailer (Amazon and Etsy), ${said}`);
  });

  it('are two figures where each has its own preposition', () => {
    expect(read('average quality for Amazon and for Etsy')).toBe(
      'All products, average Listing Quality per retailer (Amazon and Etsy)',
    );
  });
});

test.each([
  'items edited and approved in May',
  'are all products approved',
  'titles over 100',
  'which brands are fully approved',
  'which brands have everything pending',
  'how many parts did Maya edit',
  'who has rejected the most',
])('%s is not read', (question) => {
  expect(read(question)).toBeNull();
});
