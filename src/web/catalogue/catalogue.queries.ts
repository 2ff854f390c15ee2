// Reads of the catalogue: one page of a list, and the statuses of its products' parts.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { type ContentStatuses, listContentStatuses } from '#domain/review/content-statuses.contract.ts';
import { call, callPage } from '#web/client/api.ts';
import { contentStaleMs } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import type { ListSearch } from '#web/shared/lists/list-search.ts';

type PageQuery = ListSearch & { page: number; limit: number };

export function productPage(query: PageQuery) {
  return {
    queryKey: keys.productList(query),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      callPage(listProducts, { query: { ...query, total: 'about' }, signal }),
  };
}

/** How many products a list has, counted; asked only where its pages say about how many. */
function useCounted({ page: _, limit: __, sort: ___, order: ____, ...filter }: PageQuery, isWanted: boolean) {
  const { data, isFetching } = useQuery({
    queryKey: keys.productList({ counted: filter }),
    queryFn: async ({ signal }) =>
      (await callPage(listProducts, { query: { ...filter, page: 1, limit: 1 }, signal })).total,
    enabled: isWanted,
  });
  return isWanted && !isFetching ? data : undefined;
}

/**
 * One page of a product list. The page before stays while the next is on its way, which is fetched ahead once this one is here. Its total may be an
 * estimate at first, with `isAbout`; the exact one follows.
 */
export function useProductPage(query: PageQuery) {
  const client = useQueryClient();
  const result = useQuery({ ...productPage(query), placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = result;
  const hasNext = data !== undefined && !isPlaceholderData && query.page * query.limit < data.total;
  const nextKey = hasNext ? JSON.stringify({ ...query, page: query.page + 1 }) : null;
  useEffect(() => {
    if (nextKey !== null) void client.prefetchQuery(productPage(JSON.parse(nextKey)));
  }, [client, nextKey]);
  const counted = useCounted(query, data?.isAbout === true && !isPlaceholderData);
  return { ...result, data: data && counted !== undefined ? { ...data, total: counted, isAbout: false } : data };
}

/** The statuses of the parts of these products, by product; asked only where there are some with content, kept five minutes. */
export function useContentStatuses(products: readonly Product[]): ReadonlyMap<number, ContentStatuses> | undefined {
  const ids = products.filter(({ hasContent }) => hasContent).map(({ id }) => id);
  const { data } = useQuery({
    queryKey: keys.productList({ statuses: ids }),
    queryFn: ({ signal }) => call(listContentStatuses, { query: { ids: ids.join(',') }, signal }),
    enabled: ids.length > 0,
    staleTime: contentStaleMs,
  });
  return useMemo(() => data && new Map(data.map((statuses) => [statuses.productId, statuses])), [data]);
}
