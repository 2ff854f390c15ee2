import { expect, test } from 'vitest';
import type { Plane } from './lay-upon.ts';
import { findDifference } from './local-difference.ts';

const side = 32;
const draw = (levelOf: (x: number, y: number) => number): Plane => ({
  side,
  data: Float32Array.from({ length: side * side }, (_, at) => levelOf(at % side, Math.floor(at / side))),
});
const asItIs = { scaleX: 1, scaleY: 1, moveX: 0, moveY: 0 };
const options = { reach: 0.5, window: 3, rim: 2 };
const plain = draw((x) => (x < 16 ? 40 : 200));

test('the most of all windows counts, not the mean: one small place decides', () => {
  const marked = draw((x, y) => (x >= 5 && x < 9 && y >= 20 && y < 24 ? 100 : x < 16 ? 40 : 200));
  expect(findDifference(plain, marked, asItIs, options).most).toBeCloseTo(60);
  expect(findDifference(marked, plain, asItIs, options).most).toBeCloseTo(60);
  expect(findDifference(plain, plain, asItIs, options)).toEqual({ most: 0, shift: 0, share: 1 });
});

test('what is everywhere a little more or less adds up, noise does not', () => {
  const paler = draw((x) => (x < 16 ? 43 : 203));
  expect(findDifference(plain, paler, asItIs, options).shift).toBeCloseTo(3);
  const noisy = draw((x, y) => (x < 16 ? 40 : 200) + ((x + y) % 2 === 0 ? 3 : -3));
  expect(findDifference(plain, noisy, asItIs, options).shift).toBeCloseTo(0);
});

test('an edge that moved by a part of a pixel is the same edge', () => {
  const moved = draw((x) => (x < 16 ? 40 : x === 16 ? 140 : 200));
  expect(findDifference(plain, moved, asItIs, options).most).toBeLessThan(13);
  const far = draw((x) => (x < 19 ? 40 : 200));
  expect(findDifference(plain, far, asItIs, options).most).toBeGreaterThan(50);
});

test('what lies outside one of both, or at its edge, is not compared', () => {
  const spoiled = draw((x) => (x < 1 ? 255 : x < 16 ? 40 : 200));
  expect(findDifference(plain, spoiled, asItIs, options).most).toBe(0);
  const { share } = findDifference(plain, plain, { ...asItIs, moveX: 0.5 }, options);
  expect(share).toBeCloseTo(20 / 28, 1);
});
