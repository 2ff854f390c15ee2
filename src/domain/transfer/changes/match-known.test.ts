import { expect, test } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { createCleaningLog } from '../cells/cleaning-log.ts';
import { keyItem } from '../profiles/whose-product.ts';
import type { ReadItem, SourceRow } from '../record.ts';
import { buildProduct } from '../rows/build-product.ts';
import { type Row, recordsOf, testPlan } from '../rows/test-building.ts';
import type { ImportFormat, Mapping } from '../transfer.contract.ts';
import { matchKnown } from './match-known.ts';
import type { KnownProduct } from './plan-update.ts';

function read(row: Row, mapping: Mapping): ReadItem {
  const [main] = recordsOf([row]);
  if (!main) throw new Error('There is no row');
  return buildProduct(testPlan(mapping), { main, others: [] }, createCleaningLog(), new Set());
}
const known = (sku: string, row?: SourceRow, format: ImportFormat = 'woocommerce-csv'): KnownProduct => ({
  product: product({ sku }),
  content: null,
  source: row ? { format, rows: [row] } : null,
  handEdited: [],
});
/** The SKU of the product that is meant, or the SKUs it could be, or null. */
function meant(item: ReadItem, here: readonly KnownProduct[], seen: readonly string[] = []) {
  const bySku = new Map(here.map((each) => [each.product.sku, each]));
  const match = matchKnown(item, { bySku, byShopName: here, isSeen: (sku) => seen.includes(sku) });
  return match.several.length > 0 ? match.several : (match.known?.product.sku ?? null);
}
const price: Mapping = { Code: 'sku', Price: 'price' };
const titled: Mapping = { ...price, Name: 'title' };

test.each<[string, Row, Mapping, string[], string | string[] | null]>([
  ['its SKU', { Code: 'a-1', Price: '5' }, price, ['A-1', 'a-1'], 'a-1'],
  ['its SKU in small letters', { Code: 'a-1', Price: '5' }, price, ['A-1'], 'A-1'],
  ['its SKU in capitals', { Code: 'A-1', Price: '5' }, price, ['a-1'], 'a-1'],
  ['a SKU that is written in both', { Code: 'aB-1', Price: '5' }, price, ['AB-1', 'ab-1'], ['AB-1', 'ab-1']],
  ['another SKU', { Code: 'a-2', Price: '5' }, price, ['A-1'], null],
  ['a SKU in small letters, with a title', { Code: 'a-1', Name: 'Mug' }, titled, ['A-1'], null],
])('a row names a product by %s', (_name, row, mapping, skus, expected) => {
  expect(
    meant(
      read(row, mapping),
      skus.map((sku) => known(sku)),
    ),
  ).toEqual(expected);
});

test('what came earlier in the file counts as well', () => {
  const item = read({ Code: 'aB-1', Price: '5' }, price);
  expect(meant(item, [known('AB-1')], ['ab-1'])).toEqual(['AB-1', 'ab-1']);
  expect(matchKnown(item, { bySku: new Map(), byShopName: [], isSeen: (sku) => sku === 'AB-1' })).toMatchObject({
    read: { product: { sku: 'AB-1' } },
    known: null,
  });
});

test('a product found in other case keeps its SKU, also in its rows', () => {
  const item = read({ Code: ' ab-1 ', Price: '5', Note: 'ab-1 new' }, { ...price, Note: 'attribute' });
  const here = known('AB-1');
  const { read: said } = matchKnown(item, {
    bySku: new Map([['AB-1', here]]),
    byShopName: [],
    isSeen: () => false,
  });
  expect(said?.product.sku).toBe('AB-1');
  expect(said?.source.rows).toEqual([{ Code: ' AB-1 ', Price: '5', Note: 'ab-1 new' }]);
});

test('a SKU under the key of its supplier is found in other case, without the key in rows that have none', () => {
  const item = keyItem(read({ Code: 'ab-1', Price: '5' }, price), { id: 1, name: 'Acme', key: 'acme' });
  const bySku = new Map([['acme:AB-1', known('acme:AB-1')]]);
  const match = matchKnown(item, { bySku, byShopName: [], isSeen: () => false, key: 'acme' });
  expect(match).toMatchObject({ known: { product: { sku: 'acme:AB-1' } }, read: { product: { sku: 'acme:AB-1' } } });
  expect(match.read?.source.rows).toEqual([{ Code: 'AB-1', Price: '5' }]);
});

const shelf = { ID: '7', Name: 'Shelf', SKU: 'S-7', Price: '9' };
const byId: Mapping = { ID: 'id', Price: 'price' };
const byIdTitled: Mapping = { ...byId, Name: 'title' };

test.each<[string, Row, Mapping, SourceRow, string | null]>([
  ['the id it came with', { ID: '7', Price: '5' }, byId, shelf, 'S-7'],
  ['it beside a title of the same column', { ID: '7', Name: 'Long shelf' }, byIdTitled, shelf, 'S-7'],
  ['it beside a title of another column', { ID: '7', Label: 'Mug' }, { ID: 'id', Label: 'title' }, shelf, null],
  ['an id of another column', { Number: '7', Price: '5' }, { Number: 'id', Price: 'price' }, shelf, null],
  ['a part of the id', { ID: '70', Price: '5' }, byId, shelf, null],
  ['a handle', { Handle: 'shelf', Price: '5' }, { Handle: 'group', Price: 'price' }, { Handle: 'shelf' }, 'S-7'],
  ['an id beside a SKU that is not here', { ID: '7', SKU: 'S-8' }, { ...byId, SKU: 'sku' }, shelf, null],
  ['an id where the SKU is empty', { ID: '7', Price: '5' }, { ...byId, SKU: 'sku' }, shelf, 'S-7'],
  ['that, of what would be new', { ID: '7', Name: 'Mug' }, { ...byIdTitled, SKU: 'sku' }, shelf, null],
])('without a SKU it is named by %s', (_name, row, mapping, kept, expected) => {
  expect(meant(read(row, mapping), [known('S-7', kept)])).toBe(expected);
});

test('two products of one id are both named, and a SKU that is the id comes first', () => {
  const item = read({ ID: '7', Price: '5' }, byId);
  expect(meant(item, [known('S-7', shelf), known('R-7', shelf)])).toEqual(['R-7', 'S-7']);
  expect(meant(item, [known('S-7', shelf), known('7')])).toBe('7');
});

test('a row that says nothing usable means no product', () => {
  expect(meant(read({ Price: '5' }, price), [known('A-1')])).toBeNull();
});
