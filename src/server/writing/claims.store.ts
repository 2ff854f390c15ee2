// The only SQL on data sources as facts.
import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import type { FactSource } from '#domain/claims/claims.contract.ts';
import type { Db } from '#server/database/database.ts';
import { dataSources } from '#server/database/schema.ts';

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
    .where(
      and(
        eq(dataSources.productId, productId),
        eq(dataSources.isActive, true),
        isNotNull(dataSources.sourceContent),
        ne(dataSources.sourceContent, ''),
      ),
    )
    .orderBy(asc(dataSources.id));
  return rows.map((row) => ({ ...row, text: row.text ?? '' }));
}
