// How many products of a list are under which lens.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { countLenses } from '#domain/catalogue/lenses.contract.ts';
import { call } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';

/** How many products of a filtered list are under which lens, ignoring the filter's own lens; read again with the list. */
export function useLenses(filter: ProductFilter, { isNeeded = true } = {}) {
  const { lens: _, ...query } = filter;
  return useQuery({
    queryKey: keys.productList({ lenses: query }),
    queryFn: ({ signal }) => call(countLenses, { query, signal }),
    placeholderData: keepPreviousData,
    enabled: isNeeded,
  });
}
