// The deletion of one product from its menu or page, as a run that has ended: listed, shown and undone as that of many.
import { moves } from '#domain/catalogue/move.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { announce } from '#server/live/live.ts';
import { insertDone } from './run-items.store.ts';
import { insertRun } from './runs.store.ts';

/** Notes a product that was deleted in this transaction. */
export async function noteDeletion(tx: Db, context: Context, id: number): Promise<void> {
  const at = context.now();
  const runId = await insertRun(tx, {
    action: { action: 'delete', options: { from: 'catalog' } },
    selection: { ids: [id] },
    ...{ until: id, total: 1, createdBy: context.actor.id, createdAt: at },
    ...{ state: 'done', isListed: true, startedAt: at, finishedAt: at },
  });
  await insertDone(tx, runId, { productId: id, replaced: moves.delete, at });
  await announce(tx, { type: 'run', runId });
}
