import { expect, test } from 'vitest';
import { findNamed } from './find-named.ts';

const words = [
  ['text', /\btexts?\b/g],
  ['alt', /\balt texts?\b/g],
  ['note', /\bnotes?(?: to texts)?\b/g],
] as const;

test.each([
  ['', []],
  ['a word', []],
  ['the text', ['text']],
  ['texts, text and texts', ['text']],
  ['the note and the text', ['note', 'text']],
  ['the text and the note', ['text', 'note']],
  ['the alt text', ['alt']],
  ['notes to texts', ['note']],
  ['the alt text and the text', ['alt', 'text']],
  ['the text and the alt text', ['text', 'alt']],
])('%j names %j', (text, named) => {
  expect(findNamed(words, text)).toEqual(named);
});
