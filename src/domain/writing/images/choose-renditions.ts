// Which renditions go out in the place of their images: those that keep a rule the image breaks.

import type { DraftReason } from '#domain/history/draft-record.ts';
import { type ImageBasis, renditionOf } from '#domain/images/image-basis.ts';
import type { ImageDetail, Rendition } from '#domain/images/image-detail.ts';
import { quoteFirst } from '#domain/text/quote.ts';
import { byRule } from '../reasons.ts';
import { type FindBroken, fixedBetween, leastGain, totalOf } from './weigh-images.ts';

type Numbered = ImageDetail & { number: number };

const formatNames: Readonly<Record<Rendition['format'], string>> = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP' };

const describeRendition = ({ width, height, format }: Rendition): string =>
  `${width.toLocaleString('en')} × ${height.toLocaleString('en')} ${formatNames[format]}`;

/** Chooses one after another, each beside those chosen before. */
export function chooseRenditions(
  images: readonly Numbered[],
  basis: ImageBasis,
  findBroken: FindBroken,
): { images: Numbered[]; reasons: DraftReason[] } {
  let chosen = [...images];
  const reasons: DraftReason[] = [];
  for (const image of images) {
    const made = image.leftOut === undefined ? renditionOf(basis, image.url) : undefined;
    if (!made) continue;
    const without = findBroken(chosen);
    const next = chosen.map((each) => (each.url === image.url ? { ...each, rendition: made.rendition } : each));
    const withIt = findBroken(next);
    const fixed = fixedBetween(without, withIt);
    if (totalOf(without) - totalOf(withIt) < leastGain) continue;
    chosen = next;
    const [first] = fixed;
    const kept = fixed.length > 0 ? `, which keeps ${quoteFirst(fixed.map(({ rule }) => rule.label))}` : '';
    const text = `Image ${image.number} goes out as a ${describeRendition(made.rendition)}${kept}.`;
    reasons.push(byRule(`images.${first?.rule.subject ?? 'rendition'}`, text));
  }
  return { images: chosen, reasons };
}
