import { expect, test } from 'vitest';
import { checkRange, countOf } from './range.ts';

test.each([
  [100, 'passed', 0],
  [99, 'slightly-below', 0.25],
  [80, 'slightly-below', 0.25],
  [79, 'below', 0.5],
  [50, 'below', 0.5],
  [49, 'below', 1],
  [0, 'below', 1],
  [200, 'passed', 0],
  [201, 'slightly-above', 0.25],
  [250, 'slightly-above', 0.25],
  [251, 'above', 0.5],
  [400, 'above', 0.5],
  [401, 'above', 1],
])('%i against an ideal of 100 to 200 is %s and loses %d', (value, verdict, share) => {
  expect(checkRange(value, { min: 100, max: 200 }, true)).toEqual({ verdict, share });
});

test.each([
  [100, 'passed', 0],
  [99, 'below', 1],
  [200, 'passed', 0],
  [201, 'above', 1],
])('%i against a required 100 to 200 is %s and loses %d: a requirement knows no degrees', (value, verdict, share) => {
  expect(checkRange(value, { min: 100, max: 200 }, false)).toEqual({ verdict, share });
});

test('an open end has no bound', () => {
  expect(checkRange(0, { max: 5 }, false).verdict).toBe('passed');
  expect(checkRange(1e9, { min: 5 }, false).verdict).toBe('passed');
});

test.each([
  [1, 'characters', '1 character'],
  [1_200, 'characters', '1,200 characters'],
  [1, 'bullets', '1 bullet point'],
  [0, 'images', '0 images'],
  [2, 'bullets', '2 bullet points'],
  [1, 'images', '1 image'],
  [1, 'words', '1 word'],
  [3, 'words', '3 words'],
  [1, 'bytes', '1 byte'],
  [2, 'time', '2 times'],
])('%i %s is written %s', (value, unit, text) => {
  expect(countOf(value, unit)).toBe(text);
});
