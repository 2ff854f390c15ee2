// The only SQL on optimised content.

import { and, asc, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { type Part, partNames, partTable } from '#domain/parts/parts.ts';
import { approverOf } from '#domain/review/approver.ts';
import type { OptimizedContent, ReviewedContent } from '#domain/review/content.ts';
import { fromFlat, toFlatParts } from '#domain/review/flat-content.ts';
import { byStatusField, type FlatStatuses, statusField } from '#domain/review/flat-statuses.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import { prepareSelect } from '#server/database/prepared.ts';
import { contentHistory, optimizedContents } from '#server/database/schema.ts';
import { type Page, readCursor, writeCursor } from '#server/http/lists.ts';

const streamBatch = 1_000;

type Row = typeof optimizedContents.$inferSelect;

/** A row of the table as the rest of the code knows it. */
export function readContentRow(row: Row): OptimizedContent {
  const { updatedBy: _, createdAt, updatedAt, ...content } = fromFlat(row);
  return { ...content, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

const rowOf = prepareSelect(
  'content',
  getTableColumns(optimizedContents),
  sql`from ${optimizedContents} where ${optimizedContents.productId} = ${sql.placeholder('productId')}`,
);

/** Optimised content of a product, or null before anything was generated. Who changes it locks the product first. */
export async function loadContent(db: Db, productId: number): Promise<OptimizedContent | null> {
  const [row] = await rowOf(db, { productId });
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

const jsonType = (part: Part) => (partTable[part].kind === 'text' ? 'text' : 'jsonb');
/** The columns a change of content writes, by their names in the flat content, and their types. */
const writtenColumns = [
  ...partNames.flatMap((part) => [
    { field: part, type: jsonType(part) },
    { field: statusField(part), type: 'text' },
  ]),
  { field: 'imagesWithStatus', type: 'jsonb' },
  { field: 'parts', type: 'jsonb' },
  { field: 'approvedBy', type: 'int' },
];
const list = (of: (column: (typeof writtenColumns)[number]) => string) => sql.raw(writtenColumns.map(of).join(', '));
const columnNames = list(({ field }) => toSnakeCase(field));
const excluded = list(({ field }) => `excluded.${toSnakeCase(field)}`);
const givenFields = list(({ field }) => `r."${field}"`);
const givenTypes = list(({ field, type }) => `"${field}" ${type}`);

/**
 * Stores new or changed contents in one statement and counts their versions up; answers them by product. Content that was taken back and comes
 * again never gets a version that somebody saw before.
 */
export async function saveContents(
  tx: Db,
  changed: readonly { productId: number; content: ReviewedContent }[],
  by: { actorId: number; at: Date },
): Promise<Map<number, OptimizedContent>> {
  if (changed.length === 0) return new Map();
  const rows = changed.map(({ productId, content }) => ({
    ...toFlatParts(content),
    productId,
    imagesWithStatus: content.imagesWithStatus,
    approvedBy: approverOf(content),
  }));
  const at = by.at.toISOString();
  const saved = await rowsOf<{ id: number; product_id: number; version: number; created_at: Date }>(
    tx,
    sql`insert into ${optimizedContents} (product_id, version, created_at, updated_at, updated_by, ${columnNames})
      select r."productId", coalesce((select max(h.id) from ${contentHistory} h where h.product_id = r."productId"), 0) + 1,
        ${at}::timestamptz, ${at}::timestamptz, ${by.actorId}::int, ${givenFields}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("productId" int, ${givenTypes})
      on conflict (product_id) do update set (updated_at, updated_by, version, ${columnNames})
        = (select excluded.updated_at, excluded.updated_by, ${optimizedContents}.version + 1, ${excluded})
      returning id, product_id, version, created_at`,
  );
  const contentOf = new Map(changed.map(({ productId, content }) => [productId, content]));
  return new Map(
    saved.flatMap(({ id, product_id: productId, version, created_at: createdAt }) => {
      const content = contentOf.get(productId);
      if (!content) return [];
      const approvedBy = approverOf(content);
      const times = { createdAt: new Date(createdAt).toISOString(), updatedAt: at };
      return [[productId, { ...content, approvedBy, id, productId, version, ...times }] as const];
    }),
  );
}

/** Takes the content of products away, as if nothing had been generated. */
export async function deleteContents(tx: Db, productIds: readonly number[]): Promise<void> {
  if (productIds.length > 0)
    await tx.delete(optimizedContents).where(inArray(optimizedContents.productId, [...productIds]));
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
