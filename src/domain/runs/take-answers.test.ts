import { describe, expect, it } from 'vitest';
import { testContent } from '#domain/review/test-content.ts';
import { takeAnswers } from './take-answers.ts';

const decision = { by: { id: 1, fullName: 'Ada' }, at: '2026-11-28T10:00:00.000Z', source: {} };
const content = testContent({
  title: 'Fine mug',
  titleStatus: 'pending',
  description: 'A mug.',
  descriptionStatus: 'rejected',
});
const on = { comment: null, isOn: () => true };
const take = (answers: Parameters<typeof takeAnswers>[1], approvesChanges = false, of = content) =>
  takeAnswers(of, answers, decision, approvesChanges);

describe('takeAnswers', () => {
  it('replaces a text, and has it approved where that was answered or is chosen', () => {
    const answer = { ...on, kind: 'change' as const, part: 'title' as const, value: 'Ruby mug', isApproved: false };
    const { change, parts, changed } = take([answer]);
    expect(change.content.parts.title).toMatchObject({
      value: 'Ruby mug',
      status: 'pending',
      record: { origin: 'person' },
    });
    expect([parts, changed]).toEqual([['title'], []]);
    expect(take([answer], true)).toMatchObject({ changed: ['title'], toApprove: [] });
    expect(take([{ ...answer, isApproved: true }])).toMatchObject({ changed: ['title'], toApprove: [] });
  });

  it('makes a rejected part pending before it is approved, with an entry of its own', () => {
    const { change, parts, toApprove } = take([{ ...on, kind: 'approve', part: 'description' }]);
    expect(change.content.parts.description.status).toBe('pending');
    expect(change.history.map(({ action }) => action)).toEqual(['rolled-back']);
    expect([parts, toApprove]).toEqual([['description'], ['description']]);
  });

  it('rejects with the comment as its reason, in one line', () => {
    const { change } = take([{ ...on, kind: 'reject', part: 'title', comment: ` Too\n${'long '.repeat(60)}` }]);
    const { status, record } = change.content.parts.title;
    expect(status).toBe('rejected');
    expect(record.reason).toMatch(/^Too long long/);
    expect(record.reason?.length).toBeLessThanOrEqual(200);
  });

  it('rejects what is approved', () => {
    const approved = testContent({ title: 'Fine mug', titleStatus: 'approved' });
    const { change } = take([{ ...on, kind: 'reject', part: 'title' }], false, approved);
    expect(change.history.map(({ action }) => action)).toEqual(['rolled-back', 'rejected']);
  });

  it('skips what changed since, and what is as answered', () => {
    const off = { ...on, isOn: () => false };
    const approved = testContent({ title: 'Fine mug', titleStatus: 'approved' });
    expect(take([{ ...off, kind: 'reject', part: 'title' }])).toMatchObject({
      parts: [],
      reasons: ['Product Title changed after it was answered, so the answer was skipped.'],
    });
    expect(take([{ ...on, kind: 'approve', part: 'title' }], false, approved)).toMatchObject({
      parts: [],
      toApprove: [],
    });
  });
});
