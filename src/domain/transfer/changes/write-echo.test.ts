import { describe, expect, it } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { shopifyCsv } from '../formats/shopify.read.ts';
import { shopifyExport } from '../formats/shopify.write.ts';
import type { SourceRow } from '../record.ts';
import type { Exportable } from '../rows/approved-product.ts';
import { readBack } from '../rows/read-back.ts';
import { echoOf, mergeRows } from './write-echo.ts';

const source: SourceRow[] = [
  {
    Handle: 'mug',
    Title: 'Mug',
    'Body (HTML)': '<b>Old</b> words.',
    Vendor: 'Acme',
    'Variant SKU': 'MUG-1',
    'Variant Price': '9.90',
    'Image Src': 'https://shop.example/a.jpg',
    'Image Alt Text': 'Front',
    Status: 'active',
  },
  { Handle: 'mug', 'Image Src': 'https://shop.example/b.jpg', 'Image Alt Text': 'Back' },
];
const read = readBack(shopifyCsv, source) as SourceProduct;
/** The product with other texts and images than its rows have, as an approval makes it. */
const item: Exportable = {
  product: { ...read, title: 'Better mug', description: 'New words.', images: [...read.images].reverse() },
  content: null,
  source: { format: 'shopify-csv', rows: source },
};
const written = shopifyExport.rows(item, (name) => name);
const columns = new Set([...written.flatMap((row) => Object.keys(row))]);
const withFirst = (change: SourceRow) => written.map((row, index) => (index === 0 ? { ...row, ...change } : row));

describe('mergeRows', () => {
  it('keeps the source as it was when the file only repeats our export, under either spelling', () => {
    expect(mergeRows(item, written, columns)).toEqual(source);
  });

  it('takes what the shop changed and nothing else', () => {
    const file = withFirst({ Price: '11.50', Description: '<p>Shop words.</p>' });
    expect(mergeRows(item, file, columns)).toEqual([
      { ...source[0], 'Variant Price': '11.50', 'Body (HTML)': '<p>Shop words.</p>' },
      source[1],
    ]);
  });

  it('keeps columns the file does not have and empties those it has empty', () => {
    const { Status: _status, ...first } = written[0] ?? {};
    const [, second = {}] = written;
    const narrow = new Set([...columns].filter((column) => column !== 'Status'));
    expect(mergeRows(item, [first, second], narrow)[0]).toHaveProperty('Status', 'active');
    expect(mergeRows(item, [first, second], columns)[0]).not.toHaveProperty('Status');
  });

  it('takes new variants as they come', () => {
    const variant = { 'URL handle': 'mug', SKU: 'MUG-2', Price: '12' };
    expect(mergeRows(item, [...written, variant], columns)).toContainEqual(variant);
  });
});

describe('echoOf', () => {
  it.each([
    ['shopify-csv', '9.90'],
    ['google-xml', '9.90 USD'],
    ['json', '9.90 USD'],
    ['csv', '9.90 USD'],
  ] as const)('says what a file in %s can say of a price', (format, price) => {
    expect(echoOf({ ...item, product: { ...item.product, price: '9.90 USD' }, source: null }, format)?.price).toBe(
      price,
    );
  });

  it('is nothing for a format we do not write', () => {
    expect(echoOf(item, 'magento-csv')).toBeNull();
  });
});
