import { describe, expect, it, test } from 'vitest';
import type { ReviewedContent } from '#domain/review/content.ts';
import { startFromSource } from '#domain/review/review.ts';
import { withPart } from '#domain/review/test-content.ts';
import type { FindReplaceOptions } from './actions/find-replace.action.ts';
import { findReplacements, planReplacements } from './find-replace.ts';
import { excerptHit, findHits } from './hits.ts';

const ann = { id: 1, fullName: 'Ann' };
const source = {
  title: 'Grey mug, grey handle',
  description: 'A greyish mug for $5 (a.b).',
  bullets: ['Grey', 'Holds tea'],
  images: [],
};
const content = startFromSource(source);
const listedAt = '2026-11-21T10:00:00.000Z';
const named = { id: 1, updatedAt: listedAt, title: source.title, brand: null, attributes: [] };
/** As it is stored. */
const stored = (of: ReviewedContent, given: { version?: number; updatedAt?: string } = {}) => ({
  product: named,
  content: { ...of, version: 3, updatedAt: listedAt, ...given },
});
const replacing = (given: Partial<FindReplaceOptions>): FindReplaceOptions => ({
  find: 'grey',
  replace: 'gray',
  parts: ['title', 'bullets', 'description'],
  matchCase: false,
  wholeWords: false,
  leaveNames: false,
  ...given,
});

test.each<[string, Partial<FindReplaceOptions>, (string | string[])[]]>([
  ['any case', {}, ['Gray mug, gray handle', ['Gray', 'Holds tea'], 'A grayish mug for $5 (a.b).']],
  ['its own case', { matchCase: true }, ['Grey mug, gray handle', 'A grayish mug for $5 (a.b).']],
  ['whole words', { wholeWords: true }, ['Gray mug, gray handle', ['Gray', 'Holds tea']]],
  ['chosen parts', { parts: ['description'] }, ['A grayish mug for $5 (a.b).']],
  ['signs that mean something to machines', { find: '$5 (a.b)', replace: '$& [x]' }, ['A greyish mug for $& [x].']],
  ['nothing', { find: 'a.g' }, []],
])('finds %s', (_what, given, expected) => {
  expect(findReplacements(content, named, replacing(given)).map(({ after }) => after)).toEqual(expected);
});

it.each([...'-!"#%&\',/:;<=>@`~^$\\.*+?()[]{}|_ €“'])('%s is found as it is written', (sign) => {
  const other = startFromSource({ ...source, title: `T${sign}shirt` });
  for (const wholeWords of [false, true])
    expect(
      findReplacements(other, named, replacing({ find: `T${sign}shirt`, replace: 'Top', wholeWords })),
    ).toMatchObject([{ part: 'title', after: 'Top' }]);
});

it('words of other scripts and with accents are whole words too', () => {
  const other = startFromSource({ ...source, title: 'Größe, Größenwahl, eGröße' });
  const [title] = findReplacements(other, named, replacing({ find: 'größe', replace: 'Maß', wholeWords: true }));
  expect(title?.after).toBe('Maß, Größenwahl, eGröße');
});

it('a bullet of which nothing is left goes', () => {
  const [bullets] = findReplacements(content, named, replacing({ find: 'Holds tea', replace: '', parts: ['bullets'] }));
  expect(bullets?.after).toEqual(['Grey']);
});

describe('the plan', () => {
  const approved = withPart(content, 'title', { status: 'approved' });

  it('puts what changed up for review again, with its history', () => {
    const plan = planReplacements(stored(approved), replacing({ wholeWords: true }), ann);
    expect(plan).toMatchObject({ outcome: 'done', parts: ['title', 'bullets'], reason: null });
    expect(plan.change?.content.parts.title).toMatchObject({ status: 'pending', record: { origin: 'person' } });
    expect(plan.change?.history).toMatchObject([
      { contentType: 'title', action: 'edited', previousContent: source.title },
      { contentType: 'bullets', action: 'edited' },
    ]);
  });

  it('says why nothing is replaced', () => {
    expect(planReplacements({ product: named, content: null }, replacing({}), ann)).toMatchObject({
      outcome: 'refused',
    });
    expect(planReplacements(stored(content), replacing({ find: 'gold' }), ann)).toMatchObject({
      outcome: 'unchanged',
      reason: 'No match.',
    });
    const all = replacing({ find: source.title, replace: '' });
    expect(planReplacements(stored(content), all, ann)).toMatchObject({
      outcome: 'refused',
      reason: 'Product Title would be empty, but a product needs a title.',
    });
    const long = replacing({ parts: ['title'], replace: 'x'.repeat(6_000) });
    expect(planReplacements(stored(content), long, ann).reason).toMatch(
      /^Product Title would be too long: At most 10,000/,
    );
  });

  it('does what can be done, and says what cannot', () => {
    const plan = planReplacements(stored(content), replacing({ find: 'mug', replace: 'x'.repeat(9_999) }), ann);
    expect(plan).toMatchObject({ outcome: 'done', parts: ['description'] });
    expect(plan.reason).toMatch(/^Product Title would be too long/);
  });
});

describe('matches that were listed', () => {
  const hit = { productId: 1, version: 3, part: 'title', item: 0, at: 10 } as const;
  const all = { find: 'mug', replace: 'cup', parts: ['title', 'description'] as const };
  const two = startFromSource({ ...source, title: 'Mug, grey mug', description: 'A mug.' });
  const plan = (picked: FindReplaceOptions['picked'], given = {}) =>
    planReplacements(stored(two, given), replacing({ ...all, parts: [...all.parts], picked }), ann);

  it('are replaced but for those that were unticked, which are counted', () => {
    const { change, ...rest } = plan({ asOf: listedAt, isOnly: false, hits: [hit] });
    expect(rest).toEqual({
      outcome: 'done',
      parts: ['title', 'description'],
      reason: '1 match not selected.',
      skippedHits: 1,
    });
    expect(change?.content.parts.title.value).toBe('Cup, grey mug');
  });

  it('are replaced alone where only they were ticked', () => {
    const { change, parts, skippedHits } = plan({ asOf: listedAt, isOnly: true, hits: [hit] });
    expect([parts, skippedHits, change?.content.parts.title.value]).toEqual([['title'], 2, 'Mug, grey cup']);
  });

  it('of other products stay as they are', () => {
    expect(plan({ asOf: listedAt, isOnly: true, hits: [{ ...hit, productId: 2 }] })).toMatchObject({
      outcome: 'refused',
      reason: '3 matches not selected.',
      skippedHits: 3,
    });
  });

  it.each([
    ['later', { updatedAt: '2026-11-21T10:00:00.001Z' }],
    ['to another version', { version: 4 }],
  ])('are skipped where the product changed %s', (_how, given) => {
    expect(plan({ asOf: listedAt, isOnly: false, hits: [hit] }, given)).toEqual({
      outcome: 'refused',
      parts: [],
      reason: 'This product changed after its matches were listed, so nothing was replaced.',
      change: null,
    });
  });
});

describe('brand and model names', () => {
  const product = { ...named, brand: 'Case Logic', attributes: [{ name: 'Model', value: 'Bookcase 3' }] };
  const of = startFromSource({
    ...source,
    title: 'Case Logic case, CASE-LOGIC',
    description: 'Bookcase 3 is a bookcase in a case.',
    bullets: [],
  });
  const options = replacing({ find: 'case', replace: 'cover', leaveNames: true });

  it('are left as the fields of the product state them, and it is said how many', () => {
    const { change, reason } = planReplacements({ ...stored(of), product }, options, ann);
    expect(change?.content.parts.title.value).toBe('Case Logic cover, CASE-LOGIC');
    expect(change?.content.parts.description.value).toBe('Bookcase 3 is a bookcover in a cover.');
    expect(reason).toBe('3 matches in brand or model names skipped.');
  });

  it('are skipped where the product says so now and changed since', () => {
    const picked = { asOf: listedAt, isOnly: false, hits: [] };
    const later = { ...product, updatedAt: '2026-11-21T10:00:01.000Z' };
    expect(planReplacements({ ...stored(of), product: later }, { ...options, picked }, ann).outcome).toBe('refused');
  });
});

describe('what is written around a match', () => {
  const word = 'word '.repeat(100);
  const excerpt = (text: string) => {
    const [hit] = findHits({ description: text }, named, replacing({ parts: ['description'] }));
    if (!hit) throw new Error('Nothing is found');
    return excerptHit(text, hit);
  };

  it('is the whole of a short text', () => {
    expect(excerpt('A grey mug')).toEqual({ before: 'A ', after: ' mug' });
  });

  it('is some whole words of a long one', () => {
    expect(excerpt(`${word}grey ${word}`)).toEqual({
      before: `…${'word '.repeat(11)}`,
      after: `${' word'.repeat(11)}…`,
    });
  });

  it('is some signs where there are no words', () => {
    expect(excerpt(`${'x'.repeat(100)}grey${'y'.repeat(100)}`)).toEqual({
      before: `…${'x'.repeat(60)}`,
      after: `${'y'.repeat(60)}…`,
    });
  });
});
