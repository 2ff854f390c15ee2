// The only SQL on history: it is appended to and read, never changed.
import { and, asc, desc, eq, gte, inArray, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  actionSchema,
  contentTypeSchema,
  type HistoryAction,
  type HistoryDraft,
  type HistoryEntry,
  type HistoryFilter,
} from '#domain/history/history.contract.ts';
import type { Part } from '#domain/parts/parts.ts';
import type { ReplayedEntry } from '#domain/review/analytics.ts';
import type { SourceEntry } from '#domain/review/source-changes.ts';
import type { Person } from '#domain/session/person.ts';
import { endOfMoment } from '#domain/stored.ts';
import type { Db } from '#server/database/database.ts';
import { contentHistory, imports, products, users } from '#server/database/schema.ts';
import { type Page, readCursor, writeCursor } from '#server/http/lists.ts';
import { isCounted } from './counted.store.ts';

/** Entries hold whole texts: few at a time. */
const streamBatch = 50;

/** By the ids the database gives out: entries come from several servers, whose clocks differ. */
const newestFirst = desc(contentHistory.id);

const nameOfUser = sql<string>`coalesce(${users.fullName}, ${users.username})`;

const columns = {
  id: contentHistory.id,
  productId: contentHistory.productId,
  productTitle: products.title,
  contentType: contentHistory.contentType,
  action: contentHistory.action,
  previousContent: contentHistory.previousContent,
  newContent: contentHistory.newContent,
  changedBy: contentHistory.changedBy,
  fullName: nameOfUser,
  changeDate: contentHistory.changeDate,
  status: contentHistory.status,
  importId: contentHistory.importId,
  importFile: imports.fileName,
  runId: contentHistory.runId,
  details: contentHistory.details,
};

const select = (db: Db) =>
  db
    .select(columns)
    .from(contentHistory)
    .leftJoin(products, eq(products.id, contentHistory.productId))
    .leftJoin(users, eq(users.id, contentHistory.changedBy))
    .leftJoin(imports, eq(imports.id, contentHistory.importId));

type Row = Awaited<ReturnType<typeof select>>[number];

function toEntry(row: Row): HistoryEntry {
  return {
    id: row.id,
    productId: row.productId,
    productTitle: row.productTitle,
    contentType: contentTypeSchema.parse(row.contentType),
    action: actionSchema.parse(row.action),
    previousContent: row.previousContent,
    newContent: row.newContent,
    changedBy: row.changedBy === null ? null : { id: row.changedBy, fullName: row.fullName ?? '' },
    changeDate: row.changeDate.toISOString(),
    status: row.status,
    ...(row.importId === null ? {} : { importId: row.importId }),
    ...(row.importFile === null ? {} : { importFile: row.importFile }),
    ...(row.runId === null ? {} : { runId: row.runId }),
    details: row.details,
  };
}

export type Author = { actorId: number | null; at: Date; importId?: number; runId?: number };

/** Appends entries, in order. */
export async function appendEntries(
  tx: Db,
  drafts: readonly (HistoryDraft & { productId: number })[],
  by: Author,
): Promise<void> {
  if (drafts.length === 0) return;
  // In one parameter: an import appends thousands.
  await tx.execute(sql`insert into ${contentHistory} (product_id, content_type, action, previous_content, new_content, status, details, quality_before, quality_after, seconds_spent, changed_by, change_date, import_id, run_id)
    select r."productId", r."contentType", r.action, r."previousContent", r."newContent", r.status, r.details, (r.quality ->> 'before')::int, (r.quality ->> 'after')::int, r."secondsSpent", ${by.actorId}::int, ${by.at.toISOString()}::timestamptz, ${by.importId ?? null}::int, ${by.runId ?? null}::int
    from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb)
      as r("productId" int, "contentType" text, action text, "previousContent" jsonb, "newContent" jsonb, status text, details jsonb, quality jsonb, "secondsSpent" int)`);
}

/** The entry of a product's history with this id, or null. */
export async function findEntry(db: Db, productId: number, id: number): Promise<HistoryEntry | null> {
  const [row] = await select(db).where(and(eq(contentHistory.id, id), eq(contentHistory.productId, productId)));
  return row ? toEntry(row) : null;
}

/** The changes of a part's text, newest first. */
export async function loadWritings(db: Db, productId: number, part: Part): Promise<HistoryEntry[]> {
  const isOfPart = and(eq(contentHistory.productId, productId), eq(contentHistory.contentType, part));
  const rows = await select(db)
    .where(and(isOfPart, inArray(contentHistory.action, ['generated', 'edited', 'restored'])))
    .orderBy(newestFirst);
  return rows.map(toEntry);
}

const sourceActions = ['imported', 'source-edited', 'import-undone'] as const satisfies HistoryAction[];

/** All history entries about the sources of products, by product, oldest first. */
export async function loadSourceHistory(db: Db, productIds: readonly number[]): Promise<Map<number, SourceEntry[]>> {
  const histories = new Map<number, SourceEntry[]>();
  if (productIds.length === 0) return histories;
  const rows = await db
    .select({
      productId: contentHistory.productId,
      contentType: contentHistory.contentType,
      previousContent: contentHistory.previousContent,
      newContent: contentHistory.newContent,
    })
    .from(contentHistory)
    .where(and(inArray(contentHistory.productId, [...productIds]), inArray(contentHistory.action, [...sourceActions])))
    .orderBy(asc(contentHistory.id));
  for (const { productId, ...entry } of rows) {
    const history = histories.get(productId);
    if (history) history.push(entry);
    else histories.set(productId, [entry]);
  }
  return histories;
}

/** Entries of one product, or those of all that a filter takes. */
type HistoryScope = { productId: number } | HistoryFilter;

function whereScope(db: Db, scope: HistoryScope): SQL | undefined {
  if ('productId' in scope) return eq(contentHistory.productId, scope.productId);
  const { contentType, action, counted, by, importId, runId, search = '', retailer, brand, from, until } = scope;
  const words = search.trim().toLowerCase();
  const ofProduct = and(
    words === '' ? undefined : sql`position(${words} in lower(${products.title} || ' ' || ${products.sku})) > 0`,
    retailer === undefined ? undefined : eq(products.retailer, retailer),
    brand === undefined ? undefined : eq(products.brand, brand),
  );
  return and(
    contentType && eq(contentHistory.contentType, contentType),
    action && eq(contentHistory.action, action),
    counted && isCounted('content_history', counted),
    by === undefined ? undefined : eq(contentHistory.changedBy, by),
    importId === undefined ? undefined : eq(contentHistory.importId, importId),
    runId === undefined ? undefined : eq(contentHistory.runId, runId),
    from === undefined ? undefined : gte(contentHistory.changeDate, new Date(from)),
    until === undefined ? undefined : lt(contentHistory.changeDate, endOfMoment(until)),
    ofProduct && inArray(contentHistory.productId, db.select({ id: products.id }).from(products).where(ofProduct)),
  );
}

/** The people there are. */
export async function listPeople(db: Db): Promise<Person[]> {
  return await db.select({ id: users.id, fullName: nameOfUser }).from(users).orderBy(users.id);
}

/** One page of history, newest first. */
export async function listHistory(
  db: Db,
  scope: HistoryScope,
  paging: { limit: number; page?: number; cursor?: string },
): Promise<Page<HistoryEntry>> {
  const where = whereScope(db, scope);
  const mark = paging.cursor ? readCursor(paging.cursor) : null;
  const [counted] = await db.select({ total: sql<string>`count(*)` }).from(contentHistory).where(where);
  const rows = await select(db)
    .where(and(where, mark ? lt(contentHistory.id, mark.id) : undefined))
    .orderBy(newestFirst)
    .limit(paging.limit + 1)
    .offset(mark ? 0 : ((paging.page ?? 1) - 1) * paging.limit);
  const items = rows.slice(0, paging.limit).map(toEntry);
  const last = rows.length > paging.limit ? items.at(-1) : undefined;
  return {
    items,
    total: Number(counted?.total ?? 0),
    nextCursor: last ? writeCursor({ value: '', id: last.id }) : null,
  };
}

/** All history of a scope, newest first, a batch at a time. */
export async function* streamHistory(db: Db, scope: HistoryScope): AsyncGenerator<HistoryEntry[]> {
  const where = whereScope(db, scope);
  let mark: { id: number } | null = null;
  for (;;) {
    const rows: Row[] = await select(db)
      .where(and(where, mark ? lt(contentHistory.id, mark.id) : undefined))
      .orderBy(newestFirst)
      .limit(streamBatch);
    const items = rows.map(toEntry);
    if (items.length > 0) yield items;
    const last = items.at(-1);
    if (!last || items.length < streamBatch) return;
    mark = last;
  }
}

/** A product's history for replaying, the oldest first. Texts stay in the database: only the contents of image entries come along. */
export async function loadReplay(db: Db, productId: number): Promise<ReplayedEntry[]> {
  const ofImages = (column: SQLWrapper) =>
    sql<unknown>`case when ${contentHistory.contentType} in ('images', 'heroImage', 'secondaryImage') then ${column} end`;
  const rows = await db
    .select({
      contentType: contentHistory.contentType,
      action: contentHistory.action,
      status: contentHistory.status,
      changeDate: contentHistory.changeDate,
      changedBy: contentHistory.changedBy,
      fullName: columns.fullName,
      previousContent: ofImages(contentHistory.previousContent),
      newContent: ofImages(contentHistory.newContent),
    })
    .from(contentHistory)
    .leftJoin(users, eq(users.id, contentHistory.changedBy))
    .where(eq(contentHistory.productId, productId))
    .orderBy(asc(contentHistory.id));
  return rows.map((row) => ({
    contentType: contentTypeSchema.parse(row.contentType),
    action: actionSchema.parse(row.action),
    status: row.status,
    changeDate: row.changeDate.toISOString(),
    changedBy: row.changedBy === null ? null : { id: row.changedBy, fullName: row.fullName ?? '' },
    previousContent: row.previousContent,
    newContent: row.newContent,
  }));
}
