// Finds the tip bubble a place near the helper where it covers no control and no heading.

export type Box = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };

const gap = 8;
const reachDown = 240;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** The nearest place below the helper that overlaps nothing, trying leftwards and then further down; the least bad one otherwise. */
export function placeBubble(
  bubble: Size,
  helper: Box,
  view: Size,
  obstacles: readonly Box[],
): { left: number; top: number } {
  const first = helper.top + helper.height + gap;
  const right = Math.max(gap, Math.min(helper.left + helper.width, view.width - gap) - bubble.width);
  let best = { left: right, top: first };
  let least = Number.POSITIVE_INFINITY;
  for (let top = first; top <= first + reachDown && top + bubble.height <= view.height - gap; top += gap) {
    for (let left = right; left >= gap; left -= 2 * gap) {
      const place = { left, top, ...bubble };
      const covered = obstacles.reduce((sum, obstacle) => sum + overlap(place, obstacle), 0);
      if (covered === 0) return { left, top };
      if (covered < least) {
        least = covered;
        best = { left, top };
      }
    }
  }
  return best;
}
