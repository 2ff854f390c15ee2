// Where two planes of levels that lie upon each other differ most: a copy of a picture differs nowhere, other goods differ somewhere.
import { type Lay, levelAt, type Plane } from './lay-upon.ts';

/**
 * The most of the mean differences of all windows, 0 to 255; how far the mean of all that was compared lies from that of the other; and the share of the
 * first plane that was compared.
 */
type LocalDifference = { most: number; shift: number; share: number };

/** The levels of the other plane at the places of the first one, and which of them lie within both. */
function bringUnder({ side }: Plane, other: Plane, lay: Lay, rim: number): { plane: Plane; isWithin: Uint8Array } {
  const half = side / 2;
  const data = new Float32Array(side * side);
  const isWithin = new Uint8Array(side * side);
  const isIn = (at: number) => at >= rim - 0.5 && at <= side - rim - 0.5;
  for (let y = 0; y < side; y += 1) {
    const row = (lay.scaleY * ((y + 0.5) / half - 1) + lay.moveY + 1) * half - 0.5;
    for (let x = 0; x < side; x += 1) {
      const column = (lay.scaleX * ((x + 0.5) / half - 1) + lay.moveX + 1) * half - 0.5;
      const at = y * side + x;
      data[at] = levelAt(other, column, row);
      isWithin[at] = isIn(x) && isIn(y) && isIn(column) && isIn(row) ? 1 : 0;
    }
  }
  return { plane: { data, side }, isWithin };
}

/** The lowest or highest of each pixel and its eight neighbors. */
function spread({ data, side }: Plane, choose: (a: number, b: number) => number): Float32Array {
  const rows = new Float32Array(data.length);
  const all = new Float32Array(data.length);
  for (let at = 0; at < data.length; at += 1) {
    const x = at % side;
    const level = data[at] ?? 0;
    rows[at] = choose(choose(x > 0 ? (data[at - 1] ?? 0) : level, level), x < side - 1 ? (data[at + 1] ?? 0) : level);
  }
  for (let at = 0; at < data.length; at += 1) {
    const level = rows[at] ?? 0;
    all[at] = choose(choose(rows[at - side] ?? level, level), rows[at + side] ?? level);
  }
  return all;
}

/** How far levels lie beyond what the plane has around their places, to `reach` of the way to its neighbors. */
function addBeyond(to: Float32Array, plane: Plane, levels: Float32Array, reach: number): void {
  const [low, high] = [spread(plane, Math.min), spread(plane, Math.max)];
  for (let at = 0; at < to.length; at += 1) {
    const own = plane.data[at] ?? 0;
    const level = levels[at] ?? 0;
    const under = own + ((low[at] ?? 0) - own) * reach - level;
    const over = level - own - ((high[at] ?? 0) - own) * reach;
    to[at] = Math.max(to[at] ?? 0, under, over);
  }
}

/**
 * Edges are compared with what lies around them, as another size or JPEG moves and softens them; even parts are compared as they are. `window` and
 * `rim`: pixels of the windows' sides, and of the edge that is left out.
 */
export function findDifference(
  one: Plane,
  other: Plane,
  lay: Lay,
  { reach, window, rim }: { reach: number; window: number; rim: number },
): LocalDifference {
  const { side } = one;
  const { plane, isWithin } = bringUnder(one, other, lay, rim);
  const apart = new Float32Array(side * side);
  addBeyond(apart, one, plane.data, reach);
  addBeyond(apart, plane, one.data, reach);
  const [sums, counts] = [sumUp(apart, isWithin, side), sumUp(isWithin, isWithin, side)];
  const all = (side - 2 * rim) ** 2;
  let most = 0;
  for (let y = 0; y + window <= side; y += 1)
    for (let x = 0; x + window <= side; x += 1) {
      const count = within(counts, side, x, y, window);
      if (2 * count >= window * window) most = Math.max(most, within(sums, side, x, y, window) / count);
    }
  const compared = counts.at(-1) ?? 0;
  return { most, shift: shiftOf(one, plane, isWithin) / Math.max(1, compared), share: compared / all };
}

function shiftOf(one: Plane, other: Plane, isCounted: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < isCounted.length; at += 1)
    if (isCounted[at]) sum += (one.data[at] ?? 0) - (other.data[at] ?? 0);
  return Math.abs(sum);
}

/** Sums of all values above and to the left of each place that count, a row and a column longer than the side. */
function sumUp(values: ArrayLike<number>, isCounted: Uint8Array, side: number): Float64Array {
  const sums = new Float64Array((side + 1) ** 2);
  for (let y = 0; y < side; y += 1) {
    let row = 0;
    for (let x = 0; x < side; x += 1) {
      const at = y * side + x;
      if (isCounted[at]) row += values[at] ?? 0;
      sums[(y + 1) * (side + 1) + x + 1] = (sums[y * (side + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

function within(sums: Float64Array, side: number, x: number, y: number, window: number): number {
  const [top, bottom] = [y * (side + 1), (y + window) * (side + 1)];
  return (
    (sums[bottom + x + window] ?? 0) - (sums[top + x + window] ?? 0) - (sums[bottom + x] ?? 0) + (sums[top + x] ?? 0)
  );
}
