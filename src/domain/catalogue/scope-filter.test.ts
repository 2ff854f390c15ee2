import { expect, test } from 'vitest';
import type { Scope } from '#domain/scope.ts';
import type { ProductFilter } from './catalogue.contract.ts';
import { filterOfScope, withinScope } from './scope-filter.ts';

const scope: Scope = { brand: ['Barkenby', 'Pellgate'], category: [], retailer: ['Amazon'] };

test('no scope is no filter; of a scope only the fields with values are', () => {
  expect(filterOfScope(null)).toEqual({});
  expect(filterOfScope(scope)).toEqual({ brand: ['Barkenby', 'Pellgate'], retailer: 'Amazon' });
});

test('without a scope a filter stays as it is', () => {
  const filter: ProductFilter = { brand: 'Mossbeck', status: 'pending' };
  expect(withinScope(filter, null)).toEqual(filter);
});

test.each([
  [
    'takes what the scope lists where it leaves a field open',
    {},
    { brand: ['Barkenby', 'Pellgate'], retailer: 'Amazon' },
  ],
  ['keeps a value that is within', { brand: 'Pellgate' }, { brand: 'Pellgate', retailer: 'Amazon' }],
  [
    'keeps of several values those within, and fields of which the scope says nothing',
    { brand: ['Mossbeck', 'Barkenby'], category: 'Pets' },
    { brand: 'Barkenby', category: 'Pets', retailer: 'Amazon' },
  ],
  ['takes nothing where one field has no value within', { brand: 'Barkenby', retailer: ['Etsy', 'amazon'] }, null],
])('a filter narrowed to a scope %s', (_, filter, expected) => {
  const asked: ProductFilter = { status: 'pending', ...filter };
  expect(withinScope(asked, scope)).toEqual(expected && { status: 'pending', ...expected });
});
