import { describe, expect, it, test } from 'vitest';
import { partNames, type Status } from '#domain/parts/parts.ts';
import type { Origin } from '#domain/review/content.ts';
import { withPart } from '#domain/review/test-content.ts';
import {
  answerAuthor,
  answerClaims,
  answerDecision,
  answerNotes,
  answerScore,
  answerSourceChanges,
  answerStatus,
} from './answer-review.ts';
import { freshFacts, onScored, testFacts } from './test-facts.ts';

const facts = testFacts();
const { content } = facts;
if (!content) throw new Error('The skillet has content.');
const withAll = (status: Status) => partNames.reduce((done, part) => withPart(done, part, { status }), content);
const found = ['review of the product'];
const titleTime = 'Nov 20, 2026, 3:05 PM UTC';

describe('the Content Score', () => {
  const scored = (given: typeof content, contentStatus: (typeof facts)['product']['contentStatus']) =>
    answerScore(testFacts({ content: given, productIs: { contentStatus } }));
  const last = 'The score shows the progress of the review, not how good the text is.';

  it('is shown with what it counts', () => {
    expect(answerScore(facts)).toEqual({
      lines: [
        'The Content Score is **25** (Critical): each approved part counts 25, and Product Title is approved (1 × 25 = 25).',
        '',
        '- **2 issues**, the parts still pending: Feature Bullets and Product Images',
        '- Rejected: Product Description. A rejected part adds nothing to the score',
        '',
        last,
      ],
      found,
    });
    expect(scored(withAll('approved'), { score: 100, issues: 0, status: 'optimized' })).toEqual({
      lines: [
        'The Content Score is **100** (Optimized): each approved part counts 25, and Product Title, Feature Bullets, Product Description and Product Images are approved (4 × 25 = 100).',
        '',
        '- **No issues**: no part is pending',
        '',
        last,
      ],
      found,
    });
    expect(scored(withAll('pending'), { score: 0, issues: 4, status: 'critical' }).lines).toEqual([
      'The Content Score is **0** (Critical): each approved part counts 25, and no part is approved (0 × 25 = 0).',
      '',
      '- **4 issues**, the parts still pending: Product Title, Feature Bullets, Product Description and Product Images',
      '',
      last,
    ]);
  });

  it('before anything was generated is that of every such product', () => {
    expect(answerScore(freshFacts())).toEqual({
      lines: [
        'The Content Score is **58**, with **5 issues** (Needs improvement). Every product without optimized content has this score: nothing has been generated yet, so there is nothing to approve.',
        '',
        '**Generate Content** writes a first draft. The score then counts approvals: 25 for each approved part.',
      ],
      found,
    });
  });
});

describe('the statuses', () => {
  const each = [
    `- **Product Title:** approved, by Maya Lindqvist on ${titleTime}`,
    '- **Feature Bullets:** pending',
    '- **Product Description:** rejected, by Maya Lindqvist on Nov 19, 2026, 8:00 AM UTC',
    '- **Product Images:** pending',
  ];

  it.each<[text: string, head: string]>([
    ['what is pending', '2 parts of four are pending:'],
    ['what is approved', '1 part of four is approved:'],
    ['what is rejected', '1 part of four is rejected:'],
    ['what is rejected or approved', '1 part of four is rejected:'],
    ['what is approved or pending', '1 part of four is approved:'],
    ['is it ready', '2 parts of four are pending:'],
  ])('%s', (text, head) => {
    expect(onScored(answerStatus(null, text, facts))).toEqual({
      lines: [head, '', ...each, '', 'Progress: 25%.'],
      found,
    });
  });

  it('where no part has the status, and of one part', () => {
    expect(answerStatus(null, 'what is pending', testFacts({ content: withAll('approved') })).lines[0]).toBe(
      'No part is pending:',
    );
    expect(answerStatus('bullets', 'are the bullets approved', facts)).toEqual({ lines: [each[1]], found });
    expect(answerStatus('title', 'is the title approved', facts)).toEqual({ lines: [each[0]], found });
  });

  it('are shown with who and when only where both are known', () => {
    const line = (record: object) =>
      answerStatus('title', '', testFacts({ content: withPart(content, 'title', { record }) })).lines;
    expect(line({ decidedBy: null })).toEqual(['- **Product Title:** approved']);
    expect(line({ decidedAt: null })).toEqual(['- **Product Title:** approved']);
  });

  it('are all pending before anything was generated', () => {
    expect(answerStatus('title', '', freshFacts())).toEqual({
      lines: ['All four parts are pending: no optimized content has been generated yet.'],
      found,
    });
  });
});

describe('decisions', () => {
  const title = `The title is approved by Maya Lindqvist on ${titleTime}.`;
  const description = 'The description is rejected by Maya Lindqvist on Nov 19, 2026, 8:00 AM UTC.';
  const why = ['', 'No reason was recorded with it, so I cannot say why.'];

  it.each<[text: string, lines: string[]]>([
    ['who approved it', [title]],
    ['who rejected it', [description]],
    ['who decided', [`- ${title}`, `- ${description}`]],
    ['why was it approved', [title, ...why]],
    ['why was it decided', [`- ${title}`, `- ${description}`, ...why]],
    ['whyever approved', [title]],
    ['who disapproved or rejected', [description]],
  ])('%s', (text, lines) => {
    expect(answerDecision(null, text, facts)).toEqual({ lines, found });
  });

  it('says why a part was rejected where a reason was given', () => {
    const because = withPart(content, 'description', { record: { reason: 'Names another brand' } });
    expect(answerDecision('description', 'why was it rejected', testFacts({ content: because })).lines).toEqual([
      'The description is rejected by Maya Lindqvist on Nov 19, 2026, 8:00 AM UTC. The reason given: “Names another brand”',
    ]);
  });

  it('of one part are shown for any question', () => {
    expect(answerDecision('description', 'who approved the description', facts)).toEqual({
      lines: [description],
      found,
    });
    expect(answerDecision('bullets', 'who approved the bullets', facts)).toEqual({
      lines: [
        'The bullets are pending: not approved or rejected. I see no approval or rejection of it in the history.',
      ],
      found,
    });
  });

  it.each<[action: 'approved' | 'rejected' | 'edited', by: string | null, words: string]>([
    ['approved', 'Maya Lindqvist', ` It was last approved by Maya Lindqvist on ${titleTime}, before it changed again.`],
    ['rejected', null, ` It was last rejected on ${titleTime}, before it changed again.`],
    ['edited', 'Maya Lindqvist', ' I see no approval or rejection of it in the history.'],
  ])('that no longer stand: %s by %s', (action, by, words) => {
    const [entry] = facts.history;
    if (!entry) throw new Error('The skillet has a history.');
    const changedBy = by === null ? null : { id: 1, fullName: by };
    const history = [entry, { ...entry, contentType: 'bullets' as const, action, changedBy }];
    expect(answerDecision('bullets', 'who approved the bullets', testFacts({ history }))).toEqual({
      lines: [`The bullets are pending: not approved or rejected.${words}`],
      found: action === 'edited' ? found : [...found, 'Content History'],
    });
  });

  it('nobody made, or that say no more', () => {
    const pending = testFacts({ content: withAll('pending') });
    expect(answerDecision(null, 'who approved it', pending)).toEqual({
      lines: ['No part is approved now.'],
      found,
    });
    expect(answerDecision(null, 'who rejected it', pending)).toEqual({
      lines: ['No part is rejected now.'],
      found,
    });
    expect(answerDecision(null, 'who signed it', pending)).toEqual({
      lines: ['No part is approved or rejected now.'],
      found,
    });
    expect(answerDecision(null, 'who approved it', freshFacts())).toEqual({
      lines: ['Nothing was approved or rejected yet: there is no optimized content.'],
      found,
    });
    const anonymous = withPart(content, 'title', { record: { decidedBy: null, decidedAt: null } });
    expect(answerDecision('title', '', testFacts({ content: anonymous })).lines).toEqual([
      'The title is approved; the person is not recorded.',
    ]);
    const undated = withPart(content, 'images', {
      status: 'approved',
      record: { decidedBy: { id: 2, fullName: '*Bo*' } },
    });
    expect(answerDecision('images', '', testFacts({ content: undated })).lines).toEqual([
      'The images are approved by \\*Bo\\*.',
    ]);
  });
});

test.each<[origin: Origin, words: string]>([
  ['built-in', 'written by the built-in writer from the facts of the source'],
  ['model', 'written by a language model and checked against the facts of the source'],
  ['person', 'edited by a person'],
  ['restored', 'restored from history'],
  ['source', 'same as the source'],
])('who wrote a text of the origin %s', (origin, words) => {
  const given = testFacts({ content: withPart(content, 'bullets', { record: { origin } }) });
  expect(answerAuthor('bullets', given)).toEqual({
    lines: [`- **Bullets:** ${words}`],
    found: ['origin saved with each part'],
  });
});

test('who wrote a draft of the sample', () => {
  const draft = {
    engine: 'sample',
    reasons: [],
    checks: { supported: 1, unsupported: 0, contradicted: 0, brokenRules: [] },
    isRepaired: false,
    prompts: [],
    inputHash: '',
  };
  const given = testFacts({ content: withPart(content, 'bullets', { record: { origin: 'model', draft } }) });
  expect(answerAuthor('bullets', given).lines).toEqual(['- **Bullets:** Sample draft, written with a language model']);
});

test('who wrote all of it', () => {
  expect(onScored(answerAuthor(null, facts))).toEqual({
    lines: [
      '- **Title:** written by the built-in writer from the facts of the source',
      '- **Bullets:** written by the built-in writer from the facts of the source',
      '- **Description:** edited by a person (Maya Lindqvist)',
      '- **Images:** same as the source',
    ],
    found: ['origin saved with each part'],
  });
  expect(answerAuthor(null, freshFacts())).toEqual({
    lines: ['Nothing is written yet: there is only the text of the source.'],
    found,
  });
});

test('what the writer noted', () => {
  const note = 'Left out "premium": no fact in the source supports this keyword.';
  const keptWith = ['notes saved with each part'];
  const nothing = { lines: ['The writer left no notes for this product.'], found: keptWith };
  expect(answerNotes(null, facts)).toEqual({ lines: [`- **Bullets:** ${note}`], found: keptWith });
  expect(answerNotes('bullets', facts)).toEqual({ lines: [`- **Bullets:** ${note}`], found: keptWith });
  expect(answerNotes('title', facts)).toEqual(nothing);
  expect(answerNotes(null, freshFacts())).toEqual(nothing);
  // Notes of before drafts were recorded.
  const older = withPart(content, 'title', { record: { notes: ['*One*', 'x'.repeat(501)] } });
  expect(answerNotes(null, testFacts({ content: older })).lines).toEqual([
    '- **Title:** \\*One\\*',
    `- **Title:** ${'x'.repeat(499)}…`,
    `- **Bullets:** ${note}`,
  ]);
});

test('what changed in the source', () => {
  const change = {
    field: 'x'.repeat(81),
    before: 'y'.repeat(161),
    after: '*z*',
    changedAt: '2026-11-21T09:00:00.000Z',
  };
  const changed = withPart(content, 'title', { record: { sourceChanges: [change] } });
  const keptWith = ['source changes saved with each part'];
  expect(answerSourceChanges(testFacts({ content: changed }))).toEqual({
    lines: [
      'These facts changed after the part was approved:',
      '',
      `- **Title:** ${'x'.repeat(79)}… was “${'y'.repeat(159)}…”, now “\\*z\\*” (since Nov 21, 2026, 9:00 AM UTC)`,
    ],
    found: keptWith,
  });
  const nothing = { lines: ['No fact of the source changed after an approval.'], found: keptWith };
  expect(answerSourceChanges(facts)).toEqual(nothing);
  expect(answerSourceChanges(freshFacts())).toEqual(nothing);
});

describe('claims', () => {
  const openClaims = [
    { part: 'title', text: 'a', verdict: 'unsupported', explanation: 'The source does not say "a".' },
    { part: 'bullets', text: 'b', verdict: 'contradicted', explanation: `*${'x'.repeat(400)}` },
    { part: 'bullets', text: 'c', verdict: 'unsupported', isConflict: true, explanation: 'The source disagrees.' },
  ] as const;

  it('nobody vouches for are listed by their parts', () => {
    expect(answerClaims(null, testFacts({ openClaims }))).toEqual({
      lines: [
        '3 claims are not supported by the facts:',
        '',
        '- **Title**, unsupported: The source does not say "a".',
        `- **Bullets**, contradicted: \\*${'x'.repeat(398)}…`,
        '- **Bullets**, in conflict: The source disagrees.',
      ],
      found: ['claims checked in the content under review'],
    });
    expect(answerClaims('title', testFacts({ openClaims })).lines).toEqual([
      '1 claim in the title is not supported by the facts:',
      '',
      '- **Title**, unsupported: The source does not say "a".',
    ]);
  });

  it('may all be supported', () => {
    expect(answerClaims('images', testFacts({ openClaims })).lines).toEqual([
      'The facts of the source support every claim I find in the images.',
    ]);
    expect(answerClaims(null, freshFacts())).toEqual({
      lines: ['The facts of the source support every claim I find.'],
      found: ['claims checked in the source'],
    });
  });
});
