import { beforeEach, expect, test } from 'vitest';
import { queryClient, refreshProduct } from './query-client.ts';
import { keys } from './query-keys.ts';

beforeEach(() => queryClient.clear());

/** What is read again the next time somebody looks. */
const isStale = (queryKey: readonly unknown[]) => queryClient.getQueryState(queryKey)?.isInvalidated;

test('a change of a product has read again what shows it: itself, lists, figures, filters, and history of both kinds', async () => {
  const shown = [
    keys.product(7),
    keys.products,
    keys.dashboard,
    keys.facets,
    keys.historyList({}),
    ['product', 7, 'history'],
  ];
  for (const queryKey of shown) queryClient.setQueryData(queryKey, []);
  queryClient.setQueryData(keys.product(8), []);
  await refreshProduct(7);
  expect(shown.map((queryKey) => [queryKey, isStale(queryKey)])).toEqual(shown.map((queryKey) => [queryKey, true]));
  expect(isStale(keys.product(8))).toBe(false);
});
