// A hint that a picture carries letters: small marks of one height that stand in a line. It reads nothing, and is shown as a doubt.
import type { GrayPixels } from './measure-pixels.ts';

/** Marks of these heights, in shares of the picture's height, may be letters. */
const leastHeight = 0.012;
const mostHeight = 0.16;
/** A letter differs from what is around it by so much brightness. */
const leastContrast = 18;
/** So many marks in a line are letters for sure, as a mark may also be a button or a leaf. */
const sureLetters = 14;
const leastInLine = 4;

type Mark = { left: number; right: number; top: number; bottom: number; size: number };

/** How likely it carries letters, 0 to 1. */
export function findLetters(gray: GrayPixels): number {
  const marks = findMarks(gray);
  const inLines = linesOf(marks).reduce((sum, line) => sum + line, 0);
  return Math.min(1, inLines / sureLetters);
}

/** Connected pixels that are darker, or lighter, than the mean around them. */
function findMarks(gray: GrayPixels): Mark[] {
  const { data, width, height } = gray;
  const sums = sumUp(gray);
  const [dark, light] = [new Uint8Array(data.length), new Uint8Array(data.length)];
  const reach = Math.max(4, Math.round(height / 16));
  const row = width + 1;
  for (let y = 0, at = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach) * row, Math.min(height, y + reach + 1) * row];
    const lines = Math.min(height, y + reach + 1) - Math.max(0, y - reach);
    for (let x = 0; x < width; x += 1, at += 1) {
      const left = x < reach ? 0 : x - reach;
      const right = x + reach + 1 > width ? width : x + reach + 1;
      const sum =
        (sums[bottom + right] ?? 0) - (sums[bottom + left] ?? 0) - (sums[top + right] ?? 0) + (sums[top + left] ?? 0);
      const apart = sum / ((right - left) * lines) - (data[at] ?? 0);
      if (apart > leastContrast) dark[at] = 1;
      else if (apart < -leastContrast) light[at] = 1;
    }
  }
  return [...findConnected(dark, gray), ...findConnected(light, gray)];
}

/** For each place the sum of all that is above and left of it: the sum over any square then takes four of them. */
function sumUp({ data, width, height }: GrayPixels): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let line = 0;
    for (let x = 0; x < width; x += 1) {
      line += data[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + line;
    }
  }
  return sums;
}

/** Takes the marked pixels away as it finds them. */
function findConnected(marked: Uint8Array, { width, height }: GrayPixels): Mark[] {
  const marks: Mark[] = [];
  const stack = new Int32Array(marked.length);
  for (let start = 0; start < marked.length; start += 1) {
    if (marked[start] !== 1) continue;
    let [left, right, top, bottom, size, depth] = [width, 0, height, 0, 0, 0];
    const push = (at: number) => {
      if (marked[at] !== 1) return;
      marked[at] = 0;
      stack[depth] = at;
      depth += 1;
    };
    push(start);
    while (depth > 0) {
      depth -= 1;
      const at = stack[depth] ?? 0;
      const x = at % width;
      const y = (at - x) / width;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      size += 1;
      if (x > 0) push(at - 1);
      if (x < width - 1) push(at + 1);
      if (y > 0) push(at - width);
      if (y < height - 1) push(at + width);
    }
    const mark = { left, right, top, bottom, size };
    if (mayBeLetter(mark, height)) marks.push(mark);
  }
  return marks;
}

function mayBeLetter({ left, right, top, bottom, size }: Mark, height: number): boolean {
  const [wide, high] = [right - left + 1, bottom - top + 1];
  const isOfSize = high >= Math.max(4, height * leastHeight) && high <= height * mostHeight;
  const ink = size / (wide * high);
  return isOfSize && wide / high >= 0.08 && wide / high <= 1.8 && ink >= 0.18 && ink <= 0.95;
}

/** How many marks stand in each line of marks of one height, one behind the other. */
function linesOf(marks: readonly Mark[]): number[] {
  const sorted = marks.toSorted((a, b) => a.left - b.left);
  const lines: { last: Mark; count: number }[] = [];
  for (const mark of sorted) {
    const high = mark.bottom - mark.top + 1;
    const line = lines.find(({ last }) => {
      const lastHigh = last.bottom - last.top + 1;
      const isLevel = Math.abs(last.bottom - mark.bottom) <= 0.3 * Math.max(high, lastHigh);
      const gap = mark.left - last.right;
      const isOneHeight = Math.max(high, lastHigh) <= 1.7 * Math.min(high, lastHigh);
      return isLevel && isOneHeight && gap > 0 && gap <= 1.1 * Math.max(high, lastHigh);
    });
    if (line) {
      line.last = mark;
      line.count += 1;
    } else lines.push({ last: mark, count: 1 });
  }
  return lines.filter(({ count }) => count >= leastInLine).map(({ count }) => count);
}
