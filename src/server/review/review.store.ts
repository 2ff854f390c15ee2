// The only SQL on optimised content.
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { OptimizedContent, ReviewedContent } from '#domain/review/content.ts';
import { fromFlat, toFlatParts } from '#domain/review/flat-content.ts';
import { byStatusField, type FlatStatuses } from '#domain/review/flat-statuses.ts';
import { type Page, readCursor, writeCursor } from '#server/app/lists.ts';
import type { Db } from '#server/database/database.ts';
import { optimizedContents } from '#server/database/schema.ts';

const streamBatch = 1_000;

type Row = typeof optimizedContents.$inferSelect;

/** A row of the table as the rest of the code knows it. */
export function readContentRow(row: Row): OptimizedContent {
  const { updatedBy: _, createdAt, updatedAt, ...content } = fromFlat(row);
  return { ...content, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

/** Optimised content of a product, or null before anything was generated. Who changes it locks the product first. */
export async function loadContent(db: Db, productId: number): Promise<OptimizedContent | null> {
  const [row] = await db.select().from(optimizedContents).where(eq(optimizedContents.productId, productId));
  return row ? readContentRow(row) : null;
}

/** The optimised content of several products, by id; those without any are left out. */
export async function loadContents(db: Db, productIds: readonly number[]): Promise<OptimizedContent[]> {
  const rows = await db
    .select()
    .from(optimizedContents)
    .where(inArray(optimizedContents.productId, [...productIds]))
    .orderBy(asc(optimizedContents.productId));
  return rows.map(readContentRow);
}

/** Stores new or changed content and counts its version up. */
export async function saveContent(
  tx: Db,
  productId: number,
  content: ReviewedContent,
  by: { actorId: number; at: Date },
): Promise<OptimizedContent> {
  // Picked one by one: content that was loaded carries its id, version and times, which are not the caller's to set.
  const written = {
    ...toFlatParts(content),
    imagesWithStatus: content.imagesWithStatus,
    approvedBy: content.approvedBy,
    updatedAt: by.at,
    updatedBy: by.actorId,
  };
  const [row] = await tx
    .insert(optimizedContents)
    .values({ ...written, productId, createdAt: by.at })
    .onConflictDoUpdate({
      target: optimizedContents.productId,
      set: { ...written, version: sql`${optimizedContents.version} + 1` },
    })
    .returning();
  if (!row) throw new Error(`Content of product ${productId} was not stored`);
  return readContentRow(row);
}

/** Takes the content of a product away, as if nothing had been generated. */
export async function deleteContent(tx: Db, productId: number): Promise<void> {
  await tx.delete(optimizedContents).where(eq(optimizedContents.productId, productId));
}

const statusColumns = {
  productId: optimizedContents.productId,
  ...byStatusField((part) => optimizedContents[`${part}Status`]),
};
type Statuses = { productId: number } & FlatStatuses;

const statusesBehind = (db: Db, productId: number, limit: number) =>
  db
    .select(statusColumns)
    .from(optimizedContents)
    .where(and(gt(optimizedContents.productId, productId)))
    .orderBy(asc(optimizedContents.productId))
    .limit(limit);

/** The four statuses of some products, by product; those without content are left out. */
export const findStatuses = (db: Db, productIds: readonly number[]): Promise<Statuses[]> =>
  db
    .select(statusColumns)
    .from(optimizedContents)
    .where(inArray(optimizedContents.productId, [...productIds]))
    .orderBy(asc(optimizedContents.productId));

/** The four statuses of every product with content, a batch at a time. */
export async function* streamStatuses(db: Db): AsyncGenerator<Statuses[]> {
  let after = 0;
  for (;;) {
    const rows = await statusesBehind(db, after, streamBatch);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < streamBatch) return;
    after = last.productId;
  }
}

/** One page of the statuses, by product. */
export async function listStatuses(
  db: Db,
  paging: { limit: number; page?: number; cursor?: string },
): Promise<Page<Statuses>> {
  const mark = paging.cursor ? readCursor(paging.cursor) : null;
  const [counted] = await db.select({ total: sql<string>`count(*)` }).from(optimizedContents);
  const offset = mark ? 0 : ((paging.page ?? 1) - 1) * paging.limit;
  const rows = await statusesBehind(db, mark?.id ?? 0, paging.limit + 1).offset(offset);
  const items = rows.slice(0, paging.limit);
  const last = rows.length > paging.limit ? items.at(-1) : undefined;
  const nextCursor = last ? writeCursor({ value: '', id: last.productId }) : null;
  return { items, total: Number(counted?.total ?? 0), nextCursor };
}
