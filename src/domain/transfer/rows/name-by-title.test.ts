import { expect, test } from 'vitest';
import type { Mapping } from '../transfer.contract.ts';
import { describeDifferences, findDifferences, findNumbers, isNamedByTitle } from './name-by-title.ts';

const mapping: Mapping = { Name: 'title', Colour: 'attribute', Size: 'attribute', Price: 'price', Stock: 'ignore' };
const rows = (...given: string[]) =>
  given.map((row) => row.split('|').map((cell, at): [string, string] => [Object.keys(mapping)[at] ?? '', cell]));

test('titles name products where no column of a SKU, an id or a handle does', () => {
  expect(isNamedByTitle(mapping)).toBe(true);
  for (const target of ['sku', 'id', 'group'] as const) expect(isNamedByTitle({ ...mapping, Ref: target })).toBe(false);
  expect(isNamedByTitle({ Price: 'price' })).toBe(false);
});

test.each<[string, string[], string[]]>([
  ['the column that differs', ['Tee|Red|S|9|1', 'Tee|Red|M|9|2', 'Cap|Red||5|3'], ['Size']],
  ['as many as are needed', ['Tee|Red|S|9', 'Tee|Red|M|9', 'Tee|Blue|S|9'], ['Colour', 'Size']],
  ['an empty cell as one of its own', ['Tee|Red||9', 'Tee|Blue||9', 'Tee|||9'], ['Colour']],
  ['titles alike but for signs written for browsers', ['Tee &amp; Cap|Red|S|9', 'Tee & Cap|Red|M|9'], ['Size']],
  ['titles alike but for their writing', ['Tee|Red|S|9', 'tee |Red|M|9'], ['Size']],
  ['no price, and nothing that is not imported', ['Tee|Red|S|9|1', 'Tee|Red|S|8|2'], []],
  ['nothing where no title comes twice', ['Tee|Red|S|9', 'Cap|Red|M|9', '|Blue|S|9', '|Red|L|8'], []],
])('products of one title are told apart by %s', (_what, given, expected) => {
  expect(findDifferences(mapping, rows(...given))).toEqual(expected);
});

test('says by what they are told apart', () => {
  expect(describeDifferences([])).toEqual([]);
  expect(describeDifferences(['Colour', 'Size'])[0]?.reason).toBe(
    'No column has SKUs, so products are identified by their titles. Products with the same title are distinguished by “Colour” and “Size”.',
  );
});

test('of what no trade number names, and only of that, the differences count', () => {
  const numbered: Mapping = { Name: 'title', EAN: 'attribute', Size: 'attribute', Colour: 'attribute' };
  const read = (...given: string[]) =>
    given.map((row) => row.split('|').map((cell, at): [string, string] => [Object.keys(numbered)[at] ?? '', cell]));
  expect(findDifferences(numbered, read('Tee|4001|S|Red', 'Tee|4002|S|Blue'))).toEqual([]);
  expect(findDifferences(numbered, read('Tee|none yet|S|Red', 'Tee|none yet|M|Red', 'Cap|none yet||'))).toEqual([
    'Size',
  ]);
  expect(findDifferences(numbered, read('Tee||S|Red', 'Tee||S|Blue', 'Tee|4003|M|Red'))).toEqual(['Colour']);
});

test('says which number names products, where a row has one', () => {
  const numbered: Mapping = { Name: 'title', EAN: 'attribute' };
  expect(findNumbers(numbered, [[['EAN', '']]])).toEqual([]);
  const numbers = findNumbers(numbered, [[['EAN', '4001']]]);
  expect(describeDifferences([], numbers).map(({ column, reason }) => [column, reason])).toEqual([
    [
      'EAN',
      'No column has SKUs, so products are identified by “EAN”, and by their titles where this value is empty or the same for several titles.',
    ],
  ]);
});
