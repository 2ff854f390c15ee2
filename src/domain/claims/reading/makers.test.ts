// Who a text says made the product, against its brand.
import { describe, expect, it } from 'vitest';
import { verdicts } from '../test-reading.ts';

const cookies = {
  title: 'Marlow Oat Cookies',
  brand: 'Marlow',
  description: 'Baked with oats in a mill of Aberfeldy Foods.',
};
const origin = (source: Parameters<typeof verdicts>[0], text: string) =>
  verdicts(source, text).filter((line) => /: (?:by|brand)\b/i.test(line));

describe('another maker', () => {
  it.each([
    ['behind the goods', 'Crunchy cookies by Nestle.', 'contradicted: by Nestle'],
    ['of several words', 'Made by Black & Decker.', 'contradicted: by Black & Decker'],
    ['as the sentence opens', 'By Kellogg, with oats.', 'contradicted: By Kellogg'],
    ['as a label', 'Brand: Nestle', 'contradicted: Brand: Nestle'],
  ])('%s is told', (_name, text, line) => {
    expect(origin(cookies, text)).toEqual([line]);
  });

  it.each([
    ['its own brand', 'Oat cookies by Marlow.', []],
    ['a name the source has', 'Baked by Aberfeldy Foods.', ['supported: by Aberfeldy Foods']],
    ['a means', 'Made by Hand, by the dozen.', []],
    ['what others do with it', 'Cookies loved by Chefs.', []],
  ])('is none: %s', (_name, text, lines) => {
    expect(origin(cookies, text)).toEqual(lines);
  });

  it('is left alone where the brand is unknown, stands before it, or only a part is meant', () => {
    expect(origin({ title: 'Oat Cookies' }, 'Cookies by Nestle.')).toEqual([]);
    expect(origin({ title: 'Oat Cookies' }, 'Made by Nestle.')).toEqual(['unsupported: by Nestle']);
    expect(origin(cookies, 'Marlow by Acme Foods.')).toEqual([]);
    expect(origin(cookies, 'With a tin by Wedgwood.')).toEqual([]);
  });

  it('is no technique, which is looked at itself', () => {
    const speaker = { title: 'Portable speaker', brand: 'Marlow', description: 'Connects by cable.' };
    expect(verdicts(speaker, 'This speaker connects by Bluetooth.')).toContain('unsupported: Bluetooth');
  });
});
