// The checks of drafts as claims and rules judge them now. Values in, values out.
import { canonicalJson } from '#domain/canonical-json.ts';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { applyJudgements, indexJudgements, type Judgement } from '#domain/claims/judgements.ts';
import { isHint } from '#domain/claims/kinds.ts';
import { isTextPart, type Part, type PartContent, partNames, type TextPart } from '#domain/parts/parts.ts';
import type { ReviewedContent } from '#domain/review/content.ts';
import { findFinding } from './find-finding.ts';
import { type ItemPlan, planUnchanged } from './item-plan.ts';

/** Claims as rules alone see them, the rules a listing breaks but for advice, and what was decided of statements. */
export type Found = {
  claims: Partial<Record<TextPart, readonly PlacedClaim[]>>;
  broken: readonly { id: string; attribute: string }[];
  judgements: readonly Judgement[];
};

/** `isMoved`: the figures of the listing are other ones now. What a person wrote has no checks, and is judged with the listing alone. */
export function planJudging(
  content: ReviewedContent | null,
  found: Found,
  { isMoved, source }: { isMoved: boolean; source: Partial<PartContent> },
): ItemPlan {
  const changed = content ? checkAnew(content, found) : null;
  if (changed) {
    const { parts } = changed;
    const finding = findFinding(changed.content, parts, source);
    const stands = finding === 'same-as-source' ? null : finding;
    return { outcome: 'done', parts, finding: stands, reason: null, change: { content: changed.content, history: [] } };
  }
  if (isMoved) return { outcome: 'done', parts: [], reason: null, change: null, isJudged: true };
  return planUnchanged('Judged anew, it stands as it did.');
}

/** The content with the checks of its drafts as they are now, and the parts of which they changed; null where all stands as it did. */
function checkAnew(
  content: ReviewedContent,
  { claims, broken, judgements }: Found,
): { content: ReviewedContent; parts: Part[] } | null {
  const index = indexJudgements(judgements);
  const checked = { ...content.parts };
  const parts: Part[] = [];
  for (const part of partNames) {
    const { value, record } = content.parts[part];
    const { draft } = record;
    if (!draft) continue;
    const judged = isTextPart(part) ? applyJudgements(value, claims[part] ?? [], index) : [];
    const count = (verdict: PlacedClaim['verdict']) =>
      judged.filter((claim) => claim.verdict === verdict && !isHint(claim)).length;
    const checks = {
      supported: count('supported'),
      unsupported: count('unsupported'),
      contradicted: count('contradicted'),
      brokenRules: broken.flatMap(({ id, attribute }) => (attribute === part ? [id] : [])),
    };
    if (canonicalJson(checks) === canonicalJson(draft.checks)) continue;
    Object.assign(checked, { [part]: { ...content.parts[part], record: { ...record, draft: { ...draft, checks } } } });
    parts.push(part);
  }
  return parts.length > 0 ? { content: { ...content, parts: checked }, parts } : null;
}
