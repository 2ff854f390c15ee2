import { expect, test } from 'vitest';
import { countFixable, describeFixable } from './describe-fixable.ts';

test.each([
  [{ total: 41, taken: 27, isExact: true }, '27', '27 of 41 products will get proposals.'],
  [{ total: 4_100, taken: 2_700, isExact: false }, 'up to 2,700', 'Up to 2,700 of 4,100 products will get proposals.'],
  [{ total: 1, taken: 1, isExact: true }, '1', '1 product will get a proposal.'],
  [{ total: 1, taken: 0, isExact: true }, '0', 'It will get no proposal.'],
  [{ total: 3, taken: 0, isExact: true }, '0', 'None of them will get proposals.'],
])('of %o it says %s, and %s', (preview, count, sentence) => {
  expect(countFixable(preview)).toBe(count);
  expect(describeFixable(preview)).toContain(sentence);
});
