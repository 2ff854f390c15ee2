import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawCheck, drawOne, hopTiming, tipTiming } from './helper-timing.ts';

/** Gives the numbers in turn. */
const numbers = (...given: number[]) => {
  const left = [...given];
  return () => left.shift() ?? 0;
};
const almostOne = 1 - Number.EPSILON;

test.each([
  ['a tip', tipTiming, 0, 0, { afterMs: 45_000, happens: true }],
  ['a tip', tipTiming, almostOne, 0.2999, { afterMs: 90_000, happens: true }],
  ['a tip', tipTiming, 0.5, 0.3, { afterMs: 67_500, happens: false }],
  ['a hop', hopTiming, 0, 0, { afterMs: 20_000, happens: true }],
  ['a hop', hopTiming, almostOne, 0.3999, { afterMs: 40_000, happens: true }],
  ['a hop', hopTiming, 0.5, 0.4, { afterMs: 30_000, happens: false }],
])('%s, %j, drawn %f and %f, gives %j', (_name, timing, wait, chance, check) => {
  expect(drawCheck(timing, numbers(wait, chance))).toEqual(check);
});

test('a tip lasts 6 seconds, a hop 1', () => {
  expect([tipTiming.lastsMs, hopTiming.lastsMs]).toEqual([6_000, 1_000]);
});

test('every draw stays between the two bounds, and the share that happens is the chance', () => {
  const unit = fc.double({ min: 0, max: almostOne, noNaN: true });
  fc.assert(
    fc.property(unit, unit, (wait, chance) => {
      const check = drawCheck(tipTiming, numbers(wait, chance));
      expect(check.afterMs).toBeGreaterThanOrEqual(45_000);
      expect(check.afterMs).toBeLessThanOrEqual(90_000);
      expect(check.happens).toBe(chance < 0.3);
    }),
  );
});

test.each([
  [0, 'a'],
  [0.34, 'b'],
  [almostOne, 'c'],
  [1, 'c'],
])('drawn %f, one of three is %s', (drawn, entry) => {
  expect(drawOne(['a', 'b', 'c'], () => drawn)).toBe(entry);
});
