// How a bulk run goes on: what each step, fault and button makes of its state. Values in, values out; plain data throughout.
import type { BulkItem, BulkReply, BulkRun } from '#domain/catalogue/bulk.contract.ts';
import type { Selection } from '#domain/catalogue/selection.ts';
import type { Part } from '#domain/parts/parts.ts';
import { addMark, type Mark } from '#web/client/runs/pace.ts';
import { isUnfinished, type RunPhase } from './bulk-run.phase.ts';

/** Parts a bulk approval approved in one product, and when: what its undo needs. */
export type Approved = { productId: number; parts: Part[]; at: string };

/** `targetKeywords`: null for those in effect for each product. */
export type BulkTask =
  | { kind: 'generate'; selection: Selection; run: BulkRun; targetKeywords: string[] | null }
  | { kind: 'approve'; selection: Selection; run: BulkRun }
  | { kind: 'undo'; items: Approved[] };

export type BulkRunState = {
  task: BulkTask;
  phase: RunPhase;
  total: number;
  counts: Record<BulkItem['outcome'], number>;
  /** Parts changed, over all products. */
  parts: number;
  /** Parts an approval left pending because their claims have to be attested, and the products approved but for such parts. */
  unattested: { parts: number; partlyDone: number };
  /** Whether a language model wrote any of them. */
  isByModel: boolean;
  /** Where the next step begins: the last product id done; for an undo, how many of its items are done. */
  after: number;
  /** The latest time the server told, and whether the step to send now was sent before. */
  lastAt: string | null;
  isRetry: boolean;
  error: string | null;
  /** While waiting: why, and when it goes on (milliseconds since 1970). */
  wait: { reason: string; until: number } | null;
  /** Refused and failed products and those approved in part, the first of them. */
  problems: BulkItem[];
  approved: Approved[];
  marks: Mark[];
};

export type BulkEvent =
  | { type: 'stepped'; reply: BulkReply; at: number; now: number }
  | { type: 'failed'; error: string }
  | { type: 'pause' }
  | { type: 'resume'; at: number }
  | { type: 'cancel' };

/** Problems listed one by one; beyond that only their number is told. */
const problemLimit = 200;

export function startState(task: BulkTask, total: number, at: number): BulkRunState {
  return {
    task,
    phase: 'running',
    total,
    counts: { done: 0, unchanged: 0, refused: 0, failed: 0 },
    parts: 0,
    isByModel: false,
    unattested: { parts: 0, partlyDone: 0 },
    after: 0,
    lastAt: task.kind === 'undo' ? null : task.run.at,
    isRetry: false,
    error: null,
    wait: null,
    problems: [],
    approved: [],
    marks: [{ at, work: 0, products: 0 }],
  };
}

export function processed({ counts }: BulkRunState): number {
  return counts.done + counts.unchanged + counts.refused + counts.failed;
}

export function reduceRun(state: BulkRunState, event: BulkEvent): BulkRunState {
  switch (event.type) {
    case 'stepped':
      return takeStep(state, event);
    case 'failed':
      // A cancelled run stays so: its last step is simply not known.
      return state.phase === 'cancelled' ? state : { ...state, phase: 'stopped', error: event.error, isRetry: true };
    case 'pause':
      return state.phase === 'running' || state.phase === 'waiting' ? { ...state, phase: 'paused', wait: null } : state;
    case 'resume':
      if (state.phase !== 'paused' && state.phase !== 'stopped' && state.phase !== 'waiting') return state;
      return {
        ...state,
        phase: 'running',
        error: null,
        wait: null,
        // The pace is that of the run since: the pause was no work.
        marks: [{ at: event.at, work: processed(state), products: processed(state) }],
      };
    case 'cancel':
      return isUnfinished(state) ? { ...state, phase: 'cancelled', error: null, wait: null } : state;
  }
}

/** A run paused or cancelled meanwhile stays so: whoever resumes it is told of the wait again, if it is not over. */
function phaseAfter({ phase }: BulkRunState, { next, wait }: BulkReply): RunPhase {
  if (next === null) return 'done';
  return wait && phase === 'running' ? 'waiting' : phase;
}

function takeStep(state: BulkRunState, { reply, at, now }: BulkEvent & { type: 'stepped' }): BulkRunState {
  const { items, next, wait } = reply;
  const phase = phaseAfter(state, reply);
  const counts = { ...state.counts };
  for (const item of items) counts[item.outcome] += 1;
  const done = items.filter((item) => item.outcome === 'done');
  const stepped: BulkRunState = {
    ...state,
    counts,
    parts: state.parts + done.reduce((sum, item) => sum + item.parts.length, 0),
    isByModel: state.isByModel || done.some((item) => item.isByModel),
    unattested: {
      parts: state.unattested.parts + items.reduce((sum, item) => sum + (item.unattested?.length ?? 0), 0),
      partlyDone: state.unattested.partlyDone + done.filter((item) => item.unattested).length,
    },
    after: next ?? state.after,
    lastAt: done.at(-1)?.at ?? state.lastAt,
    isRetry: false,
    problems: [
      ...state.problems,
      ...items.filter((item) => item.outcome === 'refused' || item.outcome === 'failed' || item.unattested),
    ].slice(0, problemLimit),
    approved:
      state.task.kind === 'approve'
        ? [
            ...state.approved,
            ...done.flatMap(({ productId, parts, at }) => (at === undefined ? [] : [{ productId, parts, at }])),
          ]
        : state.approved,
    phase,
    wait: wait && phase === 'waiting' ? { reason: wait.reason, until: now + wait.seconds * 1000 } : null,
  };
  const count = processed(stepped);
  return { ...stepped, marks: addMark(state.marks, { at, work: count, products: count }) };
}
