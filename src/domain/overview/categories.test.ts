import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { foldCategories, roundPercent } from './categories.ts';

test.each([
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [1, 100_000, 0],
  [5, 5, 100],
  [0, 0, 0],
])('%i of %i is %i percent', (part, total, percent) => expect(roundPercent(part, total)).toBe(percent));

describe('counts become categories', () => {
  it('rounds the share of each to the nearest whole percent', () => {
    const { categories } = foldCategories([
      { category: 'Kitchen', subcategory: null, count: 2 },
      { category: 'Garden', subcategory: null, count: 1 },
    ]);
    expect(categories.map(({ name, percent }) => [name, percent])).toEqual([
      ['Kitchen', 67],
      ['Garden', 33],
    ]);
  });

  it('sorts categories and subcategories by products, and by name where they are equal', () => {
    expect(
      foldCategories([
        { category: 'Garden', subcategory: 'Vases', count: 2 },
        { category: 'Kitchen', subcategory: 'Mugs', count: 1 },
        { category: 'Kitchen', subcategory: 'Knives', count: 4 },
        { category: 'Bath', subcategory: 'Towels', count: 2 },
      ]),
    ).toEqual({
      total: 9,
      categories: [
        {
          name: 'Kitchen',
          count: 5,
          percent: 56,
          subcategories: [
            { name: 'Knives', count: 4 },
            { name: 'Mugs', count: 1 },
          ],
        },
        { name: 'Bath', count: 2, percent: 22, subcategories: [{ name: 'Towels', count: 2 }] },
        { name: 'Garden', count: 2, percent: 22, subcategories: [{ name: 'Vases', count: 2 }] },
      ],
    });
  });

  it('counts products without a category and without a subcategory as such', () => {
    const { categories } = foldCategories([
      { category: null, subcategory: null, count: 3 },
      { category: 'Kitchen', subcategory: null, count: 5 },
      { category: 'Kitchen', subcategory: 'Mugs', count: 1 },
      { category: 'Garden', subcategory: null, count: 1 },
    ]);
    expect(categories.map(({ name, count }) => [name, count])).toEqual([
      ['Kitchen', 6],
      [null, 3],
      ['Garden', 1],
    ]);
    expect(categories[0]?.subcategories).toEqual([
      { name: 'Mugs', count: 1 },
      { name: null, count: 5 },
    ]);
    expect(categories[2]?.subcategories, 'no subcategory at all').toEqual([]);
  });

  it('puts products without a category after the categories of as many, wherever they came', () => {
    const counts = ['Bath', null, 'Garden', 'Attic'].map((category) => ({ category, subcategory: null, count: 2 }));
    for (const rows of [counts, counts.toReversed(), [...counts.slice(1), ...counts.slice(0, 1)]])
      expect(foldCategories(rows).categories.map(({ name }) => name)).toEqual(['Attic', 'Bath', 'Garden', null]);
  });

  it('takes a category named null, or like a part of an object, for a name', () => {
    const { categories } = foldCategories([
      { category: 'null', subcategory: '__proto__', count: 1 },
      { category: null, subcategory: null, count: 1 },
      { category: '__proto__', subcategory: 'constructor', count: 1 },
    ]);
    expect(categories.map(({ name }) => name)).toEqual(['__proto__', 'null', null]);
  });

  it('loses no product, no matter what the names are', () => {
    const name = fc.option(fc.string(), { nil: null });
    const counts = fc.uniqueArray(
      fc.record({ category: name, subcategory: name, count: fc.integer({ min: 1, max: 50 }) }),
      {
        selector: ({ category, subcategory }) => JSON.stringify([category, subcategory]),
      },
    );
    fc.assert(
      fc.property(counts, (rows) => {
        const { total, categories } = foldCategories(rows);
        expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(total);
        for (const { count, subcategories } of categories) {
          if (subcategories.length > 0) expect(subcategories.reduce((sum, each) => sum + each.count, 0)).toBe(count);
        }
      }),
    );
  });
});
