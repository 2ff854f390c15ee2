// The only SQL on runs: the run, its products in pieces, and what came of each.
import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Part } from '#domain/parts/parts.ts';
import type { Replaced } from '#domain/review/put-back.ts';
import type { RunOutcome, RunState } from '#domain/runs/run.ts';
import type { RunAction } from '#domain/runs/run-action.ts';
import type { Run, RunItem, RunSelection } from '#domain/runs/runs.contract.ts';
import { type Page, readCursor, writeCursor } from '#server/app/lists.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import { products, runChunks, runItems, runs, users } from '#server/database/schema.ts';

/** Products of one job: seconds of work, so that a stop is never far and few jobs are kept. */
const chunkSize = 100;

export type RunRow = typeof runs.$inferSelect;

const live: RunState[] = ['waiting', 'running', 'paused'];

const sumOf = (column: 'done' | 'unchanged' | 'refused' | 'failed') =>
  sql<number>`coalesce((select sum(${runChunks[column]}) from ${runChunks} where ${runChunks.runId} = ${runs.id}), 0)::int`;

const select = (db: Db) =>
  db
    .select({
      run: runs,
      done: sumOf('done'),
      unchanged: sumOf('unchanged'),
      refused: sumOf('refused'),
      failed: sumOf('failed'),
      fullName: sql<string | null>`coalesce(${users.fullName}, ${users.username})`,
    })
    .from(runs)
    .leftJoin(users, eq(users.id, runs.createdBy));

function toRun({ run, fullName, ...counts }: Awaited<ReturnType<typeof select>>[number]): Run {
  return {
    id: run.id,
    action: run.action,
    selection: run.selection as Run['selection'],
    state: run.state,
    counts: { total: run.total, ...counts },
    note: run.note,
    createdBy: run.createdBy === null ? null : { id: run.createdBy, fullName: fullName ?? '' },
    createdAt: run.createdAt.toISOString(),
    startedAt: run.startedAt?.toISOString() ?? null,
    finishedAt: run.finishedAt?.toISOString() ?? null,
    undoneBy: run.undoneBy,
  };
}

export type NewRun = {
  action: RunAction;
  selection: RunSelection;
  until: number;
  total: number;
  createdBy: number;
  createdAt: Date;
};

export async function insertRun(tx: Db, run: NewRun): Promise<number> {
  const [row] = await tx.insert(runs).values(run).returning({ id: runs.id });
  if (!row) throw new Error('The run was not stored');
  return row.id;
}

export async function findRun(db: Db, id: number): Promise<Run | null> {
  const [row] = await select(db).where(eq(runs.id, id));
  return row ? toRun(row) : null;
}

export async function listRuns(
  db: Db,
  { limit, page = 1, cursor }: { limit: number; page?: number; cursor?: string },
): Promise<Page<Run>> {
  const mark = cursor ? readCursor(cursor) : null;
  const [counted] = await db.select({ total: sql<string>`count(*)` }).from(runs);
  const rows = await select(db)
    .where(mark ? lt(runs.id, mark.id) : undefined)
    .orderBy(desc(runs.id))
    .limit(limit + 1)
    .offset(mark ? 0 : (page - 1) * limit);
  const items = rows.slice(0, limit).map(toRun);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items,
    total: Number(counted?.total ?? 0),
    nextCursor: last ? writeCursor({ value: '', id: last.id }) : null,
  };
}

/** The row, kept from changing until the transaction ends. */
export async function lockRun(tx: Db, id: number): Promise<RunRow | null> {
  const [row] = await tx.select().from(runs).where(eq(runs.id, id)).for('update');
  return row ?? null;
}

export async function readRun(db: Db, id: number): Promise<RunRow | null> {
  const [row] = await db.select().from(runs).where(eq(runs.id, id));
  return row ?? null;
}

export async function updateRun(tx: Db, id: number, change: Partial<Omit<RunRow, 'id'>>): Promise<void> {
  await tx.update(runs).set(change).where(eq(runs.id, id));
}

/** Runs that go on, to be taken up at a start. */
export async function listLive(db: Db): Promise<RunRow[]> {
  return await db
    .select()
    .from(runs)
    .where(
      inArray(
        runs.state,
        live.filter((state) => state !== 'paused'),
      ),
    )
    .orderBy(asc(runs.id));
}

/** Lists what a run goes through, in pieces; `members` picks the product ids. Answers how many there are. */
export async function listMembers(tx: Db, runId: number, members: ReturnType<typeof sql>): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    tx,
    sql`with listed as (
        insert into run_items (run_id, product_id, chunk)
        select ${runId}::int, id, ((row_number() over (order by id) - 1) / ${chunkSize})::int from (${members}) as member(id)
        returning chunk),
      chunked as (
        insert into run_chunks (run_id, number, total) select ${runId}::int, chunk, count(*)::int from listed group by chunk
        returning total)
      select coalesce(sum(total), 0)::int as total from chunked`,
  );
  return row?.total ?? 0;
}

/** The numbers of the pieces in which products wait. */
export async function listOpenChunks(db: Db, runId: number): Promise<number[]> {
  const rows = await db
    .select({ number: runChunks.number })
    .from(runChunks)
    .where(
      and(
        eq(runChunks.runId, runId),
        sql`${runChunks.total} > ${runChunks.done} + ${runChunks.unchanged} + ${runChunks.refused} + ${runChunks.failed}`,
      ),
    )
    .orderBy(asc(runChunks.number));
  return rows.map(({ number }) => number);
}

/** The products of a piece of which nothing has come yet. */
export async function listWaiting(db: Db, runId: number, chunk: number): Promise<number[]> {
  const rows = await db
    .select({ productId: runItems.productId })
    .from(runItems)
    .where(and(eq(runItems.runId, runId), eq(runItems.chunk, chunk), isNull(runItems.outcome)))
    .orderBy(asc(runItems.productId));
  return rows.map(({ productId }) => productId);
}

/**
 * Takes products of a run for this transaction, and answers those of which nothing has come yet; none when the run has moved on to another
 * stage. Until the transaction ends the run cannot be paused, and nobody else takes them.
 */
export async function takeItems(
  tx: Db,
  run: Pick<RunRow, 'id' | 'stage'>,
  productIds: readonly number[],
): Promise<Set<number>> {
  if (productIds.length === 0) return new Set();
  const [current] = await tx
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.id, run.id), eq(runs.stage, run.stage), eq(runs.state, 'running')))
    .for('share');
  if (!current) return new Set();
  const rows = await tx
    .select({ id: runItems.productId })
    .from(runItems)
    .where(and(eq(runItems.runId, run.id), inArray(runItems.productId, [...productIds]), isNull(runItems.outcome)))
    .orderBy(asc(runItems.productId))
    .for('update');
  return new Set(rows.map(({ id }) => id));
}

export type ItemRow = {
  productId: number;
  outcome: RunOutcome;
  parts: Part[];
  reason: string | null;
  replaced: Replaced | null;
};

export async function saveItems(tx: Db, runId: number, rows: readonly ItemRow[], at: Date): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`update ${runItems} i set outcome = r.outcome, parts = r.parts, reason = r.reason, replaced = r.replaced,
      at = ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("productId" int, outcome text, parts jsonb, reason text, replaced jsonb)
    where i.run_id = ${runId} and i.product_id = r."productId"`);
}

/** Counts a piece anew from its products, which are right whatever was interrupted. */
export async function countChunk(tx: Db, runId: number, chunk: number): Promise<void> {
  await tx.execute(sql`update run_chunks set (done, unchanged, refused, failed) = (
      select count(*) filter (where outcome = 'done'), count(*) filter (where outcome = 'unchanged'),
        count(*) filter (where outcome = 'refused'), count(*) filter (where outcome = 'failed')
      from run_items where run_id = ${runId} and chunk = ${chunk})
    where run_id = ${runId} and number = ${chunk}`);
}

/** Lets everything that failed wait again; what was never reached waits still. */
export async function reopenFailed(tx: Db, runId: number): Promise<void> {
  await tx.execute(
    sql`update run_items set outcome = null, reason = null, at = null where run_id = ${runId} and outcome = 'failed'`,
  );
  await tx.execute(sql`update run_chunks set failed = 0 where run_id = ${runId} and failed > 0`);
}

/** What a run replaced of products, for the way back; by product. */
export async function findReplacedOf(
  db: Db,
  runId: number,
  productIds: readonly number[],
): Promise<Map<number, Replaced>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ productId: runItems.productId, replaced: runItems.replaced })
    .from(runItems)
    .where(and(eq(runItems.runId, runId), inArray(runItems.productId, [...productIds])));
  return new Map(rows.flatMap(({ productId, replaced }) => (replaced ? [[productId, replaced]] : [])));
}

export async function listItems(
  db: Db,
  runId: number,
  {
    outcome,
    limit,
    page = 1,
    cursor,
  }: { outcome?: RunOutcome | 'waiting'; limit: number; page?: number; cursor?: string },
): Promise<Page<RunItem>> {
  const mark = cursor ? readCursor(cursor) : null;
  const isAsked =
    outcome === undefined
      ? undefined
      : outcome === 'waiting'
        ? isNull(runItems.outcome)
        : eq(runItems.outcome, outcome);
  const where = and(eq(runItems.runId, runId), isAsked);
  const [counted] = await db.select({ total: sql<string>`count(*)` }).from(runItems).where(where);
  const rows = await db
    .select({
      productId: runItems.productId,
      title: products.title,
      sku: products.sku,
      outcome: runItems.outcome,
      parts: runItems.parts,
      reason: runItems.reason,
      at: runItems.at,
    })
    .from(runItems)
    .leftJoin(products, eq(products.id, runItems.productId))
    .where(and(where, mark ? gt(runItems.productId, mark.id) : undefined))
    .orderBy(asc(runItems.productId))
    .limit(limit + 1)
    .offset(mark ? 0 : (page - 1) * limit);
  const items = rows.slice(0, limit).map(({ at, ...item }) => ({ ...item, at: at?.toISOString() ?? null }));
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items,
    total: Number(counted?.total ?? 0),
    nextCursor: last ? writeCursor({ value: '', id: last.productId }) : null,
  };
}

/** What a run has changed: how many products, and the highest id of them. */
export async function countDone(db: Db, runId: number): Promise<{ total: number; until: number }> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int`, until: sql<number>`coalesce(max(${runItems.productId}), 0)::int` })
    .from(runItems)
    .where(and(eq(runItems.runId, runId), eq(runItems.outcome, 'done')));
  return row ?? { total: 0, until: 0 };
}
