// SQL of imports: what is stored of each, its problems and its uploaded file.
import { and, asc, desc, eq, exists, isNotNull, lt, ne, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RunState } from '#domain/runs/run.ts';
import type { ImportDetails } from '#domain/transfer/import-run.contract.ts';
import { policiesOf } from '#domain/transfer/profiles/choices.ts';
import { type Import, type ImportProblem, importFormatSchema } from '#domain/transfer/transfer.contract.ts';
import type { Db } from '#server/database/database.ts';
import { importProblems, importProducts, imports, runs, users } from '#server/database/schema.ts';
import { noteImportEnd } from '#server/webhooks/outbox.commands.ts';
import { settleToday } from './import.today.ts';
import { areMovesUndone, countMoved, describeAftermath, nothingMoved } from './import-aftermath.store.ts';
import { findOutcome } from './import-outcome.store.ts';
import { describeProfile } from './import-profile-use.store.ts';

/** Problems kept and shown with an import; the rest are only counted: a broken file can have millions. */
export const keptProblems = 1_000;

export type ImportRow = typeof imports.$inferSelect;
type ImportChange = Partial<typeof imports.$inferInsert>;

export async function insertImport(db: Db, values: typeof imports.$inferInsert): Promise<ImportRow> {
  const [row] = await db.insert(imports).values(values).returning();
  if (!row) throw new Error('The import was not stored');
  return row;
}

/** Webhooks hear of its end here. */
export async function updateImport(db: Db, id: number, change: ImportChange): Promise<void> {
  await db.update(imports).set(change).where(eq(imports.id, id));
  if (change.state !== undefined && change.state !== 'running') await noteImportEnd(db, id);
}

export async function findImportRow(db: Db, id: number): Promise<ImportRow | null> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  return row ?? null;
}

const isStillRunning = (id: number) => and(eq(imports.id, id), eq(imports.state, 'running'));

/**
 * Stores how far an import is that has come as far as `from` here; false where it is over, another server took it over, or another job of
 * this server went on with it.
 */
export async function advanceImport(
  tx: Db,
  id: number,
  { server, from, to }: { server: string; from: number; to: ImportChange & { itemsDone: number } },
): Promise<boolean> {
  const rows = await tx
    .update(imports)
    .set(to)
    .where(and(isStillRunning(id), eq(imports.server, server), eq(imports.itemsDone, from)))
    .returning({ id: imports.id });
  return rows.length > 0;
}

/** Keeps it from being ended by others until the transaction ends; false where it is over. */
export async function lockRunning(tx: Db, id: number): Promise<boolean> {
  const rows = await tx.select({ id: imports.id }).from(imports).where(isStillRunning(id)).for('update');
  return rows.length > 0;
}

/** What is said of a dry run that was canceled; no run says so of it. */
export const cancelledDryRun = 'Canceled: the file was not checked to its end. Nothing was changed.';

export type OpenImport = Pick<ImportRow, 'id' | 'upload' | 'server' | 'isDryRun'>;

/** Imports to be done, oldest first; all of them, or those of one server. */
export async function listOpen(db: Db, server?: string): Promise<OpenImport[]> {
  const isOf = server === undefined ? undefined : eq(imports.server, server);
  return await db
    .select({ id: imports.id, upload: imports.upload, server: imports.server, isDryRun: imports.isDryRun })
    .from(imports)
    .leftJoin(runs, eq(runs.importId, imports.id))
    .where(and(eq(imports.state, 'running'), isOf, sql`${runs.state} is distinct from 'paused'`))
    .orderBy(asc(imports.id));
}

/** Gives an import to another server; false where that happened already, or it is over. */
export async function moveImport(tx: Db, { id, server: from }: OpenImport, to: string): Promise<boolean> {
  const rows = await tx
    .update(imports)
    .set({ server: to })
    .where(and(isStillRunning(id), sql`${imports.server} is not distinct from ${from}`))
    .returning({ id: imports.id });
  return rows.length > 0;
}

type FoundImport = {
  row: ImportRow;
  runId: number | null;
  runState: RunState | null;
  createdBy: string;
  undone: Import['undone'];
};

function toImport(
  { row, runId, runState, createdBy, undone }: FoundImport,
  problems: ImportProblem[],
  moved: Import['moved'],
): Import {
  const { handEdits, emptyCells } = policiesOf(row.options);
  return {
    id: row.id,
    runId,
    fileName: row.fileName,
    bytes: row.bytes,
    bytesRead: row.bytesRead,
    dryRun: row.isDryRun,
    mode: row.mode,
    state: row.state,
    isPaused: runState === 'paused',
    isCancelled: runState === 'cancelled' || (row.isDryRun && row.error === cancelledDryRun),
    ...(row.error === null ? {} : { error: row.error }),
    format: row.format === null ? null : importFormatSchema.parse(row.format),
    encoding: row.encoding,
    encodingNote: row.encodingNote,
    mapping: row.mapping,
    columns: row.columns,
    counts: row.counts,
    problems,
    problemCount: row.problemCount,
    cleaned: row.cleaned,
    handEdits,
    edited: row.edited,
    emptyCells,
    blanks: row.blanks,
    returned: row.returned,
    setAside: row.setAside,
    moved,
    undone,
    canApply: row.upload !== null && row.state !== 'running' && row.undoneAt === null,
    createdBy,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

/** An undo that met nothing but conflicts took nothing back, if no run after the import was undone with it. */
const undone = sql<Import['undone']>`case when ${imports.undoneAt} is null then 'none' else (
    select case
      when count(*) filter (where ${importProducts.outcome} in ('undone', 'partly')) = 0 and not ${areMovesUndone(imports.id)} then 'none'
      when coalesce(bool_and(coalesce(${importProducts.outcome}, 'left') = 'undone'), true) then 'all'
      else 'partly' end
    from ${importProducts} where ${importProducts.importId} = ${imports.id}) end`;

const selectImports = (db: Db) =>
  db
    .select({
      row: imports,
      runId: runs.id,
      runState: runs.state,
      createdBy: sql<string>`coalesce(${users.fullName}, ${users.username})`,
      undone,
    })
    .from(imports)
    .leftJoin(runs, eq(runs.importId, imports.id))
    .innerJoin(users, eq(users.id, imports.createdBy));

/** An import with its first problems and what became of it, or null. */
export async function findImport(db: Db, id: number, now: Date): Promise<ImportDetails | null> {
  const [found] = await selectImports(db).where(eq(imports.id, id));
  if (!found) return null;
  const problems = await db
    .select({
      row: importProblems.row,
      column: importProblems.column,
      value: importProblems.value,
      reason: importProblems.reason,
    })
    .from(importProblems)
    .where(eq(importProblems.importId, id))
    .orderBy(asc(importProblems.number))
    .limit(keptProblems);
  const moved = (await countMoved(db, [id])).get(id) ?? nothingMoved;
  const outcome = await findOutcome(db, found.row, moved, now);
  const isAhead = found.row.isDryRun && found.row.state === 'done' && outcome.importedAs === null;
  const today = isAhead ? await settleToday(db, found.row) : { options: found.row.options, isOtherwise: false };
  const row = { ...found.row, options: today.options };
  return {
    ...toImport({ ...found, row }, problems, moved),
    ...outcome,
    ...(await describeAftermath(db, row, { isAhead })),
    ...(await describeProfile(db, row)),
    isOutdated: outcome.isOutdated || today.isOtherwise,
  };
}

/** The latest imports, newest first, without their problems; a dry run that was run again or applied stands for no more than that run. */
export async function listImports(db: Db, limit: number): Promise<Import[]> {
  const later = alias(imports, 'later');
  const isFolded = and(
    imports.isDryRun,
    exists(db.select({ id: later.id }).from(later).where(eq(later.fromRun, imports.id))),
  );
  const found = await selectImports(db).where(sql`${isFolded} is not true`).orderBy(desc(imports.id)).limit(limit);
  const moved = await countMoved(
    db,
    found.map(({ row }) => row.id),
  );
  return found.map((each) => toImport(each, [], moved.get(each.row.id) ?? nothingMoved));
}

export async function appendProblems(
  tx: Db,
  importId: number,
  from: number,
  problems: readonly ImportProblem[],
): Promise<void> {
  const values = problems.slice(0, Math.max(0, keptProblems - from)).map((problem, i) => ({ n: from + i, ...problem }));
  if (values.length === 0) return;
  await tx.execute(sql`insert into ${importProblems} (import_id, number, row, "column", value, reason)
    select ${importId}, r.n, r.row, r.column, r.value, r.reason
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r(n int, row int, "column" text, value text, reason text)`);
}

export async function clearProblems(tx: Db, importId: number): Promise<void> {
  await tx.delete(importProblems).where(eq(importProblems.importId, importId));
}

/** Uploads no run needs any more: those of runs older than `before` are forgotten. Answers the names that are still wanted. */
export async function forgetOldUploads(db: Db, before: Date): Promise<Set<string>> {
  await db
    .update(imports)
    .set({ upload: null })
    .where(and(lt(imports.createdAt, before), sql`${imports.state} <> 'running'`, isNotNull(imports.upload)));
  const rows = await db.select({ upload: imports.upload }).from(imports).where(isNotNull(imports.upload));
  return new Set(rows.flatMap((row) => row.upload ?? []));
}

/**
 * Forgets an upload for all imports but those under way, which still read it, and dry runs nobody imported or checked again, which may still be
 * imported; true where there are none.
 */
export async function forgetUpload(tx: Db, upload: string): Promise<boolean> {
  const named = eq(imports.upload, upload);
  const later = alias(imports, 'later');
  const isFollowed = exists(tx.select({ id: later.id }).from(later).where(eq(later.fromRun, imports.id)));
  const isWaiting = and(imports.isDryRun, eq(imports.state, 'done'), not(isFollowed));
  await tx
    .update(imports)
    .set({ upload: null })
    .where(and(named, ne(imports.state, 'running'), sql`${isWaiting} is not true`));
  return (await tx.$count(imports, named)) === 0;
}

/** The upload of an import, which nobody forgets until the transaction ends; null where it is forgotten. */
export async function lockUpload(tx: Db, id: number): Promise<string | null> {
  const [row] = await tx.select({ upload: imports.upload }).from(imports).where(eq(imports.id, id)).for('update');
  return row?.upload ?? null;
}
