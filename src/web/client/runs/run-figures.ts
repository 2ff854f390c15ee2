// What came of a run's products, as its bar and its filters tell them apart.
import type { RunFinding } from '#domain/runs/run.ts';
import type { Run } from '#domain/runs/runs.contract.ts';

/** In the order of the bar; together they are all products of the run. */
export const runSlices = ['clean', 'same-as-source', 'look', 'skipped', 'failed', 'waiting'] as const;
export type RunSlice = (typeof runSlices)[number];

/** What new text can leave to look at. */
export const lookFindings = ['open-claim', 'rule-not-kept', 'wish-not-followed'] as const satisfies RunFinding[];

/** Products something has come of. */
export function processedOf({ counts: { done, unchanged, refused, failed } }: Pick<Run, 'counts'>): number {
  return done + unchanged + refused + failed;
}

/** How far runs are together, from 0 to 1. */
export function shareOf(runs: readonly Pick<Run, 'counts'>[]): number {
  const total = runs.reduce((sum, { counts }) => sum + counts.total, 0);
  return total === 0 ? 0 : runs.reduce((sum, run) => sum + processedOf(run), 0) / total;
}

export function countSlices(run: Pick<Run, 'counts' | 'findings'>): Record<RunSlice, number> {
  const { counts, findings } = run;
  const look = lookFindings.reduce((sum, finding) => sum + findings[finding], 0);
  const same = findings['same-as-source'];
  return {
    clean: counts.done - look - same,
    'same-as-source': same,
    look,
    skipped: counts.unchanged + counts.refused,
    failed: counts.failed,
    waiting: counts.total - processedOf(run),
  };
}

/** Until nothing more comes of it by itself or by Resume. */
export const isUnfinished = ({ finishedAt }: Pick<Run, 'finishedAt'>): boolean => finishedAt === null;
/** Whether it goes on by itself. */
export const isLive = ({ state }: Pick<Run, 'state'>): boolean => state === 'waiting' || state === 'running';
