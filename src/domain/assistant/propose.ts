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
import { groupDigits } from '#domain/text/group-digits.ts';
import { type DraftFinding, explainFinding, withToldEvidence } from '#domain/writing/draft-checks.ts';
import { readClauses } from '#domain/writing/instructions.ts';
import { escapeMarkdown, quoteMarkdown } from './answers/markdown-text.ts';
import { count, isAre, listWords, type OpenClaim } from './answers/product-facts.ts';
import type { Proposal } from './proposal.contract.ts';
import { type DraftWish, toPlainPrompt } from './read-wish.ts';

/** A draft of one text, as it came out of the pipeline. */
export type TextDrafted = {
  part: TextPart;
  value: string | string[];
  draft: DraftRecord;
  judgements: readonly Judgement[];
};

/** What a draft is judged by: the product, its content as it stands, and the rules, aims and facts of the moment. */
export type ProposalBasis = {
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
 * Of the claims of a text those the facts do not bear out, each with what they say instead; for a provider (`told`) without the words of
 * attributes that may not be told.
 */
export function findOpenClaims(
  part: TextPart,
  claims: readonly PlacedClaim[],
  told: AttributeChoices | null = null,
): OpenClaim[] {
  return claims
    .filter((claim) => !isHint(claim) && claim.verdict !== 'supported')
    .map((claim) => {
      const { text, verdict } = claim;
      const finding: DraftFinding = { part, type: 'claim', claim };
      const explanation = explainFinding(told === null ? finding : withToldEvidence(finding, told));
      return { part, text, verdict, explanation };
    });
}

/** Whether a draft would change anything. */
export function isNewText(before: string | readonly string[], after: string | readonly string[]): boolean {
  return JSON.stringify(before) !== JSON.stringify(after);
}

/** What of a wish the built-in writer cannot follow, in the user's words; `language` where another language is asked for. */
export function readUnfollowed(wish: DraftWish): { clauses: string[]; wantsLanguage: boolean } {
  const clauses = readClauses(toPlainPrompt(wish));
  return {
    clauses: clauses.filter(({ isFollowed }) => !isFollowed).map(({ text }) => text),
    wantsLanguage: clauses.some(
      ({ asks, isFollowed }) => !isFollowed && asks.some(({ about }) => about === 'language'),
    ),
  };
}

/** Less than this share of the present text is what `shorter` asks for. */
const shorterShare = 0.8;
const shortestBound = 20;

/**
 * For a wish for a shorter text: the prompt that asks for one shorter than the present, which the built-in writer takes by itself as
 * shorter than it usually writes. Null where a shorter one is not what is wished for.
 */
export function boundToPresent(
  wish: DraftWish,
  before: string | readonly string[],
): { prompt: string; most: number } | null {
  if (typeof before !== 'string') return null;
  const prompt = toPlainPrompt(wish);
  const asks = readClauses(prompt).flatMap((clause) => clause.asks);
  if (!asks.some((ask) => ask.about === 'length' && ask.want === 'shorter')) return null;
  const most = Math.max(shortestBound, Math.floor(before.length * shorterShare));
  return { prompt: `${prompt}. Under ${most} characters`, most };
}

const size = (value: string | readonly string[]) =>
  typeof value === 'string' ? count(value.length, 'character') : count(value.length, 'bullet');

const unfollowedText = (clauses: readonly string[]) =>
  `${listWords(clauses.map((clause) => quoteMarkdown(clause, 120)))} ${clauses.length === 1 ? 'needs' : 'need'} a language model, and none is connected`;

/** What is said before the proposal, as markdown. `unfollowed` are wishes the built-in writer did not understand, `most` the length it took `shorter` for. */
export function sayProposal(
  { part, before, after }: Omit<Proposal, 'id'>,
  unfollowed: readonly string[],
  most: number | null,
): string {
  const name = partTable[part].word;
  const sizes = before.length === 0 ? size(after) : `${size(after)} instead of ${size(before)}`;
  const one = part === 'bullets' ? `new ${name}` : `a new ${name}`;
  const lines = [
    ...(unfollowed.length > 0 ? [`${unfollowedText(unfollowed)}. I skipped this.`, ''] : []),
    ...(most === null
      ? []
      : [`I understood “shorter” as under ${groupDigits(most)} characters, 20% less than now.`, '']),
    `Here ${isAre(part)} ${one}: ${sizes}. Nothing is saved until you use ${part === 'bullets' ? 'them' : 'it'}.`,
  ];
  return lines.join('\n');
}

/** What the writer has to say on a prompt, beside that it was asked. */
const describeReasons = ({ reasons }: DraftRecord) =>
  reasons
    .filter(
      ({ because, text }) =>
        because === 'prompt' && !text.startsWith('Requested by ') && !text.includes('needs a language model'),
    )
    .map(({ text }) => `- ${escapeMarkdown(text)}`);

/** What is said where the draft reads as the present text does. */
export function describeNoChange({ part, draft }: TextDrafted, unfollowed: readonly string[]): string {
  const name = partTable[part].word;
  const reasons = describeReasons(draft);
  return [
    unfollowed.length > 0
      ? `${unfollowedText(unfollowed)}. Without ${unfollowed.length === 1 ? 'it' : 'them'}, the new ${name} would be the same as now, so I propose nothing.`
      : `From these facts, the new ${name} would be the same as now, so I propose nothing.`,
    ...(reasons.length > 0 ? ['', ...reasons] : []),
    '',
    'Write what should be different, for example *mention* and a fact of the product, or use **Edit** on its card.',
  ].join('\n');
}

/** What is said to a wish for a shorter text where the facts give none. */
export function describeNotShorter(part: TextPart, before: string, after: string): string {
  return `The shortest ${partTable[part].word} I can write from the facts has ${count(after.length, 'character')}. The current one has ${groupDigits(before.length)}, so I propose nothing. You can shorten it with **Edit** on its card.`;
}

/** What is said to a wish for another language where nobody can write it. */
export function describeNoLanguage(unfollowed: readonly string[]): string {
  return `${unfollowedText(unfollowed)}. I propose nothing, because the text would stay in its current language.`;
}
