// The sample of a run: how it is spread over categories, and what is stored of it. Values in, values out.
import type { RunSample } from './runs.contract.ts';

/**
 * A drawn sample. `seed` decides which products of a category are drawn; `afterEntry` is the last history entry from before, so that what
 * people did with the sample can be read. `looked` null: nobody has confirmed it yet.
 */
export type DrawnSample = {
  seed: number;
  afterEntry: number;
  productIds: number[];
  looked: { by: NonNullable<RunSample['lookedBy']>; at: string; found: RunSample['found'] } | null;
};

/** So many products of a category; of products without one `category` is empty. */
export type CategoryCount = { category: string; products: number };

/**
 * Spreads a sample of `size` products over the categories in proportion to their products, by largest remainder: no category gets more than
 * it has, and together they get `size`, or all products where there are fewer. Of equal remainders the larger category is first, then the
 * first by name. Categories without a share are left out.
 */
export function spreadSample(counts: readonly CategoryCount[], size: number): CategoryCount[] {
  const total = counts.reduce((sum, { products }) => sum + products, 0);
  const wanted = Math.min(size, total);
  if (wanted === 0) return [];
  const shares = counts.map((count) => {
    // In whole numbers: what is left over compares exactly.
    const exact = wanted * count.products;
    return { ...count, taken: Math.floor(exact / total), rest: exact % total };
  });
  const open = wanted - shares.reduce((sum, { taken }) => sum + taken, 0);
  const byRest = shares.toSorted(
    (a, b) => b.rest - a.rest || b.products - a.products || (a.category < b.category ? -1 : 1),
  );
  return byRest
    .map(({ category, taken }, place) => ({ category, products: place < open ? taken + 1 : taken }))
    .filter(({ products }) => products > 0);
}
