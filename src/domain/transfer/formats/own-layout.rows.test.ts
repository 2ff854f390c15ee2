import { describe, expect, test } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { SourceRow } from '../record.ts';
import type { Exportable } from '../rows/approved-product.ts';
import { readBack } from '../rows/read-back.ts';
import { createTable } from '../rows/write-table.ts';
import type { ImportFormat } from '../transfer.contract.ts';
import { csv, json, jsonLines, xlsx } from './own-layout.read.ts';
import { jsonExport, sheetExport } from './own-layout.write.ts';
import { readFormats } from './read-formats.ts';
import { writeFormats, writtenAs } from './write-formats.ts';

const bare: SourceProduct = {
  ...{ sku: 'A', title: 'Mug', description: '', bullets: [], images: [], imageAlts: [], price: null, category: null },
  ...{ subcategory: null, brand: null, retailer: null, attributes: [] },
};
const full: SourceProduct = {
  ...{
    sku: 'A',
    title: 'Mug',
    description: 'One.\nTwo.',
    bullets: ['Soft', 'Warm'],
    price: '5 EUR',
    category: 'Kitchen',
  },
  ...{
    subcategory: 'Mugs',
    brand: 'Acme',
    retailer: 'Shop',
    images: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
    imageAlts: [],
  },
  attributes: [{ name: 'Material', value: 'Clay' }],
};
const item = (product: Partial<SourceProduct>, format?: ImportFormat, row: SourceRow = {}): Exportable => ({
  product: { ...bare, ...product },
  content: null,
  source: format ? { format, rows: [row] } : null,
});
const sheet = (given: Exportable) => sheetExport.rows(given, (name) => name)[0];

describe('a row of a sheet', () => {
  test('has a column for every field that is filled', () => {
    expect(sheet(item(full))).toEqual({
      ...{
        SKU: 'A',
        Title: 'Mug',
        Description: 'One.\nTwo.',
        Bullets: 'Soft\nWarm',
        Price: '5 EUR',
        Category: 'Kitchen',
      },
      ...{ Subcategory: 'Mugs', Brand: 'Acme', Retailer: 'Shop', Material: 'Clay' },
      Images: 'https://a.example/1.jpg\nhttps://a.example/2.jpg',
    });
    expect(sheet(item({}))).toEqual({ SKU: 'A', Title: 'Mug' });
  });

  test.each<[string, string[], string]>([
    ['one', ['Soft'], 'Soft'],
    ['spaces around', [' Soft', 'Warm '], ' Soft\nWarm '],
    ['a line break', ['Soft\nand dry', 'Warm'], '["Soft\\nand dry","Warm"]'],
    ['a bar in one alone', ['Soft | dry'], '["Soft | dry"]'],
    ['an empty one', ['', 'Warm'], '["","Warm"]'],
    ['one that looks like a list', ['["a"]'], '["[\\"a\\"]"]'],
  ])('writes bullets with %s so that they are read again', (_name, bullets, cell) => {
    expect(sheet(item({ bullets }))?.Bullets).toBe(cell);
  });

  test.each<[string, string]>([
    ['One. Two.', 'One. Two.'],
    ['- A\n- B', '<p>- A<br>- B</p>'],
    ['• A', '• A'],
    ['One <b>two</b>', '<p>One &lt;b&gt;two&lt;/b&gt;</p>'],
  ])('writes the description %j as %j', (description, cell) => {
    const written = sheet(item({ description }))?.Description;
    const said = readBack(xlsx, [{ SKU: 'A', Title: 'Mug', Description: cell }]);
    expect(written).toBe(said?.description === description ? cell : description);
  });

  test.each([
    ['Colour', 'Red', true],
    ['Title', 'x', false],
    ['Attributes', 'x', false],
    ['sku', 'x', false],
    ['Vendor', 'x', false],
    ['Stock', '5', false],
    ['Chart', 'https://a.example/chart', false],
    ['Colours', '["a","b"]', false],
    [' ', 'x', false],
  ])('has a column of its own for the fact %j of %j: %s', (name, value, hasColumn) => {
    const row = { SKU: 'A', Title: 'Mug' };
    expect(sheet(item({ attributes: [{ name, value }] }))).toEqual(
      hasColumn ? { ...row, [name]: value } : { ...row, Attributes: JSON.stringify([{ name, value }]) },
    );
  });

  test('puts awkward facts together and leaves empty ones out', () => {
    const attributes = [
      { name: 'Title', value: 'x' },
      { name: 'Empty', value: ' ' },
      { name: 'Colour', value: 'Red' },
      { name: 'Brand', value: 'y' },
    ];
    expect(sheet(item({ attributes }))).toEqual({
      ...{ SKU: 'A', Title: 'Mug', Colour: 'Red' },
      Attributes: '[{"name":"Title","value":"x"},{"name":"Brand","value":"y"}]',
    });
  });

  const row = { SKU: 'A', Title: 'Mug', Stock: '7', Attributes: 'x', Colour: 'Red', Price: '5' };
  test('carries on what its own sheet had that nothing is made of', () => {
    expect(sheet(item({}, 'xlsx', row))).toEqual({ SKU: 'A', Title: 'Mug', Stock: '7' });
    expect(sheet(item({}, 'json', row))).toEqual({ SKU: 'A', Title: 'Mug' });
    expect(sheet({ ...item({}, 'xlsx'), source: { format: 'xlsx', rows: [] } })).toEqual({ SKU: 'A', Title: 'Mug' });
  });

  test('stands under a header of all fields, then what is found', () => {
    const table = createTable(sheetExport);
    table.note(
      item(
        {
          attributes: [
            { name: 'Colour', value: 'Red' },
            { name: 'Brand', value: 'x' },
          ],
        },
        'xlsx',
        row,
      ),
    );
    expect(table.header()).toEqual([
      ...['SKU', 'Title', 'Description', 'Bullets', 'Images', 'Image alt text', 'Price', 'Category'],
      ...['Subcategory', 'Brand', 'Retailer', 'Colour', 'Attributes', 'Stock'],
    ]);
  });
});

describe('an object of JSON', () => {
  test('has every field, empty ones too', () => {
    expect(JSON.parse(jsonExport.file.writeItem(item(full)))).toEqual(full);
    expect(jsonExport.file.writeItem(item({}))).toBe(
      '{"sku":"A","title":"Mug","description":"","bullets":[],"images":[],"imageAlts":[],"price":null,"category":null,"subcategory":null,"brand":null,"retailer":null,"attributes":[]}',
    );
  });

  test.each<ImportFormat>(['json', 'jsonl'])('carries on what its own file (%s) had', (format) => {
    const row = { sku: 'A', title: 'Mug', stock: '{"a":1}', url: 'https://a.example', Attributes: 'x' };
    const written = item({}, format, row);
    expect(JSON.parse(jsonExport.file.writeItem(written))).toEqual({
      ...bare,
      stock: { a: 1 },
      url: 'https://a.example',
    });
    expect(jsonExport.rows(written)).toEqual([{ sku: 'A', title: 'Mug', stock: '{"a":1}', url: 'https://a.example' }]);
    expect(JSON.parse(jsonExport.file.writeItem(item({}, 'xlsx', row)))).toEqual(bare);
  });

  test('is read as a row of texts, lists as JSON, without what is empty', () => {
    expect(jsonExport.rows(item(full))).toEqual([
      {
        ...{ sku: 'A', title: 'Mug', description: 'One.\nTwo.', bullets: '["Soft","Warm"]', price: '5 EUR' },
        ...{ category: 'Kitchen', subcategory: 'Mugs', brand: 'Acme', retailer: 'Shop' },
        images: '["https://a.example/1.jpg","https://a.example/2.jpg"]',
        attributes: '[{"name":"Material","value":"Clay"}]',
      },
    ]);
  });
});

test('the files are named and typed', () => {
  const { head, between, tail, empty } = jsonExport.file;
  expect([head, between, tail, empty]).toEqual(['[\n', ',\n', '\n]\n', '[]\n']);
  expect([jsonExport.id, jsonExport.fileName, jsonExport.contentType, jsonExport.comesBackAs]).toEqual([
    'json',
    'copydesk-products.json',
    'application/json; charset=utf-8',
    ['json', 'jsonl'],
  ]);
  expect([sheetExport.id, sheetExport.fileName, sheetExport.contentType, sheetExport.comesBackAs]).toEqual([
    'xlsx',
    'copydesk-products.xlsx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ['xlsx', 'csv'],
  ]);
  expect(sheetExport.file.kind).toBe('workbook');
});

test('every format is found by its name and knows how its files are taken apart', () => {
  expect(Object.entries(readFormats).map(([id, format]) => [id === format.id, format.layout])).toEqual(
    [
      ...['table', 'table', 'table', 'table', 'xml', 'xml', 'table', 'table', 'table', 'table', 'table'],
      ...['json', 'json-lines', 'table', 'workbook'],
    ].map((layout) => [true, layout]),
  );
  expect([csv.id, xlsx.id, json.id, jsonLines.id]).toEqual(['csv', 'xlsx', 'json', 'jsonl']);
  expect(Object.entries(writeFormats).every(([id, format]) => id === format.id)).toBe(true);
});

test.each<[ImportFormat, string | undefined]>([
  ['shopify-csv', 'shopify'],
  ['woocommerce-csv', 'woocommerce'],
  ['google-xml', 'google'],
  ['google-tsv', undefined],
  ['magento-csv', undefined],
  ['json', 'json'],
  ['jsonl', 'json'],
  ['xlsx', 'xlsx'],
  ['csv', 'xlsx'],
])('a file of %s comes back from %s', (format, id) => {
  expect(writtenAs(format)?.id).toBe(id);
});
