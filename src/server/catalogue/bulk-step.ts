// One step of a bulk command: picks the next products and does each on its own, so that one that cannot be done stops no other.
import type { BulkItem, BulkReply, BulkStep } from '#domain/catalogue/bulk.contract.ts';
import type { HistoryAction } from '#domain/history/history.contract.ts';
import { partNames } from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/app/context.ts';
import { tellDatabaseFault } from '#server/database/database-fault.ts';
import { findDoneSince } from '#server/history/history.commands.ts';
import { type Picked, pickProducts } from './selection.store.ts';

/** What came of one product; the rest of the item is filled in here. */
export type BulkOutcome = Pick<BulkItem, 'outcome' | 'parts' | 'reason' | 'unattested' | 'isByModel'>;

type Work = {
  /** What the work writes into history, by which a step sent again finds what it did before its reply was lost. */
  action: HistoryAction;
  /** One product, in a transaction of its own; the clock stands still meanwhile. */
  run: (context: Context, productId: number) => Promise<BulkOutcome>;
  /** Hears of faults; the user reads that the product failed. */
  onFault: (error: unknown, productId: number) => void;
  /** The step ends after the product during which this much time has passed. */
  longestMs?: number;
};

const failure = 'Something went wrong on our side. This product was not changed.';

/** A refusal that says when to come back: it is no word on this product, and would meet the next one just so. */
const isToWait = (error: unknown): error is Problem & { retryAfterSeconds: number } =>
  error instanceof Problem && error.retryAfterSeconds !== undefined;

/** Does one product: a refusal is `refused`, a fault is `failed`. Throws only what says when to come back. The clock stands still for it. */
export async function attemptItem(
  context: Context,
  product: { id: number; title: string | null },
  { run, onFault }: Pick<Work, 'run' | 'onFault'>,
): Promise<BulkItem> {
  const item = { productId: product.id, title: product.title };
  const at = context.now();
  try {
    const outcome = await run({ ...context, now: () => at }, product.id);
    return { ...item, ...outcome, ...(outcome.outcome === 'done' ? { at: at.toISOString() } : {}) };
  } catch (thrown) {
    const error = tellDatabaseFault(thrown);
    if (isToWait(error)) throw error;
    if (error instanceof Problem) return { ...item, outcome: 'refused', parts: [], reason: error.message };
    onFault(error, product.id);
    return { ...item, outcome: 'failed', parts: [], reason: failure };
  }
}

/**
 * Works through the next products of a selection, one after another, until it has taken its time or has to wait. Throws only when they
 * cannot even be picked.
 */
export async function runStep(context: Context, step: BulkStep, work: Work): Promise<BulkReply> {
  const earlier = await findEarlier(context, step, work.action);
  const picked = await pickProducts(context.db, step, [...earlier.keys()]);
  const isLast = picked.length <= step.limit;
  const items: BulkItem[] = [];
  const end = performance.now() + (work.longestMs ?? Number.POSITIVE_INFINITY);
  const goOn = () => ({ items, next: items.at(-1)?.productId ?? step.after });
  const asked = picked.slice(0, step.limit);
  for (const [index, product] of asked.entries()) {
    const before = earlier.get(product.id);
    try {
      items.push(before ? { ...itemOf(product), ...before } : await attemptItem(context, product, work));
    } catch (error) {
      if (!isToWait(error)) throw error;
      return { ...goOn(), wait: { seconds: error.retryAfterSeconds, reason: firstSentence(error.message) } };
    }
    if (performance.now() > end && index < asked.length - 1) return goOn();
  }
  return isLast ? { items, next: null } : goOn();
}

/** What is advised to a person after it, the run does by itself. */
const firstSentence = (text: string) => /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;

const itemOf = (product: Picked) => ({ productId: product.id, title: product.title });

type Earlier = Map<number, Pick<BulkItem, 'outcome' | 'parts' | 'at'>>;

/** What this step did when it was sent before: the reply can have been lost after the work was stored. */
async function findEarlier(context: Context, step: BulkStep, action: HistoryAction): Promise<Earlier> {
  const { retrySince, after } = step;
  if (retrySince === undefined) return new Map();
  const since = new Date(retrySince);
  const done = await findDoneSince(context.db, { action, actorId: context.actor.id, since, after });
  return new Map(
    [...done].map(([productId, { contentTypes, at }]) => [
      productId,
      { outcome: 'done', parts: partNames.filter((part) => contentTypes.includes(part)), at: at.toISOString() },
    ]),
  );
}
