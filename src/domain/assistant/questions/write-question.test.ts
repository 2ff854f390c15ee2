import { expect, it } from 'vitest';
import type { FacetValues } from './match-facet.ts';
import { readQuestion } from './read-question.ts';
import { writeQuestion } from './write-question.ts';

const names: FacetValues = {
  categories: ['Kitchen'],
  subcategories: [],
  brands: ['Bloom', 'Acme'],
  retailers: ['Amazon'],
};
const read = (question: string) => readQuestion(question, names, new Date('2026-11-21T10:00:00.000Z')).query;
const write = (question: string) => {
  const query = read(question);
  if (!query) throw new Error(`Not read: ${question}`);
  return writeQuestion(query, read);
};

it.each([
  ['pending or rejected stuff, Bloom', 'Pending or rejected products of brand Bloom'],
  ['hw many listings w/o a brand at amazon', 'How many products of retailer Amazon with no brand are there?'],
  ['prods under 20 usd', 'Products with a price below 20 USD'],
  ['title still pending', 'Products with the title still pending'],
  ['added since monday', 'Products added since 16 Nov 2026'],
  ['skus per brand', 'How many products per brand?'],
  ['the 3 cheapest things', 'The 3 products with the lowest price'],
  ['oldest', 'Which products are the oldest?'],
  ['3 newest pending prods', 'The 3 newest pending products'],
  ['most issues', 'Which products have the most issues?'],
  ['avg price', 'Average price of all products'],
])('%s → %s', (question, written) => {
  expect(write(question)).toBe(written);
  expect(read(written)).toEqual(read(question));
});

it('writes nothing that would be read otherwise, or not at all', () => {
  const query = read('pending products of brand Bloom');
  if (!query) throw new Error('Not read');
  expect(writeQuestion(query, () => null)).toBeNull();
  expect(writeQuestion(query, () => read('products of brand Bloom'))).toBeNull();
});

it('writes nothing for all products, which say nothing of what was asked, and for alternatives', () => {
  expect(write('show all products')).toBeNull();
  expect(write('products of brand Bloom or with no images')).toBeNull();
});
