// The only SQL on data sources as facts.
import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { FactSource } from '#domain/claims/claims.contract.ts';
import type { Db } from '#server/database/database.ts';
import { dataSources } from '#server/database/schema.ts';

/** A source counts while it is active and has a text. */
const counts = [
  eq(dataSources.isActive, true),
  isNotNull(dataSources.sourceContent),
  ne(dataSources.sourceContent, ''),
];

/** The active data sources of a product that have a text, the oldest first: evidence numbers them in this order. */
export async function listFactSources(db: Db, productId: number): Promise<FactSource[]> {
  const rows = await db
    .select({
      id: dataSources.id,
      category: dataSources.sourceCategory,
      url: dataSources.sourceUrl,
      text: dataSources.sourceContent,
    })
    .from(dataSources)
    .where(and(eq(dataSources.productId, productId), ...counts))
    .orderBy(asc(dataSources.id));
  return rows.map((row) => ({ ...row, text: row.text ?? '' }));
}

/** The texts of the same sources, of several products at once. */
export async function listFactTexts(
  db: Db,
  productIds: readonly number[],
): Promise<{ productId: number | null; text: string }[]> {
  if (productIds.length === 0) return [];
  const rows = await db
    .select({ productId: dataSources.productId, text: dataSources.sourceContent })
    .from(dataSources)
    .where(and(inArray(dataSources.productId, [...productIds]), ...counts))
    .orderBy(asc(dataSources.id));
  return rows.map(({ productId, text }) => ({ productId, text: text ?? '' }));
}
