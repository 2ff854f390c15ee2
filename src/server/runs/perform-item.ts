// One product of a run: its effect, and that it had it, in one transaction. However often it is tried, it has it once.
import { Problem } from '#domain/problem.ts';
import { findReplaced } from '#domain/review/put-back.ts';
import { startFromSource } from '#domain/review/review.ts';
import type { Context } from '#server/app/context.ts';
import { type BulkOutcome, loadProduct } from '#server/catalogue/catalogue.commands.ts';
import { isWorthWaiting, tellDatabaseFault } from '#server/database/database-fault.ts';
import { loadContent } from '#server/review/review.commands.ts';
import { type Effect, prepare, type Tools } from './actions.ts';
import * as store from './runs.store.ts';

const failure = 'Something went wrong on our side. This product was not changed.';

/** Lets a few at a time into the database: the others of the server need its connections too. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** A refusal that says when to come back: it is no word on this product, and would meet the next one just so. */
export const isToWait = (error: unknown): error is Problem & { retryAfterSeconds: number } =>
  error instanceof Problem && error.retryAfterSeconds !== undefined;

/**
 * Does one product of a run, unless something has come of it already or the run has moved on. Throws only what is worth waiting for: a
 * database that does not answer, or a provider that asks to come back later.
 */
export async function performItem(
  context: Context,
  run: store.RunRow,
  productId: number,
  { gate, ...tools }: Tools & { gate: Gate },
): Promise<void> {
  const at = context.now();
  const own = { ...context, now: () => at };
  try {
    const effect = await prepare(own, run.action, productId, tools);
    await gate(() => storeEffect(own, run, productId, effect));
  } catch (thrown) {
    if (isWorthWaiting(thrown)) throw thrown;
    const error = tellDatabaseFault(thrown);
    if (isToWait(error)) throw error;
    const isRefusal = error instanceof Problem;
    if (!isRefusal) tools.onFault(error, productId);
    const outcome: BulkOutcome = isRefusal
      ? { outcome: 'refused', parts: [], reason: error.message }
      : { outcome: 'failed', parts: [], reason: failure };
    await gate(() => storeEffect(own, run, productId, async () => outcome));
  }
}

async function storeEffect(context: Context, run: store.RunRow, productId: number, effect: Effect): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!(await store.takeItem(tx, run, productId))) return;
    const { outcome, parts, reason = null, replaced } = await withReplaced({ ...context, db: tx }, productId, effect);
    await store.saveItem(tx, run.id, productId, { outcome, parts, reason, replaced }, context.now());
  });
}

/** What the effect replaced is found by looking at the content before and after: whatever the action, the way back is the same. */
async function withReplaced(context: Context, productId: number, effect: Effect) {
  const before = await loadContent(context.db, productId);
  const came = await effect(context);
  const after = came.outcome === 'done' ? await loadContent(context.db, productId) : null;
  if (!after) return { ...came, replaced: null };
  const start = before ?? startFromSource(await loadProduct(context.db, productId));
  return { ...came, replaced: findReplaced(before, start, after) };
}

/** At most so many at a time; the others wait in line. */
export function createGate(most: number): Gate {
  let inside = 0;
  const line: (() => void)[] = [];
  return async (work) => {
    if (inside < most) inside += 1;
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}
