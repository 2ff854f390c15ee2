// Tries grow apart over about a day, and an endpoint is given up after days.
import { expect, it } from 'vitest';
import { failingDays, isGivenUp, mostTries, pauseAfter } from './delivery-tries.ts';

const hourMs = 60 * 60 * 1_000;

it('pauses longer each time, and ends about a day after the first try', () => {
  const pauses = Array.from({ length: mostTries - 1 }, (_, at) => pauseAfter(at + 1) ?? Number.NaN);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  const total = pauses.reduce((sum, pause) => sum + pause, 0);
  expect(total).toBeGreaterThan(24 * hourMs);
  expect(total).toBeLessThan(30 * hourMs);
  expect(pauseAfter(mostTries)).toBeNull();
});

it('gives an endpoint up after days of failures, not before', () => {
  const since = new Date('2026-11-21T10:00:00.000Z');
  const at = (ms: number) => new Date(since.getTime() + failingDays * 24 * hourMs + ms);
  expect(isGivenUp(since, at(-1))).toBe(false);
  expect(isGivenUp(since, at(0))).toBe(true);
});
