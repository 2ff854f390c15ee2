import { expect, test } from 'vitest';
import { isSameContent } from './same-content.ts';

test.each([
  ['a', 'a', true],
  ['a', 'b', false],
  [['a', 'b'], ['a', 'b'], true],
  [['a', 'b'], ['b', 'a'], false],
  [['a', 'b'], ['a', 'c'], false],
  [['a'], ['a', 'b'], false],
  [['a', 'b'], ['a'], false],
  [[], [], true],
  [['a'], 'a', false],
  ['a', ['a'], false],
  [null, undefined, false],
])('%j and %j say the same: %s', (one, other, expected) => {
  expect(isSameContent(one, other)).toBe(expected);
});
