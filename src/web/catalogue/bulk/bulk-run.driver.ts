// Drives a bulk run: one step after another, never two at once, and tells how it ended.
import type { BulkReply } from '#domain/catalogue/bulk.contract.ts';
import { bulkApprove, bulkRollback } from '#domain/review/bulk-approve.contract.ts';
import { bulkGenerate } from '#domain/writing/bulk-generate.contract.ts';
import { call } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { queryClient } from '#web/client/query-client.ts';
import { toast } from '#web/kit/layers/toast.ts';
import { announce } from '#web/kit/live-region.tsx';
import { endWords, runWords } from './bulk-labels.ts';
import { isUnfinished } from './bulk-run.phase.ts';
import {
  type BulkEvent,
  type BulkRunState,
  type BulkTask,
  processed,
  reduceRun,
  startState,
} from './bulk-run.reducer.ts';
import { currentRun, setRun } from './bulk-run.ts';

/** Products of one step: about half a second, so that Pause is felt at once. */
const stepSize = 20;
/** A step that takes longer than this has lost its way. */
const patienceMs = 120_000;
let isDriving = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Begins a run; while one is under way there is no second. */
export function startRun(task: BulkTask, total: number): void {
  if (isUnfinished(currentRun()) || isDriving) return;
  setRun(startState(task, total, performance.now()));
  announce(`${runWords[task.kind].doing}: ${total} products`);
  void drive();
}

export function pauseRun(): void {
  apply({ type: 'pause' });
}

/** Resume after a pause, and Retry after a fault. */
export function resumeRun(): void {
  apply({ type: 'resume', at: performance.now() });
  void drive();
}

/** What is done stays done. A step under way still counts. */
export function cancelRun(): void {
  apply({ type: 'cancel' });
  if (!isDriving) finish();
}

export function dismissRun(): void {
  if (!isUnfinished(currentRun())) setRun(null);
}

/** Takes back what the run on screen approved. */
export function undoRun(): void {
  const run = currentRun();
  if (!run || isUnfinished(run) || run.approved.length === 0) return;
  startRun({ kind: 'undo', items: run.approved }, run.approved.length);
}

function apply(event: BulkEvent): void {
  clearTimeout(timer);
  const run = currentRun();
  if (run) setRun(reduceRun(run, event));
}

async function drive(): Promise<void> {
  if (isDriving) return;
  isDriving = true;
  for (let run = currentRun(); run?.phase === 'running'; run = currentRun()) {
    try {
      const reply = await sendStep(run);
      apply({ type: 'stepped', reply, at: performance.now(), now: Date.now() });
    } catch (error) {
      const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
      apply({ type: 'failed', error: timedOut ? 'The server did not answer in time.' : explainError(error) });
    }
  }
  isDriving = false;
  resumeWhenDue();
  finish();
}

/** A run that waits goes on by itself; whatever else happens to it meanwhile takes the timer away. */
function resumeWhenDue(): void {
  const run = currentRun();
  if (run?.phase !== 'waiting' || !run.wait) return;
  announce(`Paused: ${run.wait.reason}`);
  timer = setTimeout(resumeRun, Math.max(0, run.wait.until - Date.now()));
}

async function sendStep({ task, after, lastAt, isRetry }: BulkRunState): Promise<BulkReply> {
  const signal = AbortSignal.timeout(patienceMs);
  if (task.kind === 'undo') {
    const { items } = await call(bulkRollback, { body: { items: task.items.slice(after, after + stepSize) }, signal });
    const next = after + stepSize;
    return { items, next: next < task.items.length ? next : null };
  }
  const { selection, run } = task;
  const step = { selection, run, after, limit: stepSize, ...(isRetry && lastAt ? { retrySince: lastAt } : {}) };
  if (task.kind === 'approve') return await call(bulkApprove, { body: step, signal });
  const { targetKeywords } = task;
  return await call(bulkGenerate, { body: { ...step, ...(targetKeywords ? { targetKeywords } : {}) }, signal });
}

/** Says how it ended, once it has: the toast stays readable under the notifications button. */
function finish(): void {
  const run = currentRun();
  if (!run) return;
  if (run.phase === 'stopped') announce(`Stopped: ${run.error}`);
  if (isUnfinished(run)) return;
  void queryClient.invalidateQueries();
  const { title, description } = endWords(run);
  const canUndo = run.approved.length > 0;
  toast({ title, description, ...(canUndo ? { action: { label: 'Undo', run: undoRun } } : {}) });
  // Nothing left to read or to undo: the toast has said it all.
  if (!canUndo && run.problems.length === 0 && processed(run) > 0) setRun(null);
}
