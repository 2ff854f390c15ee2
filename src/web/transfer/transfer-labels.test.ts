import { expect, test } from 'vitest';
import { countNoun, encodingLabel } from './transfer-labels.ts';

test('a noun follows its count', () => {
  expect(countNoun(1, 'product')).toBe('1 product');
  expect(countNoun(1204, 'product')).toBe('1,204 products');
});

test('an encoding without a name of its own goes by its label', () => {
  expect(encodingLabel('Windows-1250')).toBe('Central European (Windows-1250)');
  expect(encodingLabel('macintosh')).toBe('macintosh');
});
