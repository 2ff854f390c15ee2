import { expect, it } from 'vitest';
import { lineText } from './line-text.ts';

const name = lineText(5, 'Enter a name.');
const wrongs = (schema: typeof name, text: string) =>
  schema.safeParse(text).error?.issues.map((issue) => issue.message);

it('is one line with single spaces', () => {
  expect(name.parse('  a\n\t b ')).toBe('a b');
  // What is cut off does not count.
  expect(name.parse('   abcde   ')).toBe('abcde');
});

it('says what is wrong with an empty text and with one that is too long', () => {
  expect(wrongs(name, ' \n ')).toEqual(['Enter a name.']);
  expect(wrongs(name, 'abcdef')).toEqual(['At most 5 characters.']);
  expect(wrongs(lineText(1_000), 'a'.repeat(1_001))).toEqual(['At most 1,000 characters.']);
  expect(wrongs(lineText(1, undefined, 'Too long.'), 'ab')).toEqual(['Too long.']);
});

it('takes an empty text where nothing is said against it', () => {
  expect(lineText(5).parse(' ')).toBe('');
});
