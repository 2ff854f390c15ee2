import { describe, expect, test } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { isAbout, pointAtProduct } from './point-at-product.ts';
import { readSource } from './source-reader.ts';

const kettle = readSource(
  product({
    title: 'Orvik - 1.5-Quart Electric Kettle - White',
    brand: 'Orvik',
    subcategory: 'Kettles',
    description: 'Boil water for tea with this Orvik K15 electric kettle. The wide lid makes it easy to fill.',
  }),
);

describe('what a sentence is about', () => {
  test.each([
    ['This electric kettle boils water in a minute.', true],
    ['Made of glass, the Orvik Electric Kettle keeps tea warm.', true],
    ['This is a kettle.', true],
    ['Boil water for tea with this electric kettle.', false],
    ['The lid of the kettle opens wide.', false],
    ['The wide lid makes it easy to fill.', false],
  ])('%s', (sentence, isSo) => {
    expect(isAbout(sentence, kettle, false)).toBe(isSo);
  });
});

test.each([
  [
    ['The wide lid opens far.'],
    ['It comes in white.', 'It weighs 2 lb.'],
    ['The electric kettle comes in white.', 'It weighs 2 lb.'],
  ],
  [['This kettle is made of glass.'], ['It comes in white.'], ['It comes in white.']],
  [['This kettle is made of glass.'], ['Wipe clean.', 'It comes in white.'], ['Wipe clean.', 'It comes in white.']],
  [
    ['The lid opens.'],
    ['Made of steel and glass, it comes in white.'],
    ['Made of steel and glass, the electric kettle comes in white.'],
  ],
])('after %j what we say of the product names it where it must', (prose, closing, told) => {
  expect(pointAtProduct({ lead: [], prose, points: [], closing }, kettle).closing).toEqual(told);
});

test('what no noun is sure for is a product, unless a text points at it', () => {
  const phone = readSource(
    product({ title: 'Nordo Tab S2 edge', brand: 'Nordo', category: '', description: 'See the edge.' }),
  );
  const closing = (prose: string[]) =>
    pointAtProduct({ lead: [], prose, points: [], closing: ['It comes in white.'] }, phone).closing;
  expect(closing(['See the edge.'])).toEqual(['This product comes in white.']);
  expect(closing(['See more on this tablet.'])).toEqual(['It comes in white.']);
});

test('beside several things a text points at, `it` is none of them', () => {
  const discs = readSource(
    product({ title: 'Orvik Disc Spindle', brand: 'Orvik', category: '', description: 'Keep them on these discs.' }),
  );
  const closing = (prose: string[]) =>
    pointAtProduct({ lead: [], prose, points: [], closing: ['It comes as a 100-pack.'] }, discs).closing;
  expect(closing(['Keep your pictures on these discs.'])).toEqual(['The Disc Spindle comes as a 100-pack.']);
});
