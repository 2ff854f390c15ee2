import { expect, test } from 'vitest';
import { mostLocales } from '#domain/catalogue/translations.ts';
import { textLimits } from '#domain/text/text-limits.ts';
import { createCleaningLog } from '../cells/cleaning-log.ts';
import type { RawRecord } from '../files/scan.ts';
import type { Mapping } from '../transfer.contract.ts';
import { buildProduct } from './build-product.ts';
import { buildTranslation } from './build-translation.ts';
import { type Row, recordsOf, testPlan } from './test-building.ts';

const mapping: Mapping = { sku: 'sku', name: 'title', lang: 'locale' };
const columns: Mapping = { ...mapping, 'name (de)': 'translated-title', 'text (de)': 'translated-body' };

/** What the rows say of other languages: what there is, what is empty, and what was said of it. */
function said(mapped: Mapping, [own = {}, ...others]: readonly Row[], unread: Partial<RawRecord> = {}) {
  const [main = { row: 2, fields: [] }, ...translations] = recordsOf([{ sku: 'M-1', name: 'Mug', ...own }, ...others]);
  const rows = translations.map((each) => ({ ...each, ...unread }));
  const record = { ...main, translations: rows, ...(rows.length === 0 ? unread : {}) };
  const item = buildProduct(testPlan(mapped), { main: record, others: [] }, createCleaningLog(), new Set());
  if (item.kind !== 'product') throw new Error(JSON.stringify(item.problems));
  const { providesTranslations, blankTranslations, product, warnings } = item;
  return { provides: providesTranslations, blank: blankTranslations, texts: product.translations, warnings };
}

test.each<[string, Row]>([
  ['a title', { 'name (de)': 'x'.repeat(textLimits.title + 1) }],
  ['a description', { 'text (de)': `${'x '.repeat(textLimits.description)}` }],
])('%s in another language that is too long says nothing of the one that is here', (_what, row) => {
  const { provides, blank, warnings } = said(columns, [row]);
  const key = 'name (de)' in row ? 'title (de)' : 'description (de)';
  expect(warnings).toHaveLength(1);
  expect(provides).not.toContain(key);
  expect(blank).toEqual(provides);
});

test.each(['', 'N/A', '-', ' '])('the cell %j is empty', (cell) => {
  expect(said(columns, [{ 'name (de)': cell, 'text (de)': 'Ton.' }])).toMatchObject({
    provides: expect.arrayContaining(['title (de)']),
    blank: ['title (de)'],
  });
});

test('a text without a list says that there are no bullets', () => {
  expect(said(columns, [{ 'text (de)': 'Ton.', 'name (de)': 'Becher' }])).toMatchObject({
    provides: ['title (de)', 'description (de)', 'bullets (de)'],
    blank: [],
  });
});

test('languages beyond those a product may have are said and not emptied', () => {
  const codes = Array.from({ length: mostLocales + 1 }, (_, at) => `view ${String(at).padStart(2, '0')}`);
  const many = codes.map((code) => [`name (store view ${code})`, 'translated-title'] as const);
  const row = Object.fromEntries(many.map(([column]) => [column, 'Becher']));
  const { provides, blank, warnings } = said({ ...mapping, ...Object.fromEntries(many) }, [row]);
  expect(provides).toHaveLength(mostLocales);
  expect(blank).toEqual([]);
  expect(warnings.map(({ reason }) => reason)).toEqual([
    `The product has texts in more than ${mostLocales} languages. The others were skipped.`,
  ]);
});

test('bullets beyond those a text may have are said', () => {
  const cell = JSON.stringify(Array.from({ length: textLimits.bullets + 1 }, (_, at) => `Punkt ${at}`));
  const { texts, warnings } = said({ ...mapping, 'points (de)': 'translated-bullets' }, [{ 'points (de)': cell }]);
  expect(texts?.de?.bullets).toHaveLength(textLimits.bullets);
  expect(warnings).toHaveLength(1);
});

test('a cell that cannot be read says nothing, in a column of a language or in a row of one', () => {
  expect(said(columns, [{ 'text (de)': 'Ton.' }], { unread: ['name (de)'] })).toMatchObject({
    provides: ['description (de)', 'bullets (de)'],
    blank: [],
  });
  const rows: Row[] = [{}, { sku: 'M-1', lang: 'de' }];
  expect(said({ ...mapping, text: 'body' }, rows, { unread: ['name'] })).toMatchObject({
    provides: ['description (de)', 'bullets (de)'],
    blank: ['description (de)', 'bullets (de)'],
  });
});

test('a row in another language says nothing of the columns of languages', () => {
  const [record] = recordsOf([{ sku: 'M-1', lang: 'fr', name: 'Tasse' }]);
  if (!record) throw new Error('One row makes one record');
  expect(buildTranslation(testPlan(columns), [record], createCleaningLog())).toMatchObject({
    update: { providesTranslations: ['title (fr)'], blankTranslations: [] },
  });
});
