// Which renditions go out in the place of their images: those that keep a rule the image breaks.

import type { DraftReason } from '#domain/history/draft-record.ts';
import { type ImageBasis, renditionOf } from '#domain/images/image-basis.ts';
import type { ImageDetail, Rendition } from '#domain/images/image-detail.ts';
import { quoteFirst } from '#domain/text/quote.ts';
import { byRule } from '../reasons.ts';
import { type FindBroken, fixedBetween, leastGain, totalOf } from './check-images.ts';

type Numbered = ImageDetail & { number: number };

const formatNames: Readonly<Record<Rendition['format'], string>> = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP' };

const describeRendition = ({ width, height, format }: Rendition): string =>
  `${width.toLocaleString('en')} × ${height.toLocaleString('en')} ${formatNames[format]}`;

/** Without the rendition of one of them. */
const without = (images: readonly Numbered[], { url }: Numbered): Numbered[] =>
  images.map((image) => {
    if (image.url !== url) return image;
    const { rendition: _, ...original } = image;
    return original;
  });

/** From all that there are, those go that nothing is lost without: a rule that every image must keep is kept by all of their renditions or by none. */
export function chooseRenditions(
  images: readonly Numbered[],
  basis: ImageBasis,
  findBroken: FindBroken,
): { images: Numbered[]; reasons: DraftReason[] } {
  const madeOf = ({ url, leftOut }: Numbered) =>
    leftOut === undefined ? renditionOf(basis, url)?.rendition : undefined;
  let chosen = images.map((image) => {
    const rendition = madeOf(image);
    return rendition ? { ...image, rendition } : image;
  });
  for (const image of images.filter(madeOf)) {
    const fewer = without(chosen, image);
    if (totalOf(findBroken(fewer)) - totalOf(findBroken(chosen)) < leastGain) chosen = fewer;
  }
  const reasons = chosen.flatMap((image): DraftReason[] => {
    const rendition = madeOf(image);
    if (!rendition || image.rendition !== rendition) return [];
    const fixed = fixedBetween(findBroken(without(chosen, image)), findBroken(chosen));
    const kept = fixed.length > 0 ? `, which passes ${quoteFirst(fixed.map(({ rule }) => rule.label))}` : '';
    const text = `Image ${image.number} will be exported as a ${describeRendition(rendition)}${kept}.`;
    return [byRule(`images.${fixed[0]?.rule.subject ?? 'rendition'}`, text)];
  });
  return { images: chosen, reasons };
}
