import { describe, expect, test } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import type { SourceRow } from '../record.ts';
import { openGoogleCheck } from './google.check.ts';
import { googleExport } from './google.write.ts';

const whole: SourceRow = {
  id: 'MUG-1',
  title: 'Stoneware mug',
  description: 'A mug for tea.',
  link: 'https://shop.example/mug',
  image_link: 'https://shop.example/mug.jpg',
  availability: 'in_stock',
  price: '12.50 EUR',
};
const reasonsOf = (row: SourceRow) => openGoogleCheck()(row).map(({ reason }) => reason);
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => !names.includes(name)));

describe('what Google Merchant refuses', () => {
  test('nothing of a product that has all it needs, however it is written', () => {
    expect(reasonsOf(whole)).toEqual([]);
    expect(reasonsOf({ ...whole, availability: 'out of stock', price: '12 EUR' })).toEqual([]);
    const written = { ...without('title'), structured_title: '{"digital_source_type":"x","content":"Stoneware mug"}' };
    expect(reasonsOf(written)).toEqual([]);
    expect(reasonsOf({ ...written, title: ' ' })).toEqual([]);
  });

  test.each([
    ['id', 'No id'],
    ['title', 'No title'],
    ['description', 'No description'],
    ['link', 'No link to the product’s page'],
    ['image_link', 'No image'],
    ['availability', 'No availability'],
    ['price', 'No price'],
  ])('a product without %s', (field, reason) => {
    expect(reasonsOf(without(field))).toEqual([reason]);
  });

  test.each([
    [{ price: '12.50' }, 'The price has no currency code'],
    [{ price: '12,50 €' }, 'The price is not in the form 12.50 EUR'],
    [{ price: '12.50 eur' }, 'The price is not in the form 12.50 EUR'],
    [{ image_link: '', additional_image_link: 'https://shop.example/b.jpg' }, 'No image'],
    [{ price: '=1+1' }, 'The price is not an amount'],
    [{ price: '4,00 - 5,00' }, 'The price is not an amount'],
    [{ price: 'on request' }, 'The price is not an amount'],
    [{ title: 'x'.repeat(151) }, 'The title is longer than 150 characters'],
    [{ image_link: 'mug.jpg' }, 'The image is not a full web address'],
    [{ image_link: 'https://shop.example/<b>.jpg' }, 'The image is not a full web address'],
    [{ additional_image_link: 'https://shop.example/b.jpg\nb.jpg' }, 'An additional image is not a full web address'],
    [{ link: '/mug' }, 'The link to the product’s page is not a full web address'],
    [{ image_link: `https://shop.example/${'x'.repeat(2_000)}` }, 'The image is longer than 2000 characters'],
    [{ availability: 'yes' }, 'The availability is not a value that Google accepts'],
  ])('%j', (cells, reason) => {
    expect(reasonsOf({ ...whole, ...cells } as SourceRow)).toEqual([reason]);
  });

  test('the second product of one id', () => {
    const check = openGoogleCheck();
    expect([check(whole), check(whole).map(({ reason }) => reason)]).toEqual([
      [],
      ['Another product in the file has the same id'],
    ]);
  });

  test('what a product of another shop has no field for is named', () => {
    const given = product({ sku: 'A', title: 'Mug', description: 'A mug.', price: '5.00', images: [] });
    const found = googleExport.openCheck()(googleExport.rows({ product: given, content: null, source: null }));
    expect(found.map(({ reason }) => reason)).toEqual([
      'No link to the product’s page',
      'No image',
      'No availability',
      'The price has no currency code',
    ]);
  });
});
