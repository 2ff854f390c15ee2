import { expect, it } from 'vitest';
import { findRepeated, mostComments, type Said } from './repeated-rows.ts';

const none = { decision: '', after: undefined, changeTo: '', comment: '' };
const title = { productId: 1, part: 'title' as const };

it('finds rows that say the same, add a comment, or differ', () => {
  const said: Said = new Map();
  const say = (row: number, given: Partial<typeof none>, mark: Parameters<typeof findRepeated>[1] = title) =>
    findRepeated({ row, given: { ...none, ...given }, isStored: true }, mark, said);
  expect(say(2, { decision: 'reject' })).toEqual({ kind: 'first' });
  expect(say(3, { decision: ' reject' })).toEqual({ kind: 'same' });
  expect(say(4, { decision: 'reject', comment: ' Too long ' })).toEqual({
    kind: 'comment',
    row: 2,
    comment: 'Too long',
  });
  expect(say(5, { decision: 'reject', comment: 'Too  long' })).toEqual({ kind: 'same' });
  expect(say(6, { decision: 'reject', comment: 'No brand' })).toEqual({ kind: 'comment', row: 2, comment: 'No brand' });
  expect(say(7, { decision: 'reject' })).toEqual({ kind: 'same' });
  expect(say(8, { decision: 'approve', comment: 'Too long' })).toEqual({ kind: 'differs', row: 2 });
  expect(say(9, { decision: 'approve' }, { productId: 2, part: 'title' })).toEqual({ kind: 'first' });
  const bullets = { productId: 1, part: 'bullets' as const };
  expect(say(10, { changeTo: 'Big\nRed' }, bullets)).toEqual({ kind: 'first' });
  expect(say(11, { changeTo: 'Big\r\nRed' }, bullets)).toEqual({ kind: 'same' });
  expect(say(12, { changeTo: 'Big Red' }, bullets)).toEqual({ kind: 'differs', row: 10 });
});

it('takes so many comments on a text', () => {
  const said: Said = new Map();
  const kinds = Array.from({ length: mostComments + 1 }, (_, at) =>
    findRepeated({ row: at + 2, given: { ...none, comment: `Comment ${at}` }, isStored: true }, title, said),
  ).map(({ kind }) => kind);
  expect(kinds).toEqual(['first', ...Array<string>(mostComments - 1).fill('comment'), 'crowded']);
});

it('remembers a long text as briefly as a short one', () => {
  const sizeOf = (text: string) => {
    const said: Said = new Map();
    findRepeated({ row: 2, given: { ...none, changeTo: text, comment: text }, isStored: true }, title, said);
    return JSON.stringify([...said]).length;
  };
  expect(sizeOf('Mug. '.repeat(6_000))).toBe(sizeOf('Mug.'));
});

it('adds nothing to a row that is not stored', () => {
  const said: Said = new Map();
  const say = (row: number, isStored: boolean, given: Partial<typeof none>) =>
    findRepeated({ row, given: { ...none, ...given }, isStored }, title, said);
  expect(say(2, false, { decision: 'reject' })).toEqual({ kind: 'first' });
  expect(say(3, false, { decision: 'reject' })).toEqual({ kind: 'same' });
  expect(say(4, true, { decision: 'reject', comment: 'Too long' })).toEqual({ kind: 'first' });
  expect(say(5, true, { decision: 'reject', comment: 'Too long' })).toEqual({ kind: 'same' });
  expect(say(6, true, { decision: 'reject', comment: 'No brand' })).toEqual({
    kind: 'comment',
    row: 4,
    comment: 'No brand',
  });
  expect(say(7, true, { decision: 'approve' })).toEqual({ kind: 'differs', row: 4 });
});
