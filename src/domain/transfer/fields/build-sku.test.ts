import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCleaningLog } from '../cells/cleaning-log.ts';
import { csv } from '../formats/own-layout.read.ts';
import { woocommerceCsv } from '../formats/woocommerce.read.ts';
import { buildProduct } from '../rows/build-product.ts';
import type { ReadFormat } from '../rows/format.ts';
import { createImportPlan } from '../rows/import-plan.ts';
import { type Row, recordsOf, testPlan } from '../rows/test-building.ts';
import type { Mapping } from '../transfer.contract.ts';
import { cleanName, isBlankName, readSkus } from './build-sku.ts';

type SkuOptions = { format?: ReadFormat; shared?: string[]; title?: string };

function skuOf(mapping: Mapping, rows: Row[], { format = csv, shared = [], title = 'Stone Mug' }: SkuOptions = {}) {
  const [main = { row: 2, fields: [] }, ...others] = recordsOf([{ ...rows[0], Called: title }, ...rows.slice(1)]);
  const plan = testPlan({ ...mapping, Called: 'title' }, format);
  const item = buildProduct(plan, { main, others }, createCleaningLog(), new Set(shared));
  if (item.kind === 'product') return item.product.sku;
  return item.problems.some(({ reason }) => reason.startsWith('The SKU is empty')) ? null : undefined;
}
const full: Mapping = { SKU: 'sku', ID: 'id', Handle: 'group', Variants: 'variant', EAN: 'attribute' };
const listed = '[{"sku":" V-1 ","price":"5"},{"sku":"V-2"}]';

test.each<[string, Row[], SkuOptions, string | null]>([
  ['its own SKU first', [{ SKU: 'A-1', ID: '7', Handle: 'mug', EAN: '400' }], {}, 'A-1'],
  ['the SKU of a further row of the handle', [{ Handle: 'mug', ID: '7' }, { SKU: 'A-2' }, { SKU: 'A-3' }], {}, 'A-2'],
  ['no placeholder', [{ SKU: 'N/A', ID: '7' }], {}, '7'],
  ['a SKU of two lines as one', [{ SKU: ' A\n1 ' }], {}, 'A 1'],
  ['no SKU that several handles share', [{ SKU: 'A-1', Handle: 'mug' }], { shared: ['A-1'] }, 'mug'],
  ['a shared SKU where no handle tells', [{ SKU: 'A-1' }], { shared: ['A-1'] }, 'A-1'],
  ['the id before the handle of a shared SKU', [{ SKU: 'A-1', ID: '7', Handle: 'mug' }], { shared: ['A-1'] }, '7'],
  ['the SKU of the first listed variant', [{ Variants: listed, ID: '7', Handle: 'mug' }], {}, 'V-1'],
  ['its own SKU before that of a variant', [{ SKU: 'A-1', Variants: listed }], {}, 'A-1'],
  ['the variant for a shared SKU', [{ SKU: 'A', Handle: 'mug', Variants: listed }], { shared: ['A'] }, 'V-1'],
  ['the id before the handle', [{ ID: '7', Handle: 'mug' }], {}, '7'],
  ['the handle where the id is empty', [{ ID: '-', Handle: ' mug ' }], {}, 'mug'],
  ['the handle before a trade number', [{ Handle: 'mug', EAN: '400' }], {}, 'mug'],
  ['a trade number at last', [{ EAN: ' 400 ' }], {}, '400'],
  ['nothing where all is empty', [{ SKU: '-', EAN: 'null' }], {}, null],
])('a product is called by %s', (_name, rows, given, expected) => {
  expect(skuOf(full, rows, given)).toBe(expected);
});

test.each([
  ['44', woocommerceCsv, 'id:44'],
  ['B07X', woocommerceCsv, 'B07X'],
  ['4a', woocommerceCsv, '4a'],
  ['a4', woocommerceCsv, 'a4'],
  ['44', csv, '44'],
])('the id %s in a file of %o names the product %s', (id, format, expected) => {
  expect(skuOf({ ID: 'id' }, [{ ID: id }], { format })).toBe(expected);
});

test('the second column of ids counts where the first is empty', () => {
  expect(skuOf({ ID: 'id', ASIN: 'id' }, [{ ID: 'null', ASIN: 'B0' }])).toBe('B0');
});

test('without a handle only the first row speaks for the product', () => {
  const mapping: Mapping = { SKU: 'sku', ID: 'id' };
  expect(skuOf(mapping, [{ ID: '7' }, { SKU: 'A-2' }])).toBe('7');
  expect(skuOf(mapping, [{ SKU: 'A-1' }, { SKU: 'A-2' }])).toBe('A-1');
});

test('with a handle the SKUs of all rows are told in their order, without placeholders', () => {
  expect(readSkus(['A-1', '-', 'A-3'])).toEqual(['A-1', 'A-3']);
  expect(skuOf(full, [{ Handle: 'mug' }, { SKU: '-' }, { SKU: 'A-3', EAN: '400' }])).toBe('A-3');
});

test.each([
  ['gtin', 'ean'],
  ['GTIN, UPC, EAN, or ISBN', 'ean'],
  ['ean', 'upc'],
  ['UPC', 'barcode'],
  ['Barcode', 'isbn'],
  ['ISBN', 'UPC EAN code'],
  ['UPC/EAN code', 'mpn'],
  ['MPN', 'Model number'],
])('the trade number %s goes before %s', (first, second) => {
  const mapping: Mapping = { [first]: 'attribute', [second]: 'attribute' };
  expect(skuOf(mapping, [{ [second]: 'later', [first]: 'sooner' }])).toBe('sooner');
  expect(skuOf(mapping, [{ [second]: 'later', [first]: 'n/a' }])).toBe('later');
});

test.each([
  ['Stone Mug, 350 ml', 'stone-mug-350-ml'],
  ['杯子', '杯子'],
  ['', null],
])('where no column names products the title %j makes the name %j', (title, expected) => {
  expect(skuOf({ Name: 'title' }, [{ Name: title }], { title })).toBe(expected);
});

test.each<[string, Row[], string | null]>([
  ['the id', [{ SKU: '1.23E+11', ID: '7', Handle: 'mug' }], '7'],
  ['the handle', [{ SKU: '1.23E+11', ID: '4,5E+12', Handle: 'mug' }], 'mug'],
  ['a trade number', [{ SKU: '1.23E+11', EAN: '4006381333931' }], '4006381333931'],
  ['the SKU of a further row', [{ SKU: '1.23E+11', Handle: 'mug' }, { SKU: 'A-2' }], 'A-2'],
  ['all its digits', [{ SKU: '4.006381333931E+12' }], '4006381333931'],
  ['nothing where digits of all are lost', [{ SKU: '1.23E+11', EAN: '4.00638E+12' }], undefined as unknown as null],
])('a product whose SKU a spreadsheet shortened is called by %s', (_name, rows, expected) => {
  expect(skuOf(full, rows)).toBe(expected);
});

test('of products of one title that nothing else names, what differs is in the name', () => {
  const name = (shared: string[], row: Row) => {
    const plan = createImportPlan(csv, { Name: 'title', Size: 'attribute' }, { differences: ['Size'] });
    const [main = { row: 2, fields: [] }] = recordsOf([row]);
    const item = buildProduct(plan, { main, others: [] }, createCleaningLog(), new Set(shared));
    return item.kind === 'product' && [item.product.sku, item.isNamedByTitle];
  };
  expect(name([], { Name: 'Stone Mug', Size: '350 ml' })).toEqual(['stone-mug', true]);
  expect(name(['stone-mug'], { Name: 'Stone Mug', Size: '350 ml' })).toEqual(['stone-mug-350-ml', true]);
  expect(name(['stone-mug'], { Name: 'Stone Mug' })).toEqual(['stone-mug', true]);
});

test.each<[keyof Row, Mapping]>([
  ['SKU', { SKU: 'sku' }],
  ['ID', { ID: 'id' }],
  ['Handle', { Handle: 'group' }],
])('an empty column %s is not made good by the title', (_column, mapping) => {
  expect(skuOf(mapping, [{ Name: 'Stone Mug' }])).toBeNull();
});

test('handles and titles are cut to the longest SKU', () => {
  const long = 'a'.repeat(201);
  expect(skuOf({ Handle: 'group' }, [{ Handle: long }])).toBe('a'.repeat(200));
  expect(skuOf({ Name: 'title' }, [{}], { title: long })).toBe('a'.repeat(200));
});

test('a name is blank exactly where nothing is left of it', () => {
  const words = [
    '',
    ' ',
    '\t',
    '\u200b',
    '\u00a0',
    'null',
    'N/A',
    '-------------',
    '–',
    '杯子',
    'A mug of stone',
    '{"en":""}',
    '[{"a":"b"}]',
  ];
  const cell = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'grapheme' })), { maxLength: 5 });
  fc.assert(
    fc.property(cell, (parts) => {
      const text = parts.join('');
      expect(isBlankName(text)).toBe(cleanName(text) === '');
    }),
  );
  for (const text of words) expect([text, isBlankName(text)]).toEqual([text, cleanName(text) === '']);
});
