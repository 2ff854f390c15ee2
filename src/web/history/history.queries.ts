// Reads of the Content History screen, and the rollback from it.

import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { exportHistory, type HistoryEntry, listHistory, listHistoryPeople } from '#domain/history/history.contract.ts';
import type { Rollback } from '#domain/history/rollback.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { toFlatPatch } from '#domain/review/flat-content.ts';
import { getContent, patchContent, patchImage } from '#domain/review/review.contract.ts';
import { call, callPage } from '#web/client/api.ts';
import { buildUrl } from '#web/client/build-url.ts';
import { contentStaleMs, queryClient, refreshProduct } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { startOfDay } from '#web/shared/lists/start-of-day.ts';
import type { HistorySearch } from './history.search.ts';

const pageSize = 30;

/** The filter as calls take it. */
function filterOf({ search, part, action, by, import: importId, retailer, brand, ...time }: HistorySearch) {
  const { since, until, counted, start, end } = time;
  const [from, before] = [
    start ?? (since === undefined ? undefined : startOfDay(since)),
    end ?? (until === undefined ? undefined : startOfDay(until, 1)),
  ];
  return {
    ...(search === undefined ? {} : { search }),
    ...(part === undefined ? {} : { contentType: part }),
    ...(action === undefined ? {} : { action }),
    ...(counted === undefined ? {} : { counted }),
    ...(by === undefined ? {} : { by }),
    ...(importId === undefined ? {} : { importId }),
    ...(retailer === undefined ? {} : { retailer }),
    ...(brand === undefined ? {} : { brand }),
    ...(from === undefined ? {} : { from }),
    ...(before === undefined ? {} : { until: before }),
  };
}

/** Where the changes that a filter takes are a CSV file. */
export const historyCsvUrl = (search: HistorySearch): string =>
  buildUrl(exportHistory.path, { query: filterOf(search) });

/** History of all products, newest first, page by page. */
export function useHistory(search: HistorySearch) {
  const filter = filterOf(search);
  return useInfiniteQuery({
    queryKey: keys.historyList(filter),
    queryFn: ({ pageParam, signal }) =>
      callPage(listHistory, {
        query: { limit: String(pageSize), ...filter, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    select: ({ pages }): { entries: HistoryEntry[]; total: number } => ({
      entries: pages.flatMap((page) => page.rows),
      total: pages[0]?.total ?? 0,
    }),
  });
}

export function useHistoryPeople() {
  return useQuery({
    queryKey: keys.historyPeople,
    queryFn: ({ signal }) => call(listHistoryPeople, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The content an entry would be restored over. */
export function useContentNow(productId: number) {
  return useQuery({
    queryKey: keys.content(productId),
    queryFn: ({ signal }) => call(getContent, { params: { id: String(productId) }, signal }),
    staleTime: contentStaleMs,
  });
}

type RollbackCall = { productId: number; rollback: Rollback; version: number };

/** Rolls back over the version that was shown; a newer one is refused by the server and read again. */
export function useRollback() {
  return useMutation({
    mutationFn: ({ productId, rollback, version }: RollbackCall): Promise<OptimizedContent> => {
      const params = { id: String(productId) };
      if (rollback.kind === 'image') {
        const body = { imageUrl: rollback.url, type: rollback.type, status: 'pending' as const };
        return call(patchImage, { params, ifMatch: version, body });
      }
      const { part, values, entryId } = rollback;
      const changes = { [part]: { value: values[part], status: 'pending' } };
      const body = { ...toFlatPatch(changes), restoredFrom: entryId };
      return call(patchContent, { params, ifMatch: version, body });
    },
    onSuccess: (content, { productId }) => queryClient.setQueryData(keys.content(productId), content),
    onSettled: (_content, _error, { productId }) => refreshProduct(productId),
  });
}
