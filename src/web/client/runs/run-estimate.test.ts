import { expect, test } from 'vitest';
import { estimateCost } from './run-estimate.tsx';

test.each([
  [null, 'at a cost nobody can tell, as no price is set'],
  [0.004, 'for less than $0.01'],
  [3.4, 'for about $3.40'],
  [1_234.5, 'for about $1,234.50'],
])('a cost of %s is told as: %s', (cost, text) => {
  expect(estimateCost(cost)).toBe(text);
});
