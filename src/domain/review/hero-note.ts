// What a gallery shows of a product: its hero, how its images were decided, and which rules on images they break while they wait.
import * as z from 'zod/mini';
import { checkRule } from '#domain/benchmarks/check-rule.ts';
import type { Finding, RuleProduct } from '#domain/benchmarks/finding.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { selectRules } from '#domain/benchmarks/select-rules.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { imageProblemSchema } from '#domain/images/image-file.ts';
import type { ListedImages } from '#domain/images/listed-image.ts';
import { isMuchLarger } from '#domain/images/much-larger.ts';
import { statusSchema } from '#domain/parts/parts.ts';
import { personSchema } from '#domain/session/person.ts';
import { groupDigits } from '#domain/text/group-digits.ts';
import type { OptimizedContent } from './content.ts';
import { firstApprovalOf, needsTwo, type SecondPersonNeed } from './second-person.ts';

const heroFaultSchema = z.object({
  ruleId: z.string(),
  label: z.string(),
  severity: z.enum(['block', 'warn']),
  /** What the rule found, in a sentence. */
  message: z.string(),
  /** What it measured in a word, such as `240 px`, or which image it is about where that is another; null where it measures nothing. */
  word: z.nullable(z.string()),
  /** Of two images that show the same the address a proposal keeps, and the other; null of any other fault. */
  pair: z.nullable(z.object({ kept: z.string(), copy: z.string() })),
});
export type HeroFault = z.infer<typeof heroFaultSchema>;

export const heroNoteSchema = z.object({
  productId: z.int(),
  /** Of its content, as If-Match takes it; 0 before there is any. */
  version: z.int(),
  /** Address of the hero under review; null where no image is listed. */
  url: z.nullable(z.string()),
  /** Where the rendition that goes out for it is served from; null where the image itself does. */
  served: z.nullable(z.string()),
  /** Of the images; null without content. */
  status: z.nullable(statusSchema),
  /** Whether approving the images needs two people. */
  needsTwo: z.boolean(),
  /** Of pending images that somebody approved as the first of two: who, and for whom by the link of a sign-off. */
  first: z.optional(z.object({ by: personSchema, answeredBy: z.optional(z.string()) })),
  /** Why there is no file of the hero; null where there is one, and before it was fetched. */
  problem: z.nullable(imageProblemSchema),
  /** Rules on images that pending images break, required ones first. Advice is not listed. */
  faults: z.array(heroFaultSchema),
});
export type HeroNote = z.infer<typeof heroNoteSchema>;

export type NotedProduct = RuleProduct & Pick<SourceProduct, 'images'> & { id: number };

/** `served`: where the rendition of its hero is served from. `need`: which approvals of the product need two people. */
type HeroBasis = {
  rules: readonly BenchmarkRule[];
  on: Date;
  served?: string | null;
  need?: SecondPersonNeed;
};

/** Notes a product by the rules of a day. `pictures` are what is known of the files of its listing, by address. */
export function noteHero(
  product: NotedProduct,
  content: OptimizedContent | null,
  pictures: ListedImages,
  { rules, on, served = null, need = 'none' }: HeroBasis,
): HeroNote {
  const listed = content?.parts.images.value ?? product.images;
  const url = listed[0] ?? null;
  const isWaiting = content?.parts.images.status === 'pending';
  return {
    productId: product.id,
    version: content?.version ?? 0,
    url,
    served,
    status: content?.parts.images.status ?? null,
    needsTwo: needsTwo(need, []),
    ...(content && isWaiting ? firstIn(content) : {}),
    problem: (url !== null && Object.hasOwn(pictures, url) && pictures[url]?.problem) || null,
    faults: isWaiting ? findFaults(listed, { ...product, pictures }, selectRules(rules, product, on)) : [],
  };
}

function firstIn(content: OptimizedContent): Pick<HeroNote, 'first'> {
  const first = firstApprovalOf(content, 'images');
  if (!first) return {};
  const { by, answeredBy } = first;
  return { first: { by, ...(answeredBy === undefined ? {} : { answeredBy }) } };
}

function findFaults(listed: readonly string[], product: RuleProduct, inEffect: readonly BenchmarkRule[]): HeroFault[] {
  // As a listing is checked as a whole: a picture named twice is one.
  const items = [...new Set(listed)].filter((url) => url.trim() !== '');
  const faults = inEffect.flatMap((rule): HeroFault[] => {
    const { id: ruleId, label, severity } = rule;
    if (rule.attribute !== 'images' || severity === 'advise') return [];
    const found = checkRule({ attribute: 'images', items, product }, rule);
    if (found === null || found.share === 0) return [];
    return [
      { ruleId, label, severity, message: found.message, word: wordOf(found, items), pair: pairOf(found, product) },
    ];
  });
  return [
    ...faults.filter(({ severity }) => severity === 'block'),
    ...faults.filter((each) => each.severity === 'warn'),
  ];
}

function pairOf({ images, sameAs }: Finding, { pictures = {} }: RuleProduct): HeroFault['pair'] {
  const [copy] = images ?? [];
  if (copy === undefined || sameAs === undefined) return null;
  const fileOf = (url: string) => pictures[url]?.file ?? null;
  return isMuchLarger(fileOf(copy), fileOf(sameAs)) ? { kept: copy, copy: sameAs } : { kept: sameAs, copy };
}

function wordOf({ word, images, measured }: Finding, items: readonly string[]): string | null {
  const at = items.indexOf(images?.[0] ?? '');
  // The tile shows the hero: of another image it can only say which.
  if (at > 0) return `Image ${at + 1}`;
  if (word !== undefined) return word;
  if (measured === null) return null;
  const { value, unit } = measured;
  return `${groupDigits(value)} ${value === 1 ? unit.replace(/s$/, '') : unit}`;
}
