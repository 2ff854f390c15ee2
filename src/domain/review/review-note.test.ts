import { expect, test } from 'vitest';
import { describeListed, findWaitReason, noteParts, noteReview } from './review-note.ts';
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
const unmet = {
  ...draft,
  checks: { supported: 2, unsupported: 0, contradicted: 0, brokenRules: [] },
  reasons: [{ text: 'Did not mention cork.', because: 'prompt' as const, ref: null, isUnmet: true as const }],
};
const times = { createdAt: '2026-11-01T10:00:00.000Z', waitingSince: '2026-11-18T10:00:00.000Z' };
const content = testContent({ updatedAt: '2026-11-20T10:00:00.000Z' });

test('a part that waits tells what is open on it, who wrote it and since when', () => {
  const note = noteReview(withPart(content, 'title', { record: { draft, writtenBy: maya } }));
  expect(note.parts.map(({ part, status }) => `${part} ${status}`)).toEqual([
    'title pending',
    'description pending',
    'bullets pending',
    'images pending',
  ]);
  expect(describeListed(note, 'pending', times)).toMatchObject({
    why: '1 open claim, 2 rules not kept',
    tone: 'open',
    at: times.waitingSince,
  });
});

test('a list says of the parts it speaks of whether a draft of the sample is among them', () => {
  const sample = { origin: 'model' as const, draft: { ...draft, engine: 'sample' } };
  const note = noteReview(withPart(content, 'title', { status: 'approved', record: sample }));
  expect(note.parts.map(({ part, isSampleDraft }) => [part, isSampleDraft])).toEqual([
    ['title', true],
    ['description', undefined],
    ['bullets', undefined],
    ['images', undefined],
  ]);
  expect(describeListed(note, 'approved', times)).toMatchObject({ isSampleDraft: true });
  expect(describeListed(note, 'pending', times)).not.toHaveProperty('isSampleDraft');
});

test('what is open on the parts of the list is told, and which others are not done, with the latest decision', () => {
  const decided = (at: string) => ({ decidedBy: maya, decidedAt: at });
  const some = withPart(content, 'title', {
    status: 'rejected',
    record: { draft, ...decided('2026-11-21T10:00:00.000Z') },
  });
  const both = withPart(some, 'images', { status: 'rejected', record: decided('2026-11-22T10:00:00.000Z') });
  const note = noteReview(both);
  expect(describeListed(note, 'rejected', times)).toEqual({
    why: '2 parts rejected, 1 open claim, 2 rules not kept, 2 parts pending',
    tone: 'open',
    by: 'Maya Lindqvist',
    at: '2026-11-22T10:00:00.000Z',
    findings: [
      { part: 'title', text: '1 open claim', isRule: false },
      { part: 'title', text: '2 rules not kept', isRule: true },
      { part: 'description', text: 'pending', isRule: false },
      { part: 'bullets', text: 'pending', isRule: false },
    ],
  });
  expect(describeListed(note, 'pending', times)).toMatchObject({
    why: '2 parts rejected',
    tone: 'open',
    by: null,
    findings: [
      { part: 'title', text: 'rejected', isRule: false },
      { part: 'images', text: 'rejected', isRule: false },
    ],
  });
});

test('a rejected part says why it was rejected before what is open on it', () => {
  const tooLong = withPart(content, 'title', { status: 'rejected', record: { draft, reason: 'Too long' } });
  const both = withPart(tooLong, 'images', { status: 'rejected', record: { reason: 'Too long' } });
  expect(describeListed(noteReview(both), 'rejected', times)).toMatchObject({
    why: 'Too long, 1 open claim, 2 rules not kept, 2 parts pending',
    tone: 'open',
    findings: [
      { part: 'title', text: 'Too long', isRule: false },
      { part: 'title', text: '1 open claim', isRule: false },
      { part: 'title', text: '2 rules not kept', isRule: true },
      { part: 'images', text: 'Too long', isRule: false },
      { part: 'description', text: 'pending', isRule: false },
      { part: 'bullets', text: 'pending', isRule: false },
    ],
  });
});

test('beside what waits, a rejected part is told with its reason', () => {
  const rejected = withPart(content, 'title', { status: 'rejected', record: { reason: 'Too long' } });
  expect(describeListed(noteReview(rejected), 'pending', times)).toMatchObject({
    why: '1 part rejected',
    findings: [{ part: 'title', text: 'rejected: Too long', isRule: false }],
  });
});

test('an approved part says that its source has changed, or that it is as the source has it', () => {
  const approved = { decidedBy: maya, decidedAt: '2026-11-22T10:00:00.000Z' };
  const change = { field: 'price', before: '1', after: '2', changedAt: '2026-11-23T10:00:00.000Z' };
  const asItIs = withPart(content, 'title', { status: 'approved', record: { ...approved, origin: 'source' } });
  expect(describeListed(noteReview(asItIs), 'approved', times).why).toBe('As the source has it, 3 parts pending');
  const changed = withPart(asItIs, 'title', { record: { sourceChanges: [change] } });
  expect(describeListed(noteReview(changed), 'approved', times).why).toBe('Source changed since, 3 parts pending');
});

test('without content the product waits since it came', () => {
  expect(describeListed(null, 'pending', { ...times, waitingSince: null })).toEqual({
    why: 'No content generated yet',
    tone: 'none',
    findings: [],
    by: null,
    at: '2026-11-01T10:00:00.000Z',
  });
});

test('nothing is open only where nothing was rejected and, of what is approved, nothing waits', () => {
  const approved = (['title', 'description', 'bullets', 'images'] as const).reduce(
    (all, part) => withPart(all, part, { status: 'approved', record: { decidedBy: maya, decidedAt: times.createdAt } }),
    content,
  );
  const why = (of: typeof content, status: 'pending' | 'approved' | 'rejected') =>
    describeListed(noteReview(of), status, times).why;
  expect(why(content, 'pending')).toBe('Nothing open');
  expect(why(approved, 'approved')).toBe('Nothing open');
  expect(why(withPart(approved, 'title', { status: 'pending' }), 'approved')).toBe('1 part pending');
  const rejected = withPart(approved, 'title', { status: 'rejected' });
  expect(why(rejected, 'approved')).toBe('1 part rejected');
  expect(why(rejected, 'rejected')).toBe('1 part rejected');
  expect(why(withPart(rejected, 'images', { status: 'pending' }), 'pending')).toBe('1 part rejected');
});

test.each([
  ['open-claim', { title: { draft } }, {}],
  ['rule-not-kept', { title: { draft: { ...draft, checks: { ...draft.checks, unsupported: 0 } } } }, {}],
  ['wish-not-followed', { title: { draft: unmet } }, {}],
  ['wish-not-followed', { title: { draft: unmet } }, { images: 'rejected' }],
  ['part-rejected', { title: { draft } }, { title: 'rejected' }],
  ['clean', {}, {}],
  ['clean', { title: { draft } }, { title: 'approved' }],
  [null, {}, { title: 'approved', description: 'approved', bullets: 'rejected', images: 'approved' }],
] as const)('it waits as %s, with the records %j and the statuses %j', (reason, records, statuses) => {
  const parts = ['title', 'description', 'bullets', 'images'] as const;
  const made = parts.reduce(
    (all, part) =>
      withPart(all, part, {
        status: (statuses as Partial<Record<string, 'approved' | 'rejected'>>)[part] ?? 'pending',
        record: (records as Partial<Record<string, object>>)[part] ?? {},
      }),
    content,
  );
  expect(findWaitReason(noteParts(made))).toBe(reason);
});

test('a wish of a prompt that was not followed is told with its part', () => {
  const note = noteReview(withPart(content, 'bullets', { record: { draft: unmet } }));
  expect(describeListed(note, 'pending', times)).toMatchObject({
    why: '1 wish not followed',
    tone: 'open',
    findings: [{ part: 'bullets', text: '1 wish not followed', isRule: false }],
  });
});
