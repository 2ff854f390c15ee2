// Checks a draft: its claims against the product's facts, and the benchmark rules in effect for the parts that were written.
import type { AttributeChoices } from '#domain/attributes/attribute-use.ts';
import { isUsable, usableEvidence } from '#domain/attributes/usable-attributes.ts';
import { noAims } from '#domain/benchmarks/aims.ts';
import { evaluate, type RuleResult } from '#domain/benchmarks/evaluate.ts';
import type { RuleProduct } from '#domain/benchmarks/finding.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { nameField, toneOf, verdictWords } from '#domain/claims/claim-words.ts';
import type { Facts } from '#domain/claims/facts.ts';
import { applyJudgements, indexJudgements, type Judgement } from '#domain/claims/judgements.ts';
import { isHint } from '#domain/claims/kinds.ts';
import { needsProof } from '#domain/claims/open-claim.ts';
import { checkPart } from '#domain/claims/part-claims.ts';
import type { CheckedWish, DraftRecord } from '#domain/history/draft-record.ts';
import { type ImageBasis, listImages } from '#domain/images/image-basis.ts';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import { type Part, type PartContent, partNames, type TextPart } from '#domain/parts/parts.ts';
import type { Draft } from './draft.ts';

/** What is wrong with a draft: a claim the source does not bear out, a broken rule of severity `block`, or a wish that was missed. */
export type DraftFinding =
  | { part: TextPart; type: 'claim'; claim: PlacedClaim }
  | { part: TextPart; type: 'rule'; result: RuleResult }
  | { part: TextPart; type: 'wish'; wish: CheckedWish };

export type PartCheck = {
  checks: DraftRecord['checks'];
  results: readonly RuleResult[];
  findings: readonly DraftFinding[];
  /** With the hints about sentences. */
  claims: readonly PlacedClaim[];
};

export type CheckBasis = {
  product: RuleProduct;
  /** What is known of the images; absent where none was fetched. */
  imageBasis?: ImageBasis;
  facts: Facts;
  rules: readonly BenchmarkRule[];
  on: Date;
};

/** The product with what is known of some images of it, as rules check them. */
export function withPictures<Of extends RuleProduct>(
  product: Of,
  images: readonly ImageDetail[] | undefined,
  basis: ImageBasis | undefined,
): Of {
  return images && basis ? { ...product, pictures: listImages(images, basis) } : product;
}

/** Results of the rules for each part of a content. */
export function evaluateParts(content: Partial<PartContent>, { product, rules, on }: Omit<CheckBasis, 'facts'>) {
  // Aims are of the listing as a whole; only results of its parts are asked for here.
  const { results } = evaluate(content, product, rules, on, noAims);
  return (part: Part): RuleResult[] => results.filter(({ rule }) => rule.attribute === part);
}

function findingsOf(part: TextPart, claims: readonly PlacedClaim[], results: readonly RuleResult[]) {
  const open = claims.filter((claim) => claim.verdict !== 'supported' && !isHint(claim));
  const broken = results.filter(({ hasPassed, rule }) => !hasPassed && rule.severity === 'block');
  return [
    ...open.map((claim): DraftFinding => ({ part, type: 'claim', claim })),
    ...broken.map((result): DraftFinding => ({ part, type: 'rule', result })),
  ];
}

/**
 * Checks every part of a draft, with what was already decided of its statements. Hints about sentences are no claims; images have nothing
 * a writer could fix.
 */
export function checkDraft(
  draft: Draft,
  basis: CheckBasis,
  judgements: readonly Judgement[] = [],
): Partial<Record<Part, PartCheck>> {
  const drafted = partNames.filter((part) => draft[part]);
  const product = withPictures(basis.product, draft.images?.images, basis.imageBasis);
  const values = Object.fromEntries(drafted.map((part) => [part, draft[part]?.content]));
  const resultsOf = evaluateParts(values, { ...basis, product });
  const checked: Partial<Record<Part, PartCheck>> = {};
  for (const part of drafted) {
    const written = draft[part];
    if (!written) continue;
    const results = resultsOf(part);
    const read = part === 'images' ? [] : checkPart(basis.facts, written.content);
    const claims = applyJudgements(written.content, read, indexJudgements(judgements));
    const count = (verdict: PlacedClaim['verdict']) =>
      claims.filter((claim) => claim.verdict === verdict && !isHint(claim)).length;
    const broken = results.filter(({ hasPassed, rule }) => !hasPassed && rule.severity !== 'advise');
    const must = broken.filter(({ rule }) => rule.severity === 'block');
    checked[part] = {
      checks: {
        supported: count('supported'),
        unsupported: count('unsupported'),
        contradicted: count('contradicted'),
        brokenRules: broken.map(({ rule }) => rule.id),
        needProof: claims.filter(needsProof).length,
        unchecked: claims.filter(isHint).length,
        mustRules: must.map(({ rule }) => rule.id),
      },
      results,
      findings: part === 'images' ? [] : findingsOf(part, claims, results),
      claims,
    };
  }
  return checked;
}

/**
 * Whether a draft is written again for a finding: what the source contradicts, and what a channel refuses. What no rule finds in the source
 * is marked, and may be true all the same; what is too short or too few may be all the facts carry.
 */
export function needsRepair(finding: DraftFinding): boolean {
  if (finding.type === 'wish') return true;
  return finding.type === 'claim'
    ? finding.claim.verdict === 'contradicted'
    : !finding.result.verdict.endsWith('below');
}

/** What is false counts most, then what a channel refuses, then what it misses and people can add, then what nobody vouches for. */
function scoreFinding(finding: DraftFinding): number {
  if (finding.type === 'wish') return 3;
  if (finding.type === 'rule') return finding.result.verdict.endsWith('below') ? 3 : 4;
  return finding.claim.verdict === 'contradicted' ? 6 : 2;
}

/** How bad findings are together: of two drafts the better one is kept. */
export function scoreFindings(findings: readonly DraftFinding[]): number {
  return findings.reduce((sum, finding) => sum + scoreFinding(finding), 0);
}

/** Facts of a rule that are fields of their own, and no attributes. */
const ownFields = ['brand', 'category', 'subcategory', 'price'];

/** Kinds whose fix names facts that are not mentioned yet, by the table's own uses: what the workspace hid may be among them. */
const namesFacts: ReadonlySet<BenchmarkRule['benchmarkType']> = new Set([
  'substance',
  'length',
  'item-length',
  'count',
]);

/** The same result without a fix that may name the value of a hidden attribute: it is sent to a provider. */
export function withoutHiddenFix(result: RuleResult, choices: AttributeChoices): RuleResult {
  const { rule } = result;
  if (namesFacts.has(rule.benchmarkType) && [...choices.values()].includes('hidden')) return { ...result, fix: null };
  const fact = rule.benchmarkType === 'required' ? rule.rule.fact : undefined;
  if (fact === undefined || ownFields.includes(fact) || isUsable(fact, choices)) return result;
  return { ...result, fix: null };
}

/** The same finding without the words of hidden attributes: it is sent to a provider. */
export function withoutHiddenEvidence(finding: DraftFinding, choices: AttributeChoices): DraftFinding {
  if (finding.type === 'wish') return finding;
  if (finding.type === 'rule') return { ...finding, result: withoutHiddenFix(finding.result, choices) };
  const { claim } = finding;
  return { ...finding, claim: { ...claim, evidence: usableEvidence(claim.evidence, choices) } };
}

/** A finding in one sentence, as an engine gets it to fix. */
export function explainFinding(finding: DraftFinding): string {
  if (finding.type === 'wish') return `Wished for and missed: "${finding.wish.text}": ${finding.wish.says}.`;
  if (finding.type === 'rule') {
    const { rule, message, fix } = finding.result;
    return `${rule.label}: ${message}.${fix === null ? '' : ` ${fix}`}`;
  }
  const { text, verdict, evidence } = finding.claim;
  // In the words of the claim's card, which shows the same two places.
  if (toneOf(finding.claim) === 'conflict') {
    const places = evidence.map((place) => `${nameField(place.field)} says "${place.text.trim()}"`);
    return `${[verdictWords.conflict, ...(places.length > 0 ? [places.join(', ')] : [])].join(': ')}.`;
  }
  const said = evidence[0]?.text.trim() ?? '';
  if (verdict === 'unsupported') return `The source does not say "${text}".`;
  return said === '' ? `The source contradicts "${text}".` : `The source says "${said}", not "${text}".`;
}
