// Changes of the content of many products, stored in the transaction of whoever worked them out.
import type { Product } from '#domain/catalogue/product.ts';
import type { Judgement } from '#domain/claims/judgements.ts';
import type { Change } from '#domain/review/review.ts';
import type { Context } from '#server/app/context.ts';
import { saveFiguresOfMany } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import { appendHistories } from '#server/history/history.commands.ts';
import { announceAll } from '#server/live/live.ts';
import { keepJudgements } from '#server/writing/claims.commands.ts';
import { deleteContents, saveContents } from './review.store.ts';

/** `isNone`: the content goes. The product is locked, and its content is as the change found it. */
export type ProductChange = {
  product: Product;
  change: Change;
  isNone?: boolean;
  judgements?: readonly Judgement[];
};

/** Writes changes with their figures, history and live events, in a handful of statements however many there are. */
export async function storeChanges(context: Context, tx: Db, changes: readonly ProductChange[]): Promise<void> {
  const by = { actorId: context.actor.id, at: context.now() };
  const [gone, kept] = [changes.filter(({ isNone }) => isNone), changes.filter(({ isNone }) => !isNone)];
  for (const { product, judgements = [] } of kept) await keepJudgements(tx, product, judgements, by.at);
  const versions = await saveContents(
    tx,
    kept.map(({ product, change }) => ({ productId: product.id, content: change.content })),
    by,
  );
  await deleteContents(
    tx,
    gone.map(({ product }) => product.id),
  );
  await saveFiguresOfMany(
    tx,
    changes.map(({ product, change, isNone }) => ({ product, content: isNone ? null : change.content })),
    by.at,
  );
  await appendHistories(
    tx,
    changes.flatMap(({ product, change }) => change.history.map((entry) => ({ ...entry, productId: product.id }))),
    by,
  );
  await announceAll(
    tx,
    changes.map(({ product: { id } }) => ({ type: 'product', productId: id, version: versions.get(id) ?? null })),
  );
}
