// Reads of the catalogue: one page of a list, and the statuses of its products' parts.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Family } from '#domain/families/families.contract.ts';
import { type ContentStatuses, listContentStatuses } from '#domain/review/content-statuses.contract.ts';
import { call, callPage } from '#web/client/api.ts';
import { contentStaleMs } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import type { AskedSearch } from '#web/shared/lists/list-search.ts';

export type PageQuery = AskedSearch & { page: number; limit: number };
/** The families that rows of a page stand for, the ids of all products in them, and how many rows the list has. */
type Grouped = { families: Family[]; ids: number[]; rowTotal: number };
/** Its `total` counts products. Where variants are grouped, `grouped` has what its rows stand for. */
export type ProductPage = Awaited<ReturnType<typeof callPage<typeof listProducts>>> & { grouped?: Grouped };
/** Reads what the rows of a page stand for, where the list is grouped; the `total` it is given counts these. */
export type ReadGrouped = (page: ProductPage, query: PageQuery, signal: AbortSignal) => Promise<ProductPage>;

export function productPage(query: PageQuery, readGrouped?: ReadGrouped) {
  return {
    queryKey: keys.productList(query),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ProductPage> => {
      const page = await callPage(listProducts, { query: { ...query, total: 'about' }, signal });
      return readGrouped ? readGrouped(page, query, signal) : page;
    },
  };
}

/** How many products a list has, counted; asked only where its pages say about how many. */
function useCounted(
  { page: _, limit: __, sort: ___, order: ____, group: _____, ...filter }: PageQuery,
  isWanted: boolean,
) {
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
export function useProductPage(query: PageQuery, readGrouped?: ReadGrouped) {
  const client = useQueryClient();
  const result = useQuery({ ...productPage(query, readGrouped), placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = result;
  const hasNext =
    data !== undefined && !isPlaceholderData && query.page * query.limit < (data.grouped?.rowTotal ?? data.total);
  const nextKey = hasNext ? JSON.stringify({ ...query, page: query.page + 1 }) : null;
  useEffect(() => {
    if (nextKey !== null) void client.prefetchQuery(productPage(JSON.parse(nextKey), readGrouped));
  }, [client, nextKey, readGrouped]);
  const counted = useCounted(query, data?.isAbout === true && !isPlaceholderData);
  return { ...result, data: data && counted !== undefined ? { ...data, total: counted, isAbout: false } : data };
}

const mostIds = 200;

/** The ids of the products with content as the calls take them: so many in a call. */
export function idsWithContent(products: readonly Product[]): string[] {
  const ids = products.filter(({ hasContent }) => hasContent).map(({ id }) => id);
  const calls: string[] = [];
  while (ids.length > 0) calls.push(ids.splice(0, mostIds).join(','));
  return calls;
}

/**
 * The statuses of the parts of these products, by product; asked only where there are some with content, kept five minutes. Those of the products
 * before stay until they come.
 */
export function useContentStatuses(products: readonly Product[]): ReadonlyMap<number, ContentStatuses> | undefined {
  const calls = idsWithContent(products);
  const { data } = useQuery({
    queryKey: keys.productList({ statuses: calls }),
    queryFn: async ({ signal }) =>
      (await Promise.all(calls.map((ids) => call(listContentStatuses, { query: { ids }, signal })))).flat(),
    enabled: calls.length > 0,
    staleTime: contentStaleMs,
    placeholderData: keepPreviousData,
  });
  return useMemo(() => data && new Map(data.map((statuses) => [statuses.productId, statuses])), [data]);
}
