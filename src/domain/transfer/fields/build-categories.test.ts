import { describe, expect, test } from 'vitest';
import { plainName } from '../cells/column-names.ts';
import { shopifyCsv } from '../formats/shopify.read.ts';
import { woocommerceCsv } from '../formats/woocommerce.read.ts';
import type { ReadFormat } from '../rows/format.ts';
import { cleaned, type Row, type TestFields, testFields } from '../rows/test-building.ts';
import type { Mapping } from '../transfer.contract.ts';
import { readCategories } from './build-categories.ts';
import type { Field } from './field.ts';

const categories = (
  { of, notes }: TestFields,
  spare: Field[] = [],
  about: Parameters<typeof readCategories>[1] = { title: 'T', brand: null },
) =>
  readCategories(
    { path: of('category-path'), category: of('category'), subcategory: of('subcategory'), spare },
    about,
    notes,
  );

describe('categories', () => {
  const read = (
    row: Row,
    {
      mapping = {},
      title = 'Tea Pot',
      brand = 'Acme' as string | null,
      format,
    }: { mapping?: Mapping; title?: string; brand?: string | null; format?: ReadFormat } = {},
  ) => {
    const given = testFields(
      { Path: 'category-path', Other: 'category-path', C: 'category', D: 'category', S: 'subcategory', ...mapping },
      row,
      format,
    );
    const spare = Object.entries(row).flatMap(([column, cell]) =>
      plainName(column) === format?.spareCategory ? { column, cell } : [],
    );
    const { category, subcategory, facts } = categories(given, spare, { title, brand, style: format?.categories });
    return [category, subcategory, ...facts.map(({ name, value }) => `${name}: ${value}`)];
  };

  test.each<[string, Row, (string | null)[]]>([
    ['nothing', {}, [null, null]],
    ['plain columns', { C: 'Kitchen', S: 'Pots' }, ['Kitchen', 'Pots']],
    ['the first plain column that is filled', { C: 'n/a', D: 'Kitchen' }, ['Kitchen', null]],
    ['one name', { Path: 'Kitchen' }, ['Kitchen', null]],
    ['one name beside a subcategory', { Path: 'Kitchen', C: 'Home', S: 'Pots' }, ['Kitchen', 'Pots']],
    ['two names', { Path: 'Kitchen > Pots', S: 'x' }, ['Kitchen', 'Pots']],
    ['three names', { Path: 'Home > Kitchen > Pots' }, ['Home', 'Pots', 'Path: Home > Kitchen > Pots']],
    ['a name twice', { Path: 'Kitchen > Kitchen > Pots' }, ['Kitchen', 'Pots']],
    ['a placeholder', { Path: 'Kitchen > n/a > Pots' }, ['Kitchen', 'Pots']],
    ['a list', { Path: 'Pots;Sale; Gifts' }, ['Pots', null, 'Path: Pots; Sale; Gifts']],
    ['a list of paths', { Path: 'Home > Pots;Sale > 50%' }, ['Home', 'Pots', 'Path: Home > Pots; Sale > 50%']],
    ['a reference, which is no list', { Path: 'Home &amp; Garden' }, ['Home & Garden', null]],
    ['a number', { Path: '123', Other: 'Kitchen' }, ['Kitchen', null]],
    ['a name with a number', { Path: '123 things', Other: 'Kitchen' }, ['123 things', null]],
    ['a name that ends in a number', { Path: 'Things 123', Other: 'Kitchen' }, ['Things 123', null]],
    ['an empty path', { Path: ' > ', Other: 'Kitchen' }, ['Kitchen', null]],
    ['numbers alone', { Path: '123', C: 'Kitchen' }, ['Kitchen', null]],
    ['the product at the end', { Path: 'Kitchen > Pots > Tea pot' }, ['Kitchen', 'Pots']],
    ['the product with more at the end', { Path: 'Kitchen > Pots > TEA-POT, blue' }, ['Kitchen', 'Pots']],
    ['the product alone', { Path: 'Tea Pot' }, ['Tea Pot', null]],
    ['a sentence', { Path: 'Kitchen > Buy now!' }, ['Kitchen', null]],
    ['a question', { Path: 'Kitchen > Why?' }, ['Kitchen', null]],
    ['an end', { Path: 'Kitchen > Pots.' }, ['Kitchen', null]],
    ['a point inside', { Path: 'Kitchen > St. Pots' }, ['Kitchen', 'St. Pots']],
    ['a hundred signs', { Path: `Kitchen > ${'x'.repeat(100)}` }, ['Kitchen', 'x'.repeat(100)]],
    ['more', { Path: `Kitchen > ${'x'.repeat(101)}` }, ['Kitchen', null]],
    ['the brand', { Path: 'Kitchen > ACME' }, ['Kitchen', 'ACME']],
    ['the brand with more', { Path: 'Kitchen > Acme Pots' }, ['Kitchen', null]],
    ['a name behind the brand', { Path: 'Kitchen > Acme Pots > Lids' }, ['Kitchen', null]],
    [
      'twelve names and more',
      { Path: 'abcdefghijklmno'.split('').join(' > ') },
      ['a', 'l', 'Path: a > b > c > d > e > f > g > h > i > j > k > l'],
    ],
  ])('of %s', (_name, row, expected) => {
    expect(read(row)).toEqual(expected);
  });

  test.each<[string, string, string | null]>([
    ['Tea Pots of Clay', 'Tea Pots of', null],
    ['Tea Pots of Clay', 'Tea Pots', 'Tea Pots'],
    ['0123456789', '012345', '012345'],
    ['01234 56789', '0123456', null],
    ['Teapot', 'Teap', 'Teap'],
    ['Tea pots', 'Teapot', null],
    ['Teapo', 'Teapo', 'Teapo'],
    ['!!', 'Lids and pots', 'Lids and pots'],
    ['Teapot', 'Teapots', 'Teapots'],
  ])('the product %s at the end as %s', (title, last, subcategory) => {
    expect(read({ Path: `Kitchen > ${last}` }, { title })[1]).toBe(subcategory);
  });

  test.each<[string | null, string | null]>([
    [null, 'Acme Pots'],
    ['!', 'Acme Pots'],
    ['Ac me', null],
    ['Acmes', 'Acme Pots'],
  ])('a name beside the brand %j', (brand, subcategory) => {
    expect(read({ Path: 'Kitchen > Acme Pots' }, { brand })[1]).toBe(subcategory);
  });

  test('Shopify’s own category stands in for a type, row by row', () => {
    const mapping: Mapping = { Type: 'category', 'Product Category': 'attribute' };
    const category = 'Home & Garden > Kitchen > Pots';
    const of = (row: Row) => read(row, { mapping, format: shopifyCsv });
    expect(of({ Type: 'Pots', 'Product Category': category })).toEqual(['Pots', null]);
    expect(of({ 'Product Category': category }).slice(0, 2)).toEqual(['Home & Garden', 'Pots']);
    expect(of({ 'Product Category': '' })).toEqual([null, null]);
  });

  test('paths are read as the format writes them, and what was cleaned is noted', () => {
    expect(read({ Path: 'Home, Home > Pots' }, { format: woocommerceCsv })).toEqual(['Home', 'Pots']);
    const several = 'Sale, Home > Pots, New';
    expect(read({ Path: several }, { format: woocommerceCsv })).toEqual([
      'Home',
      'Pots',
      'Path: Home > Pots; Sale; New',
    ]);
    const listed = testFields({ Path: 'category-path' }, { Path: several }, woocommerceCsv);
    categories(listed, [], { title: 'T', brand: null, style: 'woocommerce' });
    expect(cleaned(listed)).toEqual([`lists 2 Path: ${several} → Home > Pots; Sale; New`]);
    const given = testFields({ Path: 'category-path', C: 'category' }, { Path: 'Home >  B &amp; C ', C: 'x' });
    categories(given);
    expect(cleaned(given)).toEqual(['entities 2 Path: Home >  B &amp; C  → Home > B & C']);
    const plain = testFields({ C: 'category' }, { C: ' Home ' });
    categories(plain);
    expect(cleaned(plain)).toEqual(['spaces 2 C:  Home  → Home']);
  });
});
