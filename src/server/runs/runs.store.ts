// The SQL on runs as a whole: what was asked for, how far it is, and what is given up after a while.
import { and, asc, desc, eq, getTableColumns, inArray, isNull, lt, not, type SQL, sql } from 'drizzle-orm';
import { undoDays } from '#domain/history/undo-days.ts';
import { actionOf } from '#domain/runs/actions/run-actions.ts';
import type { DrawnSample } from '#domain/runs/draw-sample.ts';
import { isQuick, measurePace, type Pace, paceIntervals, paceSteps } from '#domain/runs/pace.ts';
import {
  changingOutcomes,
  isUnfinished,
  type PartCounts,
  type RunFinding,
  type RunOutcome,
  runFindings,
  runOutcomes,
  type WrittenCounts,
} from '#domain/runs/run.ts';
import { movesProducts, type RunAction } from '#domain/runs/run-action.ts';
import type { Run, RunSample, RunSelection } from '#domain/runs/runs.contract.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import { runChunks, runItems, runs, users } from '#server/database/schema.ts';
import { type Page, readCursor, writeCursor } from '#server/http/lists.ts';
import { noteRunEnd } from '#server/webhooks/outbox.commands.ts';
import { findContinuing, listUndos } from './follow-ups.store.ts';
import { purgeKeys } from './idempotency.store.ts';
import { type CountColumn, countColumns, findingColumns, writtenColumns } from './run-items.store.ts';
import { countFound } from './run-sample.store.ts';

export type RunRow = typeof runs.$inferSelect;

/** How long what a run replaced, and its file, is stored. */
const keptMs = undoDays * 24 * 60 * 60 * 1000;

/** Null where it was not counted. */
type Sums = Record<CountColumn, number | null>;

/** Without the matches of a find and replace that were named one by one, which only its work needs. */
const action = sql<RunAction>`${runs.action} #- '{options,picked}'`.mapWith(runs.action);

const select = (db: Db) =>
  db
    .select({
      run: { ...getTableColumns(runs), action },
      fullName: sql<string | null>`coalesce(${users.fullName}, ${users.username})`,
    })
    .from(runs)
    .leftJoin(users, eq(users.id, runs.createdBy));

/** What came of the products of runs so far, by run: the pieces of each are gone through once. */
async function sumChunks(db: Db, runIds: readonly number[]): Promise<Map<number, Sums>> {
  const sums = Object.fromEntries(countColumns.map((column) => [column, sql<number>`sum(${runChunks[column]})::int`]));
  // Of a run that was under way when parts came to be counted, only some would be.
  const { done, partsDone } = runChunks;
  sums.partsDone = sql<number>`case when bool_or(${partsDone} is null and ${done} > 0) then null else sum(${partsDone}) end::int`;
  const rows = await db
    .select({ runId: runChunks.runId, ...(sums as Record<CountColumn, SQL<number | null>>) })
    .from(runChunks)
    .where(inArray(runChunks.runId, [...runIds]))
    .groupBy(runChunks.runId);
  return new Map(rows.map(({ runId, ...counts }) => [runId, counts]));
}

/** Products of each of the last intervals, the latest last. */
async function countRecent(db: Db, runId: number, step: number, now: Date): Promise<number[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const rows = await rowsOf<{ ago: number; count: number }>(
    db,
    // What was stored together has one time: thousands of products are a few hundred times to divide.
    sql`select floor(extract(epoch from ${at} - stored.at) / ${step}::int)::int as ago, sum(stored.count)::int as count from (
        select ${runItems.at} as at, count(*) as count from ${runItems}
        where ${runItems.runId} = ${runId} and ${runItems.at} > ${at} - make_interval(secs => ${step * paceIntervals}::int)
          and ${runItems.at} <= ${at} group by ${runItems.at}) stored
      group by 1`,
  );
  const recent = new Array<number>(paceIntervals).fill(0);
  for (const { ago, count } of rows) recent[paceIntervals - 1 - ago] = count;
  return recent;
}

async function readPace(db: Db, run: RunRow, waiting: number, now: Date): Promise<Pace | null> {
  if (run.state !== 'running' || !run.startedAt || waiting === 0) return null;
  const recent = await countRecent(db, run.id, paceSteps.quick, now);
  if (isQuick(recent, (now.getTime() - run.startedAt.getTime()) / 1_000))
    return measurePace(recent, paceSteps.quick, waiting);
  return measurePace(await countRecent(db, run.id, paceSteps.slow, now), paceSteps.slow, waiting);
}

async function toRuns(db: Db, rows: Awaited<ReturnType<typeof select>>, now: Date): Promise<Run[]> {
  const ids = rows.map(({ run }) => run.id);
  const undos = await listUndos(db, ids);
  const continuing = await findContinuing(db, ids);
  const sums = await sumChunks(db, [...ids, ...undos.map(({ id }) => id)]);
  const all: Run[] = [];
  for (const { run, fullName } of rows) {
    const { isWriting, hasSkippedHits, decidesParts } = actionOf(run.action.action);
    const sum = (column: CountColumn) => sums.get(run.id)?.[column] ?? 0;
    const counts = Object.fromEntries(runOutcomes.map((outcome) => [outcome, sum(outcome)]));
    const findings = Object.fromEntries(runFindings.map((finding) => [finding, sum(findingColumns[finding])]));
    const own = undos
      .filter(({ of }) => of === run.id)
      .map((undo) => {
        const came = sums.get(undo.id);
        return { ...undo, products: changingOutcomes.reduce((all, outcome) => all + (came?.[outcome] ?? 0), 0) };
      });
    const waiting = run.total - runOutcomes.reduce((done, outcome) => done + sum(outcome), 0);
    all.push({
      id: run.id,
      action: run.action,
      selection: run.selection as Run['selection'],
      state: run.state,
      sample: run.sample && (await toSample(db, run.sample)),
      counts: { total: run.total, ...(counts as Record<RunOutcome, number>) },
      written: isWriting ? readWritten(sums.get(run.id)) : null,
      parts: decidesParts ? readParts(sums.get(run.id)) : null,
      confirmed: sum('confirmed'),
      skippedHits: hasSkippedHits ? (sums.get(run.id)?.skippedHits ?? null) : null,
      findings: findings as Record<RunFinding, number>,
      pace: await readPace(db, run, waiting, now),
      note: run.note,
      createdBy: run.createdBy === null ? null : { id: run.createdBy, fullName: fullName ?? '' },
      createdAt: run.createdAt.toISOString(),
      startedAt: run.startedAt?.toISOString() ?? null,
      finishedAt: run.finishedAt?.toISOString() ?? null,
      continuedBy: continuing.get(run.id) ?? null,
      undoneBy: run.undoneBy,
      undos: own.map(({ id, state, products, undoneBy }) => ({ id, state, products, undoneBy })),
      putBack: own.reduce((count, { isForGood, products }) => count + (isForGood ? products : 0), 0),
      undoUntil: undoUntilOf(run),
    });
  }
  return all;
}

async function toSample(db: Db, { productIds, afterEntry, looked }: DrawnSample): Promise<RunSample> {
  if (looked) return { productIds, found: looked.found, waiting: 0, lookedBy: looked.by, lookedAt: looked.at };
  const { found, waiting } = await countFound(db, { productIds, afterEntry });
  return { productIds, found, waiting, lookedBy: null, lookedAt: null };
}

/** Nothing yet where no piece is done; null for a run from before this was counted. */
function readWritten(sums: Sums | undefined): WrittenCounts | null {
  const count = (key: keyof WrittenCounts) => sums?.[writtenColumns[key]] ?? null;
  if (sums && (sums.done ?? 0) > 0 && count('changed') === null) return null;
  return {
    changed: count('changed') ?? 0,
    changedToLook: count('changedToLook') ?? 0,
    unchanged: count('unchanged') ?? 0,
    unchangedToLook: count('unchangedToLook') ?? 0,
  };
}

/** Nothing yet where no piece is done; null for a run from before this was counted. */
function readParts(sums: Sums | undefined): PartCounts | null {
  const { partsDone = null, partsOpen = null } = sums ?? {};
  if (sums && partsDone === null && changingOutcomes.some((outcome) => (sums[outcome] ?? 0) > 0)) return null;
  return { done: partsDone ?? 0, open: partsOpen ?? 0 };
}

/** What an import replaced is stored from its start on. */
function undoUntilOf({ importId, createdAt, finishedAt }: RunRow): string | null {
  if (finishedAt === null) return null;
  return new Date((importId === null ? finishedAt : createdAt).getTime() + keptMs).toISOString();
}

type NewRun = {
  action: RunAction;
  selection: RunSelection;
  until: number;
  total: number;
  createdBy: number;
  createdAt: Date;
} & Partial<Pick<RunRow, 'state' | 'isListed' | 'startedAt' | 'finishedAt' | 'follows' | 'isAlone'>>;

export async function insertRun(tx: Db, run: NewRun): Promise<number> {
  const [row] = await tx.insert(runs).values(run).returning({ id: runs.id });
  if (!row) throw new Error('The run was not stored');
  return row.id;
}

export async function findRun(db: Db, id: number, now: Date): Promise<Run | null> {
  const [run] = await toRuns(db, await select(db).where(eq(runs.id, id)), now);
  return run ?? null;
}

export async function listRuns(
  db: Db,
  now: Date,
  { limit, page = 1, cursor }: { limit: number; page?: number; cursor?: string },
): Promise<Page<Run>> {
  const mark = cursor ? readCursor(cursor) : null;
  const [counted] = await db.select({ total: sql<string>`count(*)` }).from(runs);
  const rows = await select(db)
    .where(mark ? lt(runs.id, mark.id) : undefined)
    .orderBy(desc(runs.id))
    .limit(limit + 1)
    .offset(mark ? 0 : (page - 1) * limit);
  const items = await toRuns(db, rows.slice(0, limit), now);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items,
    total: Number(counted?.total ?? 0),
    nextCursor: last ? writeCursor({ value: '', id: last.id }) : null,
  };
}

/** The row, locked until the transaction ends. */
export async function lockRun(tx: Db, id: number): Promise<RunRow | null> {
  const [row] = await tx.select().from(runs).where(eq(runs.id, id)).for('update');
  return row ?? null;
}

/** The runs that moved products after an import and can be undone, locked until the transaction ends; the latest first. */
export async function lockMovesAfter(tx: Db, importId: number): Promise<RunRow[]> {
  const rows = await tx
    .select()
    .from(runs)
    .where(and(eq(runs.follows, importId), isNull(runs.undoneBy), isNull(runs.purgedAt)))
    .orderBy(desc(runs.id))
    .for('update');
  return rows.filter(({ action }) => movesProducts(action));
}

export async function readRun(db: Db, id: number): Promise<RunRow | null> {
  const [row] = await db.select().from(runs).where(eq(runs.id, id));
  return row ?? null;
}

/** Webhooks hear of its end here. */
export async function updateRun(tx: Db, id: number, change: Partial<Omit<RunRow, 'id'>>): Promise<void> {
  await tx.update(runs).set(change).where(eq(runs.id, id));
  if (change.state !== undefined && !isUnfinished(change.state)) await noteRunEnd(tx, id);
}

/** Puts a note on a run that is at this stage still and goes on; false where it is not. */
export async function noteOnRun(
  tx: Db,
  { id, stage }: Pick<RunRow, 'id' | 'stage'>,
  note: string | null,
): Promise<boolean> {
  const noted = await tx
    .update(runs)
    .set({ note })
    .where(and(eq(runs.id, id), eq(runs.stage, stage), eq(runs.state, 'running')))
    .returning({ id: runs.id });
  return noted.length > 0;
}

/** Whether any run is to be worked on by jobs; imports go on by themselves. */
export async function hasWork(db: Db): Promise<boolean> {
  return (await db.$count(runs, and(inArray(runs.state, ['waiting', 'running']), isNull(runs.importId)))) > 0;
}

/** Products of one statement, during which all others of the embedded database wait. */
const purgedAtOnce = 1_000;

/** Of an undo of it that has not ended; it needs what the run replaced. */
const isBeingUndone = sql`exists (select 1 from ${runs} undo where undo.state in ('waiting', 'running', 'paused') and undo.action->>'action' = 'undo'
  and (undo.action->'options'->>'runId')::int = ${sql.raw('runs.id')})`;

/** Gives up what runs that ended 30 days ago replaced, and their files. What came of each product stays. */
export async function purgeRuns(db: Db, now: Date): Promise<void> {
  await purgeKeys(db, now);
  const old = await db
    .select({ id: runs.id })
    .from(runs)
    .where(and(isNull(runs.purgedAt), lt(runs.finishedAt, new Date(now.getTime() - keptMs)), not(isBeingUndone)))
    .orderBy(asc(runs.id));
  for (const { id } of old) {
    for (let after = 0; ; ) {
      const [last] = await rowsOf<{ id: number | null }>(
        db,
        sql`with piece as (select product_id from run_items where run_id = ${id} and product_id > ${after} order by product_id limit ${purgedAtOnce}),
            emptied as (update run_items set replaced = null where run_id = ${id} and replaced is not null and product_id in (select product_id from piece)),
            gone as (delete from run_rows where run_id = ${id} and product_id in (select product_id from piece))
          select max(product_id) as id from piece`,
      );
      if (!last?.id) break;
      after = last.id;
    }
    await updateRun(db, id, { purgedAt: now });
  }
}
