import { expect, test } from 'vitest';
import { describeDuration } from './duration.ts';

test.each([
  [0, '0 s'],
  [999, '0 s'],
  [42_000, '42 s'],
  [60_000, '1 min'],
  [95_000, '1 min 35 s'],
  [3_600_000 * 5 + 60_000 * 7 + 1_000, '5 h 7 min'],
  [86_400_000 * 12 + 1, '12 d'],
])('%i ms reads as %s', (ms, text) => {
  expect(describeDuration(ms)).toBe(text);
});
