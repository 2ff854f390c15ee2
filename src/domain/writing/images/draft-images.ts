// The images of a request, drafted: the same whoever writes the texts.
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { sourceImages } from '#domain/images/image-detail.ts';
import type { DraftOf } from '../draft.ts';
import type { EngineRequest } from '../engine.ts';
import { proposeImages } from './propose-images.ts';

/** Where no channel says how long an alt text may be: the shortest limit of those that do (Etsy, Shopify). */
const usualMost = 500;

const longestAlt = (rules: readonly BenchmarkRule[]): number =>
  Math.min(
    usualMost,
    ...rules.flatMap((rule) =>
      rule.benchmarkType === 'alt-text' && rule.rule.max !== undefined ? [rule.rule.max] : [],
    ),
  );
const needsAlts = (rules: readonly BenchmarkRule[]): boolean =>
  rules.some((rule) => rule.benchmarkType === 'alt-text' && rule.rule.isNeeded === true);

/** `title`: what the listing is called; `isEnglish`: whether English words may be added to it. */
export function draftImages(
  { product, limits, rules, imageBasis }: EngineRequest,
  { title, isEnglish }: { title: string; isEnglish: boolean },
): DraftOf<'images'> {
  const said = [product.title, product.category ?? '', product.description, ...product.bullets].join('\n');
  return proposeImages({
    product,
    images: sourceImages(product.images, product.imageAlts),
    limits: limits.images,
    rules,
    ...(imageBasis ? { basis: imageBasis } : {}),
    alts: needsAlts(rules) ? { title, said, isEnglish, max: longestAlt(rules) } : null,
  });
}
