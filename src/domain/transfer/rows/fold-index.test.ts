import { expect, test } from 'vitest';
import { readVariants } from '../fields/read-variants.ts';
import { magentoCsv } from '../formats/magento.read.ts';
import { csv } from '../formats/own-layout.read.ts';
import { shopifyCsv } from '../formats/shopify.read.ts';
import { woocommerceCsv } from '../formats/woocommerce.read.ts';
import type { Mapping } from '../transfer.contract.ts';
import {
  cellOf,
  createIndexer,
  emptyIndex,
  foldingOf,
  indexedColumns,
  isVariation,
  parentNames,
} from './fold-index.ts';
import type { ReadFormat } from './format.ts';
import { type Row, recordsOf, testPlan } from './test-building.ts';

const recordOf = (row: Row) => {
  const [record] = recordsOf([row]);
  if (!record) throw new Error('One row makes one record');
  return record;
};

test('an empty index knows of no row', () => {
  expect(emptyIndex).toEqual({
    sharedSkus: new Set(),
    children: new Map(),
    parentOf: new Map(),
    locales: new Map(),
    parents: new Map(),
  });
});

test('a cell is told without the spaces around it, and empty where there is none', () => {
  const record = recordOf({ A: ' x ', B: 'y' });
  expect([cellOf(record, 'A'), cellOf(record, 'B'), cellOf(record, 'C'), cellOf(record, null)]).toEqual([
    'x',
    'y',
    '',
    '',
  ]);
});

test.each<[string, ReadFormat, Mapping, ReturnType<typeof foldingOf>]>([
  ['of products alone', csv, { SKU: 'sku' }, 'none'],
  ['with handles', shopifyCsv, { Handle: 'group' }, 'group'],
  ['with parents', csv, { Parent: 'parent' }, 'parent'],
  ['of types', woocommerceCsv, { Type: 'variant' }, 'parent'],
  ['of types that join nothing', csv, { Type: 'variant' }, 'none'],
  ['of WooCommerce without types', woocommerceCsv, { SKU: 'sku' }, 'none'],
  ['with handles and parents', csv, { Handle: 'group', Parent: 'parent' }, 'group'],
  ['with lists of variations', magentoCsv, { configurable_variations: 'variant', url: 'group' }, 'listed'],
  ['with such lists, but not Magento’s', csv, { configurable_variations: 'variant' }, 'none'],
  ['of Magento without lists', magentoCsv, { sku: 'sku' }, 'none'],
])('a file %s', (_name, format, mapping, folding) => {
  expect(foldingOf(testPlan(mapping, format))).toBe(folding);
});

const woo: Mapping = { ID: 'id', Type: 'variant', SKU: 'sku', Parent: 'parent', Name: 'title', Images: 'images' };

test.each<[Row, string[]]>([
  [{ ID: '7', SKU: 'A' }, ['id:7', 'A']],
  [{ ID: '7' }, ['id:7']],
  [{ SKU: 'A' }, ['A']],
  [{ Name: 'Mug' }, []],
])('%j goes by %j', (row, names) => {
  expect(parentNames(testPlan(woo, woocommerceCsv), recordOf(row))).toEqual(names);
});

test.each<[Row, boolean]>([
  [{ Type: 'variation' }, true],
  [{ Type: 'Variation, virtual' }, true],
  [{ Type: 'simple', Parent: 'P' }, false],
  [{ Type: 'variable', Parent: 'P' }, false],
  [{ Type: 'grouped', Parent: 'P' }, false],
  [{ Type: 'external', Parent: 'P' }, false],
  [{ Type: 'variations', Parent: 'P' }, true],
  [{ Type: 'my simple', Parent: 'P' }, true],
  [{ Type: 'simples' }, false],
  [{ Parent: 'P' }, true],
  [{ Name: 'Mug' }, false],
])('%j is a variation: %s', (row, expected) => {
  expect(isVariation(testPlan(woo, woocommerceCsv), recordOf(row))).toBe(expected);
});

test('the index is made from the columns that name and join products', () => {
  expect(indexedColumns(testPlan(woo, woocommerceCsv))).toEqual(new Set(['ID', 'SKU', 'Parent', 'Type']));
  expect(indexedColumns(testPlan({ Handle: 'group', T: 'title' }))).toEqual(new Set(['Handle']));
  const magento: Mapping = { sku: 'sku', configurable_variations: 'variant', product_type: 'variant', name: 'title' };
  expect(indexedColumns(testPlan(magento, magentoCsv))).toEqual(
    new Set(['sku', 'product_type', 'configurable_variations']),
  );
});

function index(mapping: Mapping, rows: Row[], format: ReadFormat = csv) {
  const indexer = createIndexer(testPlan(mapping, format));
  for (const record of recordsOf(rows)) indexer.add(record);
  return indexer.finish();
}

test.each<[string, Row[], string[]]>([
  [
    'of one product',
    [
      { H: 'a', SKU: 'A' },
      { H: 'a', SKU: 'A' },
    ],
    [],
  ],
  [
    'of two',
    [
      { H: 'a', SKU: 'A' },
      { H: 'b', SKU: 'A' },
    ],
    ['A'],
  ],
  [
    'of three',
    [
      { H: 'a', SKU: 'A' },
      { H: 'b', SKU: 'A' },
      { H: 'c', SKU: 'A' },
    ],
    ['A'],
  ],
  [
    'behind a first SKU',
    [
      { H: 'a', SKU: 'A' },
      { H: 'b', SKU: 'B' },
      { H: 'b', SKU: 'A' },
    ],
    [],
  ],
  [
    'behind a row without one',
    [
      { H: 'a', SKU: 'A' },
      { H: 'b', SKU: '' },
      { H: 'b', SKU: 'A' },
    ],
    ['A'],
  ],
  [
    'without a handle',
    [
      { H: 'a', SKU: 'A' },
      { H: '', SKU: 'A' },
    ],
    [],
  ],
  [
    'of a handle that comes back',
    [
      { H: 'a', SKU: 'A' },
      { H: 'b', SKU: 'B' },
      { H: 'a', SKU: 'A' },
    ],
    [],
  ],
  [
    'of a handle that comes back with another',
    [
      { H: 'a', SKU: 'A' },
      { H: 'b', SKU: 'B' },
      { H: 'a', SKU: 'B' },
    ],
    ['B'],
  ],
])('a SKU %s is shared or not', (_name, rows, shared) => {
  expect(index({ H: 'group', SKU: 'sku' }, rows)).toEqual({ ...emptyIndex, sharedSkus: new Set(shared) });
});

test('parents go by all their names, the first of a name counts, and their children are counted', () => {
  const rows: Row[] = [
    { ID: '1', Type: 'variable', SKU: 'P' },
    { ID: '2', Type: 'variable', SKU: 'P' },
    { Type: 'variation', SKU: 'C', Parent: 'P' },
    { Type: 'variation', SKU: 'D', Parent: 'P' },
    { Type: 'variation', SKU: 'E', Parent: 'id:2' },
    { Type: 'variation', SKU: 'F' },
  ];
  expect(index(woo, rows, woocommerceCsv)).toEqual({
    ...emptyIndex,
    children: new Map([
      ['P', 2],
      ['id:2', 1],
    ]),
    parents: new Map([
      ['id:1', 'id:1'],
      ['P', 'id:1'],
      ['id:2', 'id:2'],
    ]),
  });
});

test('Magento’s children are counted as far as the file has them', () => {
  const mapping: Mapping = { sku: 'sku', configurable_variations: 'variant' };
  const rows: Row[] = [
    { sku: 'P', configurable_variations: 'sku=A,size=S|size=M,sku=B|sku=X' },
    { sku: 'A' },
    { sku: 'B' },
  ];
  expect(index(mapping, rows, magentoCsv)).toEqual({
    ...emptyIndex,
    children: new Map([['P', 2]]),
    parentOf: new Map([
      ['A', 'P'],
      ['B', 'P'],
      ['X', 'P'],
    ]),
  });
  expect(index({ sku: 'sku' }, rows)).toEqual(emptyIndex);
});

test.each<[string, { sku: string; price: string } | null]>([
  ['[{"sku":" V ","price":5},{"sku":"W"}]', { sku: 'V', price: '5' }],
  ['[{"title":"S"}]', { sku: '', price: '' }],
  ['[]', null],
  ['["a"]', null],
  ['[null]', null],
  ['[["a"]]', null],
  ['{"sku":"V"}', null],
  [' [{"sku":"V"}]', null],
  ['simple', null],
])('the variants %j', (cell, expected) => {
  expect(readVariants([{ column: 'V', cell }])).toEqual(expected && { ...expected, doubtful: null });
});

test('the first cell that lists variants counts', () => {
  const fields = [
    { column: 'T', cell: 'simple' },
    { column: 'V', cell: '[{"sku":"V"}]' },
  ];
  expect(readVariants(fields)).toEqual({ sku: 'V', price: '', doubtful: null });
});

test('where only titles and trade numbers name products, a number of several titles is shared, and so is a title that comes twice', () => {
  const rows: Row[] = [
    { T: 'Tee', EAN: '4001', MPN: 'none yet' },
    { T: 'Cap', EAN: '4002', MPN: 'none yet' },
    { T: 'cap ', EAN: '4002', MPN: '' },
  ];
  const mapping: Mapping = { T: 'title', EAN: 'attribute', MPN: 'attribute' };
  expect(index(mapping, rows).sharedSkus).toEqual(new Set(['none yet', 'cap']));
  expect(indexedColumns(testPlan(mapping, csv))).toEqual(new Set(['T', 'EAN', 'MPN']));
});
