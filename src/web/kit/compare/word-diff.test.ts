import { expect, test } from 'vitest';
import { alignItems, diffText, type Piece } from './word-diff.ts';

/** `-old-` and `+new+` around what changed. */
const write = (pieces: Piece[] | undefined) =>
  pieces?.map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `-${text}-` : `+${text}+`)).join('');

test.each([
  ['A steel kettle', 'A steel kettle', 'A steel kettle'],
  ['A steel kettle', 'A red steel kettle', 'A +red +steel kettle'],
  ['Kettle, 1.7 l', 'Kettle, 2 l', 'Kettle, -1.7 -+2 +l'],
  ['', 'New', '+New+'],
  ['Old', '', '-Old-'],
  ['crème brûlée', 'crème fraîche', 'crème -brûlée-+fraîche+'],
])('from %j to %j', (before, after, merged) => {
  expect(write(diffText(before, after)?.merged)).toBe(merged);
});

test('each side joins to exactly its own text, white space included', () => {
  const before = 'One  two\n\nthree, four ';
  const after = 'One two\nthree; five';
  const diff = diffText(before, after);
  expect(diff?.before.map(({ text }) => text).join('')).toBe(before);
  expect(diff?.after.map(({ text }) => text).join('')).toBe(after);
});

test('texts too large to compare are not compared', () => {
  expect(diffText('word '.repeat(20_001), 'other')).toBeNull();
});

test('a reworded item stands beside what it was, new and gone items stand alone', () => {
  const before = ['Holds 1.7 litres of water', 'Made of steel', 'Blue'];
  const after = ['Large: holds 1.7 litres', 'Two-year warranty', 'Blue'];
  expect(alignItems(before, after)).toEqual([
    { before: 'Holds 1.7 litres of water', after: 'Large: holds 1.7 litres' },
    { before: 'Made of steel', after: null },
    { before: null, after: 'Two-year warranty' },
    { before: 'Blue', after: 'Blue' },
  ]);
});

test.each([
  [[], [], []],
  [['a'], [], [{ before: 'a', after: null }]],
  [[], ['b'], [{ before: null, after: 'b' }]],
  [['', '!!'], ['!!'], 3],
])('%j beside %j loses no item', (before, after, expected) => {
  const pairs = alignItems(before, after);
  if (typeof expected === 'number') expect(pairs).toHaveLength(expected);
  else expect(pairs).toEqual(expected);
});
