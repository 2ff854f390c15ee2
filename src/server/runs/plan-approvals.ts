// Approvals of the products of a run: which parts are clean, by claims and rules as they are now.
import { evaluate } from '#domain/benchmarks/evaluate.ts';
import { approvePending, type PendingApproval } from '#domain/review/approve-pending.ts';
import { valuesOf } from '#domain/review/content.ts';
import { findUnclean } from '#domain/review/unclean.ts';
import { type ItemPlan, nothingYet, planRefusal, planUnchanged } from '#domain/runs/item-plan.ts';
import type { ApproveOptions } from '#domain/runs/run-action.ts';
import type { Context } from '#server/app/context.ts';
import { takeTurns } from '#server/app/take-turns.ts';
import { loadAims } from '#server/benchmarks/aims.commands.ts';
import { loadActiveRules } from '#server/benchmarks/rules.commands.ts';
import { loadClaimJudge } from '#server/review/review.commands.ts';
import type { Planned, Read } from './planned.ts';

/** What approving comes to for each product, in their order; null where there is no content. Stores nothing. */
export async function decideApprovals(
  { db, actor, now }: Context,
  { parts, takeAll }: ApproveOptions,
  items: readonly Read[],
): Promise<(PendingApproval | null)[]> {
  const decision = { by: actor, at: now().toISOString() };
  const { rules } = await loadActiveRules(db);
  const aims = await loadAims(
    db,
    items.map(({ product }) => product),
  );
  const decided: (PendingApproval | null)[] = [];
  const turn = takeTurns();
  for (const [at, { product, content }] of items.entries()) {
    await turn();
    const aimed = aims[at];
    if (!content || !aimed) {
      decided.push(null);
      continue;
    }
    const { results } = evaluate(valuesOf(content), product, rules, now(), aimed);
    const judge = await loadClaimJudge(db, product);
    decided.push(
      approvePending(content, decision, judge, {
        parts,
        leave: (part, claims) => (takeAll ? null : findUnclean(part, claims, results)),
      }),
    );
  }
  return decided;
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
