import { expect, test } from 'vitest';
import type { RawRecord } from '../files/scan.ts';
import { magentoCsv } from '../formats/magento.read.ts';
import { csv } from '../formats/own-layout.read.ts';
import type { Mapping } from '../transfer.contract.ts';
import { createIndexer } from './fold-index.ts';
import { foldLocales } from './fold-locales.ts';
import type { Folded, Folder } from './folder.ts';
import { sizeOf } from './folder.ts';
import type { ReadFormat } from './format.ts';
import { type Row, recordsOf, testPlan } from './test-building.ts';

const alone: Folder = { push: (record) => [{ group: { main: record, others: [] } }], end: () => [] };
const row = (sku: string, language: string): Row => ({ sku, language, name: `${sku} ${language}` });
const mapping: Mapping = { sku: 'sku', language: 'locale', name: 'title' };

const shown = (folded: Folded): string => {
  if ('later' in folded) return `later ${folded.key}`;
  if ('translations' in folded) return `only ${folded.translations.map((each) => each.row).join(' ')}`;
  if ('group' in folded) {
    const { main } = folded.group;
    return [main, ...(main.translations ?? [])].map((each) => each.row).join(' ');
  }
  return folded.refused.kind === 'refused' ? `refused ${folded.refused.row}` : 'never';
};

/** What comes out of the rows, and then of those that were left for later, until none are, when `most` rows may wait. */
function readings(
  rows: readonly Row[],
  most: number,
  { format = csv, mapped = mapping }: { format?: ReadFormat; mapped?: Mapping } = {},
) {
  const plan = testPlan(mapped, format);
  plan.locales.main = 'en';
  let records = recordsOf(rows);
  const indexer = createIndexer(plan);
  for (const record of records) indexer.add(record);
  const index = indexer.finish();
  const limit = most * Math.max(...records.map(sizeOf));
  const all: string[][] = [];
  while (records.length > 0 && all.length < 100) {
    const folder: Folder = foldLocales(plan, alone, index, limit);
    const push = (record: RawRecord) => folder.push(record);
    const folded = [...records.flatMap(push), ...folder.end()];
    records = folded.flatMap((each) => ('later' in each ? each.later : []));
    all.push(folded.filter((each) => !('later' in each)).map(shown));
  }
  return all;
}

test('of a file sorted by language, products for which there is no room come later, whole', () => {
  const rows = [row('A', 'en'), row('B', 'en'), row('C', 'en'), row('A', 'de'), row('B', 'de'), row('C', 'de')];
  expect(readings(rows, 1)).toEqual([['4 7'], ['3 6'], ['2 5']]);
  expect(readings(rows, 2)).toEqual([['3 6', '4 7'], ['2 5']]);
  expect(readings(rows, 6)).toEqual([['2 5', '3 6', '4 7']]);
});

test('also where the main language is the last one', () => {
  const rows = [row('A', 'de'), row('B', 'de'), row('C', 'de'), row('A', 'en'), row('B', 'en'), row('C', 'en')];
  expect(readings(rows, 2).toSorted()).toEqual([['5 2'], ['6 3', '7 4']].toSorted());
});

test('a product whose own rows are more than may wait is read all the same', () => {
  expect(readings([row('A', 'en'), row('A', 'de'), row('A', 'fr')], 1)).toEqual([['2 3 4']]);
});

test('rows of products the file has no main row of, and repeated ones, come once', () => {
  const rows = [row('X', 'de'), row('A', 'en'), row('B', 'en'), row('A', 'en'), row('X', 'fr'), row('A', 'de')];
  expect(readings(rows, 2).flat().toSorted()).toEqual(['3 7', '4', '5', 'only 2 6'].toSorted());
});

test('the rows of a product that comes later stay in their order', () => {
  const rows = [row('A', 'en'), row('B', 'en'), row('A', 'en'), row('C', 'en'), row('B', 'de'), row('A', 'de')];
  expect(readings(rows, 3)).toEqual([
    ['3 6', '5'],
    ['2 7', '4'],
  ]);
});

test('rows that others join are read once, and what comes too late is refused', () => {
  const mapped: Mapping = { ...mapping, configurable_variations: 'variant' };
  const rows = [row('A', 'en'), row('B', 'en'), row('C', 'en'), row('A', 'de'), row('B', 'de'), row('C', 'de')];
  expect(readings(rows, 2, { format: magentoCsv, mapped })).toEqual([['2', 'refused 5', '3 6', '4 7']]);
});

test('what has gone on leaves room for what follows', () => {
  const rows = Array.from({ length: 50 }, (_, at) => [row(`P-${at}`, 'en'), row(`P-${at}`, 'de')]).flat();
  expect(readings(rows, 2)).toEqual([Array.from({ length: 50 }, (_, at) => `${2 * at + 2} ${2 * at + 3}`)]);
});
