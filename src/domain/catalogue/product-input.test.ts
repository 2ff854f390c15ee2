import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isImageAddress } from '#domain/text/image-address.ts';
import { textLimits } from '#domain/text/text-limits.ts';
import { newProductSchema, productEditSchema } from './product-input.ts';

z.config(z.locales.en());

const least = { sku: 'A-1', title: 'Mug' };
/** What is wrong with an input, as `path: words`. */
const refusals = (input: object) => {
  const { error } = z.safeParse(newProductSchema, { ...least, ...input });
  return error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
};

describe('what a typed-in product may be', () => {
  it.each([
    [{ sku: '  ' }, ['sku: SKU is required.']],
    [{ title: '\n' }, ['title: Title is required.']],
    [{ sku: 'x'.repeat(textLimits.sku + 1) }, ['sku: At most 200 characters.']],
    [{ brand: 'x'.repeat(textLimits.name + 1) }, ['brand: At most 200 characters.']],
    [{ images: ['', 'not an address'] }, ['images.1: Enter an image URL that starts with https:// or http://.']],
    [{ images: ['javascript:alert(1)'] }, ['images.0: Enter an image URL that starts with https:// or http://.']],
    [
      { images: ['https://a.example/1.jpg', '', 'https://a.example/1.jpg'] },
      ['images.2: This image is already in the list.'],
    ],
    [{ attributes: [{ name: '', value: 'Steel' }] }, ['attributes.0.name: Enter a name for this attribute.']],
    [{ attributes: [{ name: 'Material', value: ' ' }] }, ['attributes.0.value: Enter a value for this attribute.']],
    [
      {
        attributes: [
          { name: 'Material', value: 'Steel' },
          { name: 'material', value: 'Wood' },
        ],
      },
      ['attributes.1.name: This attribute is already in the list.'],
    ],
    [{ bullets: Array(textLimits.bullets + 1).fill('x') }, ['bullets: At most 200 bullets.']],
    [
      { images: Array.from({ length: textLimits.images + 1 }, (_, at) => `/${at}.jpg`) },
      ['images: At most 250 images.'],
    ],
    [
      { attributes: Array.from({ length: textLimits.attributes + 1 }, (_, at) => ({ name: `N${at}`, value: 'x' })) },
      ['attributes: At most 500 attributes.'],
    ],
    [{ images: ['', ''] }, []],
  ])('%j is refused in plain words at its own field', (input, expected) => {
    expect(refusals(input)).toEqual(expected);
  });

  it('outer space, line breaks in lines, empty items and what no database can hold are taken out', () => {
    expect(
      z.parse(newProductSchema, {
        sku: ' A-1\u0000 ',
        title: 'Mug\r\n  of clay \ud800',
        description: ' First.\nSecond. ',
        bullets: ['', ' One\ntwo ', '  '],
        images: [' https://a.example/1.jpg ', ''],
        price: ' ',
        brand: ' Clayfield ',
        attributes: [
          { name: '', value: '' },
          { name: ' Colour ', value: ' Red ' },
        ],
      }),
    ).toEqual({
      sku: 'A-1',
      title: 'Mug of clay \ufffd',
      description: 'First.\nSecond.',
      bullets: ['One two'],
      images: ['https://a.example/1.jpg'],
      price: null,
      brand: 'Clayfield',
      attributes: [{ name: 'Colour', value: 'Red' }],
    });
  });

  it.each(['-5', '-5,00 EUR', '$-5', ' EUR -5 '])('the price %s is refused, as imports skip it', (price) => {
    expect(refusals({ sku: 'A', title: 'Mug', price })).toEqual(['price: A price cannot be below zero.']);
    expect(z.safeParse(productEditSchema, { price }).success).toBe(false);
  });

  it('unknown fields and edits of nothing are refused', () => {
    expect(z.safeParse(newProductSchema, { ...least, id: 7 }).success).toBe(false);
    const { error } = z.safeParse(productEditSchema, { updatedAt: '2026-11-21T10:00:00.000Z' });
    expect(error?.issues[0]?.message).toBe('Select at least one field to change.');
  });

  it.each([{ title: 'Cup' }, { title: 'Cup', updatedAt: '2026-11-21T10:00:00.000Z' }, { brand: null }])(
    'an edit %j is taken as it is',
    (edit) => {
      expect(z.parse(productEditSchema, edit)).toEqual(edit);
    },
  );
});

it.each([
  ['https://shop.example/a%20b.jpg?x=1', true],
  ['HTTP://shop.example/a.jpg', true],
  ['/sample-images/mug.jpg', true],
  ['m/u/mug.jpg', true],
  ['https://', false],
  ['https:///a.jpg', false],
  ['see https://shop.example/a.jpg', false],
  ['x:https://shop.example/a.jpg', false],
  ['https://shop.example/a.jpg b', false],
  ['data:image/png;base64,AAAA', false],
  ['javascript:alert(1)', false],
  ['mug', false],
  ['https://a.example/"><script>', false],
])('%s is an image address: %s', (text, expected) => {
  expect(isImageAddress(text)).toBe(expected);
});
