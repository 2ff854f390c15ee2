// Approves products of a run: which parts an approval in bulk takes, by claims and rules as they are now.

import { findPolicy } from '#domain/review/approval-policy.ts';
import { approvePending, type PendingApproval } from '#domain/review/approve-pending.ts';
import { decideClaims } from '#domain/review/attestation.ts';
import { attestationOf, secondPersonNeed } from '#domain/review/second-person.ts';
import type { ApproveOptions } from '#domain/runs/actions/approve.action.ts';
import { type ItemPlan, nothingYet, planApproved, planRefusal, planUnchanged } from '#domain/runs/item-plan.ts';
import { lookByStatus } from '#domain/runs/left-parts.ts';
import { isStillOpen } from '#domain/runs/skip-reasons.ts';
import { checkWithClaims } from '#server/checks/check.commands.ts';
import type { Context } from '#server/http/context.ts';
import { loadPolicies } from '#server/review/policies.commands.ts';
import { loadSettings } from '#server/review/review.commands.ts';
import * as store from '../preview.store.ts';
import { readItems } from '../read-items.ts';
import { lookAtStatuses } from './decide.action.ts';
import {
  type ActionWork,
  type Chosen,
  hasContent,
  isFew,
  mostLooked,
  type Planned,
  type Read,
  type Seen,
} from './planned.ts';

/** What approving comes to for each product, in their order; null where there is no content. Stores nothing. */
export async function decideApprovals(
  context: Context,
  { parts, takeAll, byPolicy }: ApproveOptions,
  items: readonly Read[],
): Promise<(PendingApproval | null)[]> {
  const { db, actor, now, isAlone = false } = context;
  const at = now().toISOString();
  const settings = await loadSettings(db);
  const attestation = attestationOf(settings);
  const listings = items.filter(hasContent).map((item) => ({ id: item.product.id, ...item }));
  const checked = await checkWithClaims(db, listings, now());
  const policies = byPolicy ? await loadPolicies(db) : [];
  const decided = new Map<number, PendingApproval>();
  for (const { id, product, content, check, claims, nameRule } of checked) {
    const approval = approvePending(
      content,
      check.reviewCheck,
      { by: actor, at, source: product, needsSecond: secondPersonNeed(settings, product, isAlone) },
      (part) => decideClaims(part, claims[part] ?? [], attestation),
      {
        parts,
        takeAll,
        nameRule,
        ...(byPolicy
          ? {
              policyOf: (part) =>
                findPolicy(policies, part, check.reviewCheck.facts, {
                  product,
                  productId: id,
                  version: content.version,
                  value: content.parts[part.part].value,
                }),
            }
          : {}),
      },
    );
    decided.set(id, approval);
  }
  return items.map(({ product }) => decided.get(product.id) ?? null);
}

async function planAll(context: Context, options: ApproveOptions, items: readonly Read[]): Promise<Planned[]> {
  const decided = await decideApprovals(context, options, items);
  return items.map((item, at) => ({ ...item, plan: planApproval(decided[at] ?? null) }));
}

function planApproval(approval: PendingApproval | null): ItemPlan {
  if (!approval) return planRefusal(nothingYet);
  const { refusal, parts, asked, left } = approval;
  const open = asked.length + left.filter(({ because }) => isStillOpen(because)).length;
  const plan =
    planApproved(approval, refusal) ?? (refusal ? planRefusal(refusal) : planUnchanged('No part was pending.'));
  return { ...plan, partCounts: { done: parts.length, open } };
}

async function look(context: Context, options: ApproveOptions, chosen: Chosen): Promise<Seen> {
  const { db, isAlone = false } = context;
  if (!isFew(chosen)) {
    const { secondPersonCategories } = await loadSettings(db);
    // A policy is nobody: it leaves what needs two people.
    const isAsking = !isAlone && !options.byPolicy;
    const asked = isAsking ? await store.countAsking(db, chosen.where, secondPersonCategories) : 0;
    const seen = await lookAtStatuses(db, options.parts, chosen, 'approved');
    return { ...seen, isExact: chosen.withContent === 0, asked };
  }
  const items = await readItems(db, await store.listFirst(db, chosen.where, mostLooked));
  const decided = await decideApprovals(context, options, items);
  const looked = decided.map((approval) =>
    approval === null
      ? lookByStatus(null, options.parts, 'approved')
      : { taken: [...approval.parts, ...approval.asked], left: approval.left },
  );
  const asking = decided.flatMap((approval) => (approval && approval.asked.length > 0 ? approval.asked.length : []));
  const askedParts = asking.reduce((sum, parts) => sum + parts, 0);
  return { isExact: true, model: null, examples: [], looked, asked: asking.length, askedParts };
}

export const approveWork: ActionWork<'approve'> = { plan: planAll, look };
