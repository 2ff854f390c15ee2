import { expect, test } from 'vitest';
import { lacksPack, retailerPacks } from './find-pack.ts';

const packs = [
  { retailer: 'general', name: 'General', active: 3 },
  { retailer: 'walmart', name: 'Walmart', active: 3 },
  { retailer: 'amazon', name: 'Amazon', active: 3 },
  { retailer: 'corner shop', name: 'corner shop', active: 3 },
  { retailer: 'ebay', name: 'eBay', active: 0 },
];

test.each<[string | null, boolean]>([
  ['Amazon', false],
  ['amazon.de', false],
  [' Corner  Shop ', false],
  ['Amazonn', true],
  ['Corner', true],
  // Known to Copydesk, and without rules in this workspace.
  ['Etsy', true],
  // All of its rules are off.
  ['ebay.com', true],
  ['', false],
  ['general', false],
  [null, false],
])('%s lacks a pack: %s', (retailer, isLacking) => {
  expect(lacksPack(retailer, packs)).toBe(isLacking);
});

test('packs of retailers come by name', () => {
  expect(retailerPacks(packs).map(({ name }) => name)).toEqual(['Amazon', 'corner shop', 'Walmart']);
});
