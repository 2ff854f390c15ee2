import { expect, test } from 'vitest';
import { describeListed, noteReview } from './review-note.ts';
import { testContent, withPart } from './test-content.ts';

const maya = { id: 1, fullName: 'Maya Lindqvist' };
const draft = {
  engine: 'built-in',
  reasons: [],
  checks: { supported: 2, unsupported: 1, contradicted: 0, brokenRules: ['title.length', 'title.case'] },
  isRepaired: false,
  prompts: [],
  inputHash: '',
};
const content = testContent({ updatedAt: '2026-11-20T10:00:00.000Z' });

test('a part that waits tells what is open on it, who wrote it and since when', () => {
  const note = noteReview(withPart(content, 'title', { record: { draft, writtenBy: maya } }));
  expect(note.parts.map(({ part, status }) => `${part} ${status}`)).toEqual([
    'title pending',
    'description pending',
    'bullets pending',
    'images pending',
  ]);
  expect(describeListed(note, 'pending', '')).toMatchObject({
    why: '1 open claim, 2 rules not kept',
    tone: 'open',
    at: '2026-11-20T10:00:00.000Z',
  });
});

test('only the parts of the list count, and the latest decision is told', () => {
  const decided = (at: string) => ({ decidedBy: maya, decidedAt: at });
  const some = withPart(content, 'title', {
    status: 'rejected',
    record: { draft, ...decided('2026-11-21T10:00:00.000Z') },
  });
  const both = withPart(some, 'images', { status: 'rejected', record: decided('2026-11-22T10:00:00.000Z') });
  const note = noteReview(both);
  expect(describeListed(note, 'rejected', '')).toEqual({
    why: '1 open claim, 2 rules not kept',
    tone: 'open',
    by: 'Maya Lindqvist',
    at: '2026-11-22T10:00:00.000Z',
    findings: [
      { part: 'title', text: '1 open claim', isRule: false },
      { part: 'title', text: '2 rules not kept', isRule: true },
    ],
  });
  expect(describeListed(note, 'pending', '')).toMatchObject({ why: 'Nothing open', tone: 'clean', by: null });
});

test('a rejected part says why it was rejected before what is open on it', () => {
  const tooLong = withPart(content, 'title', { status: 'rejected', record: { draft, reason: 'Too long' } });
  const both = withPart(tooLong, 'images', { status: 'rejected', record: { reason: 'Too long' } });
  expect(describeListed(noteReview(both), 'rejected', '')).toMatchObject({
    why: 'Too long, 1 open claim, 2 rules not kept',
    tone: 'open',
    findings: [
      { part: 'title', text: 'Too long', isRule: false },
      { part: 'title', text: '1 open claim', isRule: false },
      { part: 'title', text: '2 rules not kept', isRule: true },
      { part: 'images', text: 'Too long', isRule: false },
    ],
  });
});

test('an approved part says that its source has changed, or that it is as the source has it', () => {
  const approved = { decidedBy: maya, decidedAt: '2026-11-22T10:00:00.000Z' };
  const change = { field: 'price', before: '1', after: '2', changedAt: '2026-11-23T10:00:00.000Z' };
  const asItIs = withPart(content, 'title', { status: 'approved', record: { ...approved, origin: 'source' } });
  expect(describeListed(noteReview(asItIs), 'approved', '').why).toBe('As the source has it');
  const changed = withPart(asItIs, 'title', { record: { sourceChanges: [change] } });
  expect(describeListed(noteReview(changed), 'approved', '').why).toBe('Source changed since');
});

test('without content the product waits since it came', () => {
  expect(describeListed(null, 'pending', '2026-11-01T10:00:00.000Z')).toEqual({
    why: 'No content generated yet',
    tone: 'none',
    findings: [],
    by: null,
    at: '2026-11-01T10:00:00.000Z',
  });
});
