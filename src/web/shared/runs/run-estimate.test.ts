import { expect, test } from 'vitest';
import { estimateCost } from './run-estimate.tsx';

test.each([
  [null, 'unknown, because no price is set'],
  [0.004, 'less than $0.01'],
  [3.4, 'about $3.40'],
  [1_234.5, 'about $1,234.50'],
])('a cost of %s is shown as: %s', (cost, text) => {
  expect(estimateCost(cost)).toBe(text);
});
