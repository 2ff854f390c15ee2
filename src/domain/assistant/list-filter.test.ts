import { expect, test } from 'vitest';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import type { Bound, Condition } from './catalogue-query.ts';
import { toListFilter, toListSort } from './list-filter.ts';

const figure = (of: 'score' | 'quality' | 'issues', is: Bound, value: number): Condition => ({
  field: 'figure',
  of,
  is,
  value,
});
const brand = (...values: string[]): Condition => ({ field: 'name', of: 'brand', values });

test.each<[Condition[], ProductFilter | null]>([
  [[], {}],
  [[brand('Bloom'), { field: 'status', any: ['pending'] }], { brand: 'Bloom', status: 'pending' }],
  [[brand('Bloom', 'Acme')], null],
  [[{ ...brand('Bloom'), not: true } as Condition], null],
  [[{ field: 'status', any: ['pending', 'approved'] }], null],
  [[{ field: 'part', part: 'title', status: 'pending' }], { issue: 'title' }],
  [[{ field: 'part', part: 'title', status: 'rejected' }], { partStatus: 'title-rejected' }],
  [[{ field: 'part', part: 'title', status: 'pending' }, figure('issues', 'equal', 0)], null],
  [[figure('score', 'below', 50)], { band: 'red' }],
  [[figure('score', 'above', 40), figure('score', 'atMost', 70)], { band: 'yellow' }],
  [[figure('score', 'atMost', 100)], {}],
  [[figure('score', 'equal', 58)], null],
  [[figure('quality', 'above', 79), figure('quality', 'below', 90)], { qualityMin: '80', qualityMax: '89' }],
  [[figure('quality', 'below', 49.5)], { qualityMax: '49' }],
  [[figure('quality', 'above', 100)], null],
  [[{ field: 'text', in: 'any', contains: 'mug' }], { search: 'mug' }],
  [[{ field: 'text', in: 'title', contains: 'mug' }], null],
  [[{ field: 'level', level: 'borderline' }], { level: 'borderline' }],
  [[{ field: 'date', of: 'added', from: '2026-11-16T00:00:00.000Z' }], null],
])('the conditions %j open as %j', (where, filter) => {
  expect(toListFilter(where)).toEqual(filter);
});

test('a list is sorted only by what lists can be sorted by', () => {
  const base = { where: [], show: 'products', measure: { of: 'count' } } as const;
  expect(toListSort({ ...base, where: [], order: { by: 'quality', end: 'highest' } })).toEqual({
    sort: 'listingQuality',
    order: 'desc',
  });
  expect(toListSort({ ...base, where: [], order: { by: 'price', end: 'lowest' } })).toBeUndefined();
});
