import { describe, expect, it, test } from 'vitest';
import type { Condition } from './catalogue-query.ts';
import { readQuestion } from './read-question.ts';

// A Saturday, in the fourth quarter.
const saturday = new Date('2026-11-21T10:30:00.000Z');

type DateOf = Extract<Condition, { field: 'date' }>['of'];
const full = (day: string | undefined) => (day === undefined || day.includes('T') ? day : `${day}T00:00:00.000Z`);
const date = (of: DateOf, from?: string, until?: string): Condition => ({
  field: 'date',
  of,
  ...(from ? { from: full(from) as string } : {}),
  ...(until ? { until: full(until) as string } : {}),
});

const people = ['Maya Lindqvist', 'Tomas Herrera'];
const facets = { categories: [], subcategories: [], brands: [], retailers: [], people };
/** The conditions of a question; null where it is not read. */
const read = (text: string, now = saturday) => readQuestion(text, facets, now).query?.where ?? null;

test.each<[text: string, from: string, until?: string]>([
  ['today', '2026-11-21'],
  ['yesterday', '2026-11-20', '2026-11-21'],
  ['on saturday', '2026-11-21'],
  ['this saturday', '2026-11-21'],
  ['last saturday', '2026-11-14', '2026-11-15'],
  ['on sunday', '2026-11-15', '2026-11-16'],
  ['monday', '2026-11-16', '2026-11-17'],
  ['tuesday', '2026-11-17', '2026-11-18'],
  ['last wednesday', '2026-11-18', '2026-11-19'],
  ['thursday', '2026-11-19', '2026-11-20'],
  ['friday', '2026-11-20', '2026-11-21'],
  ['this week', '2026-11-16'],
  ['current week', '2026-11-16'],
  ['last week', '2026-11-09', '2026-11-16'],
  ['previous week', '2026-11-09', '2026-11-16'],
  ['this month', '2026-11-01'],
  ['last month', '2026-10-01', '2026-11-01'],
  ['this quarter', '2026-10-01'],
  ['in the last quarter', '2026-07-01', '2026-10-01'],
  ['this year', '2026-01-01'],
  ['in the previous year', '2025-01-01', '2026-01-01'],
  ['2 days ago', '2026-11-19', '2026-11-20'],
  ['1 day ago', '2026-11-20', '2026-11-21'],
  ['2 weeks ago', '2026-11-07', '2026-11-08'],
  ['3 months ago', '2026-08-21', '2026-08-22'],
  ['1 year ago', '2025-11-21', '2025-11-22'],
  ['in 2025', '2025-01-01', '2026-01-01'],
  ['in 1999', '1999-01-01', '2000-01-01'],
  ['on 2026 3 5', '2026-03-05', '2026-03-06'],
  ['on 2026 11 20', '2026-11-20', '2026-11-21'],
  ['on 3 march', '2026-03-03', '2026-03-04'],
  ['on 3rd march', '2026-03-03', '2026-03-04'],
  ['on the 1st of march', '2026-03-01', '2026-03-02'],
  ['on 2nd of mar 2025', '2025-03-02', '2025-03-03'],
  ['on march 4th', '2026-03-04', '2026-03-05'],
  ['on march 14 2025', '2025-03-14', '2025-03-15'],
  ['on 31 december', '2025-12-31', '2026-01-01'],
  ['on 21 november', '2026-11-21'],
  ['on 22 november', '2025-11-22', '2025-11-23'],
  ...[
    ['january', 'jan', '2026-01-01', '2026-02-01'],
    ['february', 'feb', '2026-02-01', '2026-03-01'],
    ['march', 'mar', '2026-03-01', '2026-04-01'],
    ['april', 'apr', '2026-04-01', '2026-05-01'],
    ['may', 'may', '2026-05-01', '2026-06-01'],
    ['june', 'june', '2026-06-01', '2026-07-01'],
    ['july', 'july', '2026-07-01', '2026-08-01'],
    ['august', 'aug', '2026-08-01', '2026-09-01'],
    ['september', 'sep', '2026-09-01', '2026-10-01'],
    ['september', 'sept', '2026-09-01', '2026-10-01'],
    ['october', 'oct', '2026-10-01', '2026-11-01'],
    ['december', 'dec', '2025-12-01', '2026-01-01'],
  ].flatMap(([long = '', short = '', from = '', until = '']): [string, string, string][] => [
    [`in ${long}`, from, until],
    [`during ${short}`, from, until],
  ]),
  ['in november', '2026-11-01'],
  ['from october 2025', '2025-10-01', '2025-11-01'],
  ['of may 2024', '2024-05-01', '2024-06-01'],
  ['at the start of the month', '2026-11-01'],
  ['beginning of this year', '2026-01-01'],
  // Spans that go on until now.
  ['in the last 24 hours', '2026-11-20T10:30:00.000Z'],
  ['within the past 1 hour', '2026-11-21T09:30:00.000Z'],
  ['over the last 7 days', '2026-11-14T10:30:00.000Z'],
  ['during previous two days', '2026-11-19T10:30:00.000Z'],
  ['for the past three days', '2026-11-18T10:30:00.000Z'],
  ['last four days', '2026-11-17T10:30:00.000Z'],
  ['last five days', '2026-11-16T10:30:00.000Z'],
  ['last six days', '2026-11-15T10:30:00.000Z'],
  ['last seven days', '2026-11-14T10:30:00.000Z'],
  ['last ten days', '2026-11-11T10:30:00.000Z'],
  ['last 2 weeks', '2026-11-07T10:30:00.000Z'],
  ['last 1 week', '2026-11-14T10:30:00.000Z'],
  ['last 3 months', '2026-08-21T10:30:00.000Z'],
  ['last 2 years', '2024-11-21T10:30:00.000Z'],
  ['since may', '2026-05-01'],
  ['as of may', '2026-05-01'],
  ['starting may', '2026-05-01'],
  ['since yesterday', '2026-11-20'],
  ['since the start of the quarter', '2026-10-01'],
  ['since the beginning of week', '2026-11-16'],
  ['after may', '2026-06-01'],
  ['after 3 march 2026', '2026-03-04'],
  ['after yesterday', '2026-11-21'],
  ['between may and july', '2026-05-01', '2026-08-01'],
  ['from 3 march to 5 march', '2026-03-03', '2026-03-06'],
  ['from may until june', '2026-05-01', '2026-07-01'],
  ['from may till yesterday', '2026-05-01', '2026-11-21'],
  ['between may and today', '2026-05-01'],
])('added %s is from %s until %s', (text, from, until) => {
  expect(read(`added ${text}`)).toEqual([date('added', from, until)]);
});

test.each<[text: string, until: string]>([
  ['before may', '2026-05-01'],
  ['prior to may', '2026-05-01'],
  ['until may', '2026-06-01'],
  ['till 3 march 2026', '2026-03-04'],
  ['before today', '2026-11-21'],
])('added %s is until %s', (text, until) => {
  expect(read(`added ${text}`)).toEqual([date('added', undefined, until)]);
});

test.each<[now: string, text: string, from: string, until?: string]>([
  ['2026-11-16T00:00:00.000Z', 'this week', '2026-11-16'],
  ['2026-11-22T23:59:00.000Z', 'this week', '2026-11-16'],
  ['2026-03-31T12:00:00.000Z', 'this quarter', '2026-01-01'],
  ['2026-04-01T00:00:00.000Z', 'this quarter', '2026-04-01'],
  ['2026-01-05T12:00:00.000Z', 'last month', '2025-12-01', '2026-01-01'],
  ['2026-01-05T12:00:00.000Z', 'last quarter', '2025-10-01', '2026-01-01'],
  ['2026-05-31T12:00:00.000Z', 'last 3 months', '2026-02-28T12:00:00.000Z'],
  ['2026-05-31T12:00:00.000Z', 'last 2 months', '2026-03-31T12:00:00.000Z'],
  ['2024-02-29T12:00:00.000Z', 'last 1 year', '2023-02-28T12:00:00.000Z'],
  ['2026-11-21T00:00:00.000Z', 'today', '2026-11-21'],
  ['2026-05-01T00:00:00.000Z', 'in may', '2026-05-01'],
  ['2026-04-30T23:59:59.000Z', 'in may', '2025-05-01', '2025-06-01'],
])('at %s, added %s is from %s', (now, text, from, until) => {
  expect(read(`added ${text}`, new Date(now))).toEqual([date('added', from, until)]);
});

describe('what the date is of', () => {
  const verbs: [DateOf, string][] = [
    ['added', 'added|created|imported|uploaded|arrived|came in|come in|entered|new|add|import|onboarded|listed|got'],
    ['approved', 'approved'],
    ['edited', 'edited'],
    ['rejected', 'rejected'],
    ['rolled-back', 'rolled back'],
  ];
  it.each(verbs.flatMap(([of, words]) => words.split('|').map((word) => [word, of] as const)))('%s: %s', (word, of) => {
    expect(read(`what ${word} today`)).toEqual([date(of, '2026-11-21')]);
    expect(read(`today ${word}`)).toEqual([date(of, '2026-11-21')]);
  });

  it.each('written reviewed exported deleted sold published score scores quality price'.split(' '))(
    'when something was %s is not known',
    (word) => {
      expect(read(`${word} today`)).toBeNull();
      expect(read(`added and ${word} today`)).toBeNull();
    },
  );

  it.each(['new products we got today', 'new items added today', 'today added products', 'not pending, added today'])(
    '%s: the nearest word before it, or else behind',
    (text) => {
      expect(read(text)).toContainEqual(date('added', '2026-11-21'));
    },
  );

  it('is turned round by not, and two dates are alternatives', () => {
    expect(read('products not updated since may')).toEqual([{ ...date('changed', '2026-05-01'), not: true }]);
    expect(read('products added in may or in july')).toEqual([
      {
        field: 'either',
        any: [[date('added', '2026-05-01', '2026-06-01')], [date('added', '2026-07-01', '2026-08-01')]],
      },
    ]);
    expect(read('products added in may and approved in july')).toEqual([
      date('added', '2026-05-01', '2026-06-01'),
      date('approved', '2026-07-01', '2026-08-01'),
    ]);
  });

  it('is of a part where one is named beside it', () => {
    expect(read('titles approved today')).toEqual([{ ...date('approved', '2026-11-21'), part: 'title' }]);
    expect(read('how many images were approved today')).toEqual([
      { ...date('approved', '2026-11-21'), part: 'images' },
    ]);
  });

  it('is shown with who did it', () => {
    const by = { by: 'Maya Lindqvist' };
    expect(read('what did maya approve today')).toEqual([{ ...date('approved', '2026-11-21'), ...by }]);
    expect(read('titles rejected by Maya Lindqvist')).toEqual([{ ...date('rejected'), ...by, part: 'title' }]);
    expect(read('everything Lindqvist edited since may')).toEqual([{ ...date('edited', '2026-05-01'), ...by }]);
    expect(read('products of Maya')).toBeNull();
    expect(read('what did Maya or Tomas approve')).toBeNull();
    expect(read('who approved it today')).toBeNull();
  });
});

test.each<[text: string, from: string, until: string]>([
  ['q1', '2026-01-01', '2026-04-01'],
  ['q3', '2026-07-01', '2026-10-01'],
  ['q4 2025', '2025-10-01', '2026-01-01'],
])('a quarter by its number: %s', (text, from, until) => {
  expect(read(`added in ${text}`)).toEqual([date('added', from, until)]);
});

test('a number is no year without a word for it', () => {
  expect(read('titles over 2000 characters')).toEqual([
    { field: 'figure', of: 'titleLength', is: 'above', value: 2000 },
  ]);
});

test.each([
  'today',
  'pending since may',
  'added in december 2027',
  'added after today',
  'added between july and may',
  'added from may to march',
  'added on 31 november',
  'added on 2026 2 30',
  'added on 2026 13 1',
  'added on 2026 1 0',
  'added since 2027',
])('%s cannot be answered for', (text) => {
  expect(read(text)).toBeNull();
});
