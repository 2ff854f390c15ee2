// Whether two pictures show the same: a hash that small changes leave as it is finds what may, and a comparison of the pixels decides.

/** A small gray copy of a picture: one byte a pixel, row by row. `side` is that of the square. */
export type GrayCopy = { data: Uint8Array; side: number };

/** Sides of the copy the hash is made of. */
export const hashWidth = 9;
export const hashHeight = 8;
/** Side of the copy that decides. */
export const copySide = 32;

/** Of the 64 bits of two hashes at most so many differ where two pictures may be the same one. */
const mostBits = 10;
/** Structural similarity from which they are: 1 of the very same pixels. */
const leastSimilarity = 0.9;

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

/** How many bits of two hashes differ. */
export function countDifferences(one: string, other: string): number {
  let left = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; left > 0n; left &= left - 1n) count += 1;
  return count;
}

const mean = (values: Uint8Array) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Structural similarity (Wang and others, 2004) of two copies of one size, over the whole of them. */
export function compareCopies({ data: one }: GrayCopy, { data: other }: GrayCopy): number {
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
  const [a, b] = [mean(one), mean(other)];
  let [varianceA, varianceB, together] = [0, 0, 0];
  for (let at = 0; at < one.length; at += 1) {
    const [x, y] = [(one[at] ?? 0) - a, (other[at] ?? 0) - b];
    varianceA += x * x;
    varianceB += y * y;
    together += x * y;
  }
  const count = Math.max(1, one.length - 1);
  return (
    ((2 * a * b + c1) * ((2 * together) / count + c2)) /
    ((a * a + b * b + c1) * (varianceA / count + varianceB / count + c2))
  );
}

/** Whether two pictures show the same, as far as a machine sees: another size, format or quality of one picture does, another color of the goods does not. */
export const isAlike = (one: { hash: string; copy: GrayCopy }, other: { hash: string; copy: GrayCopy }): boolean =>
  countDifferences(one.hash, other.hash) <= mostBits && compareCopies(one.copy, other.copy) >= leastSimilarity;
