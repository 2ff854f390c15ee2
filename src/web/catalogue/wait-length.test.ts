import { expect, test } from 'vitest';
import { describeWait } from './wait-length.ts';

test.each([
  [0, 'just now'],
  [59, 'just now'],
  [60, '1 minute'],
  [3_599, '59 minutes'],
  [3_600, '1 hour'],
  [86_399, '23 hours'],
  [86_400, '1 day'],
  [12 * 86_400 + 5, '12 days'],
  [2_000 * 86_400, '2,000 days'],
  [-5, 'just now'],
])('%d seconds are %s', (seconds, words) => {
  const now = new Date('2026-11-20T09:00:00.000Z');
  expect(describeWait(new Date(now.getTime() - seconds * 1_000), now)).toBe(words);
});
