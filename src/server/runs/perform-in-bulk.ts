// Products of a run done many at a time without a plan for each: what is done, and what came of each, in one transaction.
import type { LimitFunction } from 'p-limit';
import { planFailure } from '#domain/runs/item-plan.ts';
import type { Db } from '#server/database/database.ts';
import { isWorthWaiting } from '#server/database/database-fault.ts';
import type { Context } from '#server/http/context.ts';
import type { Tools } from './actions/planned.ts';
import * as itemStore from './run-items.store.ts';
import type { RunRow } from './runs.store.ts';

type BulkTools = Pick<Tools, 'onFault'> & { gate: LimitFunction };

/** How it is done: worked out before the transaction, where that takes long, then stored for the products that are taken for this run. */
type InBulk<Ahead> = {
  prepare: (productIds: readonly number[]) => Promise<Ahead>;
  store: (tx: Db, waiting: readonly number[], ahead: Ahead) => Promise<itemStore.ItemRow[]>;
};

/** Throws only what is worth waiting for. */
export async function performInBulk<Ahead>(
  context: Context,
  run: RunRow,
  productIds: readonly number[],
  { gate, onFault }: BulkTools,
  { prepare, store }: InBulk<Ahead>,
): Promise<void> {
  const save = (rowsOf: (tx: Db, waiting: readonly number[]) => Promise<itemStore.ItemRow[]>) =>
    gate(() =>
      context.db.transaction(async (tx) => {
        const waiting = await itemStore.takeItems(tx, run, productIds);
        await itemStore.saveItems(tx, run.id, await rowsOf(tx, [...waiting]), context.now());
      }),
    );
  try {
    const ahead = await prepare(productIds);
    await save((tx, waiting) => store(tx, waiting, ahead));
  } catch (error) {
    if (isWorthWaiting(error)) throw error;
    const [only] = productIds;
    if (only === undefined) throw error;
    if (productIds.length === 1) {
      onFault(error, only);
      await save(async (_, waiting) => waiting.map(failed));
      return;
    }
    // One of them cannot be stored: each by itself, and it alone fails.
    for (const id of productIds) await performInBulk(context, run, [id], { gate, onFault }, { prepare, store });
  }
}

function failed(productId: number): itemStore.ItemRow {
  const { outcome, reason } = planFailure();
  return { ...itemStore.nothingSeen, productId, outcome, reason };
}
