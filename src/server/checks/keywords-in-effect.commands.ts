// The keywords in effect for products, as their texts are checked by them. Lists are changed in src/server/keywords.
import { type AppliedKeywords, selectKeywords } from '#domain/keywords/keyword.ts';
import type { Db } from '#server/database/database.ts';
import { findApplicable, type ListedProduct } from './keywords-in-effect.store.ts';

export { hasLists, isOfCategory, tidy } from './keywords-in-effect.store.ts';

/** In the order of the products. */
export async function loadKeywordsInEffect(db: Db, products: readonly ListedProduct[]): Promise<AppliedKeywords[]> {
  return (await findApplicable(db, products)).map(selectKeywords);
}

/** The keywords in effect for a product. */
export async function loadKeywords(db: Db, product: ListedProduct): Promise<AppliedKeywords> {
  const [applied = selectKeywords([])] = await loadKeywordsInEffect(db, [product]);
  return applied;
}
