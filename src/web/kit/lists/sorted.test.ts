import { expect, test } from 'vitest';
import { nextSort } from './sorted.ts';

test('the head of a new column sorts descending', () => {
  expect(nextSort({ sort: 'title', order: 'asc' }, 'issues')).toEqual({ sort: 'issues', order: 'desc' });
});

test('the head of the active column turns the order round', () => {
  const once = nextSort({ sort: 'title', order: 'desc' }, 'title');
  expect(once).toEqual({ sort: 'title', order: 'asc' });
  expect(nextSort(once, 'title')).toEqual({ sort: 'title', order: 'desc' });
});
