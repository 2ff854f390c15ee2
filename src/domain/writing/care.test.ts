import { expect, test } from 'vitest';
import { dropShorterCare, isCare, isCareCall, mendCare, sayCare } from './care.ts';

test.each([
  ['Machine wash cold, tumble dry low', true],
  ['Professional dry clean only.', true],
  ['Wipe with a damp cloth', true],
  ['Iron on low heat', true],
  ['Iron frame with oak seat', false],
  ['Wipe-clean interior', false],
  ['Machine washable cover', false],
])('%j tells how to care for it: %j', (text, is) => {
  expect(isCare(text)).toBe(is);
});

test('a short call is told with others; what forbids more than washing stands alone', () => {
  expect(isCareCall('Do not bleach')).toBe(true);
  expect(isCareCall('Do not leave a lit candle')).toBe(false);
  expect(isCareCall('Wipe the outside with a soft, damp cloth after each use')).toBe(false);
});

test.each([
  ['Hand wash, do not bleach, the water should be cold', 'Hand wash; do not bleach; the water should be cold'],
  ['Gentle machine wash in cold water', 'Machine wash gently in cold water'],
  ['Hand wash, cold', 'Hand wash, cold'],
])('%j is told as %j', (text, told) => {
  expect(mendCare(text)).toBe(told);
});

test('a slash between calls is an and', () => {
  expect(sayCare('Machine wash/Line dry')).toBe('Machine wash and line dry.');
});

test('care told in full needs no short form', () => {
  const whole = 'Machine wash cold with like colours, then line dry in the shade.';
  expect(dropShorterCare(['Machine wash cold, line dry.', whole])).toEqual([whole]);
});
