// Puts counts per category and subcategory into the order and the shares the categories screen shows.
import type { Categories, Category } from './categories.contract.ts';

/** Products that share a category and a subcategory; null where they name none. */
export type CategoryCount = { category: string | null; subcategory: string | null; count: number };

/** `part` of `total` in whole percent, rounded half up; 0 of nothing. */
export function roundPercent(part: number, total: number): number {
  return total === 0 ? 0 : Math.round((part / total) * 100);
}

type Counted = { name: string | null; count: number };

/**
 * Most products first, by name where equal (by code unit: the same on every machine); a group without a name after named ones.
 * No two groups are of one name.
 */
function byCount(one: Counted, other: Counted): number {
  if (one.count !== other.count) return other.count - one.count;
  if (one.name === null) return 1;
  return other.name === null || one.name < other.name ? -1 : 1;
}

/** Folds the counts of subcategories into their categories. */
export function foldCategories(counts: readonly CategoryCount[]): Categories {
  const byCategory = new Map<string | null, Counted[]>();
  for (const { category, subcategory, count } of counts) {
    const known = byCategory.get(category);
    if (known) known.push({ name: subcategory, count });
    else byCategory.set(category, [{ name: subcategory, count }]);
  }
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const categories = [...byCategory].map(([name, groups]): Category => {
    const count = groups.reduce((sum, group) => sum + group.count, 0);
    const named = groups.filter((group) => group.name !== null).sort(byCount);
    const unnamed = groups.filter((group) => group.name === null);
    const subcategories = named.length === 0 ? [] : [...named, ...unnamed];
    return { name, count, percent: roundPercent(count, total), subcategories };
  });
  return { total, categories: categories.sort(byCount) };
}
