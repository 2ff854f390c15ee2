// Whether two pictures show the same: laid upon each other, a copy differs from its original nowhere, and other goods differ somewhere.
import { halve, type Lay, layUpon, type Plane } from './lay-upon.ts';
import { findDifference } from './local-difference.ts';
import { copySide, type SmallCopy } from './small-copy.ts';

/**
 * Up to this they may differ in a window, 0 to 255, in brightness and in color: above what scaling and JPEG at a quality of 60 leave (99 of 100 copies of
 * 975 photographs: 6.7 and 3.9), below another print, mark or color (14 and more; evals/README.md).
 */
const mostDifference = { light: 10, color: 8 };
/**
 * So far the mean of a color may lie from that of the other: what JPEG changes is as often more as less (at most 1.2 of 353 copies of photographs), and
 * goods of another pale color differ by little, but everywhere. Shops brighten copies, so brightness is not held to it.
 */
const mostShift = { light: Number.POSITIVE_INFINITY, color: 2 };
/** Pixels of a window's side, and how far around a pixel its like is looked for. */
const window = 3;
const reach = 0.5;
/** Pixels at the edge that are not compared, at the size of `copySide`. */
const rim = 3;
/** So much is cropped or padded at most, in shares of half a side, and so much of the copies has to lie upon each other. */
const mostMoved = 0.16;
const leastShare = 0.75;
/** Widths by heights may differ by so much. */
const mostAspect = 1.16;
/** Grounds may differ by so much in each color: the same goods before another ground are another picture. */
const mostGround = 20;
/** What is cropped or padded at most moves a mean by so many places of the coarse planes; at their edge it is what the other one lacks. */
const mostSteps = 2;
const coarseRim = 1;
/** So far beyond all that is near lies no mean of a copy, in brightness and in color (at most 33 and 12 of 112 drawn pairs); of other goods one in a hundred. */
const mostCoarse = { light: 40, color: 16 };

/**
 * Whether two pictures show the same, as far as a machine sees: another size, format, quality, margin or a slight crop of one picture does, another
 * color, print, mark or angle of the goods does not.
 */
export function isAlike(one: SmallCopy, other: SmallCopy): boolean {
  if (Math.max(one.aspect / other.aspect, other.aspect / one.aspect) > mostAspect) return false;
  if (one.ground?.some((level, color) => other.ground && Math.abs(level - (other.ground[color] ?? 0)) > mostGround))
    return false;
  const { light, color } = mostCoarse;
  if (areFar(one.light, other.light, light) || areFar(one.blue, other.blue, color) || areFar(one.red, other.red, color))
    return false;
  const lay = layUpon(halve(one.light), halve(other.light));
  if (Math.abs(lay.scaleX - 1) > mostMoved || Math.abs(lay.scaleY - 1) > mostMoved) return false;
  if (Math.abs(lay.moveX) > mostMoved || Math.abs(lay.moveY) > mostMoved) return false;
  return (
    differsNowhere(one.light, other.light, lay, 'light') &&
    differsNowhere(one.blue, other.blue, lay, 'color') &&
    differsNowhere(one.red, other.red, lay, 'color')
  );
}

function differsNowhere(one: Plane, other: Plane, lay: Lay, of: 'light' | 'color'): boolean {
  const { most, shift, share } = findDifference(one, other, lay, {
    reach,
    window,
    rim: Math.ceil((rim * one.side) / copySide),
  });
  return share >= leastShare && most <= mostDifference[of] && shift <= mostShift[of];
}

/** Side of the planes two are first compared in. */
const coarseSide = 16;

/** Whether a mean of one plane is none that the other has anywhere near: no crop or margin brings it there, and nobody has to look closer. */
function areFar(one: Plane, other: Plane, bound: number): boolean {
  const [a, b] = [shrink(one), shrink(other)];
  return isBeyond(a, b, bound) || isBeyond(b, a, bound);
}

function isBeyond({ data }: Plane, other: Plane, bound: number): boolean {
  const { side } = other;
  for (let y = coarseRim; y < side - coarseRim; y += 1)
    for (let x = coarseRim; x < side - coarseRim; x += 1) {
      const [low, high] = rangeAround(other, x, y);
      const level = data[y * side + x] ?? 0;
      if (level < low - bound || level > high + bound) return true;
    }
  return false;
}

function rangeAround({ data, side }: Plane, x: number, y: number): [number, number] {
  let [low, high] = [255, 0];
  for (let row = Math.max(0, y - mostSteps); row <= Math.min(side - 1, y + mostSteps); row += 1)
    for (let column = Math.max(0, x - mostSteps); column <= Math.min(side - 1, x + mostSteps); column += 1) {
      const near = data[row * side + column] ?? 0;
      if (near < low) low = near;
      if (near > high) high = near;
    }
  return [low, high];
}

const shrink = (plane: Plane): Plane => (plane.side > coarseSide ? shrink(halve(plane)) : plane);
