import { expect, test } from 'vitest';
import { readKeywords } from './keywords.ts';

test.each([
  ['premium, quality', ['premium', 'quality']],
  [' soft , , soft,warm ', ['soft', 'warm']],
  ['', []],
])('%j asks for %j', (text, keywords) => {
  expect(readKeywords(text)).toEqual(keywords);
});
