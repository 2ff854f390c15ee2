import { expect, test } from 'vitest';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import type { Part, Status } from '#domain/parts/parts.ts';
import type { Bound, Condition, SimpleCondition } from './catalogue-query.ts';
import { toListFilter, toListSort } from './list-filter.ts';

const figure = (of: 'score' | 'quality' | 'issues' | 'images', is: Bound, value: number): SimpleCondition => ({
  field: 'figure',
  of,
  is,
  value,
});
const simpleBrand = (...values: string[]): SimpleCondition => ({ field: 'name', of: 'brand', values });
const brand = (...values: string[]): Condition => simpleBrand(...values);
const part = (part: Part, status: Status): SimpleCondition => ({ field: 'part', part, status });
const title = (status: Status) => part('title', status);
const either = (...any: SimpleCondition[]): Condition => ({ field: 'either', any: any.map((each) => [each]) });
const bothLevels = { level: ['borderline' as const, 'non-compliant' as const] };

test.each<[Condition[], ProductFilter | null]>([
  [[], {}],
  [[brand('Bloom'), { field: 'status', any: ['pending'] }], { brand: 'Bloom', status: 'pending' }],
  [[brand('Bloom', 'Acme')], { brand: ['Bloom', 'Acme'] }],
  [[brand('Bloom', 'Bloom')], { brand: 'Bloom' }],
  [[{ ...brand('Bloom'), not: true } as Condition], null],
  [[{ field: 'status', any: ['pending', 'approved'] }], { status: ['pending', 'approved'] }],
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
  [[figure('score', 'above', 25)], { band: ['green', 'yellow'] }],
  [[figure('score', 'above', 40)], { band: ['green', 'yellow'] }],
  [[figure('score', 'atMost', 58)], { band: ['yellow', 'red'] }],
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
  [[either(title('pending'), part('bullets', 'pending'))], { issue: ['title', 'bullets'] }],
  [[either(title('rejected'), part('bullets', 'approved'))], { partStatus: ['title-rejected', 'bullets-approved'] }],
  [[either(title('pending'), title('rejected'))], { partStatus: ['title-pending', 'title-rejected'] }],
  [[either(title('pending'), figure('issues', 'equal', 0))], { issue: ['title', 'none'] }],
  [[either(title('rejected'), figure('issues', 'equal', 0))], null],
  [[either({ field: 'level', level: 'borderline' }, { field: 'level', level: 'non-compliant' })], bothLevels],
  [[either({ field: 'level', level: 'borderline', not: true }, { field: 'level', level: 'non-compliant' })], null],
  [[either(figure('score', 'above', 70), figure('score', 'atMost', 40))], { band: ['green', 'red'] }],
  [[either(figure('quality', 'atLeast', 80), figure('quality', 'atMost', 20))], null],
  [[either(simpleBrand('Bloom'), title('pending'))], null],
  [[either(simpleBrand('Bloom', 'Acme'), simpleBrand('Oak'))], { brand: ['Bloom', 'Acme', 'Oak'] }],
  [[either(simpleBrand('Bloom'), simpleBrand('Oak')), brand('Acme')], null],
  [
    [either(simpleBrand('Bloom'), simpleBrand('Oak')), { field: 'level', level: 'borderline' }],
    { brand: ['Bloom', 'Oak'], level: 'borderline' },
  ],
  [[{ field: 'either', any: [[simpleBrand('Bloom'), title('pending')], [simpleBrand('Oak')]] }], null],
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
