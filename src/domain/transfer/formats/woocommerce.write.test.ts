import { describe, expect, it } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { SourceRow } from '../record.ts';
import type { Exportable } from '../rows/approved-product.ts';
import { readBack } from '../rows/read-back.ts';
import { createNameBook } from '../rows/write-table.ts';
import { woocommerceCsv } from './woocommerce.read.ts';
import { woocommerceExport } from './woocommerce.write.ts';

const rows: SourceRow[] = [
  {
    ID: '44',
    Type: 'variable',
    SKU: 'HOODIE',
    Name: 'Hoodie',
    'Short description': '<ul><li>Soft</li><li>Warm</li></ul>',
    Description: '<p>A <b>fine</b> hoodie.</p>',
    Categories: 'Clothing > Hoodies',
    Images: 'https://shop.example/a.jpg, https://shop.example/b.jpg',
    'Attribute 1 name': 'Color',
    'Attribute 1 value(s)': 'Blue, Red',
    'Attribute 1 visible': '1',
    'Attribute 1 global': '1',
    'Meta: _secret': '7',
  },
  {
    ID: '45',
    Type: 'variation',
    SKU: 'HOODIE-B',
    Name: 'Hoodie - Blue',
    Parent: 'HOODIE',
    'Regular price': '45',
    'Attribute 1 name': 'Color',
    'Attribute 1 value(s)': 'Blue',
  },
];
const plain: SourceProduct = {
  sku: 'MUG-1',
  title: 'Mug',
  description: 'A mug.',
  bullets: ['Holds 350 ml'],
  images: ['https://shop.example/a.jpg', 'https://shop.example/b.jpg'],
  imageAlts: [],
  price: '1 299.00 CZK',
  category: 'Home, Garden',
  subcategory: 'Mugs',
  brand: null,
  retailer: null,
  attributes: [
    { name: 'Colours', value: 'Red, Blue' },
    { name: 'Height', value: '10,5 cm' },
  ],
};

const write = (item: Exportable) => woocommerceExport.rows(item, createNameBook());
function ownItem(change: Partial<SourceProduct> = {}, source = rows): Exportable {
  const product = readBack(woocommerceCsv, source);
  if (!product) throw new Error('The fixture is no product');
  return { product: { ...product, ...change }, content: null, source: { format: 'woocommerce-csv', rows: source } };
}

describe('WooCommerce rows', () => {
  it('go out as they came when nothing changed', () => {
    expect(write(ownItem())).toEqual(rows);
  });

  it.each<[string, Partial<SourceProduct>, SourceRow]>([
    ['bullets alone', { bullets: ['Cosy'] }, { 'Short description': '<ul><li>Cosy</li></ul>' }],
    ['the description alone', { description: 'New words.' }, { Description: '<p>New words.</p>' }],
    [
      'both',
      { description: 'New words.', bullets: ['Cosy'] },
      { Description: '<p>New words.</p>', 'Short description': '<ul><li>Cosy</li></ul>' },
    ],
    [
      'title and images',
      { title: 'Warm hoodie', images: ['https://shop.example/b.jpg'] },
      { Name: 'Warm hoodie', Images: 'https://shop.example/b.jpg' },
    ],
    ['a fact', { attributes: [{ name: 'color', value: 'Green' }] }, { 'Attribute 1 value(s)': 'Green' }],
  ])('take %s and keep every other cell and the variations', (_what, change, cells) => {
    const [first, ...others] = write(ownItem(change));
    expect(first).toEqual({ ...rows[0], ...cells });
    expect(others).toEqual(rows.slice(1));
  });

  it('keep texts in the short description where the shop has them there', () => {
    const source: SourceRow[] = [
      { Type: 'simple', SKU: 'MUG-1', Name: 'Mug', 'Short description': 'A mug.', 'Regular price': '9' },
    ];
    const [first] = write(ownItem({ description: 'New words.', bullets: ['Holds 350 ml'] }, source));
    expect(first).toEqual({ ...source[0], 'Short description': '<p>New words.</p><ul><li>Holds 350 ml</li></ul>' });
  });

  it('state another shop’s product as a simple one, with commas kept where they part nothing', () => {
    const [row] = write({ product: plain, content: null, source: null });
    expect(row).toEqual({
      Type: 'simple',
      SKU: 'MUG-1',
      Name: 'Mug',
      Description: '<p>A mug.</p><ul><li>Holds 350 ml</li></ul>',
      'Regular price': '1299.00',
      Categories: 'Home\\, Garden > Mugs',
      Images: 'https://shop.example/a.jpg, https://shop.example/b.jpg',
      'Attribute 1 name': 'Colours',
      'Attribute 1 value(s)': 'Red, Blue',
      'Attribute 1 visible': '1',
      'Attribute 1 global': '0',
      'Attribute 2 name': 'Height',
      'Attribute 2 value(s)': '10\\,5 cm',
      'Attribute 2 visible': '1',
      'Attribute 2 global': '0',
    });
    expect(readBack(woocommerceCsv, row ? [row] : [])).toEqual({ ...plain, price: '1299.00' });
  });
});

it('an alt text with a comma stays one text when its image is joined by another', () => {
  const alone = [
    { Type: 'simple', SKU: 'MUG', Name: 'Mug', Images: 'https://shop.example/a.jpg', 'Image alt text': 'Back, open' },
  ];
  const images = ['https://shop.example/a.jpg', 'https://shop.example/b.jpg'];
  const written = write(ownItem({ images, imageAlts: ['Back, open'] }, alone));
  expect(readBack(woocommerceCsv, written)).toMatchObject({ images, imageAlts: ['Back, open'] });
});
