import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { idParam, type Product, productSchema } from './product.ts';
import { product } from './test-product.ts';

test.each([
  ['1', 1],
  ['907', 907],
  ['2147483647', 2_147_483_647],
])('%s in a path is the id %i', (id, expected) => {
  expect(z.parse(idParam, { id })).toEqual({ id: expected });
});

test.each(['0', '-1', '01', '1.5', 'abc', '7x', 'x7', '', ' 7', '2147483648', '99999999999'])(
  '%j in a path is refused in the specified words',
  (id) => {
    const { error } = z.safeParse(idParam, { id });
    expect(error?.issues.map(({ message }) => message)).toContain('Invalid product ID');
  },
);

const mug: Product = {
  ...product({ sku: 'M-1', title: 'Mug', attributes: [{ name: 'Material', value: 'Stoneware' }] }),
  translations: { de: { title: 'Becher', bullets: ['Fasst 350 ml'] } },
  id: 7,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  version: 1,
  contentStatus: { score: 58, issues: 5, status: 'needs_improvement' },
  hasContent: false,
  pendingParts: ['title', 'description', 'bullets', 'images'],
  waitingSince: null,
  lens: 'nothing-written',
  listingQuality: null,
  complianceLevel: null,
};

test('a product goes over the wire whole', () => {
  expect(z.parse(productSchema, mug)).toEqual(mug);
});

test.each(['needs_improvement', 'critical', 'optimized'] as const)('a product may be %s', (status) => {
  const contentStatus = { score: 50, issues: 2, status };
  expect(z.parse(productSchema, { ...mug, contentStatus }).contentStatus).toEqual(contentStatus);
});

test.each([
  ['attributes', [{ name: 'Material' }]],
  ['contentStatus', { score: 58, issues: 5, status: '' }],
  ['images', '/mug.jpg'],
  ['lens', 'boredom'],
])('a product with other %s than agreed is refused', (field, value) => {
  expect(z.safeParse(productSchema, { ...mug, [field]: value }).success).toBe(false);
});
