import { expect, test } from 'vitest';
import { facetOptions } from './facet-options.ts';

const facets = {
  categories: ['Kitchen', 'Outdoor'],
  subcategories: [
    { category: 'Kitchen', subcategory: 'Coffee' },
    { category: 'Outdoor', subcategory: 'Coffee' },
    { category: 'Outdoor', subcategory: 'Tents' },
    { category: null, subcategory: 'Loose' },
  ],
  brands: ['Acme'],
  retailers: [],
};
const labels = (...args: Parameters<typeof facetOptions>) => facetOptions(...args).map((option) => option.label);

test.each([
  ['category', undefined, undefined, ['All Categories', 'Kitchen', 'Outdoor']],
  ['subcategory', undefined, undefined, ['All Subcategories', 'Coffee', 'Tents', 'Loose']],
  ['subcategory', undefined, 'Kitchen', ['All Subcategories', 'Coffee']],
  ['retailer', undefined, undefined, ['All Retailers']],
  ['brand', 'Gone', undefined, ['All Brands', 'Acme', 'Gone']],
] as const)('%s with %j chosen, within category %j', (facet, value, category, expected) => {
  expect(labels(facet, facets, { value, category })).toEqual(expected);
});

test('before the values are known there is still the way back to all', () => {
  expect(labels('brand', undefined, { value: 'Acme', category: undefined })).toEqual(['All Brands', 'Acme']);
});
