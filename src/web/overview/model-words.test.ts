import { expect, test } from 'vitest';
import { describeCost, describePurpose, sayOutcome } from './model-words.ts';

test.each([
  [0, '$0.00'],
  [1_240_000, '$1.24'],
  [12_345_678, '$12.35'],
  [500_000, '$0.50'],
  [40_000, '$0.040'],
  [4_210, '$0.0042'],
  [400, '$0.00040'],
  [3, '$0.000003'],
])('%i millionths of a dollar are %s', (micros, text) => {
  expect(describeCost(micros)).toBe(text);
});

test('what is not known has words all the same', () => {
  expect([describePurpose('draft'), describePurpose('something new')]).toEqual(['Draft', 'something new']);
  expect([sayOutcome('timeout').text, sayOutcome('something new').text]).toEqual(['Timed out', 'Failed']);
});
