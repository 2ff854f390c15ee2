// The only SQL on runs: the run, its products in pieces, and what came of each.
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { filterValues, type OneOrMore } from '#domain/catalogue/one-or-more.ts';
import type { ContractInput } from '#domain/contract.ts';
import { forEachPart, type Part, type Status } from '#domain/parts/parts.ts';
import { statusField } from '#domain/review/flat-statuses.ts';
import type { Replaced } from '#domain/review/put-back.ts';
import { isQuick, type Pace, paceIntervals, paceSteps, tellPace } from '#domain/runs/pace.ts';
import { type RunFinding, type RunOutcome, type RunState, runFindings, runOutcomes } from '#domain/runs/run.ts';
import type { RunAction } from '#domain/runs/run-action.ts';
import type { listRunItems, Run, RunItem, RunSelection } from '#domain/runs/runs.contract.ts';
import type { ReplacedField } from '#domain/runs/source-edit.ts';
import { type Page, readCursor, writeCursor } from '#server/app/lists.ts';
import { whereFilter } from '#server/catalogue/catalogue.commands.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import { optimizedContents, products, runChunks, runItems, runRows, runs, users } from '#server/database/schema.ts';

/** Products of one job: seconds of work, so that a stop is never far and few jobs are kept. */
const chunkSize = 100;

export type RunRow = typeof runs.$inferSelect;

/** How long a run keeps what it replaced, and its file: 30 days. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

const live: RunState[] = ['waiting', 'running', 'paused'];

/** What stands out of products, as pieces count it. */
const findingColumns = {
  'open-claim': 'openClaim',
  'rule-not-kept': 'ruleNotKept',
  'wish-not-followed': 'wishNotFollowed',
  'same-as-source': 'sameAsSource',
} as const satisfies Record<RunFinding, keyof typeof runChunks>;

type CountColumn = RunOutcome | (typeof findingColumns)[RunFinding];
const countColumns: CountColumn[] = [...runOutcomes, ...Object.values(findingColumns)];
type Sums = Record<CountColumn, number>;

const select = (db: Db) =>
  db
    .select({ run: runs, fullName: sql<string | null>`coalesce(${users.fullName}, ${users.username})` })
    .from(runs)
    .leftJoin(users, eq(users.id, runs.createdBy));

/** What came of the products of runs so far, by run: the pieces of each are gone through once. */
async function sumChunks(db: Db, runIds: readonly number[]): Promise<Map<number, Sums>> {
  const sums = Object.fromEntries(countColumns.map((column) => [column, sql<number>`sum(${runChunks[column]})::int`]));
  const rows = await db
    .select({ runId: runChunks.runId, ...(sums as Record<CountColumn, SQL<number>>) })
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
    sql`select floor(extract(epoch from ${at} - ${runItems.at}) / ${step}::int)::int as ago, count(*)::int as count from ${runItems}
      where ${runItems.runId} = ${runId} and ${runItems.at} > ${at} - make_interval(secs => ${step * paceIntervals}::int)
        and ${runItems.at} <= ${at} group by 1`,
  );
  const recent = new Array<number>(paceIntervals).fill(0);
  for (const { ago, count } of rows) recent[paceIntervals - 1 - ago] = count;
  return recent;
}

async function readPace(db: Db, run: RunRow, waiting: number, now: Date): Promise<Pace | null> {
  if (run.state !== 'running' || !run.startedAt || waiting === 0) return null;
  const recent = await countRecent(db, run.id, paceSteps.quick, now);
  if (isQuick(recent, (now.getTime() - run.startedAt.getTime()) / 1_000))
    return tellPace(recent, paceSteps.quick, waiting);
  return tellPace(await countRecent(db, run.id, paceSteps.slow, now), paceSteps.slow, waiting);
}

async function toRuns(db: Db, rows: Awaited<ReturnType<typeof select>>, now: Date): Promise<Run[]> {
  const all = await sumChunks(
    db,
    rows.map(({ run }) => run.id),
  );
  const told: Run[] = [];
  for (const { run, fullName } of rows) {
    const sum = (column: CountColumn) => all.get(run.id)?.[column] ?? 0;
    const counts = Object.fromEntries(runOutcomes.map((outcome) => [outcome, sum(outcome)]));
    const findings = Object.fromEntries(runFindings.map((finding) => [finding, sum(findingColumns[finding])]));
    const waiting = run.total - runOutcomes.reduce((done, outcome) => done + sum(outcome), 0);
    told.push({
      id: run.id,
      action: run.action,
      selection: run.selection as Run['selection'],
      state: run.state,
      counts: { total: run.total, ...(counts as Record<RunOutcome, number>) },
      findings: findings as Record<RunFinding, number>,
      pace: await readPace(db, run, waiting, now),
      note: run.note,
      createdBy: run.createdBy === null ? null : { id: run.createdBy, fullName: fullName ?? '' },
      createdAt: run.createdAt.toISOString(),
      startedAt: run.startedAt?.toISOString() ?? null,
      finishedAt: run.finishedAt?.toISOString() ?? null,
      undoneBy: run.undoneBy,
      undoUntil: run.finishedAt && new Date(run.finishedAt.getTime() + keptMs).toISOString(),
    });
  }
  return told;
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
  finding: RunFinding | null;
  reason: string | null;
  replaced: Replaced | ReplacedField | null;
};

export async function saveItems(tx: Db, runId: number, rows: readonly ItemRow[], at: Date): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`update ${runItems} i set outcome = r.outcome, finding = r.finding, parts = r.parts, reason = r.reason, replaced = r.replaced,
      at = ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("productId" int, outcome text, finding text, parts jsonb, reason text, replaced jsonb)
    where i.run_id = ${runId} and i.product_id = r."productId"`);
}

/** Keeps what stands of products in the file of a run. */
export async function saveRows(
  tx: Db,
  runId: number,
  rows: readonly { productId: number; text: string }[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(runRows).values(rows.map((row) => ({ ...row, runId })));
}

/** In one piece: a few megabytes of long listings. */
const rowsAtOnce = 200;

/** What stands of the products in the file of a run, in the order of their ids. */
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

/** Counts a piece anew from its products, which are right whatever was interrupted. */
export async function countChunk(tx: Db, runId: number, chunk: number): Promise<void> {
  const counted = [
    ...runOutcomes.map((outcome) => ({ column: outcome, counts: sql`outcome = ${outcome}` })),
    ...runFindings.map((finding) => ({
      // As its column is named in the table: `open-claim`, `open_claim`.
      column: finding.replaceAll('-', '_'),
      counts: sql`outcome = 'done' and finding = ${finding}`,
    })),
  ];
  const columns = counted.map(({ column }) => sql.identifier(column));
  const counts = counted.map((each) => sql`count(*) filter (where ${each.counts})`);
  await tx.execute(sql`update run_chunks set (${sql.join(columns, sql`, `)}) = (
      select ${sql.join(counts, sql`, `)} from run_items where run_id = ${runId} and chunk = ${chunk})
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
): Promise<Map<number, Replaced | ReplacedField>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ productId: runItems.productId, replaced: runItems.replaced })
    .from(runItems)
    .where(and(eq(runItems.runId, runId), inArray(runItems.productId, [...productIds])));
  return new Map(rows.flatMap(({ productId, replaced }) => (replaced ? [[productId, replaced]] : [])));
}

type ItemFilter = ContractInput<typeof listRunItems>['query'];

/** Any of the values; undefined where none is asked for. */
const anyOf = <Value extends string>(
  asked: OneOrMore<Value> | undefined,
  is: (value: Value) => SQL,
): SQL | undefined => (asked === undefined ? undefined : or(...filterValues(asked).map(is)));

const cameTo = (outcome: RunOutcome | 'waiting'): SQL =>
  outcome === 'waiting' ? isNull(runItems.outcome) : eq(runItems.outcome, outcome);

/** `none`: done, and nothing stands out. */
const standsOut = (finding: RunFinding | 'none'): SQL =>
  finding === 'none'
    ? sql`${runItems.outcome} = 'done' and ${runItems.finding} is null`
    : eq(runItems.finding, finding);

/** Words are looked for as lists do: a product that is gone is found by none. */
const whereItems = ({ outcome, finding, search }: ItemFilter): SQL | undefined =>
  and(anyOf(outcome, cameTo), anyOf(finding, standsOut), whereFilter({ search }));

export async function listItems(
  db: Db,
  runId: number,
  { limit, page = 1, cursor, ...filter }: ItemFilter & { limit: number; page?: number; cursor?: string },
): Promise<Page<RunItem>> {
  const mark = cursor ? readCursor(cursor) : null;
  const where = and(eq(runItems.runId, runId), whereItems(filter));
  const counting = db.select({ total: sql<string>`count(*)` }).from(runItems);
  const [counted] = await (filter.search
    ? counting.innerJoin(products, eq(products.id, runItems.productId)).where(where)
    : counting.where(where));
  const rows = await db
    .select({
      productId: runItems.productId,
      title: products.title,
      sku: products.sku,
      outcome: runItems.outcome,
      finding: runItems.finding,
      parts: runItems.parts,
      hasContent: sql<boolean>`${optimizedContents.id} is not null`,
      statuses: forEachPart((part) => optimizedContents[statusField(part)]),
      image: sql<string | null>`${products.images} ->> 0`,
      reason: runItems.reason,
      at: runItems.at,
    })
    .from(runItems)
    .leftJoin(products, eq(products.id, runItems.productId))
    .leftJoin(optimizedContents, eq(optimizedContents.productId, runItems.productId))
    .where(and(where, mark ? gt(runItems.productId, mark.id) : undefined))
    .orderBy(asc(runItems.productId))
    .limit(limit + 1)
    .offset(mark ? 0 : (page - 1) * limit);
  const items = rows.slice(0, limit).map(
    ({ at, hasContent, statuses, ...item }): RunItem => ({
      ...item,
      statuses: hasContent ? (statuses as Record<Part, Status>) : null,
      at: at?.toISOString() ?? null,
    }),
  );
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items,
    total: Number(counted?.total ?? 0),
    nextCursor: last ? writeCursor({ value: '', id: last.productId }) : null,
  };
}

/** The products of which a run kept what it replaced; of some ids only those. */
const whereDone = (runId: number, ids?: readonly number[]): SQL | undefined =>
  and(
    eq(runItems.runId, runId),
    eq(runItems.outcome, 'done'),
    isNotNull(runItems.replaced),
    ids ? inArray(runItems.productId, [...ids]) : undefined,
  );

/** The ids of them, for a statement to go through. */
export const selectDone = (runId: number, ids?: readonly number[]): SQL =>
  sql`select ${runItems.productId} from ${runItems} where ${whereDone(runId, ids)}`;

/** What can be put back of a run: how many products, and the highest id of them. */
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

/** Products of one statement, for which the embedded database keeps all others waiting. */
const purgedAtOnce = 1_000;

/** Of an undo of it that has not ended; it needs what the run replaced. */
const isBeingUndone = sql`exists (select 1 from ${runs} undo where undo.state in ('waiting', 'running', 'paused') and undo.action->>'action' = 'undo'
  and (undo.action->'options'->>'runId')::int = ${sql.raw('runs.id')})`;

/** Gives up what runs that ended 30 days ago replaced, and their files. What came of each product stays. */
export async function purgeRuns(db: Db, now: Date): Promise<void> {
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
