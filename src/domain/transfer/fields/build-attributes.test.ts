import { describe, expect, test } from 'vitest';
import { googleTsv } from '../formats/google.read.ts';
import { woocommerceCsv } from '../formats/woocommerce.read.ts';
import type { ReadFormat } from '../rows/format.ts';
import { cleaned, type Row, testFields, testPlan } from '../rows/test-building.ts';
import type { Mapping } from '../transfer.contract.ts';
import { readAttributes } from './build-attributes.ts';

describe('facts', () => {
  const facts = (mapping: Mapping, row: Row, format?: ReadFormat) => {
    const given = testFields(mapping, row, format);
    const pairs = format ? testPlan(mapping, format).attributes : [];
    const found = readAttributes(given.of('attribute'), pairs, format ?? {}, given.notes).map(
      ({ name, value }) => `${name}=${value}`,
    );
    return { found, warnings: given.warnings, cleaned: cleaned(given) };
  };
  const fact = (cell: string, column = 'Material') => facts({ [column]: 'attribute' }, { [column]: cell }).found;

  test.each<[string, string, string[]]>([
    ['Material', 'Clay', ['Material=Clay']],
    ['Material:', 'Clay', ['Material=Clay']],
    ['Material ：', 'Clay', ['Material=Clay']],
    ['A: B', 'Clay', ['A: B=Clay']],
    ['Material', 'Clay (', ['Material=Clay']],
    ['Material', 'Clay ( glazed', ['Material=Clay ( glazed']],
    ['Material', 'n/a', []],
    [':', 'Clay', []],
    ['Material (product.metafields.custom.x)', 'Clay', ['Material=Clay']],
    ['google product category', ' 123 ', []],
    ['google product category', '123 Mugs', ['google product category=123 Mugs']],
    ['google product category', 'Mugs 123', ['google product category=Mugs 123']],
    ['Kategorie', '123', []],
    ['Shelf', '123', ['Shelf=123']],
    ['details', '{"Weight":"2 kg","SKU":"A","Stock":"5","ASIN":"B","Brand":"C"}', ['Weight=2 kg', 'Brand=C']],
    ['Specs', 'Weight: 10 kg|Age: 8', ['Weight=10 kg', 'Age=8']],
    ['Specs', ' Weight :10 kg | ItemAge: 8: up | | ', ['Weight=10 kg', 'Item Age=8: up']],
    ['Specs', 'Weight: 10 kg', ['Specs=Weight: 10 kg']],
    ['Specs', 'Weight: 10 kg|', ['Specs=Weight: 10 kg|']],
    ['Specs', 'Weight: 10 kg|Age: 8|x', ['Weight=10 kg', 'Age=8']],
    ['Specs', 'Weight: 10 kg|Age: 8|Form: round|x|y', ['Weight=10 kg', 'Age=8', 'Form=round']],
    ['Specs', 'Weight: 10 kg|Age: 8|x|y', ['Specs=Weight: 10 kg|Age: 8|x|y']],
    ['Specs', '1st: a|2nd: b', ['Specs=1st: a|2nd: b']],
    ['Specs', 'A: a|B: b', ['Specs=A: a|B: b']],
    ['Specs', 'Aa: |Bb: ', ['Specs=Aa: |Bb:']],
    ['Specs', `${'A'.repeat(41)}: a|${'B'.repeat(41)}: b`, [`${'A'.repeat(41)}=a`, `${'B'.repeat(41)}=b`]],
    ['Specs', `${'A'.repeat(42)}: a|${'B'.repeat(42)}: b`, [`Specs=${'A'.repeat(42)}: a|${'B'.repeat(42)}: b`]],
    ['Specs', 'Stock: 5|Weight: 10 kg', ['Weight=10 kg']],
  ])('the column %s of %j states %j', (column, cell, found) => {
    expect(fact(cell, column)).toEqual(found);
  });

  const tooLong = 'The value is longer than 20,000 characters and was skipped.';
  test('too long ones are left out with a warning', () => {
    const long = 'x'.repeat(20_000);
    expect(fact(long)).toEqual([`Material=${long}`]);
    expect(facts({ M: 'attribute' }, { M: `${long}x` })).toEqual({
      found: [],
      warnings: [`M ${long}x: ${tooLong}`],
      cleaned: [],
    });
    const name = 'n'.repeat(200);
    expect(fact('Clay', name)).toEqual([`${name}=Clay`]);
    expect(facts({ [`${name}n`]: 'attribute' }, { [`${name}n`]: 'Clay' }).warnings).toEqual([
      `${name}n Clay: ${tooLong}`,
    ]);
  });

  test('what is cleaned is noted', () => {
    expect(facts({ M: 'attribute' }, { M: '<b>Clay</b>' }).cleaned).toEqual(['html 2 M: <b>Clay</b> → Clay']);
  });

  const paired: Mapping = { 'Attribute 1 name': 'attribute', 'Attribute 1 value(s)': 'attribute', M: 'attribute' };
  test.each<[Row, string[]]>([
    [
      { 'Attribute 1 name': 'Colour', 'Attribute 1 value(s)': 'Red\\, dark, Blue', M: 'a\\,b' },
      ['Colour=Red, dark, Blue', 'M=a\\,b'],
    ],
    [{ 'Attribute 1 value(s)': 'Red' }, []],
    [{ 'Attribute 1 name': 'Colour' }, []],
  ])('of pairs: %j', (row, found) => {
    expect(facts(paired, row, woocommerceCsv).found).toEqual(found);
  });

  test('a format’s own cells are read its way', () => {
    expect(facts({ product_detail: 'attribute' }, { product_detail: 'A:B:c' }, googleTsv).found).toEqual(['B=c']);
    expect(facts({ product_detail: 'attribute' }, { product_detail: 'A:B:c' }).found).toEqual(['product_detail=A:B:c']);
    const named: Mapping = Object.fromEntries([['constructor', 'attribute']]);
    expect(facts(named, Object.fromEntries([['constructor', 'x']]), googleTsv).found).toEqual(['constructor=x']);
  });
});
