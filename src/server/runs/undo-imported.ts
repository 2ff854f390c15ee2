// Products of a run that undoes an import: each taken back by the plans of imports, with what came of it, in one transaction.
import type { LimitFunction } from 'p-limit';
import { planFailure } from '#domain/runs/item-plan.ts';
import type { RunOutcome } from '#domain/runs/run.ts';
import type { UndoOutcome } from '#domain/transfer/import-products.contract.ts';
import { isWorthWaiting } from '#server/database/database-fault.ts';
import type { Context } from '#server/http/context.ts';
import { planAhead, type UndoAhead, undoProducts } from '#server/transfer/undo.commands.ts';
import type { Tools } from './actions/planned.ts';

import * as itemStore from './run-items.store.ts';
import type { RunRow } from './runs.store.ts';

type Undoing = { run: RunRow; importId: number };

const outcomes: Readonly<Record<UndoOutcome, RunOutcome>> = { undone: 'done', partly: 'done', left: 'refused' };

/** Throws only what is worth waiting for. */
export async function undoImported(
  context: Context,
  of: Undoing,
  productIds: readonly number[],
  { gate, onFault }: Pick<Tools, 'onFault'> & { gate: LimitFunction },
): Promise<void> {
  try {
    const ahead = await planAhead(context, of.importId, productIds);
    await gate(() => takeBack(context, of, ahead));
  } catch (error) {
    if (isWorthWaiting(error)) throw error;
    const [only] = productIds;
    if (only === undefined) throw error;
    if (productIds.length === 1) {
      onFault(error, only);
      await gate(() => noteFault(context, of.run, only));
      return;
    }
    // One of them cannot be stored: each by itself, and it alone fails.
    for (const id of productIds) await undoImported(context, of, [id], { gate, onFault });
  }
}

/** An undo writes and checks nothing, and is not undone. */
const nothingSeen = { finding: null, isChanged: null, skippedHits: null, replaced: null };

async function takeBack(context: Context, { run, importId }: Undoing, ahead: UndoAhead): Promise<void> {
  await context.db.transaction(async (tx) => {
    const waiting = await itemStore.takeItems(tx, run, ahead.productIds);
    const came = await undoProducts(tx, context, importId, { ...ahead, productIds: [...waiting] });
    const rows = [...waiting].map((productId): itemStore.ItemRow => {
      const { outcome, reason } = came.get(productId) ?? { outcome: null, reason: 'It was already undone.' };
      const of = outcome === null ? 'unchanged' : outcomes[outcome];
      return { ...nothingSeen, productId, outcome: of, parts: [], reason };
    });
    await itemStore.saveItems(tx, run.id, rows, context.now());
  });
}

async function noteFault(context: Context, run: RunRow, productId: number): Promise<void> {
  const { outcome, parts, reason } = planFailure();
  await context.db.transaction(async (tx) => {
    const waiting = await itemStore.takeItems(tx, run, [productId]);
    const row = { ...nothingSeen, productId, outcome, parts, reason };
    await itemStore.saveItems(tx, run.id, waiting.has(productId) ? [row] : [], context.now());
  });
}
