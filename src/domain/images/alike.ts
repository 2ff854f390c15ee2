// Whether two pictures show the same: a hash that small changes leave as it is finds what may, and a comparison of small copies decides.

/** Sides of the gray copy the hash is made of. */
export const hashWidth = 9;
export const hashHeight = 8;
/** Side of the copy that decides. */
export const copySide = 24;

/**
 * The picture at 24 × 24 pixels, cropped to the goods: red, green and blue, one byte each. `aspect` is the goods' width by their height, `ground` the color
 * around them.
 */
export type SmallCopy = { data: Uint8Array; aspect: number; ground: readonly number[] };

/** Structural similarity from which they are: 1 of the very same pixels. */
const leastSimilarity = 0.96;
/** Mean difference of their colors, 0 to 255, up to which they are; another color of the goods lies above it. */
const mostColor = 7;
/** Grounds may differ by so much in each color: the same goods before another ground are another picture. */
const mostGround = 20;
/** Widths by heights may differ by so much: a crop of a picture is another one. */
const mostAspect = 1.04;

/** The difference hash of a gray copy of 9 × 8 pixels, in 16 hex digits: a bit a pair of neighbors, 1 where the right one is brighter. */
export function hashDifferences(gray: Uint8Array): string {
  let bits = 0n;
  for (let y = 0; y < hashHeight; y += 1)
    for (let x = 0; x < hashWidth - 1; x += 1) {
      const at = y * hashWidth + x;
      bits = (bits << 1n) | ((gray[at + 1] ?? 0) > (gray[at] ?? 0) ? 1n : 0n);
    }
  return bits.toString(16).padStart(16, '0');
}

const lumaOf = (data: Uint8Array, at: number): number =>
  0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);

/** Side and step of the windows the copies are compared in. */
const windowSide = 6;
const windowStep = 3;

/** Structural similarity (Wang and others, 2004) of the brightness of two copies: the mean over windows of them. */
function compareLight(one: Uint8Array, other: Uint8Array): number {
  let [sum, windows] = [0, 0];
  for (let top = 0; top + windowSide <= copySide; top += windowStep) {
    for (let left = 0; left + windowSide <= copySide; left += windowStep) {
      sum += compareWindow(one, other, left, top);
      windows += 1;
    }
  }
  return sum / windows;
}

function compareWindow(one: Uint8Array, other: Uint8Array, left: number, top: number): number {
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
  let [a, b, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + windowSide; y += 1) {
    for (let x = left; x < left + windowSide; x += 1) {
      const at = 3 * (y * copySide + x);
      const [p, q] = [lumaOf(one, at), lumaOf(other, at)];
      a += p;
      b += q;
      squaresA += p * p;
      squaresB += q * q;
      products += p * q;
    }
  }
  const count = windowSide ** 2;
  const [meanA, meanB] = [a / count, b / count];
  const [varianceA, varianceB] = [squaresA / count - meanA ** 2, squaresB / count - meanB ** 2];
  const together = products / count - meanA * meanB;
  return (
    ((2 * meanA * meanB + c1) * (2 * together + c2)) / ((meanA ** 2 + meanB ** 2 + c1) * (varianceA + varianceB + c2))
  );
}

/** The mean difference of two copies in color alone: brightness may differ by how a file was saved, a tint does not. */
function compareColor(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 3) {
    const [a, b] = [lumaOf(one, at), lumaOf(other, at)];
    const red = (one[at] ?? 0) - a - ((other[at] ?? 0) - b);
    const blue = (one[at + 2] ?? 0) - a - ((other[at + 2] ?? 0) - b);
    sum += Math.abs(red) + Math.abs(blue);
  }
  return sum / (one.length / 3);
}

/**
 * Whether two pictures show the same, as far as a machine sees: another size, format, quality or margin of one picture does, another color of the
 * goods does not.
 */
export function isAlike({ data: one, ...a }: SmallCopy, { data: other, ...b }: SmallCopy): boolean {
  if (one.length !== other.length || one.length === 0) return false;
  if (Math.max(a.aspect / b.aspect, b.aspect / a.aspect) > mostAspect) return false;
  if (a.ground.some((level, color) => Math.abs(level - (b.ground[color] ?? 0)) > mostGround)) return false;
  return compareLight(one, other) >= leastSimilarity && compareColor(one, other) <= mostColor;
}
