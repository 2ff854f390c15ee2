// The SQL on the products of runs: in pieces, what came of each, and what is stored of it.
import { and, asc, eq, gt, inArray, isNotNull, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Move } from '#domain/catalogue/move.ts';
import type { Part } from '#domain/parts/parts.ts';
import type { Replaced } from '#domain/review/put-back.ts';
import { onlyAsked } from '#domain/runs/item-plan.ts';
import {
  changingOutcomes,
  type RunFinding,
  type RunOutcome,
  runFindings,
  runOutcomes,
  type WrittenCounts,
} from '#domain/runs/run.ts';
import type { ReplacedAddresses, ReplacedField } from '#domain/runs/source-edit.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import { runChunks, runItems, runRows, runs } from '#server/database/schema.ts';
import { selectPutBack } from './follow-ups.store.ts';

/** Why products need a look, as pieces count it. */
export const findingColumns = {
  'nothing-written': 'nothingWritten',
  'part-rejected': 'partRejected',
  'source-changed': 'sourceChanged',
  'open-claim': 'openClaim',
  'must-rule': 'mustRule',
  'wish-not-followed': 'wishNotFollowed',
} as const satisfies Record<RunFinding, keyof typeof runChunks>;

/** Whether what was written differs from the source, as pieces count it. */
export const writtenColumns = {
  changed: 'writtenChanged',
  changedToLook: 'writtenChangedToLook',
  unchanged: 'writtenUnchanged',
  unchangedToLook: 'writtenUnchangedToLook',
} as const satisfies Record<keyof WrittenCounts, keyof typeof runChunks>;

export type CountColumn =
  | RunOutcome
  | 'skippedHits'
  | 'partsDone'
  | 'partsOpen'
  | 'confirmed'
  | (typeof findingColumns)[RunFinding]
  | (typeof writtenColumns)[keyof WrittenCounts];
export const countColumns: CountColumn[] = [
  ...runOutcomes,
  ...Object.values(findingColumns),
  ...Object.values(writtenColumns),
  'skippedHits',
  'partsDone',
  'partsOpen',
  'confirmed',
];

/** Lists what a run goes through, in pieces of so many; `members` picks the product ids. Answers how many there are. */
export async function listMembers(
  tx: Db,
  runId: number,
  members: ReturnType<typeof sql>,
  chunkSize: number,
): Promise<number> {
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

/** Lists the one product of a run that has done it already. */
export async function insertDone(
  tx: Db,
  runId: number,
  { productId, replaced, at }: { productId: number; replaced: AnyReplaced; at: Date },
): Promise<void> {
  await tx.insert(runChunks).values({ runId, number: 0, total: 1, done: 1 });
  await tx.insert(runItems).values({ runId, productId, chunk: 0, outcome: 'done', replaced, at });
}

/** The numbers of the pieces in which products wait. */
export async function listOpenChunks(db: Db, runId: number): Promise<number[]> {
  const rows = await db
    .select({ number: runChunks.number })
    .from(runChunks)
    .where(
      and(
        eq(runChunks.runId, runId),
        sql`${runChunks.total} > ${runChunks.done} + ${runChunks.asked} + ${runChunks.unchanged} + ${runChunks.refused} + ${runChunks.failed}`,
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
 * stage. Until the transaction ends the run cannot be paused, and no other worker takes them.
 */
export async function takeItems(
  tx: Db,
  run: { id: number; stage: number },
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

/** What a run replaced of a product: parts of its content, a field, addresses of images, or where it was. */
export type AnyReplaced = Replaced | ReplacedField | ReplacedAddresses | Move;

export type ItemRow = {
  productId: number;
  outcome: RunOutcome;
  parts: Part[];
  finding: RunFinding | null;
  isChanged: boolean | null;
  isConfirmed: boolean | null;
  reason: string | null;
  skippedHits: number | null;
  partsDone: number | null;
  partsOpen: number | null;
  replaced: AnyReplaced | null;
};

/** Of products that are done in bulk: nothing is written or checked, and nothing replaced unless it says so. */
export const nothingSeen = {
  parts: [],
  finding: null,
  isChanged: null,
  isConfirmed: null,
  reason: null,
  skippedHits: null,
  partsDone: null,
  partsOpen: null,
  replaced: null,
} satisfies Omit<ItemRow, 'productId' | 'outcome'>;

export async function saveItems(tx: Db, runId: number, rows: readonly ItemRow[], at: Date): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`update ${runItems} i set outcome = r.outcome, finding = r.finding, is_changed = r."isChanged", is_confirmed = r."isConfirmed", parts = r.parts, reason = r.reason, skipped_hits = r."skippedHits", parts_done = r."partsDone", parts_open = r."partsOpen", replaced = r.replaced,
      at = ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("productId" int, outcome text, finding text, "isChanged" boolean, "isConfirmed" boolean, parts jsonb, reason text, "skippedHits" int, "partsDone" int, "partsOpen" int, replaced jsonb)
    where i.run_id = ${runId} and i.product_id = r."productId"`);
}

/** Stores the texts of products in the file of a run. */
export async function saveRows(
  tx: Db,
  runId: number,
  rows: readonly { productId: number; text: string }[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(runRows).values(rows.map((row) => ({ ...row, runId })));
}

/** In one piece: a few megabytes of long listings. */
const rowsAtOnce = 200;

/** The texts of the products in the file of a run, in the order of their ids. */
export async function* streamRows(db: Db, runId: number): AsyncGenerator<string[]> {
  let after = 0;
  for (;;) {
    const rows = await db
      .select({ productId: runRows.productId, text: runRows.text })
      .from(runRows)
      .where(and(eq(runRows.runId, runId), gt(runRows.productId, after)))
      .orderBy(asc(runRows.productId))
      .limit(rowsAtOnce);
    const last = rows.at(-1);
    if (last) yield rows.map(({ text }) => text);
    if (!last || rows.length < rowsAtOnce) return;
    after = last.productId;
  }
}

/** Counts a piece from its products, which are right even after an interruption. */
export async function countChunk(tx: Db, runId: number, chunk: number): Promise<void> {
  const counted = [
    ...runOutcomes.map((outcome) => ({ column: outcome, counts: sql`outcome = ${outcome}` })),
    ...runFindings.map((finding) => ({
      // As its column is named in the table: `open-claim`, `open_claim`.
      column: finding.replaceAll('-', '_'),
      counts: sql`outcome = 'done' and finding = ${finding}`,
    })),
    { column: 'confirmed', counts: sql`outcome = 'done' and is_confirmed` },
    { column: 'written_changed', counts: sql`outcome = 'done' and is_changed` },
    { column: 'written_changed_to_look', counts: sql`outcome = 'done' and is_changed and finding is not null` },
    { column: 'written_unchanged', counts: sql`outcome = 'done' and not is_changed` },
    { column: 'written_unchanged_to_look', counts: sql`outcome = 'done' and not is_changed and finding is not null` },
  ];
  const columns = counted.map(({ column }) => sql.identifier(column));
  const counts = counted.map((each) => sql`count(*) filter (where ${each.counts})`);
  await tx.execute(sql`update run_chunks set (${sql.join(columns, sql`, `)}, skipped_hits, parts_done, parts_open) = (
      select ${sql.join(counts, sql`, `)}, sum(skipped_hits), sum(parts_done), sum(parts_open) from run_items where run_id = ${runId} and chunk = ${chunk})
    where run_id = ${runId} and number = ${chunk}`);
}

/** Lets everything that failed wait again; what was never reached still waits. */
export async function reopenFailed(tx: Db, runId: number): Promise<void> {
  await tx.execute(
    sql`update run_items set outcome = null, reason = null, at = null where run_id = ${runId} and outcome = 'failed'`,
  );
  await tx.execute(sql`update run_chunks set failed = 0 where run_id = ${runId} and failed > 0`);
}

/** What a run replaced of products, for its undo; by product. */
export async function findReplacedOf(
  db: Db,
  runId: number,
  productIds: readonly number[],
): Promise<Map<number, AnyReplaced>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ productId: runItems.productId, replaced: runItems.replaced })
    .from(runItems)
    .where(and(eq(runItems.runId, runId), inArray(runItems.productId, [...productIds])));
  return new Map(rows.flatMap(({ productId, replaced }) => (replaced ? [[productId, replaced]] : [])));
}

/** The products of which a run stored what it replaced and nobody restored it; of some ids only those. */
const whereDone = (runId: number, ids?: readonly number[]): SQL | undefined =>
  and(
    eq(runItems.runId, runId),
    inArray(runItems.outcome, changingOutcomes),
    isNotNull(runItems.replaced),
    sql`${runItems.productId} not in (${selectPutBack(runId)})`,
    ids ? inArray(runItems.productId, [...ids]) : undefined,
  );

/** The ids of them, for a statement to go through. */
export const selectDone = (runId: number, ids?: readonly number[]): SQL =>
  sql`select ${runItems.productId} from ${runItems} where ${whereDone(runId, ids)}`;

/** The products of which something can be restored. */
export async function listDone(db: Db, runId: number): Promise<number[]> {
  const rows = await db.select({ productId: runItems.productId }).from(runItems).where(whereDone(runId));
  return rows.map(({ productId }) => productId);
}

/** What can be restored of a run: how many products, and the highest id of them. */
export async function countDone(
  db: Db,
  runId: number,
  ids?: readonly number[],
): Promise<{ total: number; until: number }> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int`, until: sql<number>`coalesce(max(${runItems.productId}), 0)::int` })
    .from(runItems)
    .where(whereDone(runId, ids));
  return row ?? { total: 0, until: 0 };
}

/** Whether a piece of a run that was counted asked for a second person, or had one: quick, however long the run was. */
export async function hasPairs(db: Db, runId: number): Promise<boolean> {
  const paired = or(gt(runChunks.asked, 0), gt(runChunks.confirmed, 0));
  const rows = await db
    .select({ number: runChunks.number })
    .from(runChunks)
    .where(and(eq(runChunks.runId, runId), paired))
    .limit(1);
  return rows.length > 0;
}

/** Products of which a run asked for a second person, and of which it was the second person, as far as it got. */
export async function countPairs(db: Db, runId: number): Promise<{ asked: number; confirmed: number }> {
  const [row] = await db
    .select({
      asked: sql<number>`(count(*) filter (where ${runItems.outcome} = 'asked'))::int`,
      confirmed: sql<number>`(count(*) filter (where ${runItems.isConfirmed}))::int`,
    })
    .from(runItems)
    .where(and(eq(runItems.runId, runId), inArray(runItems.outcome, changingOutcomes)));
  return row ?? { asked: 0, confirmed: 0 };
}

/** How many products of a run have something that was not done, with its reason. That a second person must confirm the rest is none. */
export async function countReasons(db: Db, runId: number): Promise<number> {
  const isLeft = or(
    inArray(runItems.outcome, ['done', 'refused', 'failed']),
    and(eq(runItems.outcome, 'asked'), notInArray(runItems.reason, [...onlyAsked])),
  );
  return await db.$count(runItems, and(eq(runItems.runId, runId), isNotNull(runItems.reason), isLeft));
}
