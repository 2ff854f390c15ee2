// What a channel has no room for is left out: the last images first, but none that shows the goods in a color no other image shows.
import type { DraftReason } from '#domain/history/draft-record.ts';
import { factsOf, type ImageBasis } from '#domain/images/image-basis.ts';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import { isEven } from '#domain/images/plan-rendition.ts';
import { byRule } from '../reasons.ts';

/** Two photos of goods of one color lie no further apart than this, by the most of their three differences. */
const mostApart = 24;

type Color = readonly [red: number, green: number, blue: number];

/** The mean color of the goods; null in a scene, whose colors are not those of the goods. */
function goodsColor(basis: ImageBasis, url: string): Color | null {
  const { file } = factsOf(basis, url);
  const colors = file?.measures.colors ?? [];
  const sum = colors.reduce((total, { share }) => total + share, 0);
  if (!file?.measures.goods || !isEven(file.measures) || sum === 0) return null;
  const mean = (of: 'red' | 'green' | 'blue') =>
    colors.reduce((total, color) => total + color[of] * color.share, 0) / sum;
  return [mean('red'), mean('green'), mean('blue')];
}

const isNear = (one: Color, other: Color): boolean =>
  one.every((level, at) => Math.abs(level - (other[at] ?? 0)) <= mostApart);

/** `max` null: the channel has no limit. Images that are left out already do not count; the order stays. */
export function fitLimit<Image extends ImageDetail>(
  images: readonly Image[],
  max: number | null,
  basis: ImageBasis,
): { images: Image[]; reasons: DraftReason[] } {
  const shown = images.filter(({ leftOut }) => leftOut === undefined);
  if (max === null || shown.length <= max) return { images: [...images], reasons: [] };
  const [hero] = shown;
  const known: Color[] = [];
  const ofNewColor = shown.filter((image) => {
    const color = goodsColor(basis, image.url);
    const isNew = image === hero || (color !== null && !known.some((other) => isNear(color, other)));
    if (color) known.push(color);
    return isNew;
  });
  const first = ofNewColor.slice(0, max);
  const others = shown.filter((image) => !first.includes(image)).slice(0, max - first.length);
  const kept = new Set([...first, ...others]);
  const over = shown.length - kept.size;
  const areLast = shown.slice(0, max).every((image) => kept.has(image));
  const which = `${areLast ? 'the last ' : ''}${over} ${over === 1 ? 'image' : 'images'}`;
  const stays = areLast ? '' : ' One image of each color stays.';
  const leftOut = `The channel allows ${max}.`;
  return {
    images: images.map((image) => (image.leftOut !== undefined || kept.has(image) ? image : { ...image, leftOut })),
    reasons: [byRule('images.most', `Left out ${which}: the channel allows ${max}.${stays}`)],
  };
}
