// One change of a product's content as one transaction: locked, held against what the caller saw, changed, stored.
import type { Product } from '#domain/catalogue/product.ts';
import type { HistoryDraft } from '#domain/history/history.contract.ts';
import { Problem } from '#domain/problem.ts';
import { type Result, unwrap } from '#domain/result.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { type Change, startFromSource } from '#domain/review/review.ts';
import { loadProduct } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { loadContent } from './review.store.ts';
import { storeChange } from './store-changes.commands.ts';

/** The version a caller last saw, from If-Match; null when it did not say. */
export type SeenVersion = number | null;

function refuseStale(content: OptimizedContent | null, seen: SeenVersion): void {
  if (seen === null || seen === (content?.version ?? 0)) return;
  throw new Problem(
    'STALE_VERSION',
    'Someone else changed this content in the meantime. Your text was not saved. Review the new version and save again.',
  );
}

/**
 * Runs one change of a product's content as one transaction. Without content yet, the change starts from the source.
 * `isUndo`: it takes another change back. Throws Problem: NOT_FOUND, STALE_VERSION, or what `change` refuses.
 */
export async function changeContent(
  context: Context,
  productId: number,
  seen: SeenVersion,
  change: (current: OptimizedContent | ReturnType<typeof startFromSource>, tx: Db, product: Product) => Promise<Change>,
  { isUndo }: { isUndo?: boolean | undefined } = {},
): Promise<OptimizedContent> {
  return await context.db.transaction(async (tx) => {
    // Sent at once, answered in this order: the content is read once the product is locked.
    const [product, stored] = await Promise.all([
      loadProduct(tx, productId, { lock: true }),
      loadContent(tx, productId),
    ]);
    refuseStale(stored, seen);
    const { content, history } = await change(stored ?? startFromSource(product), tx, product);
    if (content === stored) return stored;
    return await storeChange(context, tx, product, { content, history }, { isUndo });
  });
}

/** Applies steps one after another; each sees what the one before left. */
export function applySteps(
  start: Change['content'],
  steps: ((content: Change['content']) => Result<Change>)[],
): Change {
  let content = start;
  const history: HistoryDraft[] = [];
  for (const step of steps) {
    const change = unwrap(step(content));
    content = change.content;
    history.push(...change.history);
  }
  return { content, history };
}
