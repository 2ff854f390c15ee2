// The words of runs.
import type { ActionName } from '#domain/runs/run-action.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { formatNumber } from '#web/kit/format.ts';
import { countProducts } from '#web/shared/catalogue/count-products.ts';
import { isUnfinished, processedOf } from './run-figures.ts';
import type { RunSlice } from './run-slices.ts';

type ActionWords = {
  name: string;
  /** On the button that starts it. */
  verb: string;
  /** Whether to start it with so many products, such as `3 products`; by default the verb and their number. */
  question?: (products: string) => string;
  doing: string;
  /** What happens to a product that is taken, after `will`. */
  will: string;
  /** What became of a product that is done: the name of its figure. */
  done: string;
  /** What became of so many products that are done, at the start of a sentence; `hasMore`: the sentence goes on. */
  result: (products: number, hasMore: boolean) => string;
  /** What became of products of which there was nothing to do, after their number; null where they count as skipped. */
  nothingToDo: string | null;
  /** The name of the figure of products that were not done. */
  skipped: string;
  /** Where no product is done. */
  nothing: string;
  /** Whether it writes new text, which can equal its source. */
  isWriting: boolean;
  /** Whether its products can need a look afterwards. */
  isChecked: boolean;
  /** Whether what it changed waits for review. */
  isReviewed: boolean;
  /** What was done and what an undo of it does, each before `3 products`; null where there is nothing to restore. */
  undo: { noun: string; does: string } | null;
};

const counted =
  (verb: string) =>
  (products: number, hasMore: boolean): string =>
    `${verb} ${hasMore ? formatNumber(products) : countProducts(products)}`;
const changed = (products: number): string => `Changed ${countProducts(products)}`;

const common = {
  nothingToDo: null,
  skipped: 'Skipped',
  isWriting: false,
  isChecked: false,
  isReviewed: false,
} as const;
const writing = {
  will: 'get new text',
  done: 'Written',
  result: (products: number) => `Wrote text for ${countProducts(products)}`,
  nothingToDo: null,
  skipped: 'Nothing written',
  nothing: 'No product changed',
  isWriting: true,
  isChecked: true,
  isReviewed: true,
} as const;

const restoresContent = 'restores the texts and statuses of';
const restoresDecisions = 'restores the statuses of';

export const actionWords: Readonly<Record<ActionName, ActionWords>> = {
  generate: {
    ...writing,
    name: 'Bulk Optimize',
    verb: 'Optimize',
    doing: 'Optimizing',
    undo: { noun: 'optimization of', does: restoresContent },
  },
  prompt: {
    ...writing,
    name: 'Apply a prompt',
    verb: 'Rewrite',
    question: (products) => `Apply a prompt to ${products}?`,
    doing: 'Writing',
    undo: { noun: 'prompt run on', does: restoresContent },
  },
  'find-replace': {
    ...common,
    name: 'Find and replace',
    verb: 'Replace',
    question: (products) => `Find and replace in ${products}?`,
    doing: 'Replacing',
    will: 'be changed',
    done: 'Changed',
    result: changed,
    nothingToDo: 'had no match',
    nothing: 'Nothing was replaced',
    isReviewed: true,
    undo: { noun: 'replacement in', does: restoresContent },
  },
  fix: {
    ...common,
    name: 'Fix a broken rule',
    verb: 'Fix',
    question: (products) => `Fix ${products}?`,
    doing: 'Fixing',
    will: 'be fixed',
    done: 'Fixed',
    result: counted('Fixed'),
    nothing: 'Nothing was fixed',
    isChecked: true,
    isReviewed: true,
    undo: { noun: 'fix of', does: 'restores the texts of' },
  },
  'set-field': {
    ...common,
    name: 'Change a field',
    verb: 'Change',
    question: (products) => `Change a field on ${products}?`,
    doing: 'Changing a field',
    will: 'be changed',
    done: 'Changed',
    result: changed,
    nothingToDo: 'already had this value',
    nothing: 'Nothing was changed',
    undo: { noun: 'field change on', does: 'restores the field of' },
  },
  approve: {
    ...common,
    name: 'Approve',
    verb: 'Approve',
    doing: 'Approving',
    will: 'be approved',
    done: 'Approved',
    result: counted('Approved'),
    nothing: 'Nothing was approved',
    undo: { noun: 'approval of', does: restoresDecisions },
  },
  reject: {
    ...common,
    name: 'Reject',
    verb: 'Reject',
    doing: 'Rejecting',
    will: 'be rejected',
    done: 'Rejected',
    result: counted('Rejected'),
    nothing: 'Nothing was rejected',
    undo: { noun: 'rejection of', does: restoresDecisions },
  },
  'roll-back': {
    ...common,
    name: 'Roll back',
    verb: 'Roll back',
    doing: 'Rolling back',
    will: 'be rolled back',
    done: 'Rolled back',
    result: counted('Rolled back'),
    nothing: 'Nothing was rolled back',
    undo: { noun: 'rollback of', does: restoresDecisions },
  },
  judge: {
    ...common,
    name: 'Re-check',
    verb: 'Re-check',
    question: (products) => `Re-check ${products}?`,
    doing: 'Re-checking',
    will: 'be re-checked',
    done: 'Changed',
    result: changed,
    nothingToDo: 'did not change',
    skipped: 'No change',
    nothing: 'Nothing changed',
    isChecked: true,
    isReviewed: false,
    // A check follows the facts and rules: there is nothing of it to restore.
    undo: null,
  },
  'measure-images': {
    ...common,
    name: 'Measure images',
    verb: 'Measure',
    question: (products) => `Measure the images of ${products}?`,
    doing: 'Measuring images',
    will: 'have its images measured',
    done: 'Measured',
    result: (products) => `Measured the images of ${countProducts(products)}`,
    nothingToDo: 'had nothing new',
    skipped: 'Nothing new',
    nothing: 'Nothing new was found',
    isChecked: true,
    // What was measured is a fact: there is nothing of it to restore.
    undo: null,
  },
  export: {
    ...common,
    name: 'Export',
    verb: 'Export',
    doing: 'Exporting',
    will: 'be in the file',
    done: 'Exported',
    result: counted('Exported'),
    nothing: 'Nothing was exported',
    undo: null,
  },
  import: {
    ...common,
    name: 'Import',
    verb: 'Import',
    doing: 'Importing',
    will: 'be imported',
    done: 'Imported',
    result: counted('Imported'),
    nothing: 'Nothing was imported',
    // On its own page, where the question says what is not undone.
    undo: null,
  },
  undo: {
    ...common,
    name: 'Undo',
    verb: 'Undo',
    doing: 'Undoing',
    will: 'be restored',
    done: 'Restored',
    result: (products) => `${countProducts(products)} restored`,
    nothing: 'Nothing was restored',
    undo: { noun: 'undo of', does: 'reapplies the changes to' },
  },
};

export function wordsOf({ action }: Pick<Run, 'action'>): ActionWords {
  const words = actionWords[action.action];
  // Its file would have to be read again.
  return action.action === 'undo' && action.options.of ? { ...words, undo: null } : words;
}

/** `run 12`: how other runs name it. */
export const numberRun = (id: number): string => `run ${id}`;

/** What an undo undoes, in quotes: `"Find and replace" (run 12)`; `run 12` where what it did is not stored. */
export function nameUndone({ runId, undoes, of }: Extract<Run['action'], { action: 'undo' }>['options']): string {
  const name = of ? `Import of ${of.fileName}` : undoes && actionWords[undoes].name;
  return name ? `"${name}" (${numberRun(runId)})` : numberRun(runId);
}

/** `Bulk Optimize`, `Import of mugs.csv`, `Undo of "Find and replace" (run 12)`. */
export function nameRun({ action }: Pick<Run, 'action'>): string {
  if (action.action === 'import') return `Import of ${action.options.fileName}`;
  return action.action === 'undo' ? `Undo of ${nameUndone(action.options)}` : actionWords[action.action].name;
}

/** `Bulk Optimize, 1,240 products`; of an undo that has ended `Undo of "Find and replace" (run 1): 1 product restored`. */
export function titleRun(run: Pick<Run, 'action' | 'counts' | 'finishedAt'>): string {
  if (run.action.action === 'undo' && !isUnfinished(run))
    return `${nameRun(run)}: ${actionWords.undo.result(run.counts.done, false)}`;
  return `${nameRun(run)}, ${countProducts(run.counts.total)}`;
}

/** What a figure is called, by what the run does. */
export function nameSlice(run: Pick<Run, 'action' | 'finishedAt'>, slice: RunSlice): string {
  const { done, skipped } = wordsOf(run);
  const names: Record<RunSlice, string> = {
    done,
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
  const { isWriting, nothingToDo } = wordsOf({ action });
  const apart = nothingToDo === null ? 0 : counts.unchanged;
  const skipped = counts.unchanged + counts.refused - apart;
  const word = isWriting ? 'nothing written for' : 'skipped';
  return [
    ...(apart > 0 ? [`${formatNumber(apart)} ${nothingToDo}`] : []),
    ...(skipped > 0 ? [`${word} ${formatNumber(skipped)}`] : []),
  ];
}

/**
 * How far a run is, or what came of it: `Approved 733, skipped 43, 4 failed, 12 not done`; of one that writes
 * `Changed 480 products, 253 unchanged, nothing written for 43`.
 */
export function describeResult(run: Pick<Run, 'action' | 'counts' | 'written' | 'skippedHits' | 'finishedAt'>): string {
  const { counts, written, skippedHits } = run;
  if (run.finishedAt === null) {
    if (run.action.action === 'import') return `${countProducts(processedOf(run))} so far`;
    return `${formatNumber(processedOf(run))} of ${countProducts(counts.total)}`;
  }
  const { result, nothing } = wordsOf(run);
  const open = counts.total - processedOf(run);
  const others = [
    ...(written && written.unchanged > 0 ? [`${formatNumber(written.unchanged)} unchanged`] : []),
    ...(skippedHits ? [`${countNoun(skippedHits, 'match', 'matches')} not selected`] : []),
    ...describeSkipped(run),
    ...(counts.failed > 0 ? [`${formatNumber(counts.failed)} failed`] : []),
    ...(open > 0 ? [`${formatNumber(open)} not done`] : []),
  ];
  const count = written ? written.changed : counts.done;
  const first = count === 0 ? nothing : written ? changed(count) : result(count, others.length > 0);
  return [first, ...others].join(', ');
}

const ends = { done: 'finished', cancelled: 'canceled', failed: 'failed' } as const;

/** How it ended: `Bulk Optimize finished`. */
export function describeEnd(run: Pick<Run, 'action' | 'state'>): string {
  const end = run.state === 'cancelled' || run.state === 'failed' ? ends[run.state] : ends.done;
  return `${nameRun(run)} ${end}`;
}
