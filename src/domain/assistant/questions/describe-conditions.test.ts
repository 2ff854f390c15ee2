import { expect, test } from 'vitest';
import type { Bound, Condition, Figure } from './catalogue-query.ts';
import { describeConditions, figureLabels, joinWords, listConditions } from './describe-conditions.ts';

const figure = (of: Figure, is: Bound, value: number, currency?: string): Condition => ({
  field: 'figure',
  of,
  is,
  value,
  ...(currency ? { currency } : {}),
});
const date = (of: 'added' | 'approved' | 'changed', from?: string, until?: string): Condition => ({
  field: 'date',
  of,
  ...(from ? { from } : {}),
  ...(until ? { until } : {}),
});

test.each([
  [[], 'and', ''],
  [['A'], 'or', 'A'],
  [['A', 'B'], 'or', 'A or B'],
  [['A', 'B', 'C'], 'and', 'A, B and C'],
] as const)('%j joined by %s are "%s"', (words, last, joined) => {
  expect(joinWords(words, last)).toBe(joined);
});

test.each<[Figure, Bound, number, string]>([
  ['issues', 'equal', 0, 'no issues'],
  ['issues', 'equal', 1, 'exactly 1 issue'],
  ['images', 'equal', 2, 'exactly 2 images'],
  ['bullets', 'atLeast', 1, 'at least 1 bullet'],
  ['bullets', 'atMost', 5, 'at most 5 bullets'],
  ['images', 'below', 1, 'fewer than 1 image'],
  ['images', 'above', 1, 'more than 1 image'],
  ['score', 'above', 70, 'a Content Score above 70'],
  ['score', 'below', 40, 'a Content Score below 40'],
  ['quality', 'equal', 80, 'a Listing Quality of 80'],
  ['quality', 'atLeast', 80, 'a Listing Quality of 80 or more'],
  ['titleLength', 'above', 1200, 'a title length above 1,200 characters'],
  ['descriptionLength', 'atMost', 300, 'a description length of 300 characters or less'],
  ['price', 'below', 9.99, 'a price below 9.99'],
])('a bound on %s, %s %i, is said as "%s"', (of, is, value, said) => {
  expect(describeConditions([figure(of, is, value)])).toBe(` with ${said}`);
});

test.each<[Condition[], string]>([
  [[figure('score', 'atLeast', 25), figure('score', 'atMost', 75)], 'a Content Score from 25 to 75'],
  [
    [figure('score', 'atMost', 75), figure('score', 'atLeast', 25)],
    'a Content Score of 75 or less and a Content Score of 25 or more',
  ],
  [[figure('images', 'above', 2), figure('images', 'atMost', 5)], 'a number of images from 3 to 5'],
  [[figure('bullets', 'above', 2), figure('bullets', 'atMost', 5)], 'a number of bullets from 3 to 5'],
  [[figure('issues', 'above', 0), figure('issues', 'atMost', 2)], 'a number of issues from 1 to 2'],
  [
    [figure('descriptionLength', 'above', 99), figure('descriptionLength', 'atMost', 200)],
    'a description length from 100 to 200 characters',
  ],
  [[figure('titleLength', 'above', 9), figure('titleLength', 'atMost', 20)], 'a title length from 10 to 20 characters'],
  // A price has cents: above 10 is not from 11.
  [[figure('price', 'above', 10), figure('price', 'atMost', 20)], 'a price above 10 and a price of 20 or less'],
  [
    [figure('price', 'atLeast', 10, 'USD'), figure('price', 'atMost', 20, 'EUR')],
    'a price of 10 USD or more and a price of 20 EUR or less',
  ],
  [
    [figure('score', 'atLeast', 25), figure('quality', 'atMost', 75)],
    'a Content Score of 25 or more and a Listing Quality of 75 or less',
  ],
  [
    [figure('score', 'atLeast', 25), figure('score', 'below', 75)],
    'a Content Score of 25 or more and a Content Score below 75',
  ],
])('bounds %j are a range where both ends are said alike', (where, said) => {
  expect(describeConditions(where)).toBe(` with ${said}`);
});

test.each<[Condition, string]>([
  [date('added', '2026-11-16T00:00:00.000Z'), 'added since 16 Nov 2026'],
  [date('added', '2026-11-16T14:30:00.000Z'), 'added since 16 Nov 2026, 14:30 UTC'],
  [date('changed', undefined, '2026-11-16T00:00:00.000Z'), 'changed before 16 Nov 2026'],
  [date('approved'), 'approved at any time'],
  [
    date('changed', '2026-11-16T00:00:00.000Z', '2026-11-16T12:00:00.000Z'),
    'changed from 16 Nov 2026 to 16 Nov 2026, 12:00 UTC',
  ],
  [date('added', '2026-11-01T00:00:00.000Z', '2026-11-08T00:00:00.000Z'), 'added from 1 Nov 2026 to 7 Nov 2026'],
])('the dates %j are "%s"', (where, said) => {
  expect(describeConditions([where])).toBe(` ${said}`);
});

test.each<[Condition, string]>([
  [{ field: 'status', any: ['pending', 'rejected'] }, 'at least one part pending or rejected'],
  [{ field: 'part', part: 'title', status: 'pending', not: true }, 'the title no longer pending'],
  [{ field: 'part', part: 'title', status: 'approved', not: true }, 'the title not approved'],
  [{ field: 'part', part: 'bullets', status: 'approved' }, 'the bullets approved'],
  [{ field: 'level', level: 'borderline' }, 'compliance level borderline'],
  [{ field: 'level', level: 'borderline', not: true }, 'a compliance level other than borderline'],
  [{ field: 'text', in: 'description', contains: 'oak' }, '“oak” in the description'],
  [{ field: 'text', in: 'bullets', contains: 'oak', not: true }, 'no “oak” in the bullets'],
  [{ field: 'text', in: 'sku', contains: 'OAK' }, '“OAK” in the SKU'],
  [{ field: 'text', in: 'title', contains: 'oak', how: 'word' }, 'the word “oak” in the title'],
  [{ field: 'text', in: 'title', contains: 'oak', how: 'word', not: true }, 'no word “oak” in the title'],
  [{ field: 'empty', of: 'bullets' }, 'no bullets'],
  [{ field: 'empty', of: 'images', not: true }, 'some images'],
  [{ field: 'empty', of: 'price' }, 'no price'],
  [{ field: 'empty', of: 'brand' }, 'no brand'],
  [{ field: 'empty', of: 'brand', not: true }, 'some brand'],
  [{ field: 'currency', is: 'EUR' }, 'a price in EUR'],
  [{ field: 'content', has: true }, 'optimized content'],
  [{ field: 'content', has: false }, 'no optimized content yet'],
])('products with %j are products with "%s"', (condition, said) => {
  expect(describeConditions([condition])).toBe(` with ${said}`);
});

test('names stand before words, dates and the rest, in any order of asking', () => {
  const where: Condition[] = [
    { field: 'content', has: true },
    { field: 'status', any: ['pending'] },
    { field: 'level', level: 'compliant' },
    date('added', '2026-11-16T00:00:00.000Z'),
    { field: 'text', in: 'any', contains: 'mug', not: true },
    { field: 'name', of: 'subcategory', values: ['Mugs'] },
    { field: 'name', of: 'category', values: ['Kitchen'] },
    { field: 'name', of: 'retailer', values: ['Amazon'], not: true },
    { field: 'name', of: 'brand', values: ['Bloom', 'Acme'] },
  ];
  expect(describeConditions(where)).toBe(
    ' of brand Bloom or Acme not of retailer Amazon in category Kitchen in subcategory Mugs not matching “mug” in SKU, title or description added since 16 Nov 2026 with optimized content, at least one part pending and compliance level compliant',
  );
});

test('a price is said in the currency asked for, once', () => {
  const currency: Condition = { field: 'currency', is: 'EUR' };
  expect(describeConditions([currency, figure('price', 'below', 10)])).toBe(' with a price below 10 EUR');
  expect(describeConditions([currency, figure('price', 'below', 10, 'USD')])).toBe(' with a price below 10 USD');
  expect(describeConditions([currency, figure('score', 'below', 10)])).toBe(
    ' with a price in EUR and a Content Score below 10',
  );
});

test('labels are short and begin with a capital', () => {
  const where: Condition[] = [
    figure('score', 'below', 40),
    { field: 'part', part: 'title', status: 'pending' },
    { field: 'text', in: 'any', contains: 'mug' },
    figure('issues', 'equal', 0),
    { field: 'status', any: ['pending'] },
  ];
  expect(listConditions(where)).toEqual([
    'Content Score below 40',
    'Title still pending',
    'Matching “mug” in SKU, title or description',
    'No issues',
    'At least one part pending',
  ]);
});

test('every figure has its name', () => {
  expect(figureLabels).toEqual({
    score: 'Content Score',
    quality: 'Listing Quality',
    issues: 'number of issues',
    price: 'price',
    titleLength: 'title length',
    descriptionLength: 'description length',
    titleWords: 'title length',
    descriptionWords: 'description length',
    bullets: 'number of bullets',
    images: 'number of images',
  });
});
