import { describe, expect, it } from 'vitest';
import { mostMembers } from '#domain/families/most-members.ts';
import type { Mapping } from '../transfer.contract.ts';
import { readFamilyName, settleFamily } from './family-column.ts';

type Row = Record<string, string>;

/** Beds in three sizes and two bowls, with what `column` says of each. */
function shop(column: string, of: (product: { sku: string; group: string; at: number }) => string): Row[] {
  const group = (code: string, title: string, sizes: readonly string[]) =>
    sizes.map((size) => ({ sku: `${code}-${size}`, group: code, title: `${title} ${size}` }));
  const all = [
    ...group('BED-OSLO', 'Oslo dog bed', ['S', 'M', 'L']),
    ...group('BOWL-7', 'Steel bowl with a rim', ['S', 'M']),
  ];
  return all.map(({ sku, group: code, title }, at) => ({
    ...{ SKU: sku, Name: title },
    [column]: of({ sku, group: code, at }),
  }));
}

const settle = (rows: readonly Row[], mapping: Mapping = {}) => {
  const columns = Object.keys(rows[0] ?? {});
  const facts = Object.fromEntries(columns.map((name) => [name, 'attribute' as const]));
  const entries = rows.map((row) => Object.entries(row));
  return settleFamily({ ...facts, SKU: 'sku', Name: 'title', ...mapping }, () => entries);
};
const targetOf = (column: string, of: Parameters<typeof shop>[1], mapping?: Mapping) =>
  settle(shop(column, of), mapping)[column];
const stated: Parameters<typeof shop>[1] = ({ group }) => group;

it.each([
  ...[
    'Parent SKU',
    'parent_sku',
    'parentSku',
    'Parent',
    'Parent ID',
    'Parent product',
    'item_group_id',
    'Item Group ID',
  ],
  ...[
    'Style code',
    'Style No.',
    'Style',
    'Family',
    'Product family',
    'Model group',
    'Variant group',
    'details.parent_sku',
  ],
  ...['Übergeordnete Artikelnummer', 'Eltern-SKU', 'Vaterartikel', 'Variantengruppe', 'SKU parent', 'Référence parent'],
  ...['Groupe de variantes', 'SKU padre', 'Código padre', 'Codice padre', 'SKU pai', 'Hoofdartikel', 'SKU nadrzędny'],
  ...[
    'Kód rodiče',
    'Förälder-SKU',
    'Overordnet varenummer',
    'Родительский артикул',
    '父SKU',
    '親商品コード',
    '부모 SKU',
  ],
])('takes “%s”, whose codes several products share', (column) => {
  expect(targetOf(column, stated)).toBe('family');
});

it.each([
  ...['Parent category', 'Group price', 'Customer group', 'Age group', 'Tax group', 'Color family', 'Price group'],
  ...['Parent URL', 'Parent title', 'Parent brand', 'Style name', 'Family name', 'Product group', 'Warengruppe'],
  ...['Group 1', 'Hair style', 'category.parent_id', 'customer.group', 'Model', 'Series', 'Brand', 'Material'],
])('never takes “%s”, whatever its values', (column) => {
  expect(readFamilyName(column)).toBeNull();
  expect(targetOf(column, stated)).toBe('attribute');
});

describe('a name that may be one is none by values that', () => {
  it.each<[string, string, Parameters<typeof shop>[1]]>([
    ['name each product alone', 'Parent SKU', ({ sku }) => sku],
    ['are empty', 'Parent SKU', () => ''],
    ['say what kind of product it is', 'Parent', ({ at }) => (at === 0 ? 'Parent' : 'Child')],
    ['say nothing', 'Parent ID', () => '0'],
    ['are placeholders', 'Parent SKU', () => 'N/A'],
    ['are words', 'Parent', ({ at }) => (at < 3 ? 'Beds' : 'Bowls')],
    ['are words of a group', 'Family', ({ at }) => (at < 3 ? 'GARDEN' : 'HOME')],
    ['are texts', 'Parent SKU', ({ at }) => (at < 3 ? 'Beds for small dogs' : 'Bowls of steel')],
    ['are addresses', 'Parent SKU', ({ group }) => `https://shop.example/${group}`],
    ['are longer than codes', 'Parent SKU', ({ group }) => `${group}${'X'.repeat(60)}`],
    ['put products without a word in common together', 'Style code', ({ at }) => `ST${at % 2}00`],
    ['are numbers of what has nothing in common', 'Parent ID', ({ at }) => String(12 + (at % 2))],
  ])('%s', (_, column, of) => {
    expect(targetOf(column, of)).toBe('attribute');
  });

  it('more products share than a family can have, or of a mere group than a product has variants', () => {
    const rows = (count: number, column: string) =>
      Array.from({ length: count }, (_, at) => ({ SKU: `S-${at}`, Name: `Bowl ${at}`, [column]: 'BOWL-7' }));
    expect(settle(rows(mostMembers, 'Parent SKU'))).toMatchObject({ 'Parent SKU': 'family' });
    expect(settle(rows(mostMembers + 1, 'Parent SKU'))).toMatchObject({ 'Parent SKU': 'attribute' });
    expect(settle(rows(30, 'Group code'))).toMatchObject({ 'Group code': 'family' });
    expect(settle(rows(31, 'Group code'))).toMatchObject({ 'Group code': 'attribute' });
  });

  it('repeat for one product in several languages', () => {
    const rows = ['en', 'de'].flatMap((lang) => [
      { SKU: 'BED-S', Name: `Bed ${lang}`, 'Parent SKU': 'BED', lang },
      { SKU: 'BOWL-S', Name: `Bowl ${lang}`, 'Parent SKU': 'BOWL', lang },
    ]);
    expect(settle(rows)).toMatchObject({ 'Parent SKU': 'attribute' });
  });
});

it.each<[string, string, Parameters<typeof shop>[1]]>([
  ['numbers of products alike', 'Parent ID', ({ group }) => String(group.length)],
  ['names of other rows, in small letters', 'Parent', () => 'bed'],
  ['what their SKUs begin with', 'Parent', ({ sku }) => sku.slice(0, 3)],
  ['codes, and nothing of those without', 'Parent SKU', ({ group, at }) => (at < 3 ? group : at === 3 ? 'none' : '')],
])('takes values that are %s', (what, column, of) => {
  const rows = shop(column, of);
  const first = what.startsWith('names') ? [{ SKU: 'bed', Name: 'Beds', [column]: '' }] : [];
  expect(settle([...first, ...rows])).toMatchObject({ [column]: 'family' });
});

it('takes one column, by the surest name', () => {
  const rows = shop('Style code', stated).map((row) => ({ ...row, Parent: row['Style code'] ?? '' }));
  expect(settle(rows)).toMatchObject({ 'Style code': 'attribute', Parent: 'family' });
  const both = rows.map((row) => ({ ...row, 'Parent SKU': row.Parent }));
  expect(settle(both)).toMatchObject({ Parent: 'attribute', 'Parent SKU': 'family' });
});

it('leaves a column that is something else, and formats whose rows join by themselves', () => {
  expect(targetOf('Parent SKU', stated, { 'Parent SKU': 'ignore' })).toBe('ignore');
  for (const target of ['group', 'parent', 'family', 'variant'] as const)
    expect(settle(shop('Parent SKU', stated), { Handle: target })).toMatchObject({ 'Parent SKU': 'attribute' });
});

it.each(['Group', 'Familia', 'Item group ID'])('takes no mere group of a file without titles: %s', (column) => {
  const rows = Array.from({ length: 12 }, (_, at) => [
    ['SKU', `A-${at}`],
    [column, `G${at % 4}`],
    ['Price', '9.90'],
  ]) as [string, string][][];
  const mapping = { SKU: 'sku', [column]: 'attribute', Price: 'price' } as const;
  expect(settleFamily(mapping, () => rows)[column]).toBe('attribute');
});
