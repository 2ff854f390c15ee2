import { describe, expect, test } from 'vitest';
import type { CatalogueQuery, Condition } from './catalogue-query.ts';
import { describeConditions, listConditions } from './describe-conditions.ts';
import {
  answerAverage,
  answerCount,
  answerExtreme,
  answerGroups,
  answerShare,
  describeQuery,
} from './describe-query.ts';

const brand: Condition = { field: 'name', of: 'brand', values: ['Bloom'] };
const pending: Condition = { field: 'status', any: ['pending'] };
const figure = (
  of: 'score' | 'issues' | 'price' | 'titleLength' | 'quality',
  is: 'above' | 'atMost' | 'equal' | 'atLeast',
  value: number,
) => ({ field: 'figure', of, is, value }) as const;

test.each<[Condition[], string]>([
  [[], ''],
  [
    [
      { field: 'name', of: 'retailer', values: ['Amazon'] },
      { field: 'part', part: 'title', status: 'pending' },
    ],
    ' of retailer Amazon with the title still pending',
  ],
  [
    [
      { field: 'name', of: 'category', values: ['Kitchen', 'Home'] },
      { field: 'text', in: 'any', contains: 'mug' },
      { field: 'status', any: ['rejected'], not: true },
    ],
    ' in category Kitchen or Home matching “mug” with no part rejected',
  ],
  [[{ field: 'name', of: 'category', values: ['Kitchen'], not: true }], ' not in category Kitchen'],
  [[{ field: 'part', part: 'images', status: 'rejected' }], ' with the images rejected'],
  [[pending, figure('score', 'atMost', 40)], ' with at least one part pending and a Content Score of 40 or less'],
  [[figure('score', 'above', 40), figure('score', 'atMost', 70)], ' with a Content Score from 41 to 70'],
  [[figure('issues', 'equal', 0)], ' with no issues'],
  [[figure('issues', 'above', 2)], ' with more than 2 issues'],
  [[figure('titleLength', 'above', 80)], ' with a title length above 80 characters'],
  [[{ field: 'currency', is: 'USD' }, figure('price', 'atMost', 1299.5)], ' with a price of 1,299.5 USD or less'],
  [[{ field: 'date', of: 'added', from: '2026-11-16T00:00:00.000Z' }], ' added since 16 Nov 2026'],
  [
    [{ field: 'date', of: 'approved', from: '2026-10-01T00:00:00.000Z', until: '2026-11-01T00:00:00.000Z' }],
    ' first approved from 1 Oct 2026 to 31 Oct 2026',
  ],
  [
    [{ field: 'date', of: 'added', from: '2026-11-20T00:00:00.000Z', until: '2026-11-21T00:00:00.000Z' }],
    ' added on 20 Nov 2026',
  ],
  [[{ field: 'text', in: 'title', contains: 'teak', not: true }], ' with no “teak” in the title'],
  [[{ field: 'empty', of: 'description' }], ' with no description'],
])('the conditions %o are said as "%s"', (where, text) => {
  expect(describeConditions(where)).toBe(text);
});

test('each condition has a label of its own', () => {
  expect(listConditions([brand, pending])).toEqual(['Of brand Bloom', 'At least one part pending']);
});

const count = { show: 'number', measure: { of: 'count' } } as const;
const list = { show: 'products', measure: { of: 'count' } } as const;
const lowest: CatalogueQuery & { order: object } = { ...list, where: [], order: { by: 'score', end: 'lowest' } };
const average: CatalogueQuery = { show: 'number', where: [], measure: { of: 'average', figure: 'score' } };
const each: CatalogueQuery = { show: 'groups', where: [], measure: { of: 'count' }, groupBy: { by: 'category' } };

test.each<[CatalogueQuery, string]>([
  [{ ...list, where: [] }, 'All products'],
  [{ ...count, where: [brand] }, 'Products of brand Bloom'],
  [average, 'Average Content Score of all products'],
  [lowest, 'All products, lowest Content Score first'],
  [each, 'All products, counted per category'],
  [
    {
      ...each,
      where: [{ ...brand, values: ['A', 'B'] } as Condition],
      groupBy: { by: 'brand', among: ['A', 'B'] },
      order: { by: 'measure', end: 'highest' },
    },
    'All products, counted per brand (A and B), highest first',
  ],
])('%o is said as "%s"', (query, text) => {
  expect(describeQuery(query)).toBe(text);
});

describe('answers are sentences with the figures', () => {
  test.each([
    [0, 'There are no products with at least one part pending.'],
    [1, 'There is 1 product with at least one part pending.'],
    [1234, 'There are 1,234 products with at least one part pending.'],
  ])('a count of %i', (total, text) => {
    expect(answerCount({ ...count, where: [pending] }, total, [])).toBe(text);
  });

  test('a list names three products and counts the rest', () => {
    expect(answerCount({ ...list, where: [] }, 5, ['A', 'B', 'C', 'D', 'E'])).toBe(
      '5 products: “A”, “B”, “C” and 2 more.',
    );
    expect(answerCount({ ...list, where: [] }, 2, ['A', 'B'])).toBe('2 products: “A” and “B”.');
  });

  test('rejected parts lack an approval too and are told apart', () => {
    const query: CatalogueQuery = {
      ...count,
      where: [{ field: 'part', part: 'title', status: 'pending' }],
      alsoRejected: 'title',
    };
    expect(answerCount(query, 2, [], { part: 'title', count: 1 })).toBe(
      'There are 2 products with the title still pending. 1 more product has a title that was rejected.',
    );
    expect(answerCount(query, 2, [], { part: 'title', count: 0 })).toBe(
      'There are 2 products with the title still pending.',
    );
  });

  test('an average of nothing says so, and what has no figure is left out aloud', () => {
    expect(answerAverage(average, 2, 2, 37.5)).toBe('The average Content Score of 2 products is 37.5.');
    expect(answerAverage(average, 0, 0, null)).toBe('There are no products, so there is no average.');
    const price: CatalogueQuery = { ...average, measure: { of: 'average', figure: 'price' } };
    expect(answerAverage(price, 3, 2, 12.5)).toBe(
      'The average price of 2 products is 12.50. 1 product without one is left out.',
    );
    expect(answerAverage(price, 3, 0, null)).toBe('None of 3 products has a price that can be read.');
  });

  test('a share says both counts', () => {
    const share: CatalogueQuery = { show: 'number', where: [brand], measure: { of: 'share', having: [pending] } };
    expect(answerShare(share, 8, 2)).toBe(
      '25.0% of products of brand Bloom: 2 of 8 are products with at least one part pending.',
    );
  });

  test('the lowest score comes with how many share it', () => {
    expect(answerExtreme(lowest, { value: 25, total: 1 }, ['A'])).toBe(
      'The lowest Content Score is 25: 1 product, “A”.',
    );
    expect(answerExtreme(lowest, { value: 25, total: 9 }, ['A', 'B', 'C', 'D'])).toBe(
      'The lowest Content Score is 25: 9 products, such as “A”, “B” and “C”.',
    );
    expect(answerExtreme(lowest, null, [])).toBe('There are no products.');
    expect(
      answerExtreme(
        { ...lowest, order: { by: 'added', end: 'highest' } },
        { value: '2026-11-20T08:00:00Z', total: 1 },
        ['A'],
      ),
    ).toBe('The newest product, added on 20 Nov 2026: 1 product, “A”.');
  });

  const groups = [
    { name: 'Kitchen', count: 12, value: 12 },
    { name: 'Garden', count: 2, value: 2 },
    { name: null, count: 3, value: 3 },
  ];
  const most = { order: { by: 'measure', end: 'highest' } } as const;
  test.each<[CatalogueQuery, string]>([
    [each, 'Products per category: Kitchen 12, Garden 2, no category 3.'],
    [{ ...each, ...most }, 'Kitchen has the most products: 12. All: Kitchen 12, Garden 2, no category 3.'],
    [{ ...each, show: 'groupNumber' }, 'There are 2 categories: Kitchen 12, Garden 2, no category 3.'],
    [
      { ...each, measure: { of: 'average', figure: 'score' } },
      'Average Content Score of products per category: Kitchen 12.0, Garden 2.0, no category 3.0.',
    ],
    [{ ...each, ...most, limit: 1 }, 'Products per category: Kitchen 12.'],
  ])('groups as %o', (query, text) => {
    expect(answerGroups(query, groups)).toBe(text);
  });

  test('groups that tie are all named, and sides that tie are equal', () => {
    const tied = [
      { name: 'A', count: 2, value: 2 },
      { name: 'B', count: 2, value: 2 },
    ];
    expect(answerGroups({ ...each, ...most }, tied)).toBe('A and B have the most products: 2. All: A 2, B 2.');
    expect(answerGroups({ ...each, ...most, groupBy: { by: 'brand', among: ['A', 'B'] } }, tied)).toBe(
      'A and B are equal: A 2, B 2.',
    );
  });
});
