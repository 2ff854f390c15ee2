// The products of a run that wait for a decision, by lens: as they are now, not as the run left them.
import { lenses, lookLenses } from '#domain/catalogue/lens.ts';
import type { LensCounts } from '#domain/catalogue/lenses.contract.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import { useLenses } from '#web/shared/catalogue/use-lenses.ts';
import { kindOfRun } from '#web/shared/runs/run-words.ts';

const none = Object.fromEntries(lenses.map((lens) => [lens, 0])) as LensCounts;

const sumOf = (counts: LensCounts, among: readonly (keyof LensCounts)[]): number =>
  among.reduce((sum, lens) => sum + counts[lens], 0);

/** How many wait, and how many of them need a look. */
export const countPending = (counts: LensCounts): number => sumOf(counts, lenses);
export const countLook = (counts: LensCounts): number => sumOf(counts, lookLenses);

export type RunLenses = {
  /** Undefined while they are on their way. Apart only for a run that counted what it changed. */
  changed: LensCounts | undefined;
  unchanged: LensCounts | undefined;
  all: LensCounts | undefined;
  error: Error | null;
  isRetrying: boolean;
  retry: () => void;
};

/** Empty for a run whose products do not wait for review, or that was undone. */
export function useRunLenses(run: Run): RunLenses {
  const { isChecked, isReviewed } = kindOfRun(run);
  const isNeeded = (isChecked || isReviewed) && run.undoneBy === null;
  const filter = { run: String(run.id), status: 'pending' as const };
  const { written } = run;
  const hasChanged = isNeeded && written !== null && written.changed > 0;
  const hasUnchanged = isNeeded && written !== null && written.unchanged > 0;
  const isWhole = isNeeded && written === null && run.counts.done > 0;
  const changed = useLenses({ ...filter, runChanged: 'true' }, { isNeeded: hasChanged });
  const unchanged = useLenses({ ...filter, runChanged: 'false' }, { isNeeded: hasUnchanged });
  const whole = useLenses(filter, { isNeeded: isWhole });
  const read = [
    { query: changed, isAsked: hasChanged },
    { query: unchanged, isAsked: hasUnchanged },
    { query: whole, isAsked: isWhole },
  ].filter(({ isAsked }) => isAsked);
  const known = read.flatMap(({ query: { data } }) => data ?? []);
  return {
    changed: hasChanged ? changed.data : none,
    unchanged: hasUnchanged ? unchanged.data : none,
    all: known.length < read.length ? undefined : addUp(known),
    error: read.find(({ query: { data } }) => !data)?.query.error ?? null,
    isRetrying: read.some(({ query }) => query.isFetching),
    retry: () => void Promise.all(read.map(({ query }) => query.refetch())),
  };
}

const addUp = (counts: readonly LensCounts[]): LensCounts =>
  Object.fromEntries(lenses.map((lens) => [lens, counts.reduce((sum, each) => sum + each[lens], 0)])) as LensCounts;
