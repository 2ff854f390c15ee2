import { expect, test } from 'vitest';
import { measureText } from './measure.ts';

test.each([
  ['', 0, 0, 0],
  ['   \n\t ', 0, 0, 0],
  ['mug', 3, 3, 1],
  ['  a mug  ', 5, 5, 2],
  ['a\u00a0mug', 5, 6, 2],
  ['café', 4, 5, 1],
  ['cafe\u0301', 5, 6, 1],
  ['茶碗', 2, 6, 1],
  ['☕', 1, 3, 1],
  ['🫖', 1, 4, 1],
  ['🇸🇪', 2, 8, 1],
  ['👩‍👩‍👧', 5, 18, 1],
  ['\ud83d', 1, 3, 1],
])('%j has %i characters (code points), %i bytes and %i words', (text, characters, bytes, words) => {
  expect(measureText(text, 'characters')).toBe(characters);
  expect(measureText(text, 'bytes')).toBe(bytes);
  expect(measureText(text, 'words')).toBe(words);
});

test('bytes are those an encoder writes', () => {
  for (const text of ['Ærø – 7½ € 🫖', 'a\ud800b', '\u07ff\u0800\uffff\u{10000}'])
    expect(measureText(text, 'bytes')).toBe(new TextEncoder().encode(text).length);
});
