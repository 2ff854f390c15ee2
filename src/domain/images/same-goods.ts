// Whether two pictures may show the same goods: by their colors and their outline. A hint that can only say no.

import type { ImageMeasures } from './image-file.ts';
import type { ColorShare } from './measure-pixels.ts';
import { isEven } from './plan-rendition.ts';

/** Two colors of one thing in two photos lie no further apart than this, by the most of their three differences. */
const mostApart = 48;
/** So much of the goods has to have the colors of the other picture. */
const leastAlike = 0.85;
/** The outlines of two views of one thing differ in their proportions by no more than this. */
const mostStretch = 1.5;

/** The share of colors that another picture has too, 0 to 1; 0 where nothing is known of either. */
function sharedColors(of: readonly ColorShare[], others: readonly ColorShare[]): number {
  const isThere = ({ red, green, blue }: ColorShare) =>
    others.some(
      (other) =>
        Math.max(Math.abs(red - other.red), Math.abs(green - other.green), Math.abs(blue - other.blue)) <= mostApart,
    );
  const sum = (colors: readonly ColorShare[]) => colors.reduce((total, { share }) => total + share, 0);
  return sum(of) === 0 ? 0 : sum(of.filter(isThere)) / sum(of);
}

/** Null in a scene, where the box of the goods is a guess. */
function aspectOf(measures: ImageMeasures): number | null {
  const { goods, width, height } = measures;
  return goods && isEven(measures) ? (goods.width * width) / (goods.height * height) : null;
}

/**
 * `one` may be a scene, whose colors are not all of the goods: then only those of `other` have to be in it. False also where colors were not measured.
 */
export function mayShowSameGoods(one: ImageMeasures, other: ImageMeasures): boolean {
  if (sharedColors(other.colors ?? [], one.colors ?? []) < leastAlike) return false;
  const [first, second] = [aspectOf(one), aspectOf(other)];
  if (first === null) return true;
  if (sharedColors(one.colors ?? [], other.colors ?? []) < leastAlike) return false;
  return second === null || Math.max(first / second, second / first) <= mostStretch;
}
