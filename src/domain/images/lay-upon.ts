// Lays one plane of levels upon another: how it has to be scaled and moved so that both show the same in the same place.

/** Rows of levels, 0 to 255, as many as a row has. */
export type Plane = { data: Float32Array; side: number };

/**
 * A place (x, y) of one plane, -1 to 1 from edge to edge, is (scaleX × x + moveX, scaleY × y + moveY) of the other one.
 */
export type Lay = { scaleX: number; scaleY: number; moveX: number; moveY: number };

/** The plane at half its side: means of four. */
export function halve({ data, side }: Plane): Plane {
  const half = side / 2;
  const means = new Float32Array(half * half);
  for (let y = 0; y < half; y += 1)
    for (let x = 0; x < half; x += 1) {
      const at = 2 * y * side + 2 * x;
      means[y * half + x] =
        ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + side] ?? 0) + (data[at + side + 1] ?? 0)) / 4;
    }
  return { data: means, side: half };
}

/** The level at a place between pixels, from the four around it; beyond the edge that of the edge. */
export function levelAt({ data, side }: Plane, column: number, row: number): number {
  const x = Math.min(side - 1, Math.max(0, column));
  const y = Math.min(side - 1, Math.max(0, row));
  const left = Math.min(side - 2, Math.floor(x));
  const top = Math.min(side - 2, Math.floor(y));
  const [right, below] = [x - left, y - top];
  const at = top * side + left;
  const upper = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right;
  const lower = (data[at + side] ?? 0) * (1 - right) + (data[at + side + 1] ?? 0) * right;
  return upper * (1 - below) + lower * below;
}

/** A level that differs by more is no matter of place: it counts less (Huber, 1964). */
const mostOfPlace = 20;
/** Steps at each of three sizes, the smallest first. */
const steps = [6, 5, 4];
/** A step below this, in halves of the side, moves nothing. */
const leastStep = 0.0005;

/** How the other plane lies upon the first one: least squares of the differences, step by step (Lucas and Kanade, 1981), from coarse to fine. */
export function layUpon(one: Plane, other: Plane): Lay {
  const sizes = [{ one, other }];
  for (let n = 1; n < steps.length; n += 1) {
    const [last] = sizes;
    if (last) sizes.unshift({ one: halve(last.one), other: halve(last.other) });
  }
  let lay = [1, 1, 0, 0];
  for (const [at, pair] of sizes.entries())
    for (let n = 0; n < (steps[at] ?? 0); n += 1) {
      const step = findStep(pair.one, pair.other, lay);
      lay = lay.map((value, index) => value + (step[index] ?? 0));
      if (step.every((value) => Math.abs(value) < leastStep)) break;
    }
  const [scaleX = 1, scaleY = 1, moveX = 0, moveY = 0] = lay;
  return { scaleX, scaleY, moveX, moveY };
}

function findStep(
  one: Plane,
  other: Plane,
  [scaleX = 1, scaleY = 1, moveX = 0, moveY = 0]: readonly number[],
): number[] {
  const { side } = one;
  const half = side / 2;
  const sums = new Float64Array(20);
  const slopes = new Float64Array(4);
  for (let y = 1; y < side - 1; y += 1) {
    const v = (y + 0.5) / half - 1;
    const row = (scaleY * v + moveY + 1) * half - 0.5;
    if (row < 0.5 || row > side - 1.5) continue;
    for (let x = 1; x < side - 1; x += 1) {
      const u = (x + 0.5) / half - 1;
      const column = (scaleX * u + moveX + 1) * half - 0.5;
      if (column < 0.5 || column > side - 1.5) continue;
      const apart = (one.data[y * side + x] ?? 0) - levelAt(other, column, row);
      const slopeX = (levelAt(other, column + 0.5, row) - levelAt(other, column - 0.5, row)) * half;
      const slopeY = (levelAt(other, column, row + 0.5) - levelAt(other, column, row - 0.5)) * half;
      if (slopeX === 0 && slopeY === 0) continue;
      slopes[0] = slopeX * u;
      slopes[1] = slopeY * v;
      slopes[2] = slopeX;
      slopes[3] = slopeY;
      addTo(sums, slopes, apart, Math.min(1, mostOfPlace / Math.abs(apart)));
    }
  }
  return solve(sums);
}

/** Four rows of four products of slopes and one of slope and difference. */
function addTo(sums: Float64Array, slopes: Float64Array, apart: number, weight: number): void {
  for (let i = 0; i < 4; i += 1) {
    const slope = weight * (slopes[i] ?? 0);
    for (let j = 0; j < 4; j += 1) sums[i * 5 + j] = (sums[i * 5 + j] ?? 0) + slope * (slopes[j] ?? 0);
    sums[i * 5 + 4] = (sums[i * 5 + 4] ?? 0) + slope * apart;
  }
}

/** By elimination; what no slope shows stays where it is. */
function solve(sums: Float64Array): number[] {
  const rows = [0, 1, 2, 3].map((i) => Array.from(sums.subarray(i * 5, i * 5 + 5)));
  for (const [i, row] of rows.entries()) row[i] = (row[i] ?? 0) * 1.001 + 100;
  for (const [i, row] of rows.entries()) {
    // The sums are those of squares and have more on their diagonal: no row has to be exchanged.
    const by = row[i] ?? 1;
    for (let j = 0; j < 5; j += 1) row[j] = (row[j] ?? 0) / by;
    for (const other of rows) {
      if (other === row) continue;
      const share = other[i] ?? 0;
      for (let j = 0; j < 5; j += 1) other[j] = (other[j] ?? 0) - share * (row[j] ?? 0);
    }
  }
  return rows.map((row) => row[4] ?? 0);
}
