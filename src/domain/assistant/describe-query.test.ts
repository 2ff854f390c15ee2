import { describe, expect, test } from 'vitest';
import {
  answerAverage,
  answerCount,
  answerExtreme,
  answerGroups,
  describeFilter,
  describeQuery,
} from './describe-query.ts';
import type { CatalogueQuery } from './read-question.ts';

test.each([
  [{}, ''],
  [{ retailer: 'Amazon', issue: 'title' as const }, ' of retailer Amazon with the title still pending'],
  [
    { category: 'Kitchen', search: 'mug', status: 'rejected' as const },
    ' in category Kitchen matching “mug” with at least one part rejected',
  ],
  [{ partStatus: 'images-rejected' as const }, ' with the images rejected'],
  [
    { status: 'pending' as const, issue: 'images' as const, band: 'red' as const },
    ' with at least one part pending, the images still pending and a Content Score of 40 or less',
  ],
])('the filter %o is said as "%s"', (filter, text) => {
  expect(describeFilter(filter)).toBe(text);
});

test.each<[CatalogueQuery, string]>([
  [{ kind: 'list', filter: {} }, 'All products'],
  [{ kind: 'count', filter: { brand: 'Bloom' } }, 'Products of brand Bloom'],
  [{ kind: 'average', filter: {} }, 'Average Content Score of all products'],
  [{ kind: 'extreme', filter: {}, by: 'contentScore', end: 'lowest' }, 'All products, lowest Content Score first'],
  [{ kind: 'group', filter: {}, by: 'brand', measure: 'count', want: 'each' }, 'All products, counted per brand'],
])('%o is said as "%s"', (query, text) => {
  expect(describeQuery(query)).toBe(text);
});

describe('answers are sentences with the figures', () => {
  const pending: CatalogueQuery = { kind: 'count', filter: { status: 'pending' } };
  test.each([
    [0, 'There are no products with at least one part pending.'],
    [1, 'There is 1 product with at least one part pending.'],
    [1234, 'There are 1,234 products with at least one part pending.'],
  ])('a count of %i', (total, text) => {
    expect(answerCount(pending, total, [])).toBe(text);
  });

  test('a list names three products and counts the rest', () => {
    expect(answerCount({ kind: 'list', filter: {} }, 5, ['A', 'B', 'C', 'D', 'E'])).toBe(
      '5 products: “A”, “B”, “C” and 2 more.',
    );
    expect(answerCount({ kind: 'list', filter: {} }, 2, ['A', 'B'])).toBe('2 products: “A” and “B”.');
  });

  test('rejected parts lack an approval too and are told apart', () => {
    const query: CatalogueQuery = { kind: 'count', filter: { issue: 'title' }, alsoRejected: 'title' };
    expect(answerCount(query, 2, [], { part: 'title', count: 1 })).toBe(
      'There are 2 products with the title still pending. 1 more product has a title that was rejected.',
    );
    expect(answerCount(query, 2, [], { part: 'title', count: 0 })).toBe(
      'There are 2 products with the title still pending.',
    );
  });

  test('an average of nothing says so', () => {
    const query: CatalogueQuery = { kind: 'average', filter: {} };
    expect(answerAverage(query, 2, 37.5)).toBe('The average Content Score of 2 products is 37.5.');
    expect(answerAverage(query, 0, null)).toBe('There are no products, so there is no average.');
  });

  test('the lowest score comes with how many share it', () => {
    const query = { kind: 'extreme', filter: {}, by: 'contentScore', end: 'lowest' } as const;
    expect(answerExtreme(query, { value: 25, total: 1 }, ['A'])).toBe(
      'The lowest Content Score is 25: 1 product, “A”.',
    );
    expect(answerExtreme(query, { value: 25, total: 9 }, ['A', 'B', 'C', 'D'])).toBe(
      'The lowest Content Score is 25: 9 products, such as “A”, “B” and “C”.',
    );
    expect(answerExtreme(query, null, [])).toBe('There are no products.');
  });

  const groups = [
    { name: 'Kitchen', count: 12, average: 40 },
    { name: null, count: 3, average: 58 },
    { name: 'Garden', count: 2, average: 75 },
  ];
  const each = { kind: 'group', filter: {}, by: 'category', measure: 'count', want: 'each' } as const;
  test.each([
    [each, 'Products per category: Kitchen 12, Garden 2, no category 3.'],
    [
      { ...each, want: 'most' } as const,
      'Kitchen has the most products: 12. All: Kitchen 12, Garden 2, no category 3.',
    ],
    [{ ...each, want: 'number' } as const, 'There are 2 categories: Kitchen 12, Garden 2, no category 3.'],
    [
      { ...each, measure: 'contentScore' } as const,
      'Average Content Score of products per category: Kitchen 40.0, Garden 75.0, no category 58.0.',
    ],
  ])('groups as %o', (query, text) => {
    expect(answerGroups(query, groups)).toBe(text);
  });

  test('groups that tie are all named', () => {
    const tied = [
      { name: 'A', count: 2, average: 50 },
      { name: 'B', count: 2, average: 50 },
    ];
    expect(answerGroups({ ...each, want: 'most' }, tied)).toBe('A and B have the most products: 2. All: A 2, B 2.');
  });
});
