// Which categories a search finds: by their own name, or by the name of a subcategory, which then stand first on the card.
import type { Category } from '#domain/overview/categories.contract.ts';

export const uncategorized = 'Uncategorized';

/** The categories a typed text is part of, ignoring case; all of them for a blank text. */
export function findCategories(categories: readonly Category[], text: string): readonly Category[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return categories;
  const has = (name: string | null) => name?.toLowerCase().includes(wanted) === true;
  return categories.flatMap((category) => {
    if (has(category.name ?? uncategorized)) return [category];
    const found = category.subcategories.filter(({ name }) => has(name));
    if (found.length === 0) return [];
    return [{ ...category, subcategories: [...found, ...category.subcategories.filter(({ name }) => !has(name))] }];
  });
}

/** Named subcategories of a category. */
export function countSubcategories({ subcategories }: Category): number {
  return subcategories.filter(({ name }) => name !== null).length;
}
