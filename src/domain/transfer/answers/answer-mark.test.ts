import { describe, expect, it } from 'vitest';
import { type Digest, foldCell, hashText, markPattern, readMark, writeMark } from './answer-mark.ts';

/** FNV-1a, widened to 64 hex digits: any digest that differs for other texts. */
const digest: Digest = (text) => {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0').repeat(8);
};
const mark = { token: '0123456789abcdef', productId: 42, part: 'title' as const, hash: 'fedcba9876543210' };

describe('a mark', () => {
  it('is read as it was written, with spaces around it', () => {
    const written = writeMark(mark, digest);
    expect(written).toMatch(markPattern);
    expect(readMark(written, digest)).toEqual(mark);
    expect(readMark(` ${written}\r\n`, digest)).toEqual(mark);
  });

  it.each([
    ['a spreadsheet counted it up', (text: string) => `${text.slice(0, -1)}${text.endsWith('1') ? '2' : '1'}`],
    ['its product is another', (text: string) => text.replace(':42:', ':43:')],
    ['its part is another', (text: string) => text.replace(':title:', ':bullets:')],
    ['its part is none', (text: string) => text.replace(':title:', ':subtitle:')],
    ['something stands behind it', (text: string) => `${text}0`],
    ['it is gone', () => ''],
  ])('is none where %s', (_, change) => {
    expect(readMark(change(writeMark(mark, digest)), digest)).toBeNull();
  });
});

describe('a cell as spreadsheets give it back', () => {
  it.each([
    ['a\r\nb', 'a\nb'],
    ['a_x000D_\nb', 'a\nb'],
    ['  a  b\u00a0', 'a b'],
    ["'=1+1", '=1+1'],
    ["''-5%", '-5%'],
    ['“a” ‘b’', '"a" \'b\''],
    ['5″ wide', '5" wide'],
    ['say ""a""', 'say "a"'],
    ['\ufeffa\u200bb\u00ad', 'ab'],
    ['e\u0301', 'é'],
  ])('%j reads as %j', (damaged, text) => {
    expect(foldCell(damaged)).toBe(foldCell(text));
    expect(hashText('title', damaged, digest)).toBe(hashText('title', text, digest));
  });

  it.each([
    ['5 cm', '5 mm'],
    ['5" wide', '5 wide'],
    ['m²', 'm2'],
    ['A mug', 'a mug'],
    ['a b', 'ab'],
    ["don't", 'dont'],
  ])('%j and %j are two texts', (one, other) => {
    expect(hashText('title', one, digest)).not.toBe(hashText('title', other, digest));
  });

  it.each([
    ['a\r\nb', 'a\nb'],
    ['a_x000D_\nb', 'a\nb'],
    ['a\rb', 'a\nb'],
    [' a \n\n b\u00a0\n', 'a\nb'],
    ["a\n'-5%", 'a\n-5%'],
  ])('%j is the same list as %j', (damaged, list) => {
    expect(hashText('bullets', damaged, digest)).toBe(hashText('bullets', list, digest));
  });

  it.each([
    ['a b', 'a\nb'],
    ['a\nb c', 'a b\nc'],
  ])('%j and %j are two lists, and one text', (one, other) => {
    expect(hashText('bullets', one, digest)).not.toBe(hashText('bullets', other, digest));
    expect(hashText('description', one, digest)).toBe(hashText('description', other, digest));
  });

  it('the same text of another part is another text', () => {
    expect(hashText('title', 'Mug', digest)).not.toBe(hashText('description', 'Mug', digest));
  });
});
