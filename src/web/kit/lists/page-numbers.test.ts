import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  { page: 1, pageCount: 0, shown: [] },
  { page: 1, pageCount: 1, shown: [1] },
  { page: 1, pageCount: 3, shown: [1, 2, 3] },
  { page: 1, pageCount: 25, shown: [1, 2, 3, 4, 5] },
  { page: 3, pageCount: 25, shown: [1, 2, 3, 4, 5] },
  { page: 12, pageCount: 25, shown: [10, 11, 12, 13, 14] },
  { page: 25, pageCount: 25, shown: [21, 22, 23, 24, 25] },
  { page: 99, pageCount: 6, shown: [2, 3, 4, 5, 6] },
])('page $page of $pageCount shows at most five numbers around it', ({ page, pageCount, shown }) => {
  expect(pageNumbers(page, pageCount)).toEqual(shown);
});
