import { expect, test } from 'vitest';
import { sortKeys } from '#domain/catalogue/catalogue.contract.ts';
import { nextSort, sortChoices } from './sort.ts';

test('the head of a new column sorts descending', () => {
  expect(nextSort({ sort: 'title', order: 'asc' }, 'issues')).toEqual({ sort: 'issues', order: 'desc' });
});

test('the head of the active column turns the order round', () => {
  const once = nextSort({ sort: 'title', order: 'desc' }, 'title');
  expect(once).toEqual({ sort: 'title', order: 'asc' });
  expect(nextSort(once, 'title')).toEqual({ sort: 'title', order: 'desc' });
});

test('every sort key can be chosen in both directions', () => {
  const offered = sortChoices.map(({ sort, order }) => `${sort} ${order}`).sort();
  expect(offered).toEqual(sortKeys.flatMap((key) => [`${key} asc`, `${key} desc`]).sort());
});
