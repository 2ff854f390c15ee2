// Which rules the products of a list break.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listBrokenRules } from '#domain/benchmarks/broken-rules.contract.ts';
import type { Attribute } from '#domain/benchmarks/finding.ts';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { call } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';

type Options = { isNeeded?: boolean; attribute?: Attribute };

/** Which rules the products of a filtered list break, ignoring the filter's own rule, on one attribute or any; read again with the list. */
export function useBrokenRules(filter: ProductFilter, { isNeeded = true, attribute }: Options = {}) {
  const { rule: _, ...rest } = filter;
  const query = { ...rest, ...(attribute ? { attribute } : {}) };
  return useQuery({
    queryKey: keys.productList({ brokenRules: query }),
    queryFn: ({ signal }) => call(listBrokenRules, { query, signal }),
    placeholderData: keepPreviousData,
    enabled: isNeeded,
  });
}
