// The second line of each figure of a run: what its number is made of, or what a zero means.
import type { LensCounts } from '#domain/catalogue/lenses.contract.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { formatNumber } from '#web/kit/format.ts';
import { countProducts } from '#web/shared/catalogue/count-products.ts';
import { countOpen } from '#web/shared/runs/describe-taken.ts';
import { isUnfinished } from '#web/shared/runs/run-figures.ts';
import type { RunSlice } from '#web/shared/runs/run-slices.ts';
import { kindOfRun, wordsOf } from '#web/shared/runs/run-words.ts';
import { countLook, countPending, type RunLenses } from './run-lenses.queries.ts';

/** `1,737 clean, 743 need review`; what was reviewed since then is the rest of `total`. Null while it is not known, or nothing is to say. */
function describeLenses(total: number, lenses: LensCounts | undefined, ready: string): string | null {
  if (!lenses || total === 0) return null;
  const [pending, look] = [countPending(lenses), countLook(lenses)];
  const done = Math.max(0, total - pending);
  const counts: [number, string][] = [
    [pending - look, ready],
    [look, look === 1 ? 'needs review' : 'need review'],
    [done, 'no longer pending'],
  ];
  return counts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${formatNumber(count)} ${word}`)
    .join(', ');
}

/** `12 had no match, 3 could not be processed` */
function describeSkipped(run: Run): string {
  const { isWriting } = kindOfRun(run);
  const { unchanged, refused } = run.counts;
  if (unchanged + refused === 0) {
    if (isUnfinished(run)) return 'none so far';
    return isWriting ? 'every product got a draft' : 'no products';
  }
  return [
    ...(unchanged > 0 ? [`${formatNumber(unchanged)} ${wordsOf(run).nothingToDo ?? 'had nothing to change'}`] : []),
    ...(refused > 0 ? [`${formatNumber(refused)} could not be processed`] : []),
  ].join(', ');
}

/** The line under the number of a figure; null where there is none. */
export function describeFigure(run: Run, slice: RunSlice, lenses: RunLenses): string | null {
  const { counts, written, parts } = run;
  const { isChecked, isReviewed } = kindOfRun(run);
  const isUndone = run.undoneBy !== null;
  switch (slice) {
    case 'changed':
      return isUndone ? null : describeLenses(written?.changed ?? 0, lenses.changed, 'clean');
    case 'unchanged':
      return isUndone ? null : describeLenses(written?.unchanged ?? 0, lenses.unchanged, 'can be approved');
    case 'done':
      if (run.confirmed > 0) return `${formatNumber(run.confirmed)} confirmed as the second person`;
      if (parts && counts.done > 0)
        return [countNoun(parts.done, 'part'), ...(parts.open > 0 ? [countOpen(parts.open)] : [])].join(', ');
      return (isChecked || isReviewed) && !isUndone && counts.done > 0
        ? describeLenses(counts.done, lenses.all, 'ready to review')
        : `of ${countProducts(counts.total)}`;
    case 'asked':
      return 'approved by the first of two people';
    case 'skipped':
      return describeSkipped(run);
    case 'failed':
      return counts.failed === 0 ? 'no errors' : 'these products were not changed';
    case 'waiting':
      return null;
  }
}
