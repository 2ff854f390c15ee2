// Changes of the content of many products, stored in the transaction of whoever worked them out.
import type { Lens } from '#domain/catalogue/lens.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Judgement } from '#domain/claims/judgements.ts';
import type { HistoryDraft } from '#domain/history/history.contract.ts';
import type { ReviewedContent } from '#domain/review/content.ts';
import type { Context } from '#server/app/context.ts';
import { saveFiguresOfMany } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import { appendHistories } from '#server/history/history.commands.ts';
import { announceAll } from '#server/live/live.ts';
import { keepJudgements } from '#server/writing/claim-basis.commands.ts';
import { deleteContents, saveContents } from './review.store.ts';

/**
 * A product as it is now, locked, and its content as it is from now on, null where there is none any more; `isKept`: its content stays as
 * it is, and only what follows from it is stored.
 */
export type ProductChange = {
  product: Product;
  content: ReviewedContent | null;
  history: readonly HistoryDraft[];
  isKept?: boolean;
  judgements?: readonly Judgement[];
};

/** Writes changes with their figures, history and live events, in a handful of statements however many there are. Answers the lens of each product afterwards. */
export async function storeChanges(
  context: Context,
  tx: Db,
  changes: readonly ProductChange[],
  { runId }: { runId: number },
): Promise<Map<number, Lens | null>> {
  const by = { actorId: context.actor.id, at: context.now() };
  const changed = changes.filter(({ isKept }) => !isKept);
  for (const { product, judgements = [] } of changed) await keepJudgements(tx, product, judgements, by.at);
  const versions = await saveContents(
    tx,
    changed.flatMap(({ product, content }) => (content ? [{ productId: product.id, content }] : [])),
    by,
  );
  await deleteContents(
    tx,
    changed.flatMap(({ product, content }) => (content ? [] : [product.id])),
  );
  const lensOf = await saveFiguresOfMany(tx, changes, by.at);
  await appendHistories(
    tx,
    changes.flatMap(({ product, history }) => history.map((entry) => ({ ...entry, productId: product.id }))),
    { ...by, runId },
  );
  await announceAll(
    tx,
    changes.map(({ product: { id } }) => ({ type: 'product', productId: id, version: versions.get(id) ?? null })),
  );
  return lensOf;
}
