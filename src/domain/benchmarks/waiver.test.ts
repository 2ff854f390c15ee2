import { describe, expect, it, test } from 'vitest';
import { type Waived, waivedSchema } from './waived.ts';
import { coversProduct, waivedRules } from './waiver.ts';

const product = { retailer: 'Amazon', brand: 'Clayfield', category: 'Home & Kitchen', subcategory: 'Mugs' };
const nowhere = { retailer: null, brand: null, category: null, subcategory: null };
const of = (scope: 'retailer' | 'brand' | 'category', value: string, until: string | null = null): Waived => ({
  ruleIds: ['title.length'],
  scope,
  value,
  until,
});
const ofProducts = (...productIds: number[]): Waived => ({
  ruleIds: ['title.length'],
  scope: 'products',
  productIds,
  until: null,
});

describe('what a waiver covers', () => {
  test.each([
    ['retailer', 'Amazon', true],
    ['retailer', ' amazon ', true],
    ['retailer', 'Walmart', false],
    ['retailer', '', false],
    ['brand', 'Clayfield', true],
    ['brand', ' CLAYFIELD', true],
    ['brand', 'Clay', false],
    ['category', 'home & kitchen', true],
    ['category', 'Mugs', true],
    ['category', 'Kitchen', false],
    ['category', 'Bowls', false],
  ] as const)('the %s %j: %s', (scope, value, isCovered) => {
    expect(coversProduct(of(scope, value), product, 7)).toBe(isCovered);
  });

  it('one step of a category path is enough', () => {
    const deep = { ...product, category: 'Home > Kitchen > Drinkware', subcategory: null };
    expect(coversProduct(of('category', 'Kitchen'), deep, 7)).toBe(true);
    expect(coversProduct(of('category', 'Drinkware'), deep, 7)).toBe(true);
    expect(coversProduct(of('category', 'Drink'), deep, 7)).toBe(false);
  });

  it('the named products, and none that is not stored yet', () => {
    expect(coversProduct(ofProducts(3, 7), product, 7)).toBe(true);
    expect(coversProduct(ofProducts(3), product, 7)).toBe(false);
    expect(coversProduct(ofProducts(3, 7), product, null)).toBe(false);
    expect(coversProduct(of('brand', 'Clayfield'), product, null)).toBe(true);
  });

  it('of a name, no product that has none', () => {
    for (const scope of ['retailer', 'brand', 'category'] as const)
      expect(coversProduct(of(scope, 'Clayfield'), nowhere, 7), scope).toBe(false);
  });
});

describe('the rules waived for a product', () => {
  const day = '2026-11-21';
  const ids = (...waivers: Waived[]) => [...waivedRules(waivers, product, 7, day)];

  it('are those of every waiver that covers it, each once', () => {
    expect(ids()).toEqual([]);
    const caps = { ...of('retailer', 'Amazon'), ruleIds: ['title.caps'] };
    expect(ids(of('brand', 'Clayfield'), caps, ofProducts(7), of('brand', 'Other'))).toEqual([
      'title.length',
      'title.caps',
    ]);
    expect(ids(of('brand', 'Other'))).toEqual([]);
  });

  test.each([
    [null, true],
    ['2026-11-22', true],
    ['2026-11-21', true],
    ['2026-11-20', false],
    ['2025-12-31', false],
  ])('with %s as the last day, on the 21st: %s', (until, holds) => {
    expect(ids(of('brand', 'Clayfield', until))).toEqual(holds ? ['title.length'] : []);
  });
});

test.each([
  [of('brand', 'Clayfield', '2026-11-21'), true],
  [ofProducts(1, 2), true],
  [{ ruleIds: ['x'], scope: 'brand', until: null }, false],
  // No name would cover every product without a brand.
  [of('brand', ' '), false],
  [{ ruleIds: ['x'], scope: 'products', value: 'Clayfield', until: null }, false],
  [{ ruleIds: ['x'], scope: 'everything', value: 'all', until: null }, false],
  [{ ruleIds: ['x'], scope: 'brand', value: 'Clayfield', until: 'soon' }, false],
])('%j is a waiver: %s', (given, isOne) => {
  expect(waivedSchema.safeParse(given).success).toBe(isOne);
});
