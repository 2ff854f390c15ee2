import { expect, test } from 'vitest';
import { readProductId } from './product-id.ts';

test.each([
  ['7', 7],
  ['0012', 12],
  ['2147483647', 2_147_483_647],
  ['0', null],
  ['-3', null],
  ['7abc', null],
  ['1.5', null],
  ['', null],
  ['2147483648', null],
  ['99999999999999999999', null],
])('%j in the address means %j', (given, id) => {
  expect(readProductId(given)).toBe(id);
});
