// Decisions on a product as one of many, in the transaction of whoever goes through them.
import { evaluate } from '#domain/benchmarks/evaluate.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Status } from '#domain/parts/parts.ts';
import { type Part, partTable } from '#domain/parts/parts.ts';
import { approvePending } from '#domain/review/approve-pending.ts';
import { type OptimizedContent, valuesOf } from '#domain/review/content.ts';
import { putBack, type Replaced } from '#domain/review/put-back.ts';
import { type Change, decidePart, isLegalTransition } from '#domain/review/review.ts';
import { findUnclean } from '#domain/review/unclean.ts';
import type { Context } from '#server/app/context.ts';
import { loadAims } from '#server/benchmarks/aims.commands.ts';
import { loadActiveRules } from '#server/benchmarks/rules.commands.ts';
import { type BulkOutcome, loadProduct, saveReviewFigures } from '#server/catalogue/catalogue.commands.ts';
import { appendHistory } from '#server/history/history.commands.ts';
import { announce } from '#server/live/live.ts';
import { loadClaimJudge } from './approval-claims.ts';
import { storeChange } from './review.commands.ts';
import { deleteContent, loadContent } from './review.store.ts';

const nothingYet: BulkOutcome = {
  outcome: 'refused',
  parts: [],
  reason: 'No optimized content yet: generate it first.',
};

type Locked = { product: Product; content: OptimizedContent };

/** `context.db` is a transaction; the product stays locked until its end. */
async function lockReviewed({ db }: Context, productId: number): Promise<Locked | null> {
  const product = await loadProduct(db, productId, { lock: true });
  const content = await loadContent(db, productId);
  return content && { product, content };
}

/** Approves the pending ones of the parts; unless all are asked for, only those that are clean. */
export async function approveParts(
  context: Context,
  productId: number,
  { parts: asked, takeAll }: { parts: readonly Part[]; takeAll: boolean },
): Promise<BulkOutcome> {
  const { db, actor, now } = context;
  const locked = await lockReviewed(context, productId);
  if (!locked) return nothingYet;
  const { product, content } = locked;
  const { rules } = await loadActiveRules(db);
  const [aims] = await loadAims(db, [product]);
  if (!aims) throw new Error('A product aims for nothing');
  const { results } = evaluate(valuesOf(content), product, rules, now(), aims);
  const { change, parts, unattested, refusal } = approvePending(
    content,
    { by: actor, at: now().toISOString() },
    await loadClaimJudge(db, product),
    { parts: asked, leave: (part, claims) => (takeAll ? null : findUnclean(part, claims, results)) },
  );
  const left = unattested.length > 0 ? { unattested } : {};
  if (parts.length === 0)
    return { outcome: refusal ? 'refused' : 'unchanged', parts, reason: refusal ?? 'Nothing was pending.', ...left };
  await storeChange(context, db, productId, change);
  return { outcome: 'done', parts, ...(refusal === null ? {} : { reason: refusal }), ...left };
}

/** Rejects the parts, or rolls them back to pending, wherever that may be done. */
export async function decideParts(
  context: Context,
  productId: number,
  asked: readonly Part[],
  to: Exclude<Status, 'approved'>,
): Promise<BulkOutcome> {
  const locked = await lockReviewed(context, productId);
  if (!locked) return nothingYet;
  const decision = { by: context.actor, at: context.now().toISOString() };
  let change: Change = { content: locked.content, history: [] };
  const parts: Part[] = [];
  let refusal: string | null = null;
  for (const part of asked) {
    if (!isLegalTransition(locked.content.parts[part].status, to)) continue;
    const decided = decidePart(change.content, part, to, decision);
    if (!decided.ok) {
      refusal ??= decided.problem.message;
      continue;
    }
    change = { content: decided.value.content, history: [...change.history, ...decided.value.history] };
    parts.push(part);
  }
  if (parts.length === 0)
    return { outcome: refusal ? 'refused' : 'unchanged', parts, reason: refusal ?? `Nothing was to be ${verbs[to]}.` };
  await storeChange(context, context.db, productId, change);
  return { outcome: 'done', parts, ...(refusal === null ? {} : { reason: refusal }) };
}

const verbs = { rejected: 'rejected', pending: 'rolled back' } as const;

const touchedSince = (parts: readonly Part[]) =>
  `${parts.map((part) => partTable[part].label).join(', ')}: changed or decided on again since.`;

/** Puts back what a change replaced and nobody touched since. */
export async function putPartsBack(context: Context, productId: number, replaced: Replaced): Promise<BulkOutcome> {
  const { db, actor, now } = context;
  const locked = await lockReviewed(context, productId);
  if (!locked) return { outcome: 'refused', parts: [], reason: 'Its content is no longer there.' };
  const { change, parts, left, isNone } = putBack(locked.content, replaced);
  const reason = left.length > 0 ? { reason: touchedSince(left) } : {};
  if (parts.length === 0) return { outcome: 'refused', parts, ...reason };
  if (!isNone) {
    await storeChange(context, db, productId, change);
  } else {
    const by = { actorId: actor.id, at: now() };
    await deleteContent(db, productId);
    await saveReviewFigures(db, productId, null, by.at);
    await appendHistory(db, productId, change.history, by);
    await announce(db, { type: 'product', productId, version: null });
  }
  return { outcome: 'done', parts, ...reason };
}
