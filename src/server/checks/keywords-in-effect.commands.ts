// The keywords in effect for products. Apart from the use cases of keywords, which judge listings anew and so rest on it.
import { type AppliedKeywords, selectKeywords } from '#domain/keywords/keyword.ts';
import type { Db } from '#server/database/database.ts';
import { findApplicable, type ListedProduct } from '#server/keywords/keywords.store.ts';

export { hasLists } from '#server/keywords/keywords.store.ts';

/** In the order of the products. */
export async function loadKeywordsInEffect(db: Db, products: readonly ListedProduct[]): Promise<AppliedKeywords[]> {
  return (await findApplicable(db, products)).map(selectKeywords);
}

/** The keywords in effect for a product. */
export async function loadKeywords(db: Db, product: ListedProduct): Promise<AppliedKeywords> {
  const [applied = selectKeywords([])] = await loadKeywordsInEffect(db, [product]);
  return applied;
}
