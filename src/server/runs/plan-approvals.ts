// Approvals of the products of a run: which parts are clean, by claims and rules as they are now.
import { approvePending, type PendingApproval } from '#domain/review/approve-pending.ts';
import { findUnclean } from '#domain/review/unclean.ts';
import { type ItemPlan, nothingYet, planRefusal, planUnchanged } from '#domain/runs/item-plan.ts';
import type { ApproveOptions } from '#domain/runs/run-action.ts';
import type { Context } from '#server/app/context.ts';
import { loadClaimJudges } from '#server/review/review.commands.ts';
import { checkAll, hasContent } from './check-listings.ts';
import type { Planned, Read } from './planned.ts';

/** What approving comes to for each product, in their order; null where there is no content. Stores nothing. */
export async function decideApprovals(
  context: Context,
  { parts, takeAll }: ApproveOptions,
  items: readonly Read[],
): Promise<(PendingApproval | null)[]> {
  const decision = { by: context.actor, at: context.now().toISOString() };
  const listings = items.filter(hasContent);
  const checked = await checkAll(context, listings, {
    isAsked: (part, content) => parts.includes(part) && content.parts[part].status === 'pending',
    withAims: true,
  });
  const found = listings.map(({ product }, at) => ({ product, claims: checked[at]?.claims ?? {} }));
  const judges = await loadClaimJudges(context.db, found);
  const decided = new Map<number, PendingApproval>();
  for (const [at, { product, content }] of listings.entries()) {
    const [judge, check] = [judges[at], checked[at]];
    if (!judge || !check) throw new Error('A listing was not checked');
    const results = check.broken.map((rule) => ({ rule, hasPassed: false }));
    const approval = approvePending(content, decision, judge, {
      parts,
      leave: (part, claims) => (takeAll ? null : findUnclean(part, claims, results)),
    });
    decided.set(product.id, approval);
  }
  return items.map(({ product }) => decided.get(product.id) ?? null);
}

export async function planAllApprovals(
  context: Context,
  options: ApproveOptions,
  items: readonly Read[],
): Promise<Planned[]> {
  const decided = await decideApprovals(context, options, items);
  return items.map((item, at) => ({ ...item, plan: planApproval(decided[at] ?? null) }));
}

function planApproval(approval: PendingApproval | null): ItemPlan {
  if (!approval) return planRefusal(nothingYet);
  const { change, parts, refusal } = approval;
  if (parts.length > 0) return { outcome: 'done', parts, reason: refusal, change };
  return refusal ? planRefusal(refusal) : planUnchanged('Nothing was pending.');
}
