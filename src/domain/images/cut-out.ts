// What two pictures are compared by: the goods with a little of their ground, wherever in the picture they stand.
import { type Box, findGoods, type Ground, measureEvenness, measureGround, type Pixels } from './measure-pixels.ts';

/** So much of the goods' longer side is kept around them: edges of a box are found a pixel off. */
const margin = 1 / 16;
/** A picture within a margin takes at least so much of both sides, or all of one and so much of the other; what is smaller are square goods. */
const leastBoth = 0.85;
const leastOther = 0.5;
/** So much of the edge of a picture within a margin differs from the margin, by so much. */
const leastFilled = 0.97;
const leastContrast = 10;
/** Pixels at the edge of a picture within a margin that are a mixture of both. */
const mixed = 2;

type Color = readonly number[];

/** `ground`: the color around the goods; null if no ground can be made out, and the whole picture is kept. */
type CutOut = { pixels: Pixels; ground: Color | null };

/**
 * The share of the border that has to be one color. Goods that the border cuts off leave less of it. With less the goods can no longer be
 * made out, and a copy that is cropped a little would be cut out differently from its original.
 */
const leastEven = 0.75;

function findOnGround(picture: Pixels, ground: Ground): Box | null {
  if (measureEvenness(picture, ground) < leastEven) return null;
  return findGoods(picture, { ...ground, spread: 0 })?.goods ?? null;
}

/** A picture that somebody put before an even margin is cut out of that first, so that it is alike to itself without one. */
export function cutOut(picture: Pixels, ground: Ground): CutOut {
  const goods = findOnGround(picture, ground);
  if (!goods) return { pixels: picture, ground: null };
  const inner = findInner(picture, goods, ground.color);
  if (!inner) return withMargin(picture, goods, ground.color);
  const innerGround = measureGround(inner);
  const innerGoods = findOnGround(inner, innerGround);
  return innerGoods ? withMargin(inner, innerGoods, innerGround.color) : { pixels: inner, ground: null };
}

function findInner(picture: Pixels, box: Box, color: Color): Pixels | null {
  const { width, height } = picture;
  const shares = [box.width / width, box.height / height];
  const [less, more] = [Math.min(...shares), Math.max(...shares)];
  if (less === 1 || less < (more === 1 ? leastOther : leastBoth)) return null;
  if (!isFilled(picture, box, color)) return null;
  const left = box.left + (box.left > 0 ? mixed : 0);
  const top = box.top + (box.top > 0 ? mixed : 0);
  const right = box.left + box.width - (box.left + box.width < width ? mixed : 0);
  const bottom = box.top + box.height - (box.top + box.height < height ? mixed : 0);
  return cut(picture, { left, top, width: right - left, height: bottom - top });
}

/** Whether a box is filled up to all of its edge. */
function isFilled({ data, width }: Pixels, box: Box, color: Color): boolean {
  const inset = Math.max(1, Math.round(Math.min(box.width, box.height) * 0.01));
  const [left, top] = [box.left + inset, box.top + inset];
  const [right, bottom] = [box.left + box.width - 1 - inset, box.top + box.height - 1 - inset];
  let [seen, filled] = [0, 0];
  const look = (x: number, y: number) => {
    const at = 3 * (y * width + x);
    seen += 1;
    if (color.some((level, c) => Math.abs((data[at + c] ?? 0) - level) > leastContrast)) filled += 1;
  };
  for (let x = left; x <= right; x += 1) {
    look(x, top);
    look(x, bottom);
  }
  for (let y = top; y <= bottom; y += 1) {
    look(left, y);
    look(right, y);
  }
  return filled >= leastFilled * seen;
}

/** At the edge of the picture there is less of it: what lies beyond is not known. */
function withMargin(picture: Pixels, goods: Box, ground: Color): CutOut {
  const by = Math.max(1, Math.round(Math.max(goods.width, goods.height) * margin));
  const [left, top] = [Math.max(0, goods.left - by), Math.max(0, goods.top - by)];
  const right = Math.min(picture.width, goods.left + goods.width + by);
  const bottom = Math.min(picture.height, goods.top + goods.height + by);
  return { pixels: cut(picture, { left, top, width: right - left, height: bottom - top }), ground };
}

function cut({ data, width }: Pixels, box: Box): Pixels {
  const pixels = new Uint8Array(box.width * box.height * 3);
  for (let y = 0; y < box.height; y += 1) {
    const from = 3 * ((box.top + y) * width + box.left);
    pixels.set(data.subarray(from, from + 3 * box.width), 3 * y * box.width);
  }
  return { data: pixels, width: box.width, height: box.height };
}
