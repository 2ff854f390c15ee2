import { expect, test } from 'vitest';
import { formatTimeLeft } from './time-left.ts';

test.each([
  [0, 'a few seconds'],
  [12, '15 seconds'],
  [54, '55 seconds'],
  [58, '1 minute'],
  [200, '3 minutes'],
  [3_600, '1 hour'],
  [3_900, '1 hour 5 minutes'],
  [7_260, '2 hours 1 minute'],
])('%i seconds are %s', (seconds, text) => {
  expect(formatTimeLeft(seconds)).toBe(text);
});
