// Turns a draft that nothing has stored into a proposal: beside the present text, with its checks and what it does to Listing Quality.

import type { AttributeChoices } from '#domain/attributes/attribute-use.ts';
import type { Aims } from '#domain/benchmarks/aims.ts';
import { evaluate } from '#domain/benchmarks/evaluate.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { applyJudgements, indexJudgements, type Judgement } from '#domain/claims/judgements.ts';
import { isHint } from '#domain/claims/kinds.ts';
import type { CheckText } from '#domain/claims/part-claims.ts';
import type { DraftRecord } from '#domain/history/draft-record.ts';
import type { PartContent, TextPart } from '#domain/parts/parts.ts';
import { partTable } from '#domain/parts/parts.ts';
import { type DraftFinding, explainFinding, withoutHiddenEvidence } from '#domain/writing/draft-checks.ts';
import { escapeMarkdown } from './answers/markdown-text.ts';
import { count, isAre, type OpenClaim } from './answers/product-facts.ts';
import type { Proposal } from './proposal.contract.ts';

/** A draft of one text, as it came out of the pipeline. */
export type TextDrafted = {
  part: TextPart;
  value: string | string[];
  draft: DraftRecord;
  judgements: readonly Judgement[];
};

/** What a draft is checked by: the product, its content as it stands, and the rules, aims and facts of the moment. */
type ProposalBasis = {
  product: Product;
  present: PartContent;
  rules: readonly BenchmarkRule[];
  aims: Aims;
  check: CheckText;
  on: Date;
};

/** The proposal, without the id it is kept under. */
export function describeProposal(
  { part, value, draft, judgements }: TextDrafted,
  basis: ProposalBasis,
): Omit<Proposal, 'id'> {
  const { product, present, rules, aims, check, on } = basis;
  const before = evaluate(present, product, rules, on, aims);
  const after = evaluate({ ...present, [part]: value }, product, rules, on, aims);
  return {
    part,
    before: present[part],
    after: value,
    draft,
    openClaims: findOpenClaims(part, applyJudgements(value, check(value), indexJudgements(judgements))),
    brokenRules: after.results
      .filter(({ rule, hasPassed }) => rule.attribute === part && !hasPassed && rule.severity !== 'advise')
      .map(({ rule, message, fix }) => ({ label: rule.label, message, fix, source: rule.source })),
    quality: { before: before.quality, after: after.quality },
    level: { before: before.parts[part].level, after: after.parts[part].level },
  };
}

/**
 * The claims of a text that the facts do not support, each with what they say instead. For a provider, `choices` leaves out the words of
 * hidden attributes.
 */
export function findOpenClaims(
  part: TextPart,
  claims: readonly PlacedClaim[],
  choices: AttributeChoices | null = null,
): OpenClaim[] {
  return claims
    .filter((claim) => !isHint(claim) && claim.verdict !== 'supported')
    .map((claim) => {
      const { text, verdict, isConflict } = claim;
      const finding: DraftFinding = { part, type: 'claim', claim };
      const explanation = explainFinding(choices === null ? finding : withoutHiddenEvidence(finding, choices));
      return { part, text, verdict, explanation, ...(isConflict ? { isConflict } : {}) };
    });
}

/** Whether a draft would change anything. */
export function isNewText(before: string | readonly string[], after: string | readonly string[]): boolean {
  return JSON.stringify(before) !== JSON.stringify(after);
}

const size = (value: string | readonly string[]) =>
  typeof value === 'string' ? count(value.length, 'character') : count(value.length, 'bullet');

/** What is said before the proposal, as markdown: what of the wish it misses, where that is so. */
export function sayProposal({ part, before, after }: Omit<Proposal, 'id'>, missed: string | null): string {
  const name = partTable[part].word;
  const sizes = before.length === 0 ? size(after) : `${size(after)} instead of ${size(before)}`;
  const one = part === 'bullets' ? `new ${name}` : `a new ${name}`;
  const use = part === 'bullets' ? 'them' : 'it';
  return [
    ...(missed === null ? [] : [escapeMarkdown(missed), '']),
    `Here ${isAre(part)} ${one}: ${sizes}. Nothing is saved until you use ${use}.`,
  ].join('\n');
}

/** What is said where nothing is proposed, as markdown. */
export const sayNothingNew = (part: TextPart, why: string): string =>
  [
    escapeMarkdown(why),
    '',
    `Write what should be different, for example *mention* and a fact of the product, or use **Edit** on the card of the ${partTable[part].word}.`,
  ].join('\n');
