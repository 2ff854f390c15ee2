import { describe, expect, test } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { moveAlts } from '#domain/images/image-detail.ts';
import type { SourceRow } from '../record.ts';
import { readBack } from '../rows/read-back.ts';
import { createNameBook } from '../rows/write-table.ts';
import { shopifyCsv } from './shopify.read.ts';
import { shopifyExport } from './shopify.write.ts';

const url = (name: string) => `https://shop.example/${name}.jpg`;
const first: SourceRow = {
  Title: 'Mug',
  'URL handle': 'mug',
  Description: '<p>A mug.</p><ul><li>Soft</li></ul>',
  Vendor: 'Acme',
  Type: 'Mugs',
  SKU: 'MUG-S',
  'Option1 name': 'Size',
  'Option1 value': 'S',
  Price: '9.90',
  'Product image URL': url('a'),
  'Image position': '1',
  'Image alt text': 'Front',
  'Material (product.metafields.custom.material)': 'Clay',
};
const second: SourceRow = { 'URL handle': 'mug', SKU: 'MUG-L', 'Option1 value': 'L', 'Variant image URL': url('b') };
const third: SourceRow = {
  'URL handle': 'mug',
  'Product image URL': '//shop.example/b c.jpg',
  'Image position': '2',
  'Image alt text': 'Back',
};
const rows = [first, second, third];

function write(change: Partial<SourceProduct> = {}, source: SourceRow[] = rows) {
  const said = readBack(shopifyCsv, source);
  if (!said) throw new Error('The fixture is no product');
  const item = {
    product: { ...said, imageAlts: moveAlts(said, change.images ?? said.images), ...change },
    content: null,
    source: { format: 'shopify-csv' as const, rows: source },
  };
  return shopifyExport.rows(item, createNameBook());
}
const without = (source: SourceRow, ...names: string[]) =>
  Object.fromEntries(Object.entries(source).filter(([name]) => !names.includes(name)));

test('the fixture is what its rows say', () => {
  expect(readBack(shopifyCsv, rows)).toEqual({
    sku: 'MUG-S',
    title: 'Mug',
    description: 'A mug.',
    bullets: ['Soft'],
    images: [url('a'), 'https://shop.example/b%20c.jpg'],
    imageAlts: ['Front', 'Back'],
    price: '9.90',
    category: 'Mugs',
    subcategory: null,
    brand: 'Acme',
    retailer: null,
    attributes: [
      { name: 'Size', value: 'S, L' },
      { name: 'Material', value: 'Clay' },
    ],
  });
});

describe('rows of a Shopify file', () => {
  test.each<[string, Partial<SourceProduct>, SourceRow, string[]?]>([
    ['nothing', {}, {}],
    ['nothing but spaces', { title: 'Mug ', brand: ' Acme' }, {}],
    ['the title', { title: 'Cup' }, { Title: 'Cup' }],
    ['the description', { description: 'A cup.' }, { Description: '<p>A cup.</p><ul><li>Soft</li></ul>' }],
    ['the bullets', { bullets: ['Dry'] }, { Description: '<p>A mug.</p><ul><li>Dry</li></ul>' }],
    ['no text', { description: '', bullets: [] }, {}, ['Description']],
    ['the brand', { brand: 'Bodum' }, { Vendor: 'Bodum' }],
    ['no brand', { brand: null }, {}, ['Vendor']],
    ['an empty brand', { brand: '' }, {}, ['Vendor']],
    ['the category', { category: 'Cups' }, { Type: 'Cups' }],
    ['the price', { price: '12.50 USD' }, { Price: '12.50' }],
    ['no price', { price: null }, {}, ['Price']],
    ['the SKU', { sku: 'CUP' }, { SKU: 'CUP' }],
    ['a SKU that is the handle', { sku: 'mug' }, {}],
    [
      'a fact',
      { attributes: [{ name: 'material', value: 'Glass' }] },
      { 'Material (product.metafields.custom.material)': 'Glass' },
    ],
    ['an empty fact', { attributes: [{ name: 'Care', value: ' ' }] }, {}],
    [
      'a fact more',
      { attributes: [{ name: 'Care label', value: 'Hand' }] },
      { 'Care label (product.metafields.custom.care_label)': 'Hand' },
    ],
  ])('say %s anew in the first and keep the others', (_what, change, cells, gone = []) => {
    expect(write(change)).toEqual([without({ ...first, ...cells }, ...gone), second, third]);
  });

  test('keep alt texts with their images in a new order', () => {
    expect(write({ images: ['https://shop.example/b%20c.jpg', url('a')] })).toEqual([
      {
        ...first,
        'Product image URL': 'https://shop.example/b%20c.jpg',
        'Image position': '1',
        'Image alt text': 'Back',
      },
      { ...second, 'Product image URL': url('a'), 'Image position': '2', 'Image alt text': 'Front' },
    ]);
  });

  test('lose images and the rows that carried nothing else', () => {
    const bare = without(first, 'Product image URL', 'Image position', 'Image alt text');
    expect(write({ images: [] })).toEqual([bare, second]);
    expect(write({ images: [url('d')] })).toEqual([
      { ...bare, 'Product image URL': url('d'), 'Image position': '1' },
      second,
    ]);
  });

  test('get a row more for an image more, with their handle', () => {
    const images = [url('a'), url('d'), url('e'), url('f')];
    expect(write({ images }).slice(2)).toEqual([
      { 'URL handle': 'mug', 'Product image URL': url('e'), 'Image position': '3' },
      { 'URL handle': 'mug', 'Product image URL': url('f'), 'Image position': '4' },
    ]);
  });

  test('without a handle take one made of the SKU for further images', () => {
    const written = write({ images: [url('a'), url('b')] }, [{ Title: 'Mug', SKU: 'mug-7' }]);
    expect(written).toEqual([
      { Title: 'Mug', SKU: 'mug-7', 'Product image URL': url('a'), 'Image position': '1' },
      { 'URL handle': 'mug-7', 'Product image URL': url('b'), 'Image position': '2' },
    ]);
  });
});

describe('a product of another file', () => {
  const product: SourceProduct = {
    sku: 'cup-1',
    title: 'Cup',
    description: 'A cup.',
    bullets: ['Dry'],
    images: [url('a'), url('b')],
    imageAlts: [],
    price: '1 250.00 USD',
    category: 'Cups',
    subcategory: 'Espresso',
    brand: 'Acme',
    retailer: 'Shop',
    attributes: [
      { name: 'Care label', value: 'Hand' },
      { name: 'Empty', value: ' ' },
      { name: 'X', value: '1' },
      { name: 'A name that goes on and on until its key is longer than a key may be', value: '2' },
    ],
  };
  const fresh: SourceRow[] = [
    {
      Title: 'Cup',
      'URL handle': 'cup-1',
      Description: '<p>A cup.</p><ul><li>Dry</li></ul>',
      Vendor: 'Acme',
      Type: 'Cups',
      SKU: 'cup-1',
      Price: '1250.00',
      'Care label (product.metafields.custom.care_label)': 'Hand',
      'X (product.metafields.custom.fact_1pbzacn)': '1',
      'A name that goes on and on until its key is longer than a key may be (product.metafields.custom.a_name_that_goes_on_and_on_until_its_key_is_longer)':
        '2',
      'Product image URL': url('a'),
      'Image position': '1',
    },
    { 'URL handle': 'cup-1', 'Product image URL': url('b'), 'Image position': '2' },
  ];

  test('is one variant and a row for every further image', () => {
    const names = (name: string) => name;
    expect(shopifyExport.rows({ product, content: null, source: null }, names)).toEqual(fresh);
    expect(shopifyExport.rows({ product, content: null, source: { format: 'csv', rows } }, names)).toEqual(fresh);
    expect(shopifyExport.rows({ product, content: null, source: { format: 'shopify-csv', rows: [] } }, names)).toEqual(
      fresh,
    );
  });
});

test('the file is a CSV of its own name', () => {
  const { id, fileName, contentType, comesBackAs, file, columnName } = shopifyExport;
  expect([id, fileName, contentType, comesBackAs, file.kind]).toEqual([
    'shopify',
    'copydesk-shopify.csv',
    'text/csv; charset=utf-8',
    ['shopify-csv'],
    'csv',
  ]);
  expect([columnName('Handle'), columnName('Colour')]).toEqual(['URL handle', 'Colour']);
});
