import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { type CategoryCount, spreadSample } from './draw-sample.ts';

const counts = (given: Record<string, number>): CategoryCount[] =>
  Object.entries(given).map(([category, products]) => ({ category, products }));
const asRecord = (spread: CategoryCount[]) =>
  Object.fromEntries(spread.map(({ category, products }) => [category, products]));

test.each<[string, Record<string, number>, number, Record<string, number>]>([
  ['in proportion', { Mugs: 600, Bowls: 300, Kites: 100 }, 20, { Mugs: 12, Bowls: 6, Kites: 2 }],
  [
    'what is left over to the largest remainder',
    { Mugs: 50, Bowls: 30, Kites: 20 },
    4,
    { Mugs: 2, Bowls: 1, Kites: 1 },
  ],
  ['of equal remainders to the larger category', { Mugs: 1, Bowls: 3 }, 2, { Bowls: 2 }],
  ['of equal categories to the first by name', { Mugs: 5, Bowls: 5, Kites: 5 }, 1, { Bowls: 1 }],
  ['all products where there are fewer', { Mugs: 2, '': 1 }, 20, { Mugs: 2, '': 1 }],
  ['nothing of nothing', {}, 20, {}],
])('a sample is spread %s', (_how, given, size, expected) => {
  expect(asRecord(spreadSample(counts(given), size))).toEqual(expected);
});

it('every category gets its exact share rounded down or up, and together they are the sample', () => {
  const categories = fc.uniqueArray(
    fc.record({ category: fc.string({ maxLength: 5 }), products: fc.integer({ min: 1, max: 5_000 }) }),
    { maxLength: 30, selector: ({ category }) => category },
  );
  fc.assert(
    fc.property(categories, fc.integer({ min: 1, max: 200 }), (given, size) => {
      const total = given.reduce((sum, { products }) => sum + products, 0);
      const wanted = Math.min(size, total);
      const spread = spreadSample(given, size);
      expect(spread.reduce((sum, { products }) => sum + products, 0)).toBe(wanted);
      const of = new Map(spread.map(({ category, products }) => [category, products]));
      for (const { category, products } of given) {
        const exact = (wanted * products) / total;
        const taken = of.get(category) ?? 0;
        expect(taken).toBeGreaterThanOrEqual(Math.floor(exact));
        expect(taken).toBeLessThanOrEqual(Math.ceil(exact));
        expect(taken).toBeLessThanOrEqual(products);
      }
    }),
  );
});

it('the order the categories come in does not matter', () => {
  const given = counts({ Mugs: 7, Bowls: 7, Kites: 3, '': 2 });
  expect(spreadSample(given.toReversed(), 5)).toEqual(spreadSample(given, 5));
});
