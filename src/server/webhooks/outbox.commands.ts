// What other features say of what they did, in the transaction that did it: stored where an endpoint wants it, and at no cost otherwise.
import type { Place } from '#domain/catalogue/move.ts';
import type { ContentType, HistoryDraft } from '#domain/history/history.contract.ts';
import type { WebhookKind } from '#domain/webhooks/webhook-kinds.ts';
import type { Db } from '#server/database/database.ts';
import { announce } from '#server/live/live.ts';
import * as store from './changes.store.ts';

type By = { actorId: number | null; at: Date; runId?: number | undefined };

/** Whoever gathers changes into events is woken with the commit. */
async function wakeIf(tx: Db, isNoted: boolean): Promise<void> {
  if (isNoted) await announce(tx, { type: 'webhooks' });
}

const decisions = { approved: 'content.approved', rejected: 'content.rejected' } as const satisfies Partial<
  Record<HistoryDraft['action'], WebhookKind>
>;

/** Of entries of history those that approve or reject. */
export async function noteDecisions(
  tx: Db,
  entries: readonly Pick<HistoryDraft & { productId: number }, 'action' | 'contentType' | 'productId'>[],
  by: By,
): Promise<void> {
  for (const [action, kind] of Object.entries(decisions)) {
    const parts = new Map<number, ContentType[]>();
    for (const entry of entries) {
      if (entry.action !== action) continue;
      const known = parts.get(entry.productId);
      if (!known) parts.set(entry.productId, [entry.contentType]);
      else if (!known.includes(entry.contentType)) known.push(entry.contentType);
    }
    if (parts.size === 0) continue;
    const products = [...parts].map(([id, of]) => ({ id, parts: of }));
    await wakeIf(tx, await store.insertDecisions(tx, { kind, ...by }, products));
  }
}

const moves: Readonly<Record<Place, WebhookKind>> = {
  catalog: 'product.restored',
  'set-aside': 'product.set_aside',
  deleted: 'product.deleted',
};

/** Of products that moved to another place. */
export async function noteMoves(
  tx: Db,
  products: readonly { id: number; sku: string }[],
  to: Place,
  by: By,
): Promise<void> {
  if (products.length > 0) await wakeIf(tx, await store.insertMoves(tx, { kind: moves[to], ...by }, products));
}

/** Of a run that is over. An import, which is a run as well, has an event of its own. */
export async function noteRunEnd(tx: Db, runId: number): Promise<void> {
  await wakeIf(tx, await store.insertRunEnd(tx, runId));
}

/** Of an import that is over; dry runs change nothing, and nothing is sent of them. */
export async function noteImportEnd(tx: Db, importId: number): Promise<void> {
  await wakeIf(tx, await store.insertImportEnd(tx, importId));
}
