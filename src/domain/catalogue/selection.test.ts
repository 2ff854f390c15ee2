import { expect, test } from 'vitest';
import {
  countSelected,
  idRange,
  isSelected,
  nothingSelected,
  pageSelection,
  type Selection,
  selectionLimit,
  selectionSchema,
  selectMatching,
  selectProducts,
} from './selection.ts';

const some: Selection = { kind: 'ids', ids: [3, 5] };
const allBut: Selection = { kind: 'filter', filter: { brand: 'Acme' }, except: [4] };

test.each([
  ['a product is added', some, [7], true, { kind: 'ids', ids: [3, 5, 7] }],
  ['adding twice changes nothing but the order', some, [3], true, { kind: 'ids', ids: [5, 3] }],
  ['a page is added', some, [5, 6, 7], true, { kind: 'ids', ids: [3, 5, 6, 7] }],
  ['a product is taken out', some, [3], false, { kind: 'ids', ids: [5] }],
  ['taking out what is not in changes nothing', some, [9], false, some],
  ['out of all that match', allBut, [6], false, { ...allBut, except: [4, 6] }],
  ['and back in', allBut, [4], true, { ...allBut, except: [] }],
] as const)('%s', (_title, selection, ids, isIn, expected) => {
  expect(selectProducts(selection, ids, isIn)).toEqual(expected);
});

test('a selection that would name too many products is refused and the old one stays', () => {
  const full: Selection = { kind: 'ids', ids: Array.from({ length: selectionLimit }, (_, index) => index + 1) };
  expect(selectProducts(full, [5_000], true)).toBeNull();
  expect(selectProducts(full, [1], true)).not.toBeNull();
  expect(selectionSchema.safeParse({ kind: 'ids', ids: [...full.ids, 5_000] }).success).toBe(false);
});

test('no selection holds an id no product can have, and it says what is wrong', () => {
  const refusals = (ids: number[]) =>
    selectionSchema.safeParse({ kind: 'ids', ids }).error?.issues.map(({ message }) => message);
  expect(refusals([0])).toEqual(['Invalid product ID']);
  expect(refusals([2_147_483_648])).toEqual(['Invalid product ID']);
  expect(refusals(Array(selectionLimit + 1).fill(1))).toEqual(['At most 1,000 product IDs.']);
});

test.each([some, nothingSelected, allBut, selectMatching({})])('%j goes over the wire whole', (selection) => {
  expect(selectionSchema.parse(selection)).toEqual(selection);
});

test.each([
  [nothingSelected, [], [false, false], 0],
  [some, [3], [true, false], 2],
  [some, [3, 5], [true, false], 2],
  [allBut, [3], [true, false], 98],
] as const)('%j holds %j', (selection, inside, [hasThree, hasFour], count) => {
  expect(inside.every((id) => isSelected(selection, id))).toBe(true);
  expect([isSelected(selection, 3), isSelected(selection, 4)]).toEqual([hasThree, hasFour]);
  expect(countSelected(selection, 99)).toBe(count);
});

test.each([
  [nothingSelected, [1, 2], false],
  [some, [3, 4], 'indeterminate'],
  [some, [3, 5], true],
  [some, [], false],
  [selectMatching({}), [1, 2], true],
  [allBut, [3, 4], 'indeterminate'],
  [allBut, [4], false],
] as const)('with %j the box of page %j is %s', (selection, page, expected) => {
  expect(pageSelection(selection, page)).toBe(expected);
});

test.each([
  [2, 4, [2, 9, 4]],
  [4, 2, [2, 9, 4]],
  [9, 9, [9]],
  [1, 9, [1, 2, 9]],
  [9, 1, [1, 2, 9]],
  [null, 2, [2]],
  [77, 2, [2]],
  [2, 77, [77]],
])('the range from %s to %s follows the page', (from, to, expected) => {
  expect(idRange([1, 2, 9, 4], from, [to])).toEqual(expected);
});

test.each([
  [1, [9, 4], [1, 2, 9, 4]],
  [4, [1, 2], [1, 2, 9, 4]],
  [9, [9, 4], [9, 4]],
  [null, [9, 4], [9, 4]],
  [1, [9, 77], [9, 77]],
])('the range from %s to the row of %j takes in all of the row', (from, to, expected) => {
  expect(idRange([1, 2, 9, 4], from, to)).toEqual(expected);
});
