import { expect, test } from 'vitest';
import type { RawRecord } from '../files/scan.ts';
import { magentoCsv } from '../formats/magento.read.ts';
import { csv } from '../formats/own-layout.read.ts';
import { woocommerceCsv } from '../formats/woocommerce.read.ts';
import type { Mapping } from '../transfer.contract.ts';
import { createIndexer } from './fold-index.ts';
import { createFolder } from './fold-rows.ts';
import type { Folded } from './folder.ts';
import type { ReadFormat } from './format.ts';
import { type Row, recordsOf, testPlan } from './test-building.ts';

/** A product as the numbers of its rows, those in other languages behind the others, a refusal as the number of its row and why. */
const shown = (folded: Folded) => {
  if ('later' in folded) throw new Error('There was room for all rows');
  if ('translations' in folded) return [{ translations: folded.translations.map(({ row }) => row) }];
  if ('group' in folded) {
    const { main, others } = folded.group;
    const translations = (main.translations ?? []).map(({ row }) => row);
    return [main, ...others].map(({ row }): unknown => row).concat(translations.length > 0 ? [{ translations }] : []);
  }
  if (folded.refused.kind === 'product') throw new Error('A product is no refusal');
  const [problem] = folded.refused.problems;
  return `${problem?.row} ${problem?.column}=${problem?.value}: ${problem?.reason}`;
};

/** What comes out after each row and at the end. */
function foldSteps(mapping: Mapping, records: readonly RawRecord[], format: ReadFormat = csv) {
  const plan = testPlan(mapping, format);
  const indexer = createIndexer(plan);
  for (const record of records) if (record.refusal === undefined) indexer.add(record);
  const folder = createFolder(plan, indexer.finish());
  return [...records.map((record) => folder.push(record)), folder.end(), folder.end()].map((step) => step.map(shown));
}
const fold = (mapping: Mapping, rows: readonly Row[], format?: ReadFormat) =>
  foldSteps(mapping, recordsOf(rows), format).flat();
const broken = (row: number): RawRecord => ({ row, fields: [], refusal: 'It is torn.' });

test('without a column that joins rows each is a product at once, and a broken one is refused', () => {
  const records = [...recordsOf([{ SKU: 'A' }, { SKU: 'A' }]), broken(4)];
  expect(foldSteps({ SKU: 'sku' }, records)).toEqual([[[2]], [[3]], ['4 null=null: It is torn.'], [], []]);
});

const byHandle: Mapping = { Handle: 'group', Title: 'title' };

test('rows of one handle that follow one another are a product, which goes out when the next begins', () => {
  const rows = ['mug', 'mug', '', 'cup', 'mug'].map((Handle) => ({ Handle, Title: 'T' }));
  expect(foldSteps(byHandle, recordsOf(rows))).toEqual([[], [], [], [[2, 3, 4]], [[5]], [[6]], []]);
});

test('spaces around a handle make no other product', () => {
  expect(fold(byHandle, [{ Handle: 'mug' }, { Handle: ' mug ' }])).toEqual([[2, 3]]);
});

test('variations whose parent a spreadsheet shortened are refused, for several parents may have that name', () => {
  const rows = [parent({ SKU: '4.01E+12' }), child({ Parent: '4.01E+12' }), parent({ ID: '2', SKU: '4.01E+12' })];
  expect(fold(woo, rows, woocommerceCsv)).toContainEqual(
    expect.stringMatching(/^3 Parent=4\.01E\+12: A spreadsheet shortened the name of the parent product/),
  );
});

test('rows whose handle a spreadsheet shortened are no product, for several may have it', () => {
  const rows = ['mug', '1.23E+11', '1.23E+11', '', 'cup'].map((Handle) => ({ Handle, Title: 'T' }));
  expect(fold(byHandle, rows)).toEqual([
    [2],
    expect.stringMatching(/^3 Handle=1\.23E\+11: A spreadsheet shortened the handle/),
    expect.stringMatching(/^4 Handle=1\.23E\+11: A spreadsheet shortened the handle/),
    '5 Handle=null: The handle is empty, so the row belongs to no product.',
    [6],
  ]);
});

test('a row without a handle belongs to no product at the start', () => {
  const rows = recordsOf([{ Title: 'A' }, { Handle: 'mug' }]);
  const reason = 'Handle=null: The handle is empty, so the row belongs to no product.';
  expect(foldSteps(byHandle, rows)).toEqual([[`2 ${reason}`], [], [[3]], []]);
});

test('a row without a handle behind one that cannot be read leaves open whose it is, so the product before is refused', () => {
  const [first, third, fourth] = recordsOf([{ Handle: 'mug' }, { Title: 'B' }, { Handle: 'mug' }]);
  if (!first || !third || !fourth) throw new Error('Three rows make three records');
  expect(foldSteps(byHandle, [first, broken(9), { ...third, row: 10 }, { ...fourth, row: 11 }]).flat()).toEqual([
    '9 null=null: It is torn.',
    '2 null=null: Row 9 of this product cannot be read, so the product was left out.',
  ]);
});

const woo: Mapping = { ID: 'id', Type: 'variant', SKU: 'sku', Parent: 'parent' };
const parent = (given: Row = {}) => ({ ID: '1', Type: 'variable', SKU: 'P', ...given });
const child = (given: Row = {}) => ({ Type: 'variation', SKU: 'C', Parent: 'P', ...given });

test.each<[string, Row[], unknown[][]]>([
  ['behind it', [parent(), child(), child()], [[], [], [[2, 3, 4]], [], []]],
  ['before it', [child(), child(), parent()], [[], [], [[4, 2, 3]], [], []]],
  ['on both sides of it', [child(), parent(), child()], [[], [], [[3, 2, 4]], [], []]],
  ['by its id', [parent(), child({ Parent: 'id:1' })], [[], [[2, 3]], [], []]],
  ['by its id and by its SKU', [parent(), child({ Parent: 'id:1' }), child()], [[], [], [[2, 3, 4]], [], []]],
  [
    'of two parents',
    [parent(), parent({ ID: '2', SKU: 'Q' }), child({ Parent: 'Q' }), child()],
    [[], [], [[3, 4]], [[2, 5]], [], []],
  ],
])('variations join their parent %s', (_name, rows, steps) => {
  expect(foldSteps(woo, recordsOf(rows), woocommerceCsv)).toEqual(steps);
});

test.each<[string, Row]>([
  ['simple', { Type: 'simple', SKU: 'S' }],
  ['variable, but without a variation', parent()],
  ['of neither SKU nor id', { Type: 'simple', SKU: '' }],
])('a product that is %s goes out at once', (_name, row) => {
  expect(foldSteps(woo, recordsOf([row]), woocommerceCsv)).toEqual([[[2]], [], []]);
});

test('the type of a row goes before the parent it names', () => {
  const rows = [parent(), { Type: 'simple', SKU: 'S', Parent: 'P' }];
  expect(fold(woo, rows, woocommerceCsv)).toEqual([[2], [3]]);
});

test('a row of no known type is a variation when it names a parent', () => {
  const mapping: Mapping = { SKU: 'sku', Parent: 'parent' };
  expect(fold(mapping, [{ SKU: 'P' }, { SKU: 'C', Parent: 'P' }])).toEqual([[2, 3]]);
});

test('a variation without a parent, or of one the file does not have, is refused', () => {
  const long = 'p'.repeat(101);
  expect(fold(woo, [child({ Parent: '' }), child({ Parent: long })], woocommerceCsv)).toEqual([
    '2 Parent=null: The variation has no parent product.',
    `3 Parent=${long}: The variation belongs to “${'p'.repeat(100)}”, which is not in this file.`,
  ]);
  expect(foldSteps(woo, [broken(2)], woocommerceCsv)).toEqual([['2 null=null: It is torn.'], [], []]);
});

test('a second row of a parent is a product of its own, while the first waits and after', () => {
  expect(foldSteps(woo, recordsOf([parent(), parent(), child()]), woocommerceCsv)).toEqual([
    [],
    [[3]],
    [[2, 4]],
    [],
    [],
  ]);
  expect(foldSteps(woo, recordsOf([parent(), child(), parent()]), woocommerceCsv)).toEqual([
    [],
    [[2, 3]],
    [],
    [[4]],
    [],
  ]);
});

const limit = 32_000_000;
const tooFar = 'Parent=P: In the file, the variation is too far from its parent product. Put them next to each other.';
/** A record that counts as so many characters beside its own: 100 a record and 40 a cell. */
const sized = (record: RawRecord | undefined, size: number): RawRecord => {
  if (!record) throw new Error('There is no such record');
  const own = record.fields.reduce((sum, [, cell]) => sum + cell.length + 40, 100);
  return { ...record, fields: [...record.fields, ['Text', 'x'.repeat(size - own - 40)]] };
};
const withText: Mapping = { ...woo, Text: 'attribute' };

test('rows wait up to the limit; beyond it a parent goes on without its late variations, which are refused', () => {
  const [main, late] = recordsOf([parent(), child()]);
  expect(foldSteps(withText, [sized(main, limit), { ...sized(late, 300) }], woocommerceCsv)).toEqual([
    [],
    [[2, 3]],
    [],
    [],
  ]);
  expect(foldSteps(withText, [sized(main, limit + 1), { ...sized(late, 300) }], woocommerceCsv)).toEqual([
    [[2]],
    [`3 ${tooFar}`],
    [],
    [],
  ]);
});

test('variations that wait too long for their parent are refused, and so are later ones; the parent goes out alone', () => {
  const [first, second, main] = recordsOf([child(), child(), parent()]);
  if (!second || !main) throw new Error('Three rows make three records');
  expect(foldSteps(withText, [sized(first, limit + 1), second, main], woocommerceCsv)).toEqual([
    [`2 ${tooFar}`],
    [`3 ${tooFar}`],
    [[4]],
    [],
    [],
  ]);
});

test('the longest waiting go first, and no more than needed', () => {
  const rows = [parent(), parent({ ID: '2', SKU: 'Q' }), child(), child({ Parent: 'Q' })];
  const [one, two, childOfOne, childOfTwo] = recordsOf(rows);
  if (!childOfOne || !childOfTwo) throw new Error('Four rows make four records');
  const records = [sized(one, limit - 1_000), sized(two, 2_000), childOfOne, childOfTwo];
  expect(foldSteps(withText, records, woocommerceCsv)).toEqual([[], [[2]], [`4 ${tooFar}`], [[3, 5]], [], []]);
});

test('families that are complete take no room, and neither does a second row of a parent', () => {
  const half = limit / 2 + 1_000;
  const rows = [parent(), child(), parent({ ID: '2', SKU: 'Q' }), child({ Parent: 'Q' })];
  const [one, childOfOne, two, childOfTwo] = recordsOf(rows);
  if (!childOfOne || !childOfTwo) throw new Error('Four rows make four records');
  const families = [sized(one, half), childOfOne, sized(two, half), childOfTwo];
  expect(foldSteps(withText, families, woocommerceCsv)).toEqual([[], [[2, 3]], [], [[4, 5]], [], []]);
  const [main, again, third, last] = recordsOf([parent(), parent(), parent(), child()]);
  if (!last) throw new Error('Four rows make four records');
  const repeated = [sized(main, 1_000), sized(again, half), sized(third, half), last];
  expect(foldSteps(withText, repeated, woocommerceCsv)).toEqual([[], [[3]], [[4]], [[2, 5]], [], []]);
});

test('what still waits at the end goes out: a parent with the variations it has, variations alone refused', () => {
  const plan = testPlan(woo, woocommerceCsv);
  const index = {
    sharedSkus: new Set<string>(),
    children: new Map([['P', 2]]),
    parents: new Map([
      ['P', 'P'],
      ['Q', 'Q'],
    ]),
    parentOf: new Map<string, string>(),
    locales: new Map(),
  };
  const folder = createFolder(plan, index);
  const records = recordsOf([{ Type: 'variable', SKU: 'P' }, child(), child({ Parent: 'Q' })]);
  expect(records.flatMap((record) => folder.push(record))).toEqual([]);
  expect(folder.end().map(shown)).toEqual([
    [2, 3],
    '4 Parent=Q: In the file, the variation is too far from its parent product. Put them next to each other.',
  ]);
});

const magento: Mapping = { sku: 'sku', store_view_code: 'variant', configurable_variations: 'variant', name: 'title' };
const configurable = (sku: string, ...children: string[]) => ({
  sku,
  configurable_variations: children.map((name) => `sku=${name},size=S`).join('|'),
});

test.each<[string, Row[], unknown[][]]>([
  ['before it', [{ sku: 'C' }, { sku: 'D' }, configurable('P', 'C', 'D')], [[], [], [[4, 2, 3]], [], []]],
  ['behind it', [configurable('P', 'C', 'D'), { sku: 'C' }, { sku: 'D' }], [[], [], [[2, 3, 4]], [], []]],
  ['as far as they are in the file', [configurable('P', 'C', 'X'), { sku: 'C' }], [[], [[2, 3]], [], []]],
  ['or none of them', [configurable('P', 'X'), { sku: 'S' }], [[[2]], [[3]], [], []]],
])('the products a configurable one lists join it %s', (_name, rows, steps) => {
  expect(foldSteps(magento, recordsOf(rows), magentoCsv)).toEqual(steps);
});

test('a product that lists itself is no variant of itself', () => {
  expect(fold(magento, [configurable('P', 'P'), { sku: 'S' }], magentoCsv)).toEqual([[3], [2]]);
});

const byView: Mapping = { ...magento, store_view_code: 'locale' };

test('rows in other languages come with their product, and those of no product of the file by themselves', () => {
  const rows = [
    { sku: 'A', store_view_code: '' },
    { sku: 'A', store_view_code: 'de' },
    { sku: 'A', store_view_code: '' },
    { sku: 'B', store_view_code: 'de' },
    { sku: 'B', store_view_code: 'fr' },
    configurable('P', 'X'),
  ];
  expect(fold(byView, rows, magentoCsv)).toEqual([[2, { translations: [3] }], [4], [{ translations: [5, 6] }], [7]]);
});

test('so they do where no column lists variants, however far away, before and behind', () => {
  const rows: Row[] = [
    { sku: 'B', store_view_code: 'fr' },
    { sku: 'A' },
    { sku: 'B' },
    { sku: 'C' },
    { sku: 'A', store_view_code: 'de' },
  ];
  const mapping: Mapping = { sku: 'sku', store_view_code: 'locale', name: 'title' };
  expect(fold(mapping, rows, magentoCsv)).toEqual([[3, { translations: [6] }], [4, { translations: [2] }], [5]]);
});

test('a broken row among configurable products is refused', () => {
  const [main] = recordsOf([configurable('P', 'X')]);
  if (!main) throw new Error('One row makes one record');
  expect(foldSteps(magento, [main, broken(3)], magentoCsv)).toEqual([[[2]], ['3 null=null: It is torn.'], [], []]);
});

test('a Magento file without configurable products is folded by its handles, if any', () => {
  const mapping: Mapping = { sku: 'sku', url: 'group' };
  expect(
    fold(
      mapping,
      [
        { sku: 'A', url: 'a' },
        { sku: 'B', url: 'a' },
      ],
      magentoCsv,
    ),
  ).toEqual([[2, 3]]);
});

test('a second row of a parent takes no room while others wait, and gives none back twice', () => {
  const half = limit / 2 + 1_000;
  const rows = [parent(), parent(), parent(), parent({ ID: '2', SKU: 'Q' }), child(), child({ Parent: 'Q' })];
  const [main, again, third, other, childOfMain, childOfOther] = recordsOf(rows);
  if (!other || !childOfMain || !childOfOther) throw new Error('Six rows make six records');
  const records = [sized(main, 1_000), sized(again, half), sized(third, half), other, childOfMain, childOfOther];
  expect(foldSteps(withText, records, woocommerceCsv)).toEqual([[], [[3]], [[4]], [], [[2, 6]], [[5, 7]], [], []]);
  const late = [sized(main, 1_000), sized(again, half), childOfMain, sized(other, limit + 1), childOfOther];
  expect(foldSteps(withText, late, woocommerceCsv).slice(0, 4)).toEqual([[], [[3]], [[2, 6]], [[5]]]);
});

test('a product one of whose rows cannot be read is refused as a whole, and the next one is not', () => {
  const rows = (...handles: string[]) => recordsOf(handles.map((Handle) => ({ Handle, Title: 'T' })));
  const torn = (record: RawRecord | undefined): RawRecord => ({ ...(record as RawRecord), refusal: 'It is torn.' });
  const [first, second, third, next] = rows('mug', 'mug', 'mug', 'cup') as [RawRecord, RawRecord, RawRecord, RawRecord];
  const left = (row: number) => `2 null=null: Row ${row} of this product cannot be read, so the product was left out.`;
  const inTheMiddle = ['3 null=null: It is torn.', left(3), [5]];
  expect(foldSteps(byHandle, [first, torn(second), third, next]).flat()).toEqual(inTheMiddle);
  // Its handle cannot be read either, but the row behind it has the same one.
  expect(foldSteps(byHandle, [first, { ...broken(3) }, third, next]).flat()).toEqual(inTheMiddle);
  const atTheStart = foldSteps(byHandle, [torn(first), second, third, next]).flat();
  expect(atTheStart).toEqual([
    '2 null=null: It is torn.',
    '3 null=null: Row 2 of this product cannot be read, so the product was left out.',
    [5],
  ]);
  // Nothing says that it belongs to the product before it.
  expect(foldSteps(byHandle, [first, broken(3), next]).flat()).toEqual(['3 null=null: It is torn.', [2], [5]]);
});
