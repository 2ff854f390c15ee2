import { expect, test } from 'vitest';
import { nextCursor } from './next-cursor.ts';

test.each([
  [null, null],
  ['', null],
  ['</api/content-history?limit=50&cursor=WyJh_-I>; rel="next"', 'WyJh_-I'],
  ['<https://shop.example/api/x?cursor=a%2Bb>; rel=next', 'a+b'],
  ['</api/x?limit=5>; rel="next"', null],
  ['</api/x?cursor=a>; rel="prev"', null],
])('the Link header %j names the cursor %j', (link, cursor) => {
  expect(nextCursor(link)).toBe(cursor);
});
