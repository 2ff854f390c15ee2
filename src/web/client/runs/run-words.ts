// The words of runs.
import type { ActionName } from '#domain/runs/run-action.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import { formatNumber } from '#web/kit/format.ts';
import { countProducts } from '../count-products.ts';
import { isUnfinished, processedOf, type RunSlice } from './run-figures.ts';

type ActionWords = {
  name: string;
  /** On the button that starts it. */
  verb: string;
  /** Whether to start it with so many products, such as `3 products`; by default the verb and their number. */
  question?: (products: string) => string;
  doing: string;
  /** What becomes of a product that is taken, after `is`. */
  becomes: string;
  /** What became of a product that is done, for it alone and in a sentence. */
  done: string;
  /** What became of one that was left as it is. */
  left: string;
  nothing: string;
  /** Whether it writes new text, which can read as the source does. */
  isWriting: boolean;
  /** Whether what it changed is checked, and can leave something to look at. */
  isChecked: boolean;
  /** Whether what it changed waits for review. */
  isReviewed: boolean;
  /** What was done and what an undo of it does, each before `3 products`; null where it changes nothing that could be put back. */
  undo: { noun: string; does: string } | null;
};

export const actionWords: Readonly<Record<ActionName, ActionWords>> = {
  generate: {
    name: 'Bulk Optimize',
    verb: 'Optimize',
    doing: 'Optimizing',
    becomes: 'written for',
    done: 'Optimized',
    left: 'Skipped',
    nothing: 'No product changed',
    isWriting: true,
    isChecked: true,
    isReviewed: true,
    undo: { noun: 'optimization of', does: 'puts back the texts and decisions of' },
  },
  prompt: {
    name: 'Apply a prompt',
    verb: 'Write',
    question: (products) => `Apply a prompt to ${products}?`,
    doing: 'Writing',
    becomes: 'written for',
    done: 'Written',
    left: 'Skipped',
    nothing: 'No product changed',
    isWriting: true,
    isChecked: true,
    isReviewed: true,
    undo: { noun: 'writing for', does: 'puts back the texts and decisions of' },
  },
  'find-replace': {
    name: 'Find and replace',
    verb: 'Replace',
    question: (products) => `Find and replace in ${products}?`,
    doing: 'Replacing',
    becomes: 'changed',
    done: 'Replaced',
    left: 'Left',
    nothing: 'Nothing was replaced',
    isWriting: false,
    isChecked: false,
    isReviewed: true,
    undo: { noun: 'replacement in', does: 'puts back the texts and decisions of' },
  },
  fix: {
    name: 'Fix a rule',
    verb: 'Fix',
    question: (products) => `Fix ${products}?`,
    doing: 'Fixing',
    becomes: 'fixed',
    done: 'Fixed',
    left: 'Skipped',
    nothing: 'Nothing was fixed',
    isWriting: false,
    isChecked: true,
    isReviewed: true,
    undo: { noun: 'fix of', does: 'restores the texts of' },
  },
  'set-field': {
    name: 'Set a field',
    verb: 'Set',
    question: (products) => `Set a field of ${products}?`,
    doing: 'Setting',
    becomes: 'changed',
    done: 'Set',
    left: 'Left',
    nothing: 'Nothing was set',
    isWriting: false,
    isChecked: false,
    isReviewed: false,
    undo: { noun: 'setting of a field of', does: 'puts back the field of' },
  },
  approve: {
    name: 'Approve',
    verb: 'Approve',
    doing: 'Approving',
    becomes: 'approved',
    done: 'Approved',
    left: 'Left',
    nothing: 'Nothing was approved',
    isWriting: false,
    isChecked: false,
    isReviewed: false,
    undo: { noun: 'approval of', does: 'takes back the approvals of' },
  },
  reject: {
    name: 'Reject',
    verb: 'Reject',
    doing: 'Rejecting',
    becomes: 'rejected',
    done: 'Rejected',
    left: 'Left',
    nothing: 'Nothing was rejected',
    isWriting: false,
    isChecked: false,
    isReviewed: false,
    undo: { noun: 'rejection of', does: 'takes back the rejections of' },
  },
  'roll-back': {
    name: 'Roll back',
    verb: 'Roll back',
    doing: 'Rolling back',
    becomes: 'rolled back',
    done: 'Rolled back',
    left: 'Left',
    nothing: 'Nothing was rolled back',
    isWriting: false,
    isChecked: false,
    isReviewed: false,
    undo: { noun: 'rollback of', does: 'puts back the decisions on' },
  },
  judge: {
    name: 'Judge anew',
    verb: 'Judge',
    question: (products) => `Judge ${products} anew?`,
    doing: 'Judging',
    becomes: 'judged',
    done: 'Changed',
    left: 'As before',
    nothing: 'Nothing changed',
    isWriting: false,
    isChecked: true,
    isReviewed: false,
    // It finds out how things are, and changes nothing that could be put back.
    undo: null,
  },
  export: {
    name: 'Export',
    verb: 'Export',
    doing: 'Exporting',
    becomes: 'in the file',
    done: 'Exported',
    left: 'Left out',
    nothing: 'Nothing was exported',
    isWriting: false,
    isChecked: false,
    isReviewed: false,
    undo: null,
  },
  import: {
    name: 'Import',
    verb: 'Import',
    doing: 'Importing',
    becomes: 'imported',
    done: 'Imported',
    left: 'Left',
    nothing: 'Nothing was imported',
    isWriting: false,
    isChecked: false,
    isReviewed: false,
    // On its own page, where its question says what stays.
    undo: null,
  },
  undo: {
    name: 'Undo',
    verb: 'Undo',
    doing: 'Undoing',
    becomes: 'put back',
    done: 'Put back',
    left: 'Left',
    nothing: 'Nothing was put back',
    isWriting: false,
    isChecked: false,
    isReviewed: false,
    undo: { noun: 'undo of', does: 'puts back what was undone of' },
  },
};

export function wordsOf({ action }: Pick<Run, 'action'>): ActionWords {
  const words = actionWords[action.action];
  // Its file would have to be read again.
  return action.action === 'undo' && action.options.of ? { ...words, undo: null } : words;
}

/** `No. 12`: what other runs call it by. */
export const numberRun = (id: number): string => `No. ${id}`;

/** `Bulk Optimize`, `Import of mugs.csv`, `Undo of No. 12`. */
export function nameRun({ action }: Pick<Run, 'action'>): string {
  if (action.action === 'import') return `Import of ${action.options.fileName}`;
  if (action.action !== 'undo') return actionWords[action.action].name;
  const { runId, of } = action.options;
  return `Undo of ${of ? of.fileName : numberRun(runId)}`;
}

/** `Bulk Optimize, 1,240 products`. */
export function titleRun(run: Pick<Run, 'action' | 'counts'>): string {
  return `${nameRun(run)}, ${countProducts(run.counts.total)}`;
}

/** What a slice of the bar is called, by what the run does. */
export function nameSlice(run: Pick<Run, 'action' | 'finishedAt'>, slice: RunSlice): string {
  const { done, left, isWriting } = wordsOf(run);
  const names: Record<RunSlice, string> = {
    done: isWriting ? 'Written' : done,
    changed: 'Changed',
    unchanged: 'Unchanged',
    skipped: isWriting ? 'Nothing written' : left,
    failed: 'Failed',
    // Once it has ended nothing more is done by itself.
    waiting: isUnfinished(run) ? 'Still to do' : 'Not done',
  };
  return names[slice];
}

/** Why a product was left, after the word of its slice. */
export const leftOutcomes = { 'nothing-to-do': 'nothing to do', refused: 'not possible' } as const;

/**
 * How far a run is, or what came of it: `Approved 733 products, 43 skipped, 4 failed, 12 not done`; of one that writes
 * `Changed 480 products, 253 unchanged, 43 nothing written`.
 */
export function describeResult(run: Pick<Run, 'action' | 'counts' | 'written' | 'finishedAt'>): string {
  const { counts } = run;
  if (run.finishedAt === null) {
    if (run.action.action === 'import') return `${countProducts(processedOf(run))} so far`;
    return `${formatNumber(processedOf(run))} of ${countProducts(counts.total)}`;
  }
  const { done, nothing } = wordsOf(run);
  const { written } = run;
  const first = written ? written.changed : counts.done;
  const others: [count: number, word: string][] = [
    [written?.unchanged ?? 0, nameSlice(run, 'unchanged')],
    [counts.unchanged + counts.refused, nameSlice(run, 'skipped')],
    [counts.failed, nameSlice(run, 'failed')],
    [counts.total - processedOf(run), nameSlice(run, 'waiting')],
  ];
  return [
    first === 0 ? nothing : `${written ? 'Changed' : done} ${countProducts(first)}`,
    ...others.filter(([count]) => count > 0).map(([count, word]) => `${formatNumber(count)} ${word.toLowerCase()}`),
  ].join(', ');
}

const ends = { done: 'finished', cancelled: 'cancelled', failed: 'failed' } as const;

/** How it ended: `Bulk Optimize finished`. */
export function describeEnd(run: Pick<Run, 'action' | 'state'>): string {
  const end = run.state === 'cancelled' || run.state === 'failed' ? ends[run.state] : ends.done;
  return `${nameRun(run)} ${end}`;
}
