import { expect, test } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { SourceRow } from '../record.ts';
import type { Exportable } from '../rows/approved-product.ts';
import { readBack } from '../rows/read-back.ts';
import { createTable } from '../rows/write-table.ts';
import { shopifyCsv } from './shopify.read.ts';
import { handleOf, shopifyExport } from './shopify.write.ts';

/** Shopify's product template: today's names in their order, and behind a bar what older files call them. */
const template = `Title
URL handle|Handle
Description|Body (HTML)
Vendor
Product category|Product Category
Type
Tags
Published on online store|Published
Status
SKU|Variant SKU
Barcode|Variant Barcode
Option1 name|Option1 Name
Option1 value|Option1 Value
Option1 Linked To
Option2 name|Option2 Name
Option2 value|Option2 Value
Option2 Linked To
Option3 name|Option3 Name
Option3 value|Option3 Value
Option3 Linked To
Price|Variant Price
Compare-at price|Variant Compare At Price
Cost per item
Charge tax|Variant Taxable
Tax code|Variant Tax Code
Unit price total measure
Unit price total measure unit
Unit price base measure
Unit price base measure unit
Inventory tracker|Variant Inventory Tracker
Inventory quantity|Variant Inventory Qty
Continue selling when out of stock|Variant Inventory Policy
Weight value (grams)|Variant Grams
Weight unit for display|Variant Weight Unit
Requires shipping|Variant Requires Shipping
Fulfillment service|Variant Fulfillment Service
Product image URL|Image Src
Image position|Image Position
Image alt text|Image Alt Text
Variant image URL|Variant Image
Gift card|Gift Card
SEO title|SEO Title
SEO description|SEO Description
Google Shopping / Google product category|Google Shopping / Google Product Category
Google Shopping / Gender
Google Shopping / Age group|Google Shopping / Age Group
Google Shopping / Manufacturer part number (MPN)|Google Shopping / MPN
Google Shopping / Ad group name|Google Shopping / AdWords Grouping
Google Shopping / Ads labels|Google Shopping / AdWords Labels
Google Shopping / Condition
Google Shopping / Custom product|Google Shopping / Custom Product
Google Shopping / Custom label 0|Google Shopping / Custom Label 0
Google Shopping / Custom label 1|Google Shopping / Custom Label 1
Google Shopping / Custom label 2|Google Shopping / Custom Label 2
Google Shopping / Custom label 3|Google Shopping / Custom Label 3
Google Shopping / Custom label 4|Google Shopping / Custom Label 4`
  .split('\n')
  .map((line) => line.split('|'));
const today = template.map(([name = '']) => name);
const older = template.map(([name = '', before = name]) => before);

const product: SourceProduct = {
  sku: 'MUG-1',
  title: 'Mug',
  description: '',
  bullets: [],
  images: [],
  imageAlts: [],
  price: null,
  category: null,
  subcategory: null,
  brand: null,
  retailer: null,
  attributes: [],
};
/** A row of all these columns, the last one first. */
const rowOf = (columns: readonly string[]): SourceRow => {
  const row = Object.fromEntries(columns.toReversed().map((column) => [column, '1']));
  return { ...row, [columns.find((name) => /image (?:url|src)$/i.test(name)) ?? '']: 'https://shop.example/a.jpg' };
};
function own(row: SourceRow): Exportable {
  const said = readBack(shopifyCsv, [row]);
  return {
    product: { ...product, ...said, attributes: [] },
    content: null,
    source: { format: 'shopify-csv', rows: [row] },
  };
}
const fresh: Exportable = { product, content: null, source: null };

/** The header of a file of these products. */
function headerOf(...items: Exportable[]) {
  const table = createTable(shopifyExport);
  for (const item of items) table.note(item);
  return table.header();
}

test('a file of older names keeps them, in the template’s order with the shop’s own columns behind', () => {
  expect(headerOf(own({ 'Price / Canada': '5', ...rowOf(older) }))).toEqual([...older, 'Price / Canada']);
});

test('a file of today’s names keeps them in the template’s order', () => {
  expect(headerOf(own(rowOf(today)))).toEqual(today);
});

test('older names become today’s beside a product of no Shopify file', () => {
  expect(headerOf(own(rowOf(older)), fresh)).toEqual(today);
});

const least = ['Title', 'URL handle', 'Description', 'Vendor', 'SKU'];

test.each<[string, Exportable[], string[]]>([
  ['both spellings', [own({ Handle: 'a', Title: 'A' }), own({ 'URL handle': 'b', Title: 'B' })], least],
  ['neither spelling', [own({ Title: 'Mug', Vendor: 'Acme' })], least],
  [
    'older names alone',
    [own({ Handle: 'a', Title: 'A' })],
    ['Title', 'Handle', 'Body (HTML)', 'Vendor', 'Variant SKU'],
  ],
  ['no product', [], least],
  [
    'columns enough to be known by',
    [
      own({
        'URL handle': 'mug',
        Title: 'Mug',
        'Published on online store': 'true',
        'Product image URL': 'https://a.example/1.jpg',
      }),
    ],
    ['Title', 'URL handle', 'Description', 'Published on online store', 'Product image URL'],
  ],
])('a file of %s has these columns', (_name, items, columns) => {
  expect(headerOf(...items)).toEqual(columns);
});

test('rows of older names have the template’s names, cell by cell', () => {
  expect(shopifyExport.rows(own(rowOf(older)), (name) => name)).toEqual([rowOf(today)]);
});

test.each([
  ['MUG-1', /^mug-1-[a-z\d]+$/],
  ['-a', /^a-[a-z\d]+$/],
  ['a-', /^a-[a-z\d]+$/],
  ['a--b', /^a-b-[a-z\d]+$/],
  ['!!', /^[a-z\d]+$/],
])('the handle of %s carries a mark', (sku, pattern) => {
  expect(handleOf(sku)).toMatch(pattern);
});

test.each(['a', '7', 'ab-cd-12', 'a1'])('%s is a handle already', (sku) => expect(handleOf(sku)).toBe(sku));
