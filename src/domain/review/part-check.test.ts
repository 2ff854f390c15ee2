import { describe, expect, it, test } from 'vitest';
import { type Lens, lenses, lensLabels, lookLenses, needsLook } from '#domain/catalogue/lens.ts';
import { type Part, partNames } from '#domain/parts/parts.ts';
import {
  emptyCheck,
  hasSourceChanged,
  isApprovable,
  isTakenWithTheRest,
  lensOf,
  lensOfPart,
  type PartCheck,
  type PartLens,
  partCheckSchema,
} from './part-check.ts';
import { startFromSource } from './review.ts';
import { noBroken, testCheck, testPartCheck } from './test-check.ts';
import { withPart } from './test-content.ts';

/** What makes a part wait for a person, in the order in which the first that fits wins. */
const causes: readonly [PartLens, Partial<PartCheck>][] = [
  ['nothing-written', { value: 'missing' }],
  ['part-rejected', { hasRejectedImage: true }],
  ['open-claim', { openClaims: 2, openWords: 'lifetime warranty' }],
  ['must-rule', { must: ['title.length'] }],
  ['wish-not-followed', { unmetWishes: 1, wishWords: 'mention cork' }],
];
/** Every choice of them: the causes that are in it, gravest first. */
const choices = Array.from({ length: 2 ** causes.length }, (_, bits) =>
  causes.filter((_cause, at) => bits & (1 << at)),
);

describe('the lens of a part', () => {
  test.each(choices.map((chosen) => [chosen.map(([lens]) => lens).join(', ') || 'nothing', chosen] as const))(
    'with %s is the first of them',
    (_names, chosen) => {
      const check = testPartCheck('images', Object.assign({}, ...chosen.map(([, given]) => given)));
      expect(lensOfPart(check)).toBe(chosen[0]?.[0] ?? 'clean');
      expect(isApprovable(check, noBroken)).toBe(chosen.length === 0);
      expect(isTakenWithTheRest(check)).toBe(chosen.length === 0);
    },
  );

  test.each([
    ['changed', 'clean'],
    ['unchanged', 'unchanged'],
    ['empty', 'unchanged'],
    ['missing', 'nothing-written'],
  ] as const)('of a draft that is %s and has nothing open is %s', (value, lens) => {
    expect(lensOfPart(testPartCheck('title', { value }))).toBe(lens);
  });

  it('is not moved by a should rule, nor by a rule that is waived', () => {
    const check = testPartCheck('title', { should: ['a', 'b'], waived: ['c'] });
    expect(lensOfPart(check)).toBe('clean');
    expect(isApprovable(check, { ...noBroken, should: ['x'], waived: ['y'] })).toBe(true);
  });
});

describe('what an approval takes', () => {
  it('in bulk, no part while the facts break a must rule; with the product in front of a person, all the same', () => {
    const facts = { ...noBroken, must: ['facts.brand'] };
    for (const value of ['changed', 'unchanged', 'empty'] as const) {
      expect(isApprovable(testPartCheck('title', { value }), facts)).toBe(false);
      expect(isTakenWithTheRest(testPartCheck('title', { value }))).toBe(true);
    }
  });

  it('with the rest, also a part that is empty in source and draft where a rule asks for text', () => {
    const empty = testPartCheck('bullets', { value: 'empty', must: ['bullets.present'] });
    expect(isTakenWithTheRest(empty)).toBe(true);
    expect(isApprovable(empty, noBroken)).toBe(false);
    expect(isTakenWithTheRest({ ...empty, value: 'missing' })).toBe(false);
    expect(isTakenWithTheRest({ ...empty, value: 'unchanged' })).toBe(false);
    expect(isTakenWithTheRest(testPartCheck('images', { value: 'empty', hasRejectedImage: true }))).toBe(false);
  });
});

const content = startFromSource({ title: 'Mug', description: 'A mug.', bullets: ['Holds tea'], images: ['a.jpg'] });
const change = { field: 'Material', before: 'Cotton', after: 'Linen', changedAt: '2026-11-21T10:00:00.000Z' };
const approved = { title: withPart(content, 'title', { status: 'approved' }) };
const outdated = withPart(content, 'title', { status: 'approved', record: { sourceChanges: [change] } });

describe('the lens of a product', () => {
  it('without content is that nothing is written', () => {
    expect(lensOf(null, emptyCheck)).toBe('nothing-written');
  });

  it('is none where nothing waits and the source is as it was', () => {
    expect(lensOf(approved.title, emptyCheck)).toBeNull();
    const rejected = partNames.reduce((all, part) => withPart(all, part, { status: 'rejected' }), content);
    expect(lensOf(rejected, emptyCheck)).toBeNull();
    expect(lensOf(outdated, emptyCheck)).toBe('source-changed');
  });

  test.each(
    causes.flatMap(([grave, graver], at) =>
      [...causes.slice(at + 1), ['clean', {}] as const, ['unchanged', { value: 'unchanged' }] as const].map(
        ([light, lighter]) => [grave, light, graver, lighter] as const,
      ),
    ),
  )('with one part under %s and one under %s is the first', (grave, _light, graver, lighter) => {
    for (const [one, other] of [
      [graver, lighter],
      [lighter, graver],
    ])
      expect(lensOf(content, testCheck({ title: one ?? {}, images: other ?? {} }))).toBe(grave);
  });

  it('is unchanged only where all that waits is, and clean where a part changed', () => {
    const unchanged = { value: 'unchanged' } as const;
    expect(lensOf(content, testCheck({ title: unchanged, bullets: { value: 'empty' } }))).toBe('unchanged');
    expect(lensOf(content, testCheck({ title: unchanged, bullets: {} }))).toBe('clean');
  });

  /** The lens of a product with these checks, on its own, with a must rule of its facts, a rejected part, and a changed source. */
  test.each<[string, Partial<Record<Part, Partial<PartCheck>>>, Lens | null, Lens | null, Lens | null, Lens | null]>([
    ['clean', { bullets: {} }, 'clean', 'must-rule', 'part-rejected', 'source-changed'],
    ['unchanged', { bullets: { value: 'unchanged' } }, 'unchanged', 'must-rule', 'part-rejected', 'source-changed'],
    ['a wish', { bullets: { unmetWishes: 1 } }, 'wish-not-followed', 'must-rule', 'part-rejected', 'source-changed'],
    ['a must rule', { bullets: { must: ['x'] } }, 'must-rule', 'must-rule', 'part-rejected', 'source-changed'],
    ['an open claim', { bullets: { openClaims: 1 } }, 'open-claim', 'open-claim', 'part-rejected', 'source-changed'],
    [
      'an emptied part',
      { bullets: { value: 'missing' } },
      'nothing-written',
      'nothing-written',
      'nothing-written',
      'nothing-written',
    ],
    ['nothing that waits', {}, null, null, null, 'source-changed'],
  ])('with %s', (_name, parts, alone, withFacts, withRejected, withChange) => {
    expect(lensOf(content, testCheck(parts))).toBe(alone);
    expect(lensOf(content, testCheck(parts, { must: ['facts.brand'] }))).toBe(withFacts);
    expect(lensOf(content, testCheck(parts, { should: ['facts.brand'], waived: ['y'] }))).toBe(alone);
    expect(lensOf(withPart(content, 'images', { status: 'rejected' }), testCheck(parts))).toBe(withRejected);
    expect(lensOf(outdated, testCheck(parts))).toBe(withChange);
  });

  it('with a rejected part goes before a source that changed', () => {
    const both = withPart(outdated, 'images', { status: 'rejected' });
    expect(lensOf(both, testCheck({ bullets: {} }))).toBe('part-rejected');
    expect(lensOf(both, emptyCheck)).toBe('source-changed');
  });
});

test('the source changed where an approved part is marked with it, and on no other part', () => {
  expect(hasSourceChanged(outdated)).toBe(true);
  expect(hasSourceChanged(content)).toBe(false);
  for (const status of ['pending', 'rejected'] as const)
    expect(hasSourceChanged(withPart(outdated, 'title', { status }))).toBe(false);
});

test('each lens has a label of its own, and those but clean and unchanged need a look', () => {
  expect(new Set(Object.values(lensLabels)).size).toBe(lenses.length);
  expect(lenses.filter((lens) => needsLook(lens) === null)).toEqual(['unchanged', 'clean']);
  expect(lenses.flatMap((lens) => needsLook(lens) ?? [])).toEqual(lookLenses);
  expect(needsLook(null)).toBeNull();
});

test('a check goes over the wire whole', () => {
  const check = testPartCheck('title', { openClaims: 1, openWords: 'best', must: ['a'], waived: ['b'] });
  expect(partCheckSchema.parse(check)).toEqual(check);
});
