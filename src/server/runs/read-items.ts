// Products as the actions of runs read them.
import type { OptimizedContent } from '#domain/review/content.ts';
import { loadProducts } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import { loadContents } from '#server/review/review.commands.ts';
import type { Read } from './actions/planned.ts';

export const contentsOf = async (db: Db, ids: readonly number[]): Promise<Map<number, OptimizedContent>> =>
  new Map((await loadContents(db, ids)).map((content) => [content.productId, content]));

/** Products with their content, in the order of their ids; those that are gone are left out. */
export async function readItems(db: Db, ids: readonly number[]): Promise<Read[]> {
  const products = await loadProducts(db, ids);
  const contents = await contentsOf(db, ids);
  return products.map((product) => ({ product, content: contents.get(product.id) ?? null }));
}
