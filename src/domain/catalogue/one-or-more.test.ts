import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { filterValues, oneOrMore, toOneOrMore } from './one-or-more.ts';

test.each([
  [[], undefined],
  [['Acme'], 'Acme'],
  [['Acme', 'Acme'], 'Acme'],
  [
    ['Acme', 'Bloom', 'Acme'],
    ['Acme', 'Bloom'],
  ],
])('the values %j are the filter %j, and back', (values, filter) => {
  expect(toOneOrMore(values)).toEqual(filter);
  expect(filterValues(filter)).toEqual([...new Set(values)]);
});

const colour = oneOrMore(z.enum(['red', 'green']));

test.each([['red'], [['red']], [['red', 'green']], [Array.from({ length: 50 }, () => 'red')]])(
  'takes %j as it stands',
  (given) => {
    expect(z.parse(colour, given)).toEqual(given);
  },
);

test.each([['blue'], [[]], [['red', 'blue']], [Array.from({ length: 51 }, () => 'red')]])('refuses %j', (given) => {
  expect(z.safeParse(colour, given).success).toBe(false);
});
