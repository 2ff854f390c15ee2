import { expect, test } from 'vitest';
import type { HandEdits } from '#domain/catalogue/hand-edits.ts';
import type { EmptyCells } from '../empty-cells.ts';
import { createTaker } from './take-changes.ts';

const price = { field: 'price', before: '5', after: '' };
const shade = { field: 'Shade', isAttribute: true as const, before: 'Red', after: '' };

test.each<[string, string[], HandEdits, EmptyCells, object]>([
  ['keeps values', [], 'keep', 'keep', { changes: [], blanks: 2, kept: [] }],
  ['empties fields', [], 'keep', 'empty', { changes: [price, shade], blanks: 2, kept: [] }],
  [
    'keeps values edited manually',
    ['price'],
    'keep',
    'keep',
    { changes: [], blanks: 1, kept: [], handEdited: ['price'] },
  ],
  [
    'empties all but what was edited manually',
    ['attribute:shade'],
    'keep',
    'empty',
    { changes: [price], blanks: 1, kept: [shade], handEdited: ['attribute:shade'] },
  ],
  [
    'empties what was edited manually, too',
    ['price'],
    'file',
    'empty',
    { changes: [price, shade], blanks: 2, overwritten: [price], handEdited: [] },
  ],
  ['keeps what was edited manually', ['price'], 'file', 'keep', { changes: [], blanks: 2, handEdited: ['price'] }],
])('an import that %s', (_name, handEdited, handEdits, emptyCells, expected) => {
  const taker = createTaker(handEdited, handEdits, emptyCells);
  for (const change of [price, shade]) taker.take(change, true);
  expect(taker.done()).toMatchObject(expected);
});
