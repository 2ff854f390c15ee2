// Checks a listing as it is about to be stored or approved: its Listing Quality and level, and what is open on each part that waits.
import type { Aims } from '#domain/benchmarks/aims.ts';
import { evaluate } from '#domain/benchmarks/evaluate.ts';
import type { JudgedProduct } from '#domain/benchmarks/finding.ts';
import { figuresOf, type ListingFigures } from '#domain/benchmarks/listing-figures.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { dayOf } from '#domain/benchmarks/rule-days.ts';
import { type Waived, waivedRules } from '#domain/benchmarks/waiver.ts';
import type { Lens } from '#domain/catalogue/lens.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { applyJudgements, indexJudgements, type Judgement } from '#domain/claims/judgements.ts';
import { openCheck } from '#domain/claims/open-check.ts';
import { isOpenClaim } from '#domain/claims/open-claim.ts';
import { isSameContent } from '#domain/history/same-content.ts';
import {
  isEmptyValue,
  isTextPart,
  type Part,
  type PartContent,
  partNames,
  pickParts,
  type TextPart,
} from '#domain/parts/parts.ts';
import { type ReviewedContent, valuesOf } from './content.ts';
import {
  type BrokenRules,
  emptyCheck,
  hasSourceChanged,
  lensOf,
  type PartCheck,
  type ReviewCheck,
  shownWords,
} from './part-check.ts';

/** What rules, claims and waivers are read from, the same for every listing of one moment. */
export type CheckBasis = { rules: readonly BenchmarkRule[]; waivers: readonly Waived[]; on: Date };

/** A product with its content and what counts as fact or was judged of it. `id` is null of a product that is not stored yet. */
export type CheckedProduct = {
  id: number | null;
  product: JudgedProduct & Omit<SourceProduct, 'sku'>;
  content: ReviewedContent | null;
  dataSources: readonly string[];
  judgements: readonly Judgement[];
};

/** What is stored with a product beside its statuses: figures, lens, checks of the parts that wait, and the rules those break. */
export type ListingCheck = ListingFigures & {
  lens: Lens | null;
  reviewCheck: ReviewCheck;
  /** Ids of all rules the parts that wait and the product as a whole break, waived ones too. */
  brokenRules: string[];
  isSourceChanged: boolean;
};

/** The claims of the pending texts, with hints, as they were judged. */
export type PartClaims = Partial<Record<TextPart, PlacedClaim[]>>;

const cut = (words: string): string =>
  words.length > shownWords ? `${words.slice(0, shownWords - 1).trimEnd()}…` : words;

/** How a draft compares with its source. */
function compareWithSource(part: Part, value: PartContent[Part], source: PartContent): PartCheck['value'] {
  const isEmpty = isEmptyValue(value);
  if (isEmpty) return isEmptyValue(source[part]) ? 'empty' : 'missing';
  return isSameContent(value, source[part]) ? 'unchanged' : 'changed';
}

/** Checks a listing by facts, rules and waivers of one moment. Pure: the same input gives the same answer. */
export function checkListing(
  { id, product, content, dataSources, judgements }: CheckedProduct,
  { rules, waivers, on }: CheckBasis,
  aims: Aims,
): { check: ListingCheck; claims: PartClaims } {
  const benchmark = evaluate(content ? valuesOf(content) : product, product, rules, on, aims);
  const claims: PartClaims = {};
  if (!content)
    return {
      check: {
        ...figuresOf(benchmark),
        lens: lensOf(null, emptyCheck),
        reviewCheck: emptyCheck,
        brokenRules: [],
        isSourceChanged: false,
      },
      claims,
    };
  const source = pickParts(product);
  const waived = waivedRules(waivers, product, id, dayOf(on));
  const pending = partNames.filter((part) => content.parts[part].status === 'pending');
  const texts = pending.filter(
    (part): part is TextPart => isTextPart(part) && !isEmptyValue(content.parts[part].value),
  );
  if (texts.length > 0) {
    const checkText = openCheck(product, dataSources);
    const index = indexJudgements(judgements);
    for (const part of texts) {
      const { value } = content.parts[part];
      claims[part] = applyJudgements(value, checkText(value), index);
    }
  }
  const brokenOf = (isOwn: (rule: BenchmarkRule) => boolean): BrokenRules => {
    const broken = benchmark.results.filter(({ rule, hasPassed }) => isOwn(rule) && !hasPassed);
    const idsOf = (...severities: BenchmarkRule['severity'][]) =>
      broken.flatMap(({ rule }) => (severities.includes(rule.severity) ? [rule.id] : []));
    const counts = (ruleId: string) => !waived.has(ruleId);
    return {
      must: idsOf('block').filter(counts),
      should: idsOf('warn').filter(counts),
      waived: idsOf('block', 'warn').filter((ruleId) => waived.has(ruleId)),
    };
  };
  const parts = pending.map((part): PartCheck => {
    const { value, record } = content.parts[part];
    const open = isTextPart(part) ? (claims[part] ?? []).filter(isOpenClaim) : [];
    const unmet = record.draft?.reasons.filter(({ isUnmet }) => isUnmet) ?? [];
    return {
      part,
      value: compareWithSource(part, value, source),
      openClaims: open.length,
      openWords: open[0] ? cut(open[0].text) : null,
      ...brokenOf(({ attribute }) => attribute === part),
      unmetWishes: unmet.length,
      wishWords: unmet[0] ? cut(unmet[0].text) : null,
      hasRejectedImage: part === 'images' && content.imagesWithStatus.some(({ status }) => status === 'rejected'),
    };
  });
  // What the product breaks as a whole is looked at with the parts that wait; what is decided whole is no work any more.
  const reviewCheck = parts.length > 0 ? { parts, facts: brokenOf(isOfProduct) } : emptyCheck;
  return {
    check: {
      ...figuresOf(benchmark),
      lens: lensOf(content, reviewCheck),
      reviewCheck,
      brokenRules: idsIn(reviewCheck),
      isSourceChanged: hasSourceChanged(content),
    },
    claims,
  };
}

/** Rules on the facts, and must rules on the substance of all texts; what else is broken of substance is a figure. */
const isOfProduct = ({ attribute, severity }: BenchmarkRule): boolean =>
  attribute === 'facts' || (attribute === 'substance' && severity === 'block');

const idsIn = ({ parts, facts }: ReviewCheck): string[] => [
  ...new Set([...parts, facts].flatMap(({ must, should, waived }) => [...must, ...should, ...waived])),
];
