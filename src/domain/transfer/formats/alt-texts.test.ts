import { describe, expect, test } from 'vitest';
import type { OptimizedContent } from '#domain/review/content.ts';
import { testContent, withPart } from '#domain/review/test-content.ts';
import type { SourceRow } from '../record.ts';
import type { Exportable } from '../rows/approved-product.ts';
import type { WriteFormat } from '../rows/format.ts';
import { readBack } from '../rows/read-back.ts';
import { createNameBook, createTable } from '../rows/write-table.ts';
import { googleExport } from './google.write.ts';
import { jsonExport, sheetExport } from './own-layout.write.ts';
import { readFormats } from './read-formats.ts';
import { shopifyExport } from './shopify.write.ts';
import { woocommerceExport } from './woocommerce.write.ts';

const url = (name: string) => `https://shop.example/${name}.jpg`;

type Shown = { name: string; alt?: string; leftOut?: string };

/** Content with an approved images part of these. */
function approved(images: readonly Shown[]): OptimizedContent {
  const imagesWithStatus = images.map(({ name, ...rest }, order) => ({
    ...rest,
    url: url(name),
    type: order === 0 ? ('hero' as const) : ('secondary' as const),
    order,
    status: 'approved' as const,
  }));
  const content = testContent({ imagesWithStatus, imagesStatus: 'approved' });
  return withPart(content, 'images', { value: imagesWithStatus.map((image) => image.url) });
}

type Format = 'shopify-csv' | 'woocommerce-csv' | 'google-tsv' | 'xlsx' | 'json';
const writers: Record<Format, WriteFormat> = {
  'shopify-csv': shopifyExport,
  'woocommerce-csv': woocommerceExport,
  'google-tsv': googleExport,
  xlsx: sheetExport,
  json: jsonExport,
};

/** The rows of a file as they leave again, with this content. */
function sent(format: Format, rows: SourceRow[], content: OptimizedContent | null = null): SourceRow[] {
  const product = readBack(readFormats[format], rows);
  if (!product) throw new Error('The fixture is no product');
  return writers[format].rows({ product, content, source: { format, rows } }, createNameBook());
}
const alts = (format: Format, rows: SourceRow[]) => {
  const said = readBack(readFormats[format], rows);
  return said?.images.map((image, at) => `${image.slice(21, -4)}: ${said.imageAlts[at] ?? ''}`);
};

const shopify: SourceRow[] = [
  {
    ...{ Title: 'Mug', 'URL handle': 'mug', Vendor: 'Acme', SKU: 'MUG-S', 'Product image URL': url('a') },
    ...{ 'Image position': '1', 'Image alt text': 'Front &amp; handle', 'Image alt text (de)': 'Vorn' },
  },
  { 'URL handle': 'mug', SKU: 'MUG-L', 'Variant image URL': url('b') },
  {
    ...{ 'URL handle': 'mug', 'Product image URL': url('b'), 'Image position': '2' },
    ...{ 'Image alt text': 'Back', 'Image alt text (de)': 'Hinten' },
  },
  { 'URL handle': 'mug', 'Product image URL': url('c'), 'Image position': '3' },
];
const woocommerce: SourceRow[] = [
  {
    ...{ Type: 'simple', SKU: 'MUG', Name: 'Mug', 'Regular price': '9', 'Short description': 'A mug.' },
    ...{
      Images: ['a', 'b', 'c'].map(url).join(', '),
      'Images alt': 'Front | Back',
      'Images alt (de)': 'Vorn | Hinten',
    },
  },
];
const google: SourceRow[] = [
  {
    ...{ id: 'MUG', title: 'Mug', description: 'A mug.', image_link: url('a'), image_alt: 'Front' },
    ...{ additional_image_link: JSON.stringify([url('b'), url('c')]), additional_image_alt: 'Back' },
  },
];
const sheet: SourceRow[] = [
  {
    ...{ SKU: 'MUG', Title: 'Mug', Images: ['a', 'b', 'c'].map(url).join('\n'), 'Image alt text': 'Front\nBack' },
    'Image alt text de': 'Vorn\nHinten',
  },
];
const json: SourceRow[] = [
  { sku: 'MUG', title: 'Mug', images: JSON.stringify(['a', 'b', 'c'].map(url)), imageAlts: '["Front","Back"]' },
];
const files: [Format, SourceRow[], string][] = [
  ['shopify-csv', shopify, 'Front & handle'],
  ['woocommerce-csv', woocommerce, 'Front'],
  ['google-tsv', google, 'Front'],
  ['xlsx', sheet, 'Front'],
  ['json', json, 'Front'],
];

describe.each(files)('alt texts of a file of %s', (format, rows, front) => {
  test('are read beside their images', () => {
    expect(alts(format, rows)).toEqual([`a: ${front}`, 'b: Back', 'c: ']);
  });

  test('leave as they came, cell by cell', () => {
    const altCells = (all: SourceRow[]) =>
      all.map((row) => Object.entries(row).flatMap(([name, cell]) => (/alt/i.test(name) ? [cell] : [])));
    expect(altCells(sent(format, rows))).toEqual(altCells(rows));
  });

  test('are replaced where others are approved, each beside its image', () => {
    const content = approved([{ name: 'a' }, { name: 'b', alt: 'The back' }, { name: 'c', alt: 'Side, left' }]);
    expect(alts(format, sent(format, rows, content))).toEqual([`a: ${front}`, 'b: The back', 'c: Side, left']);
  });

  test('go with their images in an approved order, also past one that is new and one that is left out', () => {
    const content = approved([
      { name: 'b' },
      { name: 'd', alt: 'New' },
      { name: 'a' },
      { name: 'c', leftOut: 'Blurred' },
    ]);
    expect(alts(format, sent(format, rows, content))).toEqual(['b: Back', 'd: New', `a: ${front}`]);
  });

  test('are none where an empty one is approved', () => {
    const content = approved([{ name: 'a', alt: '' }, { name: 'b' }, { name: 'c' }]);
    expect(alts(format, sent(format, rows, content))).toEqual(['a: ', 'b: Back', 'c: ']);
  });

  test('stay the source’s while the images are not approved', () => {
    const content = approved([{ name: 'b', alt: 'Other' }]);
    const pending = withPart(content, 'images', { status: 'pending' });
    expect(sent(format, rows, pending)).toEqual(sent(format, rows));
  });
});

test('Shopify’s rows keep the cells of every picture and every language that nothing is said of', () => {
  const content = approved([{ name: 'a' }, { name: 'b', alt: 'The back' }, { name: 'c' }]);
  const [first, variant, second = {}, third] = shopify;
  expect(sent('shopify-csv', shopify, content)).toEqual([
    first,
    variant,
    { ...second, 'Image alt text': 'The back' },
    third,
  ]);
});

test('alt texts in other languages go with their images, too', () => {
  const content = approved([{ name: 'b' }, { name: 'd' }, { name: 'a' }]);
  const german = (rows: SourceRow[], name: string) => rows.map((row) => row[name]);
  expect(german(sent('shopify-csv', shopify, content), 'Image alt text (de)')).toEqual(['Hinten', undefined, 'Vorn']);
  const moved = 'Hinten\n\nVorn';
  expect(german(sent('woocommerce-csv', woocommerce, content), 'Images alt (de)')).toEqual([moved]);
  expect(german(sent('xlsx', sheet, content), 'Image alt text de')).toEqual([moved]);
});

test('a WooCommerce file keeps the name of its column, for products that had none there, too', () => {
  const [row = {}] = woocommerce;
  const { 'Images alt': _, ...plain } = row;
  const table = createTable(woocommerceExport);
  const items = [row, { ...plain, SKU: 'CUP' }].map((each): Exportable => {
    const product = readBack(readFormats['woocommerce-csv'], [each]);
    if (!product) throw new Error('The fixture is no product');
    const content = approved([{ name: 'a', alt: 'A cup' }]);
    return { product, content, source: { format: 'woocommerce-csv', rows: [each] } };
  });
  const noted = items.map((item) => table.note(item)[0] ?? {});
  const at = table.header().indexOf('Images alt');
  expect(table.header()).not.toContain('Image alt text');
  expect(noted.map((row) => table.cells(row)[at])).toEqual(['A cup', 'A cup']);
});

test('Google gets no field it does not have', () => {
  const [{ image_alt: _, additional_image_alt: __, ...plain } = {}] = google;
  const content = approved([{ name: 'a', alt: 'Front' }]);
  expect(Object.keys(sent('google-tsv', [plain], content)[0] ?? {}).filter((name) => name.includes('alt'))).toEqual([]);
});

test.each<[Format, string]>([
  ['shopify-csv', 'Image alt text'],
  ['woocommerce-csv', 'Image alt text'],
  ['xlsx', 'Image alt text'],
])('a product of another shop brings its alt texts to %s', (format, column) => {
  const product = readBack(readFormats.json, json);
  if (!product) throw new Error('The fixture is no product');
  const rows = writers[format].rows({ product, content: null, source: null }, createNameBook());
  expect(alts(format, rows)).toEqual(['a: Front', 'b: Back', 'c: ']);
  expect(Object.keys(rows[0] ?? {})).toContain(column);
});

test('a product without alt texts gets no column of them', () => {
  const [{ imageAlts: _, ...plain } = {}] = json;
  const product = readBack(readFormats.json, [plain]);
  if (!product) throw new Error('The fixture is no product');
  for (const { rows } of [shopifyExport, woocommerceExport, sheetExport, googleExport]) {
    const written = rows({ product, content: null, source: null }, createNameBook());
    expect(written.flatMap(Object.keys).filter((name) => /alt/i.test(name))).toEqual([]);
  }
});
