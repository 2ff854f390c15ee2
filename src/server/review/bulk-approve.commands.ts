// Bulk approval of one product after another, and its undo. Each product is one transaction with its own history entries.
import type { BulkItem, BulkReply, BulkStep } from '#domain/catalogue/bulk.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Part } from '#domain/parts/parts.ts';
import { approvePending, undoApproval } from '#domain/review/approve-pending.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import type { Change, Decision } from '#domain/review/review.ts';
import type { Context } from '#server/app/context.ts';
import {
  attemptItem,
  type BulkOutcome,
  findTitle,
  loadProduct,
  runStep,
} from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import { loadClaimJudge } from './approval-claims.ts';
import { storeChange } from './review.commands.ts';
import { loadContent } from './review.store.ts';

type OnFault = (error: unknown, productId: number) => void;
type Decided = { change: Change; parts: Part[]; unattested?: Part[]; refusal: string | null };

const nothingPending = 'Nothing was pending.';
const changedSince = 'Changed or decided on again since.';

/** One step of Approve over a selection. */
export async function approveStep(context: Context, step: BulkStep, onFault: OnFault): Promise<BulkReply> {
  return await runStep(context, step, { action: 'approved', run: approveProduct, onFault });
}

/** Approves what is pending and has content. Refused: never generated, or nothing that may be approved. */
function approveProduct(context: Context, productId: number): Promise<BulkOutcome> {
  return decideTogether(context, productId, nothingPending, async (content, decision, product, tx) =>
    approvePending(content, decision, await loadClaimJudge(tx, product)),
  );
}

/** Rolls back parts that a bulk approval approved and nobody touched since. */
export async function rollBackApprovals(
  context: Context,
  items: readonly { productId: number; parts: Part[]; at: string }[],
  onFault: OnFault,
): Promise<BulkItem[]> {
  const rolledBack: BulkItem[] = [];
  for (const { productId, parts, at } of items) {
    const product = { id: productId, title: await findTitle(context.db, productId) };
    const run = (own: Context) =>
      decideTogether(own, productId, changedSince, async (content, decision) => ({
        ...undoApproval(content, parts, at, decision),
        refusal: null,
      }));
    rolledBack.push(await attemptItem(context, product, { run, onFault }));
  }
  return rolledBack;
}

async function decideTogether(
  context: Context,
  productId: number,
  unchanged: string,
  decide: (content: OptimizedContent, decision: Decision, product: Product, tx: Db) => Promise<Decided>,
): Promise<BulkOutcome> {
  return await context.db.transaction(async (tx) => {
    const product = await loadProduct(tx, productId, { lock: true });
    const content = await loadContent(tx, productId);
    if (!content) return { outcome: 'refused', parts: [], reason: 'No optimized content yet: generate it first.' };
    const decision = { by: context.actor, at: context.now().toISOString() };
    const { change, parts, unattested = [], refusal } = await decide(content, decision, product, tx);
    const left = unattested.length > 0 ? { unattested } : {};
    if (parts.length === 0) {
      return { outcome: refusal ? 'refused' : 'unchanged', parts, reason: refusal ?? unchanged, ...left };
    }
    await storeChange(context, tx, productId, change);
    return { outcome: 'done', parts, ...(refusal === null ? {} : { reason: refusal }), ...left };
  });
}
