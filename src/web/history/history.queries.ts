// Reads of the Content History screen, and the rollback from it.

import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { type HistoryEntry, listHistory, listHistoryPeople } from '#domain/history/history.contract.ts';
import type { Rollback } from '#domain/history/rollback.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { toFlatPatch } from '#domain/review/flat-content.ts';
import { getContent, patchContent, patchImage } from '#domain/review/review.contract.ts';
import { call, callPage } from '#web/client/api.ts';
import { contentStaleMs, queryClient, refreshProduct } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { startOfDay } from '#web/shared/lists/start-of-day.ts';
import type { HistorySearch } from './history.search.ts';

const pageSize = 30;

/** History of all products, newest first, page by page. */
export function useHistory({
  search,
  part,
  action,
  by,
  import: importId,
  retailer,
  brand,
  since,
  until,
}: HistorySearch) {
  const filter = {
    ...(search === undefined ? {} : { search }),
    ...(part === undefined ? {} : { contentType: part }),
    ...(action === undefined ? {} : { action }),
    ...(by === undefined ? {} : { by }),
    ...(importId === undefined ? {} : { importId }),
    ...(retailer === undefined ? {} : { retailer }),
    ...(brand === undefined ? {} : { brand }),
    ...(since === undefined ? {} : { from: startOfDay(since) }),
    ...(until === undefined ? {} : { until: startOfDay(until, 1) }),
  };
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
