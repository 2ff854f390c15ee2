// Everything the sources of products state, as one text each: where keywords are looked up.
import { type FactProduct, factTextOf } from '#domain/models/brief/brief-facts.ts';
import type { Db } from '#server/database/database.ts';
import { loadAttributeChoices } from './attribute-choices.commands.ts';
import { listFactTexts } from './claims.store.ts';

/** In the order of the products; `id` is null of one that is not stored yet, and so has no data sources. */
export async function loadFactTexts(
  db: Db,
  products: readonly (FactProduct & { id: number | null })[],
): Promise<string[]> {
  if (products.length === 0) return [];
  const sources = await listFactTexts(
    db,
    products.flatMap(({ id }) => id ?? []),
  );
  const attributeChoices = await loadAttributeChoices(db);
  return products.map((product) => {
    const dataSources = sources.filter(({ productId }) => productId === product.id).map(({ text }) => text);
    return factTextOf({ product, dataSources, attributeChoices });
  });
}
