// How heavily a list of images breaks the rules on images: two orders of one product are compared by it, never two products.
import { checkRule } from '#domain/benchmarks/check-rule.ts';
import type { JudgedProduct } from '#domain/benchmarks/finding.ts';
import type { BenchmarkRule, Severity } from '#domain/benchmarks/rule.ts';
import { type ImageBasis, listImages } from '#domain/images/image-basis.ts';
import type { ImageDetail } from '#domain/images/image-detail.ts';

export type BrokenRule = { rule: BenchmarkRule; message: string; weight: number };

/** Everything a channel must have weighs more than everything it should, and that more than advice. */
const weightOf: Readonly<Record<Severity, number>> = { block: 10_000, warn: 100, advise: 1 };
/** What a broken rule that should be kept weighs at least: less is advice, for which no order is changed. */
export const leastGain = weightOf.warn / 10;

/** The rules on images that a list breaks. */
export type FindBroken = (images: readonly ImageDetail[]) => BrokenRule[];

export function openFindBroken(product: JudgedProduct, rules: readonly BenchmarkRule[], basis: ImageBasis): FindBroken {
  const own = rules.filter(({ attribute }) => attribute === 'images');
  return (images) => {
    const items = images.flatMap(({ url, leftOut }) => (leftOut === undefined ? [url] : []));
    const pictures = listImages(images, basis);
    const target = { attribute: 'images' as const, items, product: { ...product, pictures } };
    return own.flatMap((rule): BrokenRule[] => {
      const finding = checkRule(target, rule);
      if (!finding || finding.share === 0) return [];
      return [{ rule, message: finding.message, weight: weightOf[rule.severity] * finding.share }];
    });
  };
}

export const totalOf = (broken: readonly BrokenRule[]): number => broken.reduce((sum, { weight }) => sum + weight, 0);

/** The rules that were broken and are kept now. */
export function fixedBetween(before: readonly BrokenRule[], after: readonly BrokenRule[]): BrokenRule[] {
  const left = new Set(after.map(({ rule }) => rule.id));
  return before.filter(({ rule }) => !left.has(rule.id));
}
