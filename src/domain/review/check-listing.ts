// Checks a listing as it is about to be stored or approved: its Listing Quality and level, and what is open on each part that waits.
import type { Aims } from '#domain/benchmarks/aims.ts';
import { evaluate } from '#domain/benchmarks/evaluate.ts';
import type { RuleProduct } from '#domain/benchmarks/finding.ts';
import { figuresOf, type ListingFigures } from '#domain/benchmarks/listing-figures.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { dayOf } from '#domain/benchmarks/rule-days.ts';
import type { Waived } from '#domain/benchmarks/waived.ts';
import { waivedRules } from '#domain/benchmarks/waiver.ts';
import type { Lens } from '#domain/catalogue/lens.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { applyJudgements, indexJudgements, type Judgement } from '#domain/claims/judgements.ts';
import { openCheck } from '#domain/claims/open-check.ts';
import { sourceImages } from '#domain/images/image-detail.ts';
import { isEmptyValue, isTextPart, partNames, pickParts, type TextPart } from '#domain/parts/parts.ts';
import { composePartCheck, findBroken } from './compose-part-check.ts';
import { type ReviewedContent, valuesOf } from './content.ts';
import { type BrokenRules, emptyCheck, hasSourceChanged, lensOf, type ReviewCheck } from './part-check.ts';

/** What rules, claims and waivers are read from, the same for every listing of one moment. */
type CheckBasis = { rules: readonly BenchmarkRule[]; waivers: readonly Waived[]; on: Date };

/** A product with its content and what counts as fact or was judged of it. `id` is null of a product that is not stored yet. */
export type CheckedProduct = {
  id: number | null;
  product: RuleProduct & Omit<SourceProduct, 'sku'>;
  content: ReviewedContent | null;
  dataSources: readonly string[];
  judgements: readonly Judgement[];
};

/** What is stored with a product beside its statuses: figures, lens, checks of the parts that wait, and the rules those break. */
export type ListingCheck = ListingFigures & {
  lens: Lens | null;
  reviewCheck: ReviewCheck;
  /** Ids of all rules the parts that wait and the product as a whole break; those that are waived are apart. */
  brokenRules: string[];
  waivedRules: string[];
  isSourceChanged: boolean;
};

/** The claims of the pending texts, with hints, as they were checked. */
export type PartClaims = Partial<Record<TextPart, PlacedClaim[]>>;

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
        waivedRules: [],
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
  const { results } = benchmark;
  const images = content.imagesWithStatus;
  const parts = pending.map((part) =>
    composePartCheck({
      ...content.parts[part],
      ...{
        part,
        images,
        source: source[part],
        sourceImages: sourceImages(source.images, product.imageAlts),
        results,
        waived,
      },
      claims: isTextPart(part) ? (claims[part] ?? []) : [],
    }),
  );
  // What the product breaks as a whole is looked at with the parts that wait; what is decided whole is no work any more.
  const reviewCheck = parts.length > 0 ? { parts, facts: findBroken(results, waived, isOfProduct) } : emptyCheck;
  return {
    check: {
      ...figuresOf(benchmark),
      lens: lensOf(content, reviewCheck),
      reviewCheck,
      brokenRules: collect(reviewCheck, ({ must, should }) => [...must, ...should]),
      waivedRules: collect(reviewCheck, ({ waived }) => waived),
      isSourceChanged: hasSourceChanged(content),
    },
    claims,
  };
}

/** Rules on the facts, and must rules on the substance of all texts; what else is broken of substance is a figure. */
const isOfProduct = ({ attribute, severity }: BenchmarkRule): boolean =>
  attribute === 'facts' || (attribute === 'substance' && severity === 'block');

const collect = ({ parts, facts }: ReviewCheck, idsOf: (broken: BrokenRules) => readonly string[]): string[] => [
  ...new Set([...parts, facts].flatMap(idsOf)),
];
