import { describe, expect, it, test } from 'vitest';
import type { Lens } from '#domain/catalogue/lens.ts';
import type { OptimizedContent } from './content.ts';
import type { ReviewCheck } from './part-check.ts';
import { describeListed, noteReview } from './review-note.ts';
import { testCheck } from './test-check.ts';
import { testContent, withPart } from './test-content.ts';

const maya = { id: 1, fullName: 'Maya Lindqvist' };
const times = { createdAt: '2026-11-01T10:00:00.000Z', waitingSince: '2026-11-18T10:00:00.000Z' };
const content = testContent({ updatedAt: '2026-11-20T10:00:00.000Z' });
const labels: Readonly<Record<string, string>> = { long: 'Title length limit', caps: 'Title capitalization' };
const note = (of: OptimizedContent, check: ReviewCheck) => noteReview(of, check, (id) => labels[id] ?? id);
/** Nothing is open on any of the four parts, all of which changed. */
const clear = testCheck({ title: {}, description: {}, bullets: {}, images: {} });
const decided = (at: string) => ({ decidedBy: maya, decidedAt: at });
const change = { field: 'price', before: '1', after: '2', changedAt: '2026-11-23T10:00:00.000Z' };
const approved = (['title', 'description', 'bullets', 'images'] as const).reduce(
  (all, part) => withPart(all, part, { status: 'approved', record: decided(times.createdAt) }),
  content,
);

describe('a note of a review', () => {
  it('has the parts in the order of their issues, each with its check while it waits', () => {
    const check = testCheck({ title: { openClaims: 1, openWords: 'best' }, bullets: {}, images: {} });
    const written = withPart(content, 'title', { record: { origin: 'person', writtenBy: maya } });
    const of = withPart(written, 'description', { status: 'approved', record: decided(times.createdAt) });
    const made = note(of, check);
    expect(made).toMatchObject({ productId: 1, updatedAt: content.updatedAt, lens: 'open-claim', brokenFacts: [] });
    expect(made.parts.map(({ part, status, by }) => [part, status, by])).toEqual([
      ['title', 'pending', maya],
      ['description', 'approved', maya],
      ['bullets', 'pending', null],
      ['images', 'pending', null],
    ]);
    expect(made.parts.map(({ check: of }) => of)).toEqual([check.parts[0], null, check.parts[1], check.parts[2]]);
  });

  it('names every rule that its checks and the must rules of the facts name, once', () => {
    const check = testCheck(
      { title: { must: ['long'], should: ['caps'], waived: ['w'] }, bullets: { should: ['caps'] } },
      { must: ['color'], should: ['size'] },
    );
    const made = note(content, check);
    expect(made.rules).toEqual({ long: 'Title length limit', caps: 'Title capitalization', w: 'w', color: 'color' });
    expect(made.brokenFacts).toEqual(['color']);
  });

  it('says of an approved part what it left open, and what changed since; of no other', () => {
    const claim = { text: '9 W', start: 0, end: 3, kind: 'power', verdict: 'unsupported', evidence: [] } as const;
    const record = { openClaims: [{ ...claim, evidence: [] }], sourceChanges: [change] };
    const partsOf = (status: 'approved' | 'pending' | 'rejected') =>
      note(withPart(content, 'title', { status, record }), testCheck({})).parts[0];
    expect(partsOf('approved')).toMatchObject({ openClaims: 1, changedFields: ['price'], check: null });
    for (const status of ['pending', 'rejected'] as const)
      expect(partsOf(status)).toMatchObject({ openClaims: 0, changedFields: [] });
  });
});

test('a list says of the parts it is about whether a draft of the sample is among them', () => {
  const draft = {
    engine: 'sample',
    reasons: [],
    checks: { supported: 0, unsupported: 0, contradicted: 0, brokenRules: [] },
    isRepaired: false,
    prompts: [],
    inputHash: '',
  };
  const made = note(
    withPart(content, 'title', { status: 'approved', record: { origin: 'model', draft } }),
    testCheck({}),
  );
  expect(made.parts.map(({ part, isSampleDraft }) => [part, isSampleDraft])).toEqual([
    ['title', true],
    ['description', undefined],
    ['bullets', undefined],
    ['images', undefined],
  ]);
  expect(describeListed(made, 'approved', times)).toMatchObject({ isSampleDraft: true });
  expect(describeListed(made, 'pending', times)).not.toHaveProperty('isSampleDraft');
});

/** Of a product on the pending list: its content, its check, and what is said of it beside the lens. */
const waiting: readonly [Lens, string, string | null, OptimizedContent, ReviewCheck][] = [
  ['nothing-written', 'Nothing written yet', 'Bullets is empty', content, testCheck({ bullets: { value: 'missing' } })],
  [
    'part-rejected',
    'Part rejected',
    'Too long',
    withPart(content, 'title', { status: 'rejected', record: { reason: 'Too long' } }),
    testCheck({ bullets: {} }),
  ],
  [
    'part-rejected',
    'Part rejected',
    'Title, Images',
    withPart(withPart(content, 'title', { status: 'rejected' }), 'images', { status: 'rejected' }),
    testCheck({ bullets: {} }),
  ],
  ['part-rejected', 'Part rejected', null, content, testCheck({ images: { hasRejectedImage: true } })],
  [
    'source-changed',
    'Source changed since approval',
    'price, Material',
    ['title', 'bullets'].reduce(
      (all, part) =>
        withPart(all, part as 'title', {
          status: 'approved',
          record: { sourceChanges: [change, { ...change, field: 'Material' }] },
        }),
      content,
    ),
    testCheck({ images: {} }),
  ],
  [
    'open-claim',
    'Open claim',
    '“lifetime warranty”',
    content,
    testCheck({ title: {}, bullets: { openClaims: 1, openWords: 'lifetime warranty' } }),
  ],
  [
    'open-claim',
    'Open claim',
    '“best” and 3 more',
    content,
    testCheck({ title: { openClaims: 3, openWords: 'best' }, bullets: { openClaims: 1, openWords: 'lifetime' } }),
  ],
  [
    'must-rule',
    'Required rule',
    'Title length limit',
    content,
    testCheck({ title: { must: ['long'], should: ['caps'] } }),
  ],
  [
    'must-rule',
    'Required rule',
    'Title length limit and 2 more',
    content,
    testCheck({ title: { must: ['long'] }, bullets: { must: ['long', 'x'] } }, { must: ['color'] }),
  ],
  ['must-rule', 'Required rule', 'color', content, testCheck({ title: {} }, { must: ['color'] })],
  [
    'wish-not-followed',
    'Wish not followed',
    'No cork is known.',
    content,
    testCheck({ title: {}, bullets: { unmetWishes: 2, wishWords: 'No cork is known.' } }),
  ],
  [
    'unchanged',
    'Unchanged',
    'all 2 pending parts',
    content,
    testCheck({ title: { value: 'unchanged' }, bullets: { value: 'empty' } }),
  ],
  [
    'clean',
    'Clean',
    '1 of 2 parts changed',
    content,
    testCheck({ title: { should: ['caps'] }, bullets: { value: 'unchanged' } }),
  ],
];

test('on the pending list a part that one of two people approved is shown as waiting for the second', () => {
  const firstApproval = { by: maya, at: times.createdAt, openClaims: [] };
  const of = withPart(content, 'title', { record: { firstApproval } });
  const check = testCheck({ title: { openClaims: 1, openWords: '18 oz' } });
  expect(describeListed(note(of, check), 'pending', times)).toMatchObject({
    ...{ why: 'Waits for a second person', detail: null, lens: 'open-claim', tone: 'open' },
    findings: [
      { part: 'title', text: 'approved by Maya Lindqvist, waits for a second person' },
      { part: 'title', text: 'open claim: “18 oz”' },
    ],
  });
  // Once approved, its record names the first, and it waits for nobody.
  const both = withPart(of, 'title', { status: 'approved', record: { ...decided(times.createdAt), firstApproval } });
  expect(note(both, check).parts[0]).not.toHaveProperty('firstApprovedBy');
});

test.each(waiting)('on the pending list, %s is shown as %s: %s', (lens, why, detail, of, check) => {
  const listed = describeListed(note(of, check), 'pending', times);
  const tone = lens === 'clean' || lens === 'unchanged' ? 'clean' : 'open';
  expect(listed).toMatchObject({ lens, why, detail, tone, at: times.waitingSince });
});

test('without content nothing is written yet, and the product waits since it came', () => {
  expect(describeListed(null, 'pending', { ...times, waitingSince: null })).toEqual({
    why: 'Nothing written yet',
    detail: null,
    lens: 'nothing-written',
    tone: 'none',
    findings: [],
    by: null,
    at: times.createdAt,
  });
});

test('what is open on a part that waits is said part by part, gravest first', () => {
  const check = testCheck({
    title: {
      openClaims: 2,
      openWords: 'best',
      must: ['long'],
      should: ['caps'],
      waived: ['w'],
      unmetWishes: 1,
      wishWords: 'No cork is known.',
    },
    description: { value: 'missing' },
    bullets: { value: 'unchanged' },
    images: { hasRejectedImage: true },
  });
  expect(describeListed(note(content, check), 'pending', times).findings).toEqual([
    { part: 'title', text: 'open claim: “best” and 1 more', isRule: false },
    { part: 'title', text: 'required: Title length limit', isRule: true },
    { part: 'title', text: 'wish not followed: No cork is known.', isRule: false },
    { part: 'title', text: 'should: Title capitalization', isRule: true },
    { part: 'description', text: 'empty, but its source is not', isRule: false },
    { part: 'images', text: 'an image is rejected', isRule: false },
  ]);
});

test('beside what waits, a rejected part is shown with its reason', () => {
  const rejected = (reason?: string) =>
    withPart(content, 'title', { status: 'rejected', record: reason ? { reason } : {} });
  const findings = (of: OptimizedContent) =>
    describeListed(note(of, testCheck({ images: {} })), 'pending', times).findings;
  expect(findings(rejected('Too long'))).toEqual([{ part: 'title', text: 'rejected: Too long', isRule: false }]);
  expect(findings(rejected())).toEqual([{ part: 'title', text: 'rejected', isRule: false }]);
});

describe('on the other lists', () => {
  it('rejected parts are shown with why, which others are not done, and the latest decision', () => {
    const some = withPart(content, 'title', {
      status: 'rejected',
      record: { reason: 'Too long', ...decided('2026-11-21T10:00:00.000Z') },
    });
    const both = withPart(some, 'images', { status: 'rejected', record: decided('2026-11-22T10:00:00.000Z') });
    const check = testCheck({ description: {}, bullets: { openClaims: 1, openWords: 'best' } });
    expect(describeListed(note(both, check), 'rejected', times)).toEqual({
      why: 'Too long, 2 parts pending',
      detail: null,
      lens: null,
      tone: 'open',
      by: 'Maya Lindqvist',
      at: '2026-11-22T10:00:00.000Z',
      findings: [
        { part: 'title', text: 'Too long', isRule: false },
        { part: 'description', text: 'pending', isRule: false },
        { part: 'bullets', text: 'pending', isRule: false },
      ],
    });
  });

  it('one reason for several parts is said once, and without a reason their number', () => {
    const with2 = (reason?: string) =>
      (['title', 'images'] as const).reduce(
        (all, part) => withPart(all, part, { status: 'rejected', record: reason ? { reason } : {} }),
        approved,
      );
    const why = (reason?: string) => describeListed(note(with2(reason), testCheck({})), 'rejected', times).why;
    expect(why('Too long')).toBe('Too long');
    expect(why()).toBe('2 parts rejected');
  });

  it('an approved part says what changed in its source, and with which claims it was approved', () => {
    const claim = { text: '9 W', start: 0, end: 3, kind: 'power', verdict: 'unsupported', evidence: [] } as const;
    const openClaims = [
      { ...claim, evidence: [] },
      { ...claim, evidence: [] },
    ];
    const marked = withPart(approved, 'title', { record: { sourceChanges: [change], openClaims } });
    expect(describeListed(note(marked, testCheck({})), 'approved', times)).toMatchObject({
      why: 'Source changed: price, Approved with 2 open claims',
      lens: 'source-changed',
      tone: 'open',
      findings: [
        { part: 'title', text: 'source changed: price', isRule: false },
        { part: 'title', text: '2 open claims', isRule: false },
      ],
    });
  });

  it('nothing is open only where nothing was rejected and nothing waits', () => {
    const why = (of: OptimizedContent, status: 'approved' | 'rejected', check = testCheck({})) =>
      describeListed(note(of, check), status, times).why;
    expect(why(approved, 'approved')).toBe('Nothing to fix');
    expect(describeListed(note(approved, testCheck({})), 'approved', times).tone).toBe('clean');
    expect(why(withPart(approved, 'title', { status: 'pending' }), 'approved', clear)).toBe('1 part pending');
    const rejected = withPart(approved, 'title', { status: 'rejected' });
    expect(why(rejected, 'approved')).toBe('1 part rejected');
    expect(why(rejected, 'rejected')).toBe('1 part rejected');
    const mixed = withPart(rejected, 'images', { status: 'pending' });
    expect(why(mixed, 'approved', clear)).toBe('1 part rejected, 1 part pending');
  });

  it('a product approved as its source has it says so', () => {
    const asItIs = (['title', 'description', 'bullets', 'images'] as const).reduce(
      (all, part) => withPart(all, part, { record: { origin: 'source' } }),
      approved,
    );
    const listed = (of: OptimizedContent) => describeListed(note(of, testCheck({})), 'approved', times);
    expect(listed(asItIs)).toMatchObject({ why: 'Same as the source', tone: 'clean' });
    expect(listed(withPart(asItIs, 'title', { record: { origin: 'person' } })).why).toBe('Nothing to fix');
  });
});
