// What the thread of checks does with what it is asked: it reads a product's facts once, then checks texts against them and listings by the rules.
import * as z from 'zod/mini';
import { type AimsAsked, noAims, openAims } from '#domain/benchmarks/aims.ts';
import { type Benchmark, evaluate } from '#domain/benchmarks/evaluate.ts';
import { findImageFaults, type ImageFaults } from '#domain/benchmarks/find-image-faults.ts';
import { type Pack, packOf } from '#domain/benchmarks/pack.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { dayOf } from '#domain/benchmarks/rule-days.ts';
import { listActiveRules } from '#domain/benchmarks/rules.contract.ts';
import { type Waived, waivedSchema } from '#domain/benchmarks/waived.ts';
import { waivedRules } from '#domain/benchmarks/waiver.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import { applyJudgements, indexJudgements, type Judgement } from '#domain/claims/judgements.ts';
import { checkPart } from '#domain/claims/part-claims.ts';
import type { ListedImages } from '#domain/images/listed-image.ts';
import { forEachTextPart, type PartContent, type TextPart } from '#domain/parts/parts.ts';
import { findLeftOut } from '#domain/writing/find-left-out.ts';
import { type CandidateFiles, checkFiles, type FileVerdict } from '#domain/writing/images/check-files.ts';
import type { TextValue } from '../parts/edits.reducer.ts';

/**
 * What a listing is checked by: the rules and waivers of the workspace as their calls answer them, unread, and what the texts aim for. To read
 * them takes all kinds of rules, which the screen then does not load.
 */
export type RuleBasis = { rules: string; waivers: string; aims: AimsAsked; on: Date };

/**
 * What the rules found of a listing; `waived` are the ids of rules that are waived for the product, broken or not, `leftOut` what each part of
 * the source says and no text any more, `faults` the rules that single images break.
 */
export type ListingBenchmark = Benchmark & {
  waived: string[];
  pack: Pack;
  leftOut: Readonly<Record<TextPart, string[]>>;
  faults: ImageFaults;
};

/** What is checked: the parts, and what is known of the images among them; null where nothing is yet. */
export type ShownListing = { values: PartContent; pictures: ListedImages | null };

export type OpenedProduct = {
  id: number;
  product: SourceProduct;
  sources: readonly string[];
  judgements: readonly Judgement[];
  /** Null where the rules cannot be read: claims are checked all the same. */
  basis: RuleBasis | null;
};

/** `open` sets the product all later texts are checked against. */
export type CheckRequest =
  | { open: OpenedProduct }
  | { check: TextValue }
  | { evaluate: ShownListing }
  | { files: CandidateFiles };
export type CheckAnswer =
  | { claims: readonly PlacedClaim[] }
  | { benchmark: ListingBenchmark | null }
  | { files: FileVerdict[] | null }
  | { fault: string };

/** Bullets whose claims are remembered: of a list only the one being typed in is new. */
const remembered = 200;

type Read = { rules: readonly BenchmarkRule[]; waivers: readonly Waived[] };

/** The same text is read once: a walk over products brings it each time. */
function keepRead(): (texts: Pick<RuleBasis, 'rules' | 'waivers'>) => Read {
  let last: { texts: Pick<RuleBasis, 'rules' | 'waivers'>; read: Read } | null = null;
  return ({ rules, waivers }) => {
    if (last?.texts.rules === rules && last.texts.waivers === waivers) return last.read;
    const read: Read = {
      rules: z.parse(listActiveRules.reply, JSON.parse(rules)).rules,
      waivers: z.parse(z.array(waivedSchema), JSON.parse(waivers)),
    };
    last = { texts: { rules, waivers }, read };
    return read;
  };
}

type Opened = {
  check: (text: string) => readonly PlacedClaim[];
  evaluate: (listing: ShownListing) => ListingBenchmark | null;
  checkFiles: (asked: CandidateFiles) => FileVerdict[] | null;
};

function openProduct(
  { id, product, sources, judgements, basis }: OpenedProduct,
  read: ReturnType<typeof keepRead>,
): Opened {
  const facts = extractFacts(product, sources);
  const index = indexJudgements(judgements);
  const known = new Map<string, readonly PlacedClaim[]>();
  return {
    check: (text) => {
      const found = known.get(text) ?? applyJudgements(text, checkPart(facts, text), index);
      if (known.size >= remembered) known.clear();
      known.set(text, found);
      return found;
    },
    evaluate: (listing) => basis && evaluateListing(listing, { id, product, basis }, read(basis)),
    checkFiles: (asked) => basis && checkFiles(asked, product, read(basis).rules, basis.on),
  };
}

type ListingBasis = Pick<OpenedProduct, 'id' | 'product'> & { basis: RuleBasis };

function evaluateListing(
  { values, pictures }: ShownListing,
  { id, product, basis }: ListingBasis,
  { rules, waivers }: Read,
): ListingBenchmark {
  const { aims, on } = basis;
  const checked = pictures ? { ...product, pictures } : product;
  const benchmark = evaluate(values, checked, rules, on, openAims([aims])[0] ?? noAims);
  const broken = benchmark.results.flatMap(({ rule, hasPassed }) =>
    rule.attribute === 'images' && !hasPassed ? [rule] : [],
  );
  return {
    ...benchmark,
    faults: pictures ? findImageFaults(values.images, pictures, product, broken) : {},
    waived: [...waivedRules(waivers, product, id, dayOf(on))],
    pack: packOf(product, rules, on),
    leftOut: forEachTextPart((part) => findLeftOut(part, values, product)),
  };
}

/** Takes requests in turn; each but `open` gets one answer. */
export function answerChecks(): (request: CheckRequest) => CheckAnswer | null {
  const read = keepRead();
  let opened: Opened | null = null;
  return (request) => {
    try {
      if ('open' in request) {
        opened = openProduct(request.open, read);
        return null;
      }
      if (!opened) throw new Error('No product is open.');
      if ('evaluate' in request) return { benchmark: opened.evaluate(request.evaluate) };
      if ('files' in request) return { files: opened.checkFiles(request.files) };
      const { check } = opened;
      const { check: value } = request;
      if (typeof value === 'string') return { claims: check(value) };
      return { claims: value.flatMap((bullet, item) => check(bullet).map((claim) => ({ ...claim, item }))) };
    } catch (error) {
      return { fault: error instanceof Error ? error.message : String(error) };
    }
  };
}
