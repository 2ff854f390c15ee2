import { expect, test } from 'vitest';
import { isNamed, qualityScale, roundTicks } from './plot-scale.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [84, [0, 25, 50, 75, 100]],
  [100, [0, 25, 50, 75, 100]],
  [101, [0, 50, 100, 150]],
  [12_345, [0, 5_000, 10_000, 15_000]],
])('the axis of %i is in round whole numbers', (most, ticks) => {
  expect(roundTicks(most)).toEqual(ticks);
});

test('quality is drawn from the tens below the lowest value to 100, the goal in sight', () => {
  expect(qualityScale([68, 88], 80)).toEqual({ from: 60, to: 100, ticks: [60, 70, 80, 90, 100] });
  expect(qualityScale([91], 80)).toMatchObject({ from: 60 });
  expect(qualityScale([], 80)).toMatchObject({ from: 60 });
  expect(qualityScale([2], 80)).toEqual({ from: 0, to: 100, ticks: [0, 20, 40, 60, 80, 100] });
});

test('where there is no room, every so many days are named', () => {
  const named = (count: number, most: number) =>
    Array.from({ length: count }, (_, index) => index).filter((index) => isNamed(index, count, most));
  expect(named(7, 8)).toHaveLength(7);
  expect(named(31, 8)).toEqual([0, 4, 8, 12, 16, 20, 24, 28]);
});
