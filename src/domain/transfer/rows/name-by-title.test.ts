import { expect, test } from 'vitest';
import type { Mapping } from '../transfer.contract.ts';
import { describeDifferences, findDifferences, isNamedByTitle } from './name-by-title.ts';

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
    'No column has SKUs, so products are named by their titles. Those of the same title are told apart by “Colour” and “Size”.',
  );
});
