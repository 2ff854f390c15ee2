import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each([
  ['a short text', 20, ['a short text']],
  ['one two three', 7, ['one two', 'three']],
  ['one two three', 8, ['one two', 'three']],
  ['onetwothree', 4, ['onet', 'woth', 'ree']],
  ['abc😀d', 4, ['abc', '😀d']],
])('%j in pieces of %i is %j', (text, most, pieces) => {
  expect(cutText(text, most)).toEqual(pieces);
});
