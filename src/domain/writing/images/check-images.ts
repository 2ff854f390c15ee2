// How heavily a list of images breaks the rules on images: two orders of one product are compared by it, never two products.
import { checkRule } from '#domain/benchmarks/check-rule.ts';
import type { RuleProduct } from '#domain/benchmarks/finding.ts';
import type { BenchmarkRule, Severity } from '#domain/benchmarks/rule.ts';
import { type ImageBasis, listImages } from '#domain/images/image-basis.ts';
import type { ImageDetail } from '#domain/images/image-detail.ts';

export type BrokenRule = { rule: BenchmarkRule; message: string; weight: number };

/** Everything a channel must have counts more than everything it should, and that more than advice. */
const weightOf: Readonly<Record<Severity, number>> = { block: 10_000, warn: 100, advise: 1 };
/** The least a broken rule that should be kept counts: less is advice, for which no order is changed. */
export const leastGain = weightOf.warn / 10;
/** The same of one that must be kept. */
export const leastMustGain = weightOf.block / 10;

/** The rules on images that a list breaks, and the ids of those it keeps; for the others its files do not say enough. */
export type ImageVerdict = { broken: BrokenRule[]; kept: ReadonlySet<string> };
export type FindBroken = (images: readonly ImageDetail[]) => ImageVerdict;

export function openFindBroken(product: RuleProduct, rules: readonly BenchmarkRule[], basis: ImageBasis): FindBroken {
  const own = rules.filter(({ attribute }) => attribute === 'images');
  return (images) => {
    const items = images.flatMap(({ url, leftOut }) => (leftOut === undefined ? [url] : []));
    const pictures = listImages(images, basis);
    const target = { attribute: 'images' as const, items, product: { ...product, pictures } };
    const broken: BrokenRule[] = [];
    const kept = new Set<string>();
    for (const rule of own) {
      const finding = checkRule(target, rule);
      if (finding?.share === 0) kept.add(rule.id);
      else if (finding)
        broken.push({ rule, message: finding.message, weight: weightOf[rule.severity] * finding.share });
    }
    return { broken, kept };
  };
}

/** Whether a rule asks something of the first image alone. */
export const isOfHero = ({ rule }: BenchmarkRule): boolean => 'isHeroOnly' in rule && rule.isHeroOnly === true;

export const totalOf = ({ broken }: ImageVerdict): number => broken.reduce((sum, { weight }) => sum + weight, 0);

/** The rules that were broken and are kept now: one that falls silent is not. */
export const fixedBetween = (before: ImageVerdict, after: ImageVerdict): BrokenRule[] =>
  before.broken.filter(({ rule }) => after.kept.has(rule.id));
