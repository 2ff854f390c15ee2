import { describe, expect, it, test } from 'vitest';
import { startFromSource } from '#domain/review/review.ts';
import { withPart } from '#domain/review/test-content.ts';
import { excerptReplacement, findReplacements, planReplacements } from './find-replace.ts';
import type { FindReplaceOptions } from './run-action.ts';

const ann = { id: 1, fullName: 'Ann' };
const source = {
  title: 'Grey mug, grey handle',
  description: 'A greyish mug for $5 (a.b).',
  bullets: ['Grey', 'Holds tea'],
  images: [],
};
const content = startFromSource(source);
const replacing = (given: Partial<FindReplaceOptions>): FindReplaceOptions => ({
  find: 'grey',
  replace: 'gray',
  parts: ['title', 'bullets', 'description'],
  matchCase: false,
  wholeWords: false,
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
  expect(findReplacements(content, replacing(given)).map(({ after }) => after)).toEqual(expected);
});

it.each([...'-!"#%&\',/:;<=>@`~^$\\.*+?()[]{}|_ €“'])('%s is found as it is written', (sign) => {
  const other = startFromSource({ ...source, title: `T${sign}shirt` });
  for (const wholeWords of [false, true])
    expect(findReplacements(other, replacing({ find: `T${sign}shirt`, replace: 'Top', wholeWords }))).toMatchObject([
      { part: 'title', after: 'Top' },
    ]);
});

it('words of other scripts and with accents are whole words too', () => {
  const other = startFromSource({ ...source, title: 'Größe, Größenwahl, eGröße' });
  const [title] = findReplacements(other, replacing({ find: 'größe', replace: 'Maß', wholeWords: true }));
  expect(title?.after).toBe('Maß, Größenwahl, eGröße');
});

it('a bullet of which nothing is left goes', () => {
  const [bullets] = findReplacements(content, replacing({ find: 'Holds tea', replace: '', parts: ['bullets'] }));
  expect(bullets?.after).toEqual(['Grey']);
});

describe('the plan', () => {
  const approved = withPart(content, 'title', { status: 'approved' });

  it('puts what changed up for review again, with its history', () => {
    const plan = planReplacements(approved, replacing({ wholeWords: true }), ann);
    expect(plan).toMatchObject({ outcome: 'done', parts: ['title', 'bullets'], reason: null });
    expect(plan.change?.content.parts.title).toMatchObject({ status: 'pending', record: { origin: 'person' } });
    expect(plan.change?.history).toMatchObject([
      { contentType: 'title', action: 'edited', previousContent: source.title },
      { contentType: 'bullets', action: 'edited' },
    ]);
  });

  it('says why nothing is replaced', () => {
    expect(planReplacements(null, replacing({}), ann)).toMatchObject({ outcome: 'refused' });
    expect(planReplacements(content, replacing({ find: 'gold' }), ann)).toMatchObject({
      outcome: 'unchanged',
      reason: 'No match.',
    });
    const all = replacing({ find: source.title, replace: '' });
    expect(planReplacements(content, all, ann)).toMatchObject({
      outcome: 'refused',
      reason: 'Product Title would be empty, but a product needs a title.',
    });
    const long = replacing({ parts: ['title'], replace: 'x'.repeat(6_000) });
    expect(planReplacements(content, long, ann).reason).toMatch(/^Product Title would be too long: At most 10,000/);
  });

  it('does what can be done, and says what cannot', () => {
    const plan = planReplacements(content, replacing({ find: 'mug', replace: 'x'.repeat(9_999) }), ann);
    expect(plan).toMatchObject({ outcome: 'done', parts: ['description'] });
    expect(plan.reason).toMatch(/^Product Title would be too long/);
  });
});

describe('an example', () => {
  const excerpt = (before: string | string[], given: Partial<FindReplaceOptions> = {}) =>
    excerptReplacement(before, replacing(given));
  const word = 'word '.repeat(100);

  it('shows a short text whole', () => {
    expect(excerpt('A grey mug')).toEqual({ before: 'A grey mug', after: 'A gray mug' });
  });

  it('shows the place and what stands around it', () => {
    const { before, after } = excerpt(`${word}grey ${word}`);
    expect(before).toBe(`…${'word '.repeat(11)}grey${' word'.repeat(12)}…`);
    expect(after).toBe(before.replace('grey', 'gray'));
  });

  it('of many places shows the first, and nothing as it was that is replaced', () => {
    const { before, after } = excerpt(`${word}${'grey mug '.repeat(50)}`);
    expect(before).toBe(`…${'word '.repeat(11)}${'grey mug '.repeat(20).trim()}…`);
    expect(after).toBe(before.replaceAll('grey', 'gray'));
  });

  it('of a list shows the first text that changes, which may go', () => {
    expect(excerpt(['Grey', 'A grey mug', 'grey'], { replace: 'Grey' })).toEqual({
      before: 'A grey mug',
      after: 'A Grey mug',
    });
    expect(excerpt(['Grey'], { replace: '' })).toEqual({ before: 'Grey', after: '' });
  });
});
