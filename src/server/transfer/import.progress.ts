// How far an import is: counted batch by batch, and stored with each in its transaction.
import { mergeCleaned } from '#domain/transfer/cells/cleaning-log.ts';
import type { Cleaned, ImportCounts } from '#domain/transfer/transfer.contract.ts';
import type { Db } from '#server/database/database.ts';
import { announce } from '#server/live/live.ts';
import type { SortedBatch } from './import.batch.ts';
import { advanceImport, appendProblems } from './import.store.ts';
import { addCounts, addTallies, noCounts, noTallies, type Tallies } from './import.tallies.ts';
import { countImportRun } from './import-runs.store.ts';
import type { ReadBatch } from './read-file.ts';

/** A run's progress so far, stored with every batch. */
export type Progress = Tallies & {
  counts: ImportCounts;
  itemsDone: number;
  problemCount: number;
  cleaned: Cleaned[];
  bytesRead: number;
};

/** Thrown after the batch under way when the job is stopped, another one took the import over, or somebody paused or cancelled it. */
export class Stopped extends Error {}

export const freshProgress = (): Progress => ({
  counts: { ...noCounts },
  itemsDone: 0,
  problemCount: 0,
  ...noTallies,
  cleaned: [],
  bytesRead: 0,
});

/** Stores a batch's result and how far the run is; part of the batch's transaction when it writes products, which are then counted as stored. */
export async function record(
  tx: Db,
  server: string,
  id: number,
  progress: Progress,
  sorted: SortedBatch,
  { isStored, ...read }: Pick<ReadBatch, 'bytesRead' | 'cleaned' | 'notes'> & { isStored: boolean },
  items: number,
) {
  const problems = [...sorted.problems, ...read.notes];
  const next: Progress = {
    counts: addCounts(progress.counts, sorted.counts),
    itemsDone: progress.itemsDone + items,
    problemCount: progress.problemCount + problems.length,
    ...addTallies(progress, sorted),
    cleaned: mergeCleaned(progress.cleaned, read.cleaned),
    bytesRead: read.bytesRead,
  };
  if (isStored) await requireGoing(tx, id, next.counts);
  await advance(tx, server, id, progress, next);
  await appendProblems(tx, id, progress.problemCount, problems);
  await announce(tx, { type: 'import', importId: id });
  return next;
}

/** Nothing is stored after the answer to a pause. */
export async function requireGoing(tx: Db, id: number, counts: ImportCounts): Promise<void> {
  if (!(await countImportRun(tx, id, counts))) throw new Stopped();
}

/** Of two jobs at the same place of a file, the second stores nothing. */
export async function advance(
  tx: Db,
  server: string,
  id: number,
  { itemsDone: from }: Progress,
  to: Progress,
): Promise<void> {
  if (!(await advanceImport(tx, id, { server, from, to }))) throw new Stopped();
}
