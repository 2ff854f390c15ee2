// How many products wait for which reason.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { countWaitReasons } from '#domain/catalogue/wait-reasons.contract.ts';
import { call } from '../api.ts';
import { keys } from '../query-keys.ts';

/** How many products of a filtered list wait for which reason; read anew with the list. */
export function useWaitReasons(filter: ProductFilter, { isNeeded = true } = {}) {
  const { waitReason: _, ...query } = filter;
  return useQuery({
    queryKey: keys.productList({ waitReasons: query }),
    queryFn: ({ signal }) => call(countWaitReasons, { query, signal }),
    placeholderData: keepPreviousData,
    enabled: isNeeded,
  });
}
