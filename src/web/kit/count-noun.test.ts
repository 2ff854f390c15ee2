import { expect, test } from 'vitest';
import { countNoun } from './count-noun.ts';

test('one thing is named by itself, others by their plural', () => {
  expect(countNoun(1, 'product')).toBe('1 product');
  expect(countNoun(1204, 'product')).toBe('1,204 products');
  expect(countNoun(0, 'category', 'categories')).toBe('0 categories');
});
