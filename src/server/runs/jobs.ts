// The jobs a run is made of.
import type { Db } from '#server/database/database.ts';
import type { JobSender } from '#server/jobs/queue.ts';
import { announce } from '#server/live/live.ts';
import { noteUntaken } from '#server/notifications/notifications.commands.ts';
import { countReasons } from './run-items.store.ts';
import { recordPairsOfRun } from './run-pairs.ts';
import { type RunRow, readRun, updateRun } from './runs.store.ts';
import { settleUndo } from './settle-undo.ts';

/** Lists what the run goes through. */
export type PrepareJob = { runId: number };
/** Does a piece of it; in vain once the run has moved on to another stage. */
export type ChunkJob = { runId: number; stage: number; chunk: number };

export type Jobs = { prepare: JobSender<PrepareJob>; chunk: JobSender<ChunkJob> };

/** Ends a run of which nothing waits any more. */
export async function finishRun(tx: Db, runId: number, at: Date): Promise<void> {
  const run = await readRun(tx, runId);
  // Who made the link of a sign-off hears what could not be taken of its answers.
  if (run?.action.action === 'take-answers') await noteUntaken(tx, runId, await countReasons(tx, runId));
  if (run) await endRun(tx, run, { state: 'done', note: null }, at);
  if (run?.action.action === 'undo') await settleUndo(tx, run);
  await announce(tx, { type: 'run', runId });
}

/** Ends a run that is locked in whichever state, and has the audit log name what two people approved by it. */
export async function endRun(
  tx: Db,
  run: Pick<RunRow, 'id' | 'action' | 'createdBy'>,
  change: Pick<RunRow, 'state' | 'note'> & Partial<Pick<RunRow, 'stage' | 'sample'>>,
  at: Date,
): Promise<void> {
  await recordPairsOfRun(tx, run, at);
  await updateRun(tx, run.id, { ...change, finishedAt: at });
}
