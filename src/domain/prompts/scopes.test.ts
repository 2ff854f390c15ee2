import { expect, test } from 'vitest';
import { promptScopes } from './scope-names.ts';
import { describeOrigin, scopedValue, scopeValueLabels, scopeWords } from './scopes.ts';

const mug = { sku: 'MUG-1', category: 'Kitchen', subcategory: ' Coffee  Mugs ', brand: ' ' };

test('scopes stand widest first, under their specified words', () => {
  expect(promptScopes.map((scope) => scopeWords[scope])).toEqual([
    'Global',
    'Category',
    'Brand',
    'Product Type',
    'Specific Product',
  ]);
});

test('the form names the value each scope asks for', () => {
  expect(scopeValueLabels).toEqual({
    category: 'Category Name',
    brand: 'Brand Name',
    productType: 'Product Type',
    sku: 'Product SKU',
  });
});

test.each([
  ['global', null],
  ['category', 'Kitchen'],
  ['productType', 'Coffee Mugs'],
  ['brand', null],
  ['sku', 'MUG-1'],
] as const)('%s looks at %j of the product', (scope, value) => {
  expect(scopedValue(mug, scope)).toBe(value);
});

test.each([
  ['global', null, 'global prompt'],
  ['category', 'Kitchen', 'category prompt for Kitchen'],
  ['brand', 'Clayfield', 'brand prompt for Clayfield'],
  ['productType', 'Mugs', 'product type prompt for Mugs'],
  ['sku', 'MUG-1', 'product prompt for MUG-1'],
] as const)('a prompt of scope %s for %j is called the %s', (scope, scopeValue, origin) => {
  expect(describeOrigin({ scope, scopeValue })).toBe(origin);
});
