import { describe, expect, it, test } from 'vitest';
import type { Level } from '#domain/channels/levels.ts';
import { type Part, type Status, scoredParts } from '#domain/parts/parts.ts';
import type { Bound, Condition } from './catalogue-query.ts';
import { readQuestion } from './read-question.ts';

type EmptyOf = Extract<Condition, { field: 'empty' }>['of'];
const part = (of: Part, status: Status, isNot = false): Condition =>
  ({ field: 'part', part: of, status, ...(isNot ? { not: true } : {}) }) as Condition;
const status = (...any: Status[]): Condition => ({ field: 'status', any });
const notStatus = (...any: Status[]): Condition => ({ field: 'status', any, not: true });
const score = (is: Bound, value: number): Condition => ({ field: 'figure', of: 'score', is, value });
const empty = (of: EmptyOf): Condition => ({ field: 'empty', of });
const level = (is: Level): Condition => ({ field: 'level', level: is });
/** Every part in a status, but for one that is not. */
const parts = (status: Status, but?: Part) => scoredParts.map((each) => part(each, status, each === but));
const noIssues: Condition = { field: 'figure', of: 'issues', is: 'equal', value: 0 };
const untouched: Condition = { field: 'content', has: false };
const touched: Condition = { field: 'content', has: true };

const facets = { categories: [], subcategories: [], brands: [], retailers: [] };

/** What a text is read as: its conditions; null where it is not read. */
function read(text: string) {
  const { query } = readQuestion(text, facets, new Date('2026-11-21T10:00:00.000Z'));
  return query && { where: query.where };
}
const whole = (...where: Condition[]) => ({ where });

const partWords: readonly [word: string, part: Part][] = [
  ['title', 'title'],
  ['titles', 'title'],
  ['description', 'description'],
  ['descriptions', 'description'],
  ['bullet', 'bullets'],
  ['bullets', 'bullets'],
  ['bullet point', 'bullets'],
  ['bullets points', 'bullets'],
  ['image', 'images'],
  ['images', 'images'],
  ['picture', 'images'],
  ['pictures', 'images'],
  ['photo', 'images'],
  ['photos', 'images'],
];

describe('a part without approval', () => {
  it.each([
    'not have approved title',
    'not has an approved title',
    'not have a title approved',
    'not approved title',
    'not yet approved title',
    'title not approved',
    'title not yet approved',
    'title not been approved',
    'title not yet been approved',
    'title that is still not approved',
    'title has not been approved',
  ])('%s is not approved, be it pending or rejected', (text) => {
    expect(read(text)).toEqual(whole(part('title', 'approved', true)));
  });

  it.each(['no optimized title', 'optimised titles', 'titles that are optimised'])(
    '%s is not read: figures are those of the source',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );
});

describe('a part with a status', () => {
  it.each(partWords)('rejected %s', (word, named) => {
    expect(read(`rejected ${word}`)).toEqual(whole(part(named, 'rejected')));
  });

  it.each<[string, Condition]>([
    ['pending title', part('title', 'pending')],
    ['waiting title', part('title', 'pending')],
    ['not rejected title', part('title', 'rejected', true)],
    ['not pending images', part('images', 'pending', true)],
    ['not waiting images', part('images', 'pending', true)],
    ['title waiting', part('title', 'pending')],
    ['title that is still pending', part('title', 'pending')],
    ['bullets which were already rejected', part('bullets', 'rejected')],
    ['images that have been approved', part('images', 'approved')],
    ['images has yet been approved', part('images', 'approved')],
    ['title is not rejected', part('title', 'rejected', true)],
    ['title is not yet rejected', part('title', 'rejected', true)],
    ['title has not been rejected', part('title', 'rejected', true)],
    ['title is not pending', part('title', 'pending', true)],
  ])('%s', (text, condition) => {
    expect(read(text)).toEqual(whole(condition));
  });

  it('several are several conditions', () => {
    expect(read('approved title and rejected images')).toEqual({
      where: [part('title', 'approved'), part('images', 'rejected')],
    });
  });
});

describe('nothing in the source', () => {
  const things: [string, EmptyOf][] = [
    ...partWords.filter(([, of]) => of !== 'title').map(([word, of]): [string, EmptyOf] => [word, of as EmptyOf]),
  ];
  it.each(things)('without %s', (word, of) => {
    expect(read(`without ${word}`)).toEqual(whole(empty(of)));
    expect(read(`${word} empty`)).toEqual(whole(empty(of)));
  });

  it.each([
    'with no price',
    'have no price',
    'has no price',
    'not have a price',
    'not has an price',
    'lack any price',
    'lacks the price',
    'lacking price',
    'without a single price',
    'without price set',
    'without price at all',
    'price that was still empty',
    'empty price',
  ])('%s', (text) => {
    expect(read(text)).toEqual(whole(empty('price')));
  });

  it.each(['without prices2', 'without pricetag'])('%s is not read', (text) => {
    expect(read(text)).toBeNull();
  });
});

test.each<[string, Condition[]]>([
  ...['without', 'with no', 'have no', 'has no', 'no', 'with 0', 'have 0', 'zero'].map(
    (start): [string, Condition[]] => [`${start} issues`, [noIssues]],
  ),
  ['no issue', [noIssues]],
  ['without any issues', [noIssues]],
  ['with no open issues', [noIssues]],
  ...['no', 'without', 'without any', 'not have any', 'with no'].map((start): [string, Condition[]] => [
    `${start} content`,
    [untouched],
  ]),
  ['no optimized content', [untouched]],
  ['no optimised content', [untouched]],
  ['without generated content', [untouched]],
  ['without any new content', [untouched]],
  ['no content yet', [untouched]],
  ['no content so far', [untouched]],
  ['no content at all', [untouched]],
  ['with optimized content', [touched]],
  ['have optimised content', [touched]],
  ['has generated content', [touched]],
  ['fully approved', [score('equal', 100)]],
  ['everything approved', [score('equal', 100)]],
  ['everything is approved', [score('equal', 100)]],
  ['everything approved except the images', parts('approved', 'images')],
  ['all four parts rejected', parts('rejected')],
  ['completely pending', parts('pending')],
  ['with everything rejected', parts('rejected')],
  ['that are all pending', parts('pending')],
  ['all parts approved', [score('equal', 100)]],
  ['all part are approved', [score('equal', 100)]],
  ['all four parts have been approved', [score('equal', 100)]],
  ['all of their parts was approved', [score('equal', 100)]],
  ['all their parts were approved', [score('equal', 100)]],
  ['all the parts approved', [score('equal', 100)]],
  ['all its parts approved', [score('equal', 100)]],
  ['approved completely', [score('equal', 100)]],
  ['non compliant', [level('non-compliant')]],
  ['noncompliant', [level('non-compliant')]],
  ['not compliant', [level('non-compliant')]],
  ['not fully compliant', [level('non-compliant')]],
  ['noncompliance', [level('non-compliant')]],
  ['borderline', [level('borderline')]],
  ['compliant', [level('compliant')]],
  ['fully compliant', [level('compliant')]],
])('%s is a state', (text, where) => {
  expect(read(text)).toEqual(whole(...where));
});

describe('a status', () => {
  it.each<[string, ...Condition[]]>([
    ['not yet approved', notStatus('approved')],
    ['not yet been approved', notStatus('approved')],
    ...['waiting for', 'wait for', 'waits for', 'waiting on'].map((verb): [string, Condition] => [
      `${verb} review`,
      status('pending'),
    ]),
    ...['with issues', 'with any issues', 'with open issues'].map((what): [string, Condition] => [
      what,
      status('pending'),
    ]),
    ['not pending', notStatus('pending')],
    ['not rejected', notStatus('rejected')],
    ['not yet rejected', notStatus('rejected')],
    ['not waiting', notStatus('pending')],
    ['neither pending nor rejected', notStatus('pending', 'rejected')],
    ['not rejected or approved', notStatus('rejected', 'approved')],
    ['neither waiting nor approved', notStatus('pending', 'approved')],
    ['either approved or waiting', status('approved', 'pending')],
  ])('%s', (text, ...where) => {
    expect(read(text)).toEqual(whole(...where));
  });

  it('said twice is one condition, beside another it is two', () => {
    expect(read('pending pending')).toEqual({ where: [status('pending')] });
    expect(read('rejected and pending and waiting')).toEqual({
      where: [status('rejected'), status('pending')],
    });
    expect(read('not rejected but rejected')).toEqual({
      where: [notStatus('rejected'), status('rejected')],
    });
    // It is unclear which of the two is meant first.
    expect(read('pending or rejected and approved')).toBeNull();
  });
});
