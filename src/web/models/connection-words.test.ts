import { expect, test } from 'vitest';
import { describeDollars, describeKey, describePrices } from './connection-words.ts';

test.each([
  [0, '$0.00'],
  [10, '$10.00'],
  [2.5, '$2.50'],
  [0.075, '$0.075'],
  [0.000004, '$0.000004'],
])('%d dollars read %s', (amount, text) => {
  expect(describeDollars(amount)).toBe(text);
});

test('prices are shown together or not at all', () => {
  expect(describePrices(2.5, 10)).toBe('$2.50 in, $10.00 out per million tokens');
  expect(describePrices(2.5, null)).toBe('No prices set');
});

test.each([
  [false, null, 'No key'],
  [true, null, 'Key stored'],
  [true, '90ab', 'Key ending in 90ab'],
])('a key is shown as far as it may be: %s, %s', (hasKey, keyEnd, text) => {
  expect(describeKey({ hasKey, keyEnd })).toBe(text);
});
