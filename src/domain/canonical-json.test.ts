import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

test.each([
  [{ b: 1, a: { d: [2, { f: 1, e: 2 }], c: null } }, '{"a":{"c":null,"d":[2,{"e":2,"f":1}]},"b":1}'],
  [{ a: undefined, b: 'x' }, '{"b":"x"}'],
  [[3, 1, 2], '[3,1,2]'],
  ['é"', '"é\\""'],
])('%j is written as %s', (value, text) => {
  expect(canonicalJson(value)).toBe(text);
});

test('equal values have one text for any order of their keys; lists keep theirs', () => {
  expect(canonicalJson({ a: 1, b: { c: 2, d: 3 } })).toBe(canonicalJson({ b: { d: 3, c: 2 }, a: 1 }));
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});
