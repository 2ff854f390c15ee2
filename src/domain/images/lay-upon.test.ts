import { expect, test } from 'vitest';
import { halve, layUpon, levelAt, type Plane } from './lay-upon.ts';

const side = 64;
/** Soft hills, seen through a frame that is scaled and moved; places run from -1 to 1. */
const hills = (scaleX: number, scaleY: number, moveX: number, moveY: number): Plane => ({
  side,
  data: Float32Array.from({ length: side * side }, (_, at) => {
    const x = ((((at % side) + 0.5) / side) * 2 - 1) * scaleX + moveX;
    const y = ((Math.floor(at / side) + 0.5) / side) * 2 * scaleY - scaleY + moveY;
    return 120 + 60 * Math.sin(4 * x + y) + 50 * Math.cos(5 * y - 2 * x);
  }),
});

test.each([
  [1, 1, 0, 0],
  [0.94, 0.97, 0.03, -0.02],
  [1.12, 1.1, -0.04, 0.05],
])('a plane seen at %f × %f, moved by %f and %f, is laid where it lies', (...seen) => {
  const { scaleX, scaleY, moveX, moveY } = layUpon(hills(...seen), hills(1, 1, 0, 0));
  for (const [at, value] of [scaleX, scaleY, moveX, moveY].entries()) expect(value).toBeCloseTo(seen[at] ?? 0, 2);
});

test('what shows no place stays where it is', () => {
  const even = { side, data: new Float32Array(side * side).fill(200) };
  expect(layUpon(even, even)).toEqual({ scaleX: 1, scaleY: 1, moveX: 0, moveY: 0 });
});

test('levels between pixels are mixed, and those beyond the edge are those of the edge', () => {
  const plane = { side: 2, data: Float32Array.from([0, 100, 50, 150]) };
  expect(levelAt(plane, 0.5, 0)).toBe(50);
  expect(levelAt(plane, 0.5, 0.5)).toBe(75);
  expect(levelAt(plane, -3, 9)).toBe(50);
  expect([...halve(plane).data]).toEqual([75]);
});
