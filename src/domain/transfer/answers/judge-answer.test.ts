import { describe, expect, it } from 'vitest';
import type { Part } from '#domain/parts/parts.ts';
import { partCell, readPartCell } from './answer-cells.ts';
import { type Digest, hashText } from './answer-mark.ts';
import { type GivenAnswer, judgeAnswer, type MissingPart, type PresentPart, readDecision } from './judge-answer.ts';

/** The text itself, as long as a hash may be: no two texts of these tests have the same. */
const digest: Digest = (text) => text.padEnd(64, ' ');
const sent = { title: 'Fine mug', description: 'A mug.', bullets: ['Big', 'Red'], images: ['https://a.example/1.jpg'] };

function judge(part: Part, given: Partial<GivenAnswer>, present: Partial<PresentPart> | MissingPart = {}) {
  const after = partCell(sent[part]);
  const mark = { token: 't', productId: 1, part, hash: hashText(part, after, digest) };
  const now = typeof present === 'string' ? present : { value: sent[part], status: 'pending' as const, ...present };
  return judgeAnswer({ mark, decision: '', after, changeTo: '', comment: '', ...given }, now, digest);
}
const conflictOf = (...of: Parameters<typeof judge>) => {
  const judged = judge(...of);
  return judged.kind === 'conflict' ? judged.reason : judged;
};

describe('a decision', () => {
  it.each([
    ['', null],
    [' Approve', 'approve'],
    ['APPROVED', 'approve'],
    ['reject', 'reject'],
    ['Rejected ', 'reject'],
    ['changed', 'change'],
    ['approves', undefined],
    ['ok', undefined],
  ])('%j is %j', (cell, decision) => {
    expect(readDecision(cell)).toBe(decision);
  });

  it('is taken where it changes the status', () => {
    expect(judge('title', { decision: 'approve' })).toEqual({ kind: 'approve' });
    expect(judge('title', { decision: 'approve' }, { status: 'rejected' })).toEqual({ kind: 'approve' });
    expect(judge('title', { decision: 'approve' }, { status: 'approved' })).toEqual({ kind: 'unchanged' });
    expect(judge('images', { decision: 'reject' })).toEqual({ kind: 'reject' });
    expect(judge('title', { decision: 'reject' }, { status: 'rejected' })).toEqual({ kind: 'unchanged' });
    // The reason is new.
    expect(judge('title', { decision: 'reject', comment: 'Too long' }, { status: 'rejected' })).toEqual({
      kind: 'reject',
    });
  });
});

describe('a new text', () => {
  it('is what was edited, or what it is to change to; the latter counts', () => {
    expect(judge('title', { after: 'Ruby mug' })).toEqual({ kind: 'change', value: 'Ruby mug', isApproved: false });
    expect(judge('title', { after: 'Ruby mug', changeTo: 'Rose mug', decision: 'change' })).toMatchObject({
      value: 'Rose mug',
    });
    expect(judge('title', { after: 'Ruby mug', decision: 'approve' })).toMatchObject({
      value: 'Ruby mug',
      isApproved: true,
    });
    expect(judge('title', { after: undefined })).toEqual({ kind: 'none' });
  });

  it('has a bullet a line', () => {
    expect(judge('bullets', { changeTo: '• Big\r\n\r\n- Blue ' })).toMatchObject({ value: ['Big', 'Blue'] });
    expect(readPartCell('title', ' Ruby\nmug ')).toBe('Ruby mug');
    expect(readPartCell('description', 'One.\r\nTwo.')).toBe('One.\nTwo.');
  });

  it('may part or join bullets and change nothing else', () => {
    expect(judge('bullets', { after: 'Big Red' })).toMatchObject({ kind: 'change', value: ['Big Red'] });
    expect(judge('bullets', { after: 'Big\r\nRed\r\n' })).toEqual({ kind: 'none' });
    const there = { value: ['Big', 'Red'], status: 'approved' } as const;
    const mark = { token: 't', productId: 1, part: 'bullets' as const, hash: 'x' };
    const given = { mark, decision: '', after: undefined, comment: '' };
    expect(judgeAnswer({ ...given, changeTo: 'Big\nRed' }, there, digest)).toEqual({ kind: 'unchanged' });
    expect(judgeAnswer({ ...given, changeTo: 'Big Red' }, there, digest)).toMatchObject({ kind: 'conflict' });
  });

  it('that is there already, approved, changes nothing', () => {
    const there = { value: 'Ruby mug', status: 'approved' } as const;
    expect(judge('title', { changeTo: 'Ruby mug' }, there)).toEqual({ kind: 'unchanged' });
    expect(conflictOf('title', { changeTo: 'Ruby mug' }, { ...there, status: 'pending' })).toContain('changed after');
  });
});

it('rows without an answer are none, also of what changed or is gone; a comment alone is one', () => {
  expect(judge('title', {})).toEqual({ kind: 'none' });
  expect(judge('title', {}, { value: 'Other' })).toEqual({ kind: 'none' });
  expect(judge('title', {}, 'deleted')).toEqual({ kind: 'none' });
  expect(judge('title', { mark: null })).toEqual({ kind: 'none' });
  expect(judge('title', { comment: 'Nice' })).toEqual({ kind: 'comment' });
  expect(judge('title', { comment: 'Nice' }, { value: 'Other' })).toEqual({ kind: 'comment' });
  expect(judge('title', { comment: 'Nice', decision: 'approve' }, { status: 'approved' })).toEqual({ kind: 'comment' });
  expect(conflictOf('title', { comment: 'Nice' }, 'deleted')).toBe('The product was deleted.');
});

it.each([
  ['title', { mark: 'changed' }, {}, 'The mark of this row was changed, so its text cannot be found.'],
  ['title', { mark: null, decision: 'approve' }, {}, 'This row has no mark, so its text cannot be found.'],
  ['title', { decision: 'yes' }, {}, '“yes” is not a decision. Use approve, reject or change.'],
  [
    'title',
    { decision: `a ${'very '.repeat(20)}` },
    {},
    `“a ${'very '.repeat(12).slice(0, 58)}…” is not a decision. Use approve, reject or change.`,
  ],
  ['title', { decision: 'approve' }, 'deleted', 'The product was deleted.'],
  ['title', { decision: 'approve' }, 'set-aside', 'The product is set aside.'],
  ['title', { changeTo: 'Ruby' }, 'no-content', 'The product no longer has optimized content.'],
  ['title', { decision: 'approve' }, { value: 'Other' }, 'The text changed after it was sent for review.'],
  ['title', { changeTo: 'Ruby' }, { value: 'Other' }, 'The text changed after it was sent for review.'],
  ['title', { decision: 'change' }, {}, 'The decision is change, but there is no new text.'],
  ['title', { decision: 'reject', changeTo: 'Ruby' }, {}, 'The text is both rejected and changed. Choose one.'],
  ['images', { changeTo: 'x' }, {}, 'Images can only be approved or rejected.'],
  ['bullets', { after: ' ' }, {}, 'The text was deleted. Reject it, or write the new text into “Change to”.'],
  ['title', { changeTo: 'x'.repeat(10_001) }, {}, 'The new title is too long: At most 10,000 characters.'],
] as const)('%s %j: a conflict', (part, given, present, reason) => {
  expect(conflictOf(part, given, present)).toBe(reason);
});

it('a text that was cut for its cell is not replaced by its beginning', () => {
  const value = 'Holds tea. '.repeat(4_000).trim();
  const after = partCell(value);
  expect(after.length).toBeLessThan(32_767);
  const mark = { token: 't', productId: 1, part: 'description' as const, hash: hashText('description', after, digest) };
  const given = { mark, decision: 'approve', after, changeTo: '', comment: '' };
  expect(judgeAnswer(given, { value, status: 'pending' }, digest)).toEqual({ kind: 'approve' });
  expect(judgeAnswer({ ...given, after: `Big. ${after}` }, { value, status: 'pending' }, digest)).toMatchObject({
    kind: 'conflict',
    reason: expect.stringContaining('too long for a cell'),
  });
});
