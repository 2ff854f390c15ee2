import { expect, test } from 'vitest';
import type { Mapping } from '../transfer.contract.ts';
import { replaceRepeated } from './repeated-sku.ts';

type Row = Record<string, string>;
const mapping: Mapping = { SKU: 'sku', Name: 'title', Ref: 'attribute', Colour: 'attribute' };
const rows = (count: number, row: (at: number) => Row) =>
  Array.from({ length: count }, (_, at) => Object.entries({ Name: `Mug no. ${at}`, ...row(at) }));

test.each<[string, (at: number) => Row, Mapping, string]>([
  [
    'another unique column',
    (at) => ({ SKU: 'SKU', Ref: `MUG-${at}` }),
    { SKU: 'attribute', Ref: 'sku' },
    '“SKU” has only one value in the first 6 products, so it is not their SKU. “Ref” identifies the products.',
  ],
  [
    'their titles',
    (at) => ({ SKU: `S-${at % 2}`, Ref: 'MUG-1' }),
    { SKU: 'attribute', Ref: 'attribute' },
    '“SKU” has only 2 different values in the first 6 products, so it is not their SKU. Titles identify the products.',
  ],
])('where SKUs repeat, products are named by %s', (_what, row, expected, reason) => {
  const found = replaceRepeated(mapping, rows(6, row));
  expect(found.mapping).toMatchObject(expected);
  expect(found.advice).toEqual([{ row: 1, column: 'SKU', value: null, reason }]);
});

test('where the column of SKUs is empty, products are named by their titles', () => {
  const found = replaceRepeated(
    mapping,
    rows(4, () => ({ SKU: ' ' })),
  );
  expect(found.mapping).toMatchObject({ SKU: 'attribute' });
  expect(found.advice).toMatchObject([
    { column: 'SKU', reason: '“SKU” is empty in the first 4 products. Titles identify the products.' },
  ]);
});

test('in its place counts the column whose name says it, before one that only looks like it', () => {
  const found = replaceRepeated(
    { ...mapping, Zzz: 'attribute', 'Zzz number': 'attribute' },
    rows(4, (at) => ({ SKU: '', Zzz: `A-${at}00`, 'Zzz number': `word${'abcd'[at]}` })),
  );
  expect(found.mapping).toMatchObject({ SKU: 'attribute', Zzz: 'attribute', 'Zzz number': 'sku' });
});

test('an id of every product takes the place of a SKU that repeats', () => {
  const found = replaceRepeated(
    { ...mapping, Ref: 'id' },
    rows(4, (at) => ({ SKU: 'x', Ref: `${at}` })),
  );
  expect(found.mapping).toEqual({ ...mapping, SKU: 'attribute', Ref: 'id' });
});

test.each<[string, [string, string][][], Mapping]>([
  ['a spreadsheet shortened them', rows(6, () => ({ SKU: '1.23457E+12' })), mapping],
  ['few repeat', rows(6, (at) => ({ SKU: `S-${Math.min(at, 4)}` })), mapping],
  ['there are two rows', rows(2, () => ({ SKU: 'x' })), mapping],
  [
    'rows without a title repeat them',
    [...rows(2, (at) => ({ SKU: `S-${at}` })), ...rows(9, () => ({ Name: '', SKU: 'S-1' }))],
    mapping,
  ],
  ['a handle names the products', rows(6, () => ({ SKU: 'x' })), { ...mapping, Ref: 'group' }],
])('nothing changes where %s', (_what, given, before) => {
  expect(replaceRepeated(before, given)).toEqual({ mapping: before, advice: [] });
});

test('where most products have no SKU, a column that is unique names those', () => {
  const sparse = (at: number) => ({ SKU: at < 2 ? `S-${at}` : '', Zzz: `A-${at}00`, Colour: 'Red' });
  const found = replaceRepeated(
    { ...mapping, Zzz: 'attribute', 'Artikel-ID': 'attribute' },
    rows(6, (at) => ({ ...sparse(at), 'Artikel-ID': `${at}` })),
  );
  expect(found.mapping).toMatchObject({ SKU: 'sku', 'Artikel-ID': 'id', Zzz: 'attribute' });
  expect(found.advice).toMatchObject([
    { column: 'SKU', reason: '“SKU” is empty in 4 of the first 6 products. “Artikel-ID” identifies these products.' },
  ]);
});

test.each<[string, (at: number) => Row, Mapping]>([
  ['most have one', (at) => ({ SKU: at < 4 ? `S-${at}` : '', Ref: `MUG-${at}` }), mapping],
  ['an id is known', (at) => ({ SKU: at < 2 ? `S-${at}` : '', Ref: `MUG-${at}` }), { ...mapping, Ref: 'id' }],
  ['no other column is unique', (at) => ({ SKU: at < 2 ? `S-${at}` : '', Ref: 'MUG' }), mapping],
])('no column becomes an id where %s', (_what, row, given) => {
  expect(replaceRepeated(given, rows(6, row))).toEqual({ mapping: given, advice: [] });
});
