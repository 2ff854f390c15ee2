// A rule fixed on one product of a run: values in, values out.
import type { NoProposal, Proposal } from '#domain/benchmarks/propose-fix.ts';
import type { PartContent } from '#domain/parts/parts.ts';
import type { ReviewedContent } from '#domain/review/content.ts';
import { replacePart } from '#domain/review/review.ts';
import type { Person } from '#domain/session/person.ts';
import { type ItemPlan, nothingYet, planRefusal } from './item-plan.ts';

/** The fix of a rule, and its name for the history. */
type FixedBy = { ruleId: string; label: string };

/** Why a fix changes nothing, as a sentence without its full stop; null where it changes the part. Nothing is proposed without content. */
export function whySkipped(content: ReviewedContent | null, proposal: Proposal | NoProposal | null): string | null {
  if (!content || !proposal) return nothingYet.slice(0, -1);
  if (!proposal.ok) return proposal.says;
  return content.parts[proposal.part].status === 'pending' ? null : 'The part is already approved or rejected';
}

/** Puts the fixed text into its part, which stays pending. It is still the draft of who wrote it, so its record stays with it. */
export function planFix(
  content: ReviewedContent | null,
  proposal: Proposal | NoProposal | null,
  fixed: FixedBy,
  by: Person,
): ItemPlan {
  const skipped = whySkipped(content, proposal);
  if (skipped !== null || !content || !proposal?.ok) return planRefusal(`${skipped}.`);
  const { part, value } = proposal;
  const { draft, proposal: proposed } = content.parts[part].record;
  const change = replacePart(content, part, value as PartContent[typeof part], {
    origin: 'fixed',
    by,
    ...(draft ? { draft } : {}),
    ...(proposed ? { proposal: proposed } : {}),
    fixed,
  });
  return { outcome: 'done', parts: [part], reason: null, change, isChecked: true };
}
