// Which rules the products of a list break.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listBrokenRules } from '#domain/benchmarks/broken-rules.contract.ts';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { call } from '../api.ts';
import { keys } from '../query-keys.ts';

/** Which rules the products of a filtered list break, whatever rule the filter names; read again with the list. */
export function useBrokenRules(filter: ProductFilter, { isNeeded = true } = {}) {
  const { rule: _, ...query } = filter;
  return useQuery({
    queryKey: keys.productList({ brokenRules: query }),
    queryFn: ({ signal }) => call(listBrokenRules, { query, signal }),
    placeholderData: keepPreviousData,
    enabled: isNeeded,
  });
}
