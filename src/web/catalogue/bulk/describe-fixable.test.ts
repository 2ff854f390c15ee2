import { expect, test } from 'vitest';
import { describeFixable } from './describe-fixable.ts';

const rest = 'Images with nothing better are skipped.';

test.each([
  [41, 27, `Up to 27 of 41 products will get proposals. ${rest}`],
  [4_100, 2_700, `Up to 2,700 of 4,100 products will get proposals. ${rest}`],
  [3, 3, `Up to 3 products will get proposals. ${rest}`],
  [1, 1, `Up to 1 product will get a proposal. ${rest}`],
  [1, 0, 'It will get no proposal.'],
  [3, 0, 'None of them will get proposals.'],
])('of %i products of which %i are taken it says: %s', (total, taken, sentence) => {
  expect(describeFixable({ total, taken })).toBe(sentence);
});
