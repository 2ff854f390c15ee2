// What came of a run's products, as its bar and its filters split them, and what can still be done about it.
import type { Part } from '#domain/parts/parts.ts';
import { actionOf } from '#domain/runs/actions/run-actions.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import type { RunSlice } from './run-slices.ts';

/** Products something has come of. */
export function processedOf({ counts: { done, asked, unchanged, refused, failed } }: Pick<Run, 'counts'>): number {
  return done + asked + unchanged + refused + failed;
}

/** `changed` and `unchanged` of a run that writes and counted them; `done` and `asked` of any other. Together they are all products of the run. */
export function countSlices(run: Pick<Run, 'counts' | 'written'>): Record<RunSlice, number> {
  const { counts, written } = run;
  return {
    done: written ? 0 : counts.done,
    asked: counts.asked,
    changed: written?.changed ?? 0,
    unchanged: written?.unchanged ?? 0,
    skipped: counts.unchanged + counts.refused,
    failed: counts.failed,
    waiting: counts.total - processedOf(run),
  };
}

/** Whether it waits until a person has looked at its sample. */
export const isAwaitingLook = ({ state }: Pick<Run, 'state'>): boolean => state === 'awaiting-look';

/** Until nothing more comes of it by itself or by Resume. */
export const isUnfinished = ({ finishedAt }: Pick<Run, 'finishedAt'>): boolean => finishedAt === null;
/** Whether it goes on without anybody. */
export const isLive = ({ state }: Pick<Run, 'state'>): boolean => state === 'waiting' || state === 'running';

/** The parts a run is about; none where it is about facts of the product. */
export const partsOf = ({ action }: Pick<Run, 'action'>): readonly Part[] =>
  actionOf(action.action).partsOf(action.options);

/** Whether what it replaced, or its file, is no longer stored. */
export const isForgotten = ({ undoUntil }: Pick<Run, 'undoUntil'>): boolean =>
  undoUntil !== null && Date.parse(undoUntil) <= Date.now();

/** Products of which something it changed can still be restored. */
export const leftToUndo = ({ counts, putBack }: Pick<Run, 'counts' | 'putBack'>): number =>
  Math.max(0, counts.done + counts.asked - putBack);

/** Whether it ended before something came of every product. */
export const hasRest = (run: Pick<Run, 'counts' | 'finishedAt' | 'state'>): boolean =>
  !isUnfinished(run) && (run.state === 'failed' || processedOf(run) < run.counts.total);

/** Whether there is something a retry would do; the server refuses it while the run goes on. */
export const canRetry = (run: Run): boolean =>
  run.undoneBy === null && !isForgotten(run) && (run.counts.failed > 0 || hasRest(run));
