import { describe, expect, it, test } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import type { TextPart } from '#domain/parts/parts.ts';
import { checkWish, type Text } from './check-wish.ts';
import { readWish } from './read-wish.ts';

const kettle = product({
  title: 'Kettle 0.9 L',
  description: 'The brand for tea. Made of stainless steel.',
  brand: 'Orvik',
  price: '49.90 USD',
  attributes: [
    { name: 'Colour', value: 'Matt Black' },
    { name: 'Warranty', value: '2 years' },
  ],
});

const check = (wish: string, after: Text, { before = 'Kettle', part = 'title' as TextPart } = {}) =>
  checkWish(readWish(wish), { part, before, after, product: kettle })
    .map(({ verdict }) => verdict)
    .join();

describe('a wish is followed, missed or not checked by the text alone', () => {
  test.each<[wish: string, followed: Text, missed: Text, part?: TextPart]>([
    ['start with the brand', 'Orvik Kettle', 'Brand Kettle'],
    ['start with the name of the product', 'Kettle 0.9 L, black', 'The name of the product'],
    ['mention the color of the product', 'Kettle, Matt Black', 'Kettle, color'],
    ['end with the color', 'Kettle, Matt Black', 'Matt Black Kettle'],
    ['mention the warranty', 'Kettle, 2 years', 'Kettle, warranty'],
    ['mention stainless steel', 'A kettle of stainless steel', 'A steel kettle'],
    ['avoid stainless', 'Kettle of steel', 'Stainless kettle'],
    ['remove the brand', 'Kettle', 'ORVIK kettle'],
    ['under 10 characters', 'Kettle 12', 'Kettle 123'],
    ['between 2 and 3 words', 'Kettle of steel', 'Kettle'],
    ['2 sentences', 'One. Two.', 'One. Two. Three.', 'description'],
    ['at most 2 bullets', ['a', 'b'], ['a', 'b', 'c'], 'bullets'],
    ['no bullet longer than 5 characters', ['12345', '1'], ['1', '123456'], 'bullets'],
    ['at most 8 characters in total', ['1234', '1234'], ['12345', '1234'], 'bullets'],
    ['no emoji', 'Kettle ™', 'Kettle ☕'],
    ['no exclamation marks', 'Kettle', 'Kettle!'],
    ['replace kettle by teapot', 'Teapot', 'Kettle and teapot'],
    ['shorter', 'Kett', 'Kettles'],
    ['twice as long', 'Kettle Kettle', 'Kettle Kett'],
    ['title case', 'Kettle of Steel', 'Kettle of steel'],
  ])('%s', (wish, followed, missed, part = 'title') => {
    expect(check(wish, followed, { part })).toBe('followed');
    expect(check(wish, missed, { part })).toBe('missed');
  });

  it('words in quotes mean themselves, not the field they name', () => {
    expect(check('start with "Brand"', 'Brand Kettle')).toBe('followed');
  });

  it('is missed for a field the product has no value in', () => {
    expect(
      checkWish(readWish('start with the size'), { part: 'title', before: 'a', after: 'Size a', product: kettle }),
    ).toMatchObject([{ verdict: 'missed', says: 'the product has no value for “size”' }]);
  });

  it('is not checked where words to avoid stand nowhere: they may have described something else', () => {
    expect(check('avoid complicated talk', 'Kettle')).toBe('not-checked');
    expect(check('avoid "complicated talk"', 'Kettle')).toBe('followed');
  });

  test.each(['make it sing', 'use a warm tone', 'in German'])('is not checked where nobody can: %s', (wish) =>
    expect(check(wish, 'Kettle')).toBe('not-checked'),
  );

  it('of several asks in one clause each counts', () => {
    expect(check('mention steel and gold', 'steel')).toBe('missed');
  });
});

test('a language is checked where enough of the text shows it', () => {
  const detect = (text: string) => ({ code: text.startsWith('Der') ? 'de' : 'en', isSure: text.length > 5 });
  const verdictOf = (after: string) =>
    checkWish(readWish('in German'), { part: 'title', before: 'A kettle', after, product: kettle, detect })[0]?.verdict;
  expect([verdictOf('Der Kessel'), verdictOf('The kettle'), verdictOf('Tee')]).toEqual([
    'followed',
    'missed',
    'not-checked',
  ]);
});
