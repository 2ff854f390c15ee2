// The SQL of imports as runs: each but a dry run is one, whose state says whether it may go on. It has one piece, which counts what is stored.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { RunState } from '#domain/runs/run.ts';
import type { ImportCounts } from '#domain/transfer/transfer.contract.ts';
import type { Db } from '#server/database/database.ts';
import { type imports, runChunks, runs } from '#server/database/schema.ts';
import { announce } from '#server/live/live.ts';

const piece = 0;

type NewImport = Pick<typeof imports.$inferSelect, 'id' | 'fileName' | 'createdBy' | 'createdAt'>;

/** The run of an import that is stored in the same transaction. */
export async function openImportRun(tx: Db, { id: importId, fileName, ...created }: NewImport): Promise<void> {
  const [run] = await tx
    .insert(runs)
    .values({
      action: { action: 'import', options: { importId, fileName } },
      selection: { filter: { import: String(importId) } },
      importId,
      until: 0,
      total: 0,
      isListed: true,
      ...created,
    })
    .returning({ id: runs.id });
  if (!run) throw new Error('The run of an import was not stored');
  await tx.insert(runChunks).values({ runId: run.id, number: piece, total: 0 });
  await announce(tx, { type: 'run', runId: run.id });
}

/*
 * A command that stops a run locks its row first and then that of the import, so everything that stores something of an import locks them
 * in the same order.
 */

const isIn = (importId: number, states: RunState[]) => and(eq(runs.importId, importId), inArray(runs.state, states));
/** Of an import that may go on. */
const isGoing = (importId: number) => isIn(importId, ['waiting', 'running']);

/** Notes that it is being read; false where it may not be: it was paused or is over. */
export async function beginImportRun(tx: Db, importId: number, at: Date): Promise<boolean> {
  const startedAt = sql`coalesce(${runs.startedAt}, ${at.toISOString()}::timestamptz)`;
  const [run] = await tx
    .update(runs)
    .set({ state: 'running', startedAt })
    .where(isGoing(importId))
    .returning({ id: runs.id });
  if (run) await announce(tx, { type: 'run', runId: run.id });
  return run !== undefined;
}

/** Whether it may go on at this moment. */
export async function isImportGoing(db: Db, importId: number): Promise<boolean> {
  return (await db.$count(runs, isGoing(importId))) > 0;
}

/** Notes what is stored of its file so far; false where it may not go on. Until the transaction ends it cannot be stopped. */
export async function countImportRun(tx: Db, importId: number, counts: ImportCounts): Promise<boolean> {
  const [run] = await tx.update(runs).set({ total: counts.read }).where(isGoing(importId)).returning({ id: runs.id });
  if (!run) return false;
  const { read: total, unchanged, refused } = counts;
  await tx
    .update(runChunks)
    .set({ total, done: counts.new + counts.changed, unchanged, refused })
    .where(and(eq(runChunks.runId, run.id), eq(runChunks.number, piece)));
  return true;
}

/** Ends it, also one that was paused when nothing was left to do; false where it is over already. `note`: why it failed. */
export async function endImportRun(
  tx: Db,
  importId: number,
  { state, note, at }: { state: Extract<RunState, 'done' | 'failed'>; note: string | null; at: Date },
): Promise<boolean> {
  const [run] = await tx
    .update(runs)
    .set({ state, note, finishedAt: at })
    .where(isIn(importId, ['waiting', 'running', 'paused']))
    .returning({ id: runs.id });
  if (run) await announce(tx, { type: 'run', runId: run.id });
  return run !== undefined;
}
