// Bulk approval of one product after another, and its undo. Each product is one transaction with its own history entries.
import { type BulkItem, type BulkReply, type BulkStep, stepLimit } from '#domain/catalogue/bulk.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Selection } from '#domain/catalogue/selection.ts';
import type { Part } from '#domain/parts/parts.ts';
import { approvePending, undoApproval } from '#domain/review/approve-pending.ts';
import type { ApprovalPreview } from '#domain/review/bulk-approve.contract.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import type { Change, Decision } from '#domain/review/review.ts';
import type { Context } from '#server/app/context.ts';
import {
  attemptItem,
  type BulkOutcome,
  countSelection,
  findTitle,
  loadProduct,
  pickProducts,
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

const approve: Decide = async (content, decision, product, tx) =>
  approvePending(content, decision, await loadClaimJudge(tx, product));

/** Approves what is pending and has content. Refused: never generated, or nothing that may be approved. */
function approveProduct(context: Context, productId: number): Promise<BulkOutcome> {
  return decideTogether(context, productId, nothingPending, approve);
}

/** What approving a selection would do now; changes nothing. As many products as a step has are looked at one by one. */
export async function previewApproval(context: Context, selection: Selection): Promise<ApprovalPreview> {
  const { db } = context;
  const { until, total, withContent, decidable } = await countSelection(db, selection);
  const run = { at: context.now().toISOString(), until };
  if (total > stepLimit) return { run, total, withContent, approvable: decidable, isExact: false, left: [] };
  const left: ApprovalPreview['left'] = [];
  const picked = await pickProducts(db, { selection, run, after: 0, limit: stepLimit }, []);
  for (const { id, title } of picked) {
    const { parts, reason } = (await outcomeOf(context, db, id, 'Nothing is pending.', approve)).outcome;
    if (reason !== undefined) left.push({ productId: id, title, isWhole: parts.length === 0, reason });
  }
  const approvable = picked.length - left.filter(({ isWhole }) => isWhole).length;
  return { run, total, withContent, approvable, isExact: true, left };
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

type Decide = (content: OptimizedContent, decision: Decision, product: Product, tx: Db) => Promise<Decided>;

/** What a decision comes to; the change that is to be stored, where there is one. */
async function outcomeOf(
  context: Context,
  db: Db,
  productId: number,
  unchanged: string,
  decide: Decide,
  options: { lock?: boolean } = {},
): Promise<{ outcome: BulkOutcome; change?: Change }> {
  const product = await loadProduct(db, productId, options);
  const content = await loadContent(db, productId);
  if (!content)
    return { outcome: { outcome: 'refused', parts: [], reason: 'No optimized content yet: generate it first.' } };
  const decision = { by: context.actor, at: context.now().toISOString() };
  const { change, parts, unattested = [], refusal } = await decide(content, decision, product, db);
  const left = unattested.length > 0 ? { unattested } : {};
  if (parts.length === 0) {
    return { outcome: { outcome: refusal ? 'refused' : 'unchanged', parts, reason: refusal ?? unchanged, ...left } };
  }
  return { outcome: { outcome: 'done', parts, ...(refusal === null ? {} : { reason: refusal }), ...left }, change };
}

async function decideTogether(
  context: Context,
  productId: number,
  unchanged: string,
  decide: Decide,
): Promise<BulkOutcome> {
  return await context.db.transaction(async (tx) => {
    const { outcome, change } = await outcomeOf(context, tx, productId, unchanged, decide, { lock: true });
    if (change) await storeChange(context, tx, productId, change);
    return outcome;
  });
}
