// The SQL of looking at a selection before a run: what its parts are like, counted, and some of its products.
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { forEachPart, type Part, type Status } from '#domain/parts/parts.ts';
import { statusField } from '#domain/review/flat-statuses.ts';
import type { Origin } from '#domain/review/origin.ts';
import type { PartOrigins } from '#domain/runs/choose-parts.ts';
import type { Db } from '#server/database/database.ts';
import { optimizedContents, products } from '#server/database/schema.ts';

/** So many products whose parts are alike; null without content. */
export type Alike = { content: PartOrigins | null; products: number };

/** What a part's record says of its origin; where nobody asks it is as good as written by an engine. */
const originOf = (part: Part) => sql<Origin>`${optimizedContents.parts} -> ${part}::text ->> 'origin'`;
const anyEngine = sql<Origin>`'built-in'`;

/** The products of a selection by the statuses of their parts, and by their origins where asked for, which reads every record. */
export async function countAlike(
  db: Db,
  where: SQL | undefined,
  { withOrigins }: { withOrigins: boolean },
): Promise<Alike[]> {
  const statuses = forEachPart((part) => sql<Status>`${optimizedContents[statusField(part)]}`);
  const origins = forEachPart((part) => (withOrigins ? originOf(part) : anyEngine));
  const hasContent = sql<boolean>`${optimizedContents.id} is not null`;
  // The selected columns but the count, by their numbers.
  const columns = 1 + Object.keys(statuses).length + Object.keys(origins).length;
  const rows = await db
    .select({ hasContent, statuses, origins, products: sql<number>`count(*)::int` })
    .from(products)
    .leftJoin(optimizedContents, eq(optimizedContents.productId, products.id))
    .where(where)
    .groupBy(sql.raw(Array.from({ length: columns }, (_, at) => at + 1).join(', ')));
  return rows.map((row) => ({
    products: row.products,
    content: row.hasContent
      ? { parts: forEachPart((part) => ({ status: row.statuses[part], record: { origin: row.origins[part] } })) }
      : null,
  }));
}

/** About so many products of a selection of `total`, from all over it, and the same ones each time. */
export async function listSample(db: Db, where: SQL | undefined, total: number, wanted: number): Promise<number[]> {
  const step = Math.max(1, Math.floor(total / wanted));
  const isDrawn = sql`(hashint4(${products.id})::bigint & 1073741823) % ${step}::int = 0`;
  const drawn = await listFirst(db, where ? sql`${where} and ${isDrawn}` : isDrawn, wanted);
  return drawn.length > 0 ? drawn : await listFirst(db, where, wanted);
}

/** The ids of the first products of a selection. */
export async function listFirst(db: Db, where: SQL | undefined, limit: number): Promise<number[]> {
  const rows = await db.select({ id: products.id }).from(products).where(where).orderBy(asc(products.id)).limit(limit);
  return rows.map(({ id }) => id);
}
