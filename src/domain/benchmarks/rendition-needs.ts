// What a rendition for the channel of a product must be, read from the rules in effect: who changes a rule changes what is made.
import type { Rendition } from '#domain/images/image-detail.ts';
import { noNeeds, type RenditionNeeds } from '#domain/images/rendition-needs.ts';
import type { RuleProduct } from './finding.ts';
import { type ImageFileRule, megabyte } from './kinds/image-conditions.ts';
import type { ImageMeasureRule } from './kinds/image-measure.kind.ts';
import type { BenchmarkRule } from './rule.ts';
import { selectRules } from './select-rules.ts';

/** The file names a format goes by, the preferred format first: JPEG is taken everywhere and small. */
const writable: readonly [Rendition['format'], readonly string[]][] = [
  ['jpeg', ['jpg', 'jpeg']],
  ['png', ['png']],
  ['webp', ['webp']],
];

const higher = (one: number | null, other = 0): number | null => (other > 0 ? Math.max(one ?? 0, other) : one);
const lower = (one: number | null, other?: number): number | null =>
  other === undefined ? one : Math.min(one ?? other, other);

/** A picture may well be smaller than somebody advises: sizes follow from what must and should be kept. */
function addFile(needs: RenditionNeeds, rule: ImageFileRule, isAdvice: boolean): RenditionNeeds {
  const { types, minSide, minLongest, maxSide, maxMegapixels, maxMegabytes, isSquare } = rule;
  const square = needs.square || isSquare === true;
  if (isAdvice) return { ...needs, square };
  // Of a square as many pixels; no other picture with that longest side has more.
  const sideOfPixels = maxMegapixels === undefined ? undefined : Math.floor(Math.sqrt(maxMegapixels * 1_000_000));
  return {
    ...needs,
    square,
    minSide: higher(needs.minSide, minSide),
    minLongest: higher(needs.minLongest, minLongest),
    maxSide: lower(lower(needs.maxSide, maxSide), sideOfPixels),
    maxBytes: lower(needs.maxBytes, maxMegabytes === undefined ? undefined : maxMegabytes * megabyte),
    formats: types
      ? needs.formats.filter((format) =>
          writable.some(([name, endings]) => name === format && endings.some((ending) => types.includes(ending))),
        )
      : needs.formats,
  };
}

function addMeasure(needs: RenditionNeeds, { measure, min = 0 }: ImageMeasureRule): RenditionNeeds {
  if (measure === 'white') return { ...needs, whiteGround: needs.whiteGround || min > 0 };
  return measure === 'fill' ? { ...needs, minFill: higher(needs.minFill, min / 100) } : needs;
}

/**
 * What a rendition needs so that it keeps the rules on images that are in effect for a product on a day. `isHero`: whether it is of the first image, of
 * which channels ask more.
 */
export function renditionNeeds(
  rules: readonly BenchmarkRule[],
  product: Pick<RuleProduct, 'retailer' | 'category' | 'subcategory'>,
  on: Date,
  isHero = true,
): RenditionNeeds {
  let needs = noNeeds;
  for (const { benchmarkType, rule, severity } of selectRules(rules, product, on)) {
    if (benchmarkType === 'image-file' && (isHero || !rule.isHeroOnly))
      needs = addFile(needs, rule, severity === 'advise');
    if (benchmarkType === 'image-measure' && (isHero || !rule.isHeroOnly)) needs = addMeasure(needs, rule);
  }
  return needs;
}
