import { expect, test } from 'vitest';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import type { Bound, Condition } from './catalogue-query.ts';
import { toListFilter, toListSort } from './list-filter.ts';

const figure = (of: 'score' | 'quality' | 'issues' | 'images', is: Bound, value: number): Condition => ({
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
  [[brand('Bloom'), brand('Acme')], null],
  [[{ ...brand('Bloom'), not: false } as Condition], { brand: 'Bloom' }],
  [[figure('issues', 'equal', 0)], { issue: 'none' }],
  [[figure('issues', 'equal', 1)], null],
  [[figure('images', 'equal', 0)], null],
  [[figure('issues', 'above', 0)], null],
  [[figure('issues', 'atMost', 0)], null],
  [[figure('score', 'below', 50)], { band: 'red' }],
  [[figure('score', 'atMost', 25)], { band: 'red' }],
  [[figure('score', 'below', 25)], null],
  [[figure('score', 'above', 25)], null],
  [[figure('score', 'below', 58)], null],
  [[figure('score', 'above', 58)], { band: 'green' }],
  [[figure('score', 'atLeast', 75)], { band: 'green' }],
  [[figure('score', 'above', 75)], null],
  [[figure('score', 'above', 100)], null],
  [[figure('score', 'atLeast', 0)], {}],
  [[figure('score', 'equal', 100)], null],
  [[figure('score', 'above', 40), figure('score', 'below', 75), figure('score', 'atMost', 58)], { band: 'yellow' }],
  [[figure('score', 'above', 0), figure('score', 'below', 58)], null],
  [[figure('score', 'below', 50), figure('quality', 'atLeast', 80)], { band: 'red', qualityMin: '80' }],
  [[figure('score', 'above', 40), figure('score', 'atMost', 70)], { band: 'yellow' }],
  [[figure('score', 'atMost', 100)], {}],
  [[figure('score', 'equal', 58)], null],
  [[figure('quality', 'above', 79), figure('quality', 'below', 90)], { qualityMin: '80', qualityMax: '89' }],
  [[figure('quality', 'below', 49.5)], { qualityMax: '49' }],
  [[figure('quality', 'above', 100)], null],
  [[figure('quality', 'atLeast', 79.5)], { qualityMin: '80' }],
  [[figure('quality', 'atLeast', 0)], { qualityMin: '0' }],
  [[figure('quality', 'atLeast', 100)], { qualityMin: '100' }],
  [[figure('quality', 'atMost', 79.5)], { qualityMax: '79' }],
  [[figure('quality', 'atMost', 0)], { qualityMax: '0' }],
  [[figure('quality', 'atMost', 100)], { qualityMax: '100' }],
  [[figure('quality', 'below', 0)], null],
  [[figure('quality', 'equal', 80)], { qualityMin: '80', qualityMax: '80' }],
  [[figure('quality', 'equal', 79.5)], null],
  [[figure('quality', 'equal', 101)], null],
  [[{ field: 'text', in: 'any', contains: 'mug' }], { search: 'mug' }],
  [[{ field: 'text', in: 'title', contains: 'mug' }], null],
  [[{ field: 'level', level: 'borderline' }], { level: 'borderline' }],
  [[{ field: 'date', of: 'added', from: '2026-11-16T00:00:00.000Z' }], null],
])('the conditions %j open as %j', (where, filter) => {
  expect(toListFilter(where)).toEqual(filter);
});

test.each([
  ['score', 'highest', { sort: 'contentScore', order: 'desc' }],
  ['quality', 'lowest', { sort: 'listingQuality', order: 'asc' }],
  ['issues', 'highest', { sort: 'issues', order: 'desc' }],
  ['added', 'lowest', { sort: 'date', order: 'asc' }],
  ['price', 'lowest', undefined],
] as const)('an order by %s, %s first, is the order %j of a list', (by, end, sort) => {
  const query = { where: [], show: 'products', measure: { of: 'count' } } as const;
  expect(toListSort({ ...query, where: [], order: { by, end } })).toEqual(sort);
  expect(toListSort({ ...query, where: [] })).toBeUndefined();
});
