// Products of a run that undoes an import: each taken back by the plans of imports, with what came of it, in one transaction.
import type { LimitFunction } from 'p-limit';
import type { RunOutcome } from '#domain/runs/run.ts';
import type { UndoOutcome } from '#domain/transfer/import-products.contract.ts';
import type { Context } from '#server/http/context.ts';
import { planAhead, undoProducts } from '#server/transfer/undo.commands.ts';
import type { Tools } from './actions/planned.ts';
import { performInBulk } from './perform-in-bulk.ts';
import { type ItemRow, nothingSeen } from './run-items.store.ts';
import type { RunRow } from './runs.store.ts';

type Undoing = { run: RunRow; importId: number };

const outcomes: Readonly<Record<UndoOutcome, RunOutcome>> = { undone: 'done', partly: 'done', left: 'refused' };

/** Throws only what is worth waiting for. */
export async function undoImported(
  context: Context,
  { run, importId }: Undoing,
  productIds: readonly number[],
  tools: Pick<Tools, 'onFault'> & { gate: LimitFunction },
): Promise<void> {
  await performInBulk(context, run, productIds, tools, {
    prepare: (ids) => planAhead(context, importId, ids),
    store: async (tx, waiting, ahead) => {
      const came = await undoProducts(tx, context, importId, { ...ahead, productIds: waiting });
      return waiting.map((productId): ItemRow => {
        const { outcome, reason } = came.get(productId) ?? { outcome: null, reason: 'It was already undone.' };
        const of = outcome === null ? 'unchanged' : outcomes[outcome];
        return { ...nothingSeen, productId, outcome: of, reason };
      });
    },
  });
}
