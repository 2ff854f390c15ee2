// The one way a change of content is stored: content, what lists show of it, history and live events, in the transaction that worked it out.
import type { Lens } from '#domain/catalogue/lens.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Judgement } from '#domain/claims/judgements.ts';
import type { HistoryAction, HistoryDraft } from '#domain/history/history.contract.ts';
import { partNames } from '#domain/parts/parts.ts';
import type { OptimizedContent, ReviewedContent } from '#domain/review/content.ts';
import type { Change } from '#domain/review/review.ts';
import { waitingFirsts } from '#domain/review/second-person.ts';
import { isStartingContent, startingContent } from '#domain/review/starting-content.ts';
import { saveFigures } from '#server/catalogue/catalogue.commands.ts';
import { keepJudgements } from '#server/claims/claim-basis.commands.ts';
import type { Db } from '#server/database/database.ts';
import { appendHistory } from '#server/history/history.commands.ts';
import type { Context } from '#server/http/context.ts';
import { announceAll } from '#server/live/live.ts';
import { forgetSettled, type Happened, notify } from '#server/notifications/notifications.commands.ts';
import { findSecondsOn } from '#server/teamwork/visits.commands.ts';
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

/** Content as it was stored, by product; products without any are not in it. And the lens of each product afterwards. */
type StoredChanges = { contents: Map<number, OptimizedContent>; lenses: Map<number, Lens | null> };

const draftActions: ReadonlySet<HistoryAction> = new Set(['generated', 'edited']);
const countedActions: ReadonlySet<HistoryAction> = new Set([...draftActions, 'approved', 'rejected']);

/** The run that changes them, and whether the changes take others back, so that products wait again since when they did before those. */
type Cause = { runId?: number | undefined; isUndo?: boolean | undefined };

/** Writes changes with their figures, history and live events, in a handful of statements however many there are. */
export async function storeChanges(
  context: Context,
  tx: Db,
  changes: readonly ProductChange[],
  { runId, isUndo }: Cause = {},
): Promise<StoredChanges> {
  const by = { actorId: context.actor.id, at: context.now() };
  const changed = changes.filter(({ isKept }) => !isKept);
  for (const { product, judgements = [] } of changed) await keepJudgements(tx, product, judgements, by.at);
  const contents = await saveContents(
    tx,
    changed.flatMap(({ product, content }) => (content ? [{ productId: product.id, content }] : [])),
    by,
  );
  await deleteContents(
    tx,
    changed.flatMap(({ product, content }) => (content ? [] : [product.id])),
  );
  const figures = await saveFigures(tx, changes, by.at, { isUndo });
  const seconds = runId === undefined ? await measureWork(context, tx, changes) : null;
  const entries = changes.flatMap((change) =>
    describeWork(change, figures.get(change.product.id)?.listingQuality ?? null, seconds),
  );
  // One statement each, sent at once and answered in turn: where the first fails, the transaction is over and the second refused.
  await Promise.all([
    appendHistory(tx, entries, { ...by, runId }),
    announceAll(
      tx,
      changes.map(({ product: { id } }) => ({
        type: 'product',
        productId: id,
        version: contents.get(id)?.version ?? null,
      })),
    ),
  ]);
  await forgetSettled(
    tx,
    changed.map(({ product: { id } }) => id),
    changed.flatMap(({ product: { id }, content }) =>
      content ? waitingFirsts(content).map(({ part }) => ({ productId: id, part })) : [],
    ),
  );
  await notify(
    tx,
    context,
    changes.flatMap((change) => describeRejections(change, runId)),
  );
  return { contents, lenses: new Map([...figures].map(([id, { lens }]) => [id, lens])) };
}

/** How long who acts was on the one product they changed; of several at once nobody can say, and where nobody signs in nobody is on one. */
async function measureWork(context: Context, tx: Db, changes: readonly ProductChange[]): Promise<number | null> {
  const [change, ...others] = changes;
  if (!change || others.length > 0 || context.isAlone || change.history.length === 0) return null;
  return await findSecondsOn(tx, { productId: change.product.id, userId: context.actor.id, at: context.now() });
}

/** The entries of a change: new text with Listing Quality before and after, and the first that a report counts with the time it all took. */
function describeWork({ product, history }: ProductChange, after: number | null, seconds: number | null) {
  const before = product.listingQuality;
  const quality = before === null || after === null ? undefined : { before, after };
  const timed = seconds === null ? undefined : history.find(({ action }) => countedActions.has(action));
  return history.map((entry) => ({
    ...entry,
    productId: product.id,
    ...(quality && draftActions.has(entry.action) ? { quality } : {}),
    ...(entry === timed && seconds !== null ? { secondsSpent: seconds } : {}),
  }));
}

/** The parts that were rejected with a reason, for those who wrote them. */
function describeRejections({ product, content, history }: ProductChange, runId: number | undefined): Happened[] {
  return history.flatMap(({ contentType, action, details }): Happened[] => {
    const part = partNames.find((each) => each === contentType);
    const writer = part && content?.parts[part].record.writtenBy;
    if (action !== 'rejected' || !details?.reason || !writer) return [];
    return [{ userId: writer.id, kind: 'rejection', productId: product.id, part, text: details.reason, runId }];
  });
}

/** What takes all back leaves no content. */
export const changeOf = (product: Product, { content, history }: Change): ProductChange => ({
  product,
  content: isStartingContent(content, product) ? null : content,
  history,
});

/** Writes a change of one locked product. */
export async function storeChange(
  context: Context,
  tx: Db,
  product: Product,
  change: Change,
  cause: Cause = {},
): Promise<OptimizedContent> {
  const { contents } = await storeChanges(context, tx, [changeOf(product, change)], cause);
  return contents.get(product.id) ?? startingContent(product);
}
