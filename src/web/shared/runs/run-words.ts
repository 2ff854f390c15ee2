// The words of a run: its name, its figures and what came of it. Those of its action are in the domain.
import { actionOf } from '#domain/runs/actions/run-actions.ts';
import { type ActionWords, type CountWords, changed } from '#domain/runs/define-run-action.ts';
import type { PartCounts } from '#domain/runs/run.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { formatNumber } from '#web/kit/format.ts';
import { countProducts } from '#web/shared/catalogue/count-products.ts';
import { countOpen } from './describe-taken.ts';
import { isUnfinished, processedOf } from './run-figures.ts';
import type { RunSlice } from './run-slices.ts';

/** What is known of the action of a run beside its words. */
export const kindOfRun = ({ action }: Pick<Run, 'action'>) => actionOf(action.action);

export function wordsOf({ action }: Pick<Run, 'action'>): ActionWords {
  const { words } = actionOf(action.action);
  // Its file would have to be read again.
  return action.action === 'undo' && action.options.of ? { ...words, undo: null } : words;
}

const countWords = (count: number): CountWords => ({ count: formatNumber(count), products: countProducts(count) });

/** `run 12`: how other runs name it. */
export const numberRun = (id: number): string => `run ${id}`;

/** What an undo undoes, in quotes: `"Find and replace" (run 12)`; `run 12` where what it did is not stored. */
export function nameUndone({ runId, undoes, of }: Extract<Run['action'], { action: 'undo' }>['options']): string {
  const name = of ? `Import of ${of.fileName}` : undoes && actionOf(undoes).words.name;
  return name ? `"${name}" (${numberRun(runId)})` : numberRun(runId);
}

/** `Bulk Optimize`, `Import of mugs.csv`, `Undo of "Find and replace" (run 12)`. */
export function nameRun({ action }: Pick<Run, 'action'>): string {
  if (action.action === 'import') return `Import of ${action.options.fileName}`;
  return action.action === 'undo' ? `Undo of ${nameUndone(action.options)}` : actionOf(action.action).words.name;
}

/** `Bulk Optimize, 1,240 products`; of an undo that has ended `Undo of "Find and replace" (run 1): 1 product restored`. */
export function titleRun(run: Pick<Run, 'action' | 'counts' | 'finishedAt'>): string {
  if (run.action.action === 'undo' && !isUnfinished(run))
    return `${nameRun(run)}: ${wordsOf(run).result(countWords(run.counts.done), false)}`;
  return `${nameRun(run)}, ${countProducts(run.counts.total)}`;
}

/** What a figure is called, by what the run does. */
export function nameSlice(run: Pick<Run, 'action' | 'finishedAt'>, slice: RunSlice): string {
  const { done, skipped } = wordsOf(run);
  const names: Record<RunSlice, string> = {
    done,
    asked: 'Second person',
    changed: 'Changed',
    unchanged: 'Unchanged',
    skipped,
    failed: 'Failed',
    // Once it has ended nothing more is done by itself.
    waiting: isUnfinished(run) ? 'Remaining' : 'Not done',
  };
  return names[slice];
}

/** What was not done, as a sentence goes on: `1 had no match`, `skipped 2`, `nothing written for 43`. */
function describeSkipped({ action, counts }: Pick<Run, 'action' | 'counts'>): string[] {
  const { isWriting } = kindOfRun({ action });
  const { nothingToDo } = wordsOf({ action });
  const apart = nothingToDo === null ? 0 : counts.unchanged;
  const skipped = counts.unchanged + counts.refused - apart;
  const word = isWriting ? 'nothing written for' : 'skipped';
  return [
    ...(apart > 0 ? [`${formatNumber(apart)} ${nothingToDo}`] : []),
    ...(skipped > 0 ? [`${word} ${formatNumber(skipped)}`] : []),
  ];
}

/** `2 wait for a second person` */
export const countWaiting = (count: number): string =>
  `${formatNumber(count)} ${count === 1 ? 'waits' : 'wait'} for a second person`;

/**
 * How far a run is, or what came of it: `Approved 733, skipped 43, 4 failed, 12 not done`; of one that writes
 * `Changed 480 products, 253 unchanged, nothing written for 43`.
 */
export function describeResult(
  run: Pick<Run, 'action' | 'counts' | 'written' | 'parts' | 'skippedHits' | 'finishedAt'>,
): string {
  const { counts, written, parts, skippedHits } = run;
  if (run.finishedAt === null) {
    if (run.action.action === 'import') return `${countProducts(processedOf(run))} so far`;
    return `${formatNumber(processedOf(run))} of ${countProducts(counts.total)}`;
  }
  if (parts) return describeDecisions({ ...run, parts });
  const { result, nothing } = wordsOf(run);
  const open = counts.total - processedOf(run);
  const others = [
    ...(counts.asked > 0 ? [countWaiting(counts.asked)] : []),
    ...(written && written.unchanged > 0 ? [`${formatNumber(written.unchanged)} unchanged`] : []),
    ...(skippedHits ? [`${countNoun(skippedHits, 'match', 'matches')} not selected`] : []),
    ...describeSkipped(run),
    ...(counts.failed > 0 ? [`${formatNumber(counts.failed)} failed`] : []),
    ...(open > 0 ? [`${formatNumber(open)} not done`] : []),
  ];
  const count = written ? written.changed : counts.done;
  const first = count === 0 ? nothing : (written ? changed : result)(countWords(count), others.length > 0);
  return [first, ...others].join(', ');
}

/** The same in parts: `Approved 24 parts of 10 products, 16 parts stay pending, skipped 2 products`. */
function describeDecisions({ action, counts, parts }: Pick<Run, 'action' | 'counts'> & { parts: PartCounts }): string {
  const { done, nothing } = wordsOf({ action });
  const skipped = counts.unchanged + counts.refused;
  const rest = counts.total - processedOf({ counts });
  // Of a product that waits for a second person, some parts can be approved.
  const ofProducts = counts.asked > 0 ? '' : ` of ${countProducts(counts.done)}`;
  return [
    parts.done === 0 ? nothing : `${done} ${countNoun(parts.done, 'part')}${ofProducts}`,
    ...(counts.asked > 0
      ? [`${countProducts(counts.asked)} ${counts.asked === 1 ? 'waits' : 'wait'} for a second person`]
      : []),
    ...(parts.open > 0 ? [countOpen(parts.open)] : []),
    ...(skipped > 0 ? [`skipped ${countProducts(skipped)}`] : []),
    ...(counts.failed > 0 ? [`${countProducts(counts.failed)} failed`] : []),
    ...(rest > 0 ? [`${countProducts(rest)} not done`] : []),
  ].join(', ');
}

const ends = { done: 'finished', cancelled: 'canceled', failed: 'failed' } as const;

/** How it ended: `Bulk Optimize finished`. */
export function describeEnd(run: Pick<Run, 'action' | 'state'>): string {
  const end = run.state === 'cancelled' || run.state === 'failed' ? ends[run.state] : ends.done;
  return `${nameRun(run)} ${end}`;
}
