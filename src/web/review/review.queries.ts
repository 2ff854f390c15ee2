// Reads of the product screen.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getProduct } from '#domain/catalogue/catalogue.contract.ts';
import { getNeighbours } from '#domain/catalogue/neighbours.contract.ts';
import { listFamilies } from '#domain/families/families.contract.ts';
import { type HistoryEntry, listProductHistory } from '#domain/history/history.contract.ts';
import { isSameContent } from '#domain/history/same-content.ts';
import type { Part } from '#domain/parts/parts.ts';
import { getContent } from '#domain/review/review.contract.ts';
import { call, callPage } from '#web/client/api.ts';
import { contentStaleMs, queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import type { AskedSearch } from '#web/shared/lists/list-search.ts';
import { useWork } from '#web/shared/teamwork/teamwork.queries.ts';
import { reviewNoteQuery } from './check/use-verdicts.ts';
import { forgetNext, type Neighbours, noteNeighbours, noteStep, stopIn, type Walk } from './walk.ts';

const productQuery = (id: number) => ({
  queryKey: keys.productSource(id),
  queryFn: ({ signal }: { signal: AbortSignal }) => call(getProduct, { params: { id: String(id) }, signal }),
});
const contentQuery = (id: number) => ({
  queryKey: keys.content(id),
  queryFn: ({ signal }: { signal: AbortSignal }) => call(getContent, { params: { id: String(id) }, signal }),
  staleTime: contentStaleMs,
});

const familyQuery = (id: number) => ({
  queryKey: [...keys.product(id), 'family'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call(listFamilies, { query: { of: String(id) }, signal }))[0] ?? null,
  // Families are found a moment after a product changed, which nobody announces.
  staleTime: 0,
});

export function useProduct(id: number) {
  return useQuery(productQuery(id));
}

/** Null for a product without variants. */
export function useFamily(id: number) {
  return useQuery(familyQuery(id));
}

/** `isAsked` false: only what is known already. */
export function useContent(id: number, isAsked = true) {
  return useQuery({ ...contentQuery(id), enabled: isAsked });
}

const historyPage = 30;

/** A product's history, newest first, page by page. Read only while something needs it. */
export function useProductHistory(id: number, enabled: boolean) {
  return useInfiniteQuery({
    queryKey: keys.productHistory(id),
    queryFn: ({ pageParam, signal }) =>
      callPage(listProductHistory, {
        params: { id: String(id) },
        query: { limit: String(historyPage), ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    select: ({ pages }): { entries: HistoryEntry[]; total: number } => ({
      entries: pages.flatMap((page) => page.rows),
      total: pages[0]?.total ?? 0,
    }),
    enabled,
  });
}

/** The product's neighbours and place in the list it was opened from, taken once per visit; the next one is read ahead. */
export function useNeighbours(id: number, list: AskedSearch) {
  const [walk, setWalk] = useState<Walk>(new Map());
  const { place = null, ...neighbours } = stopIn(walk, id);
  const { data } = useQuery({
    queryKey: keys.neighbours(id, list),
    queryFn: ({ signal }) => call(getNeighbours, { params: { id: String(id) }, query: list, signal }),
    enabled: id > 0 && (neighbours.previous === undefined || neighbours.next === undefined),
  });
  useEffect(() => {
    if (!data) return;
    const { position, total, ...sides } = data;
    setWalk((known) => noteNeighbours(known, id, { ...sides, place: position === null ? null : { position, total } }));
  }, [data, id]);
  const nextId = neighbours.next?.id;
  const nextWork = useWork(nextId === undefined ? [] : [nextId]);
  const isNextHeld = nextId !== undefined && (nextWork.get(nextId)?.visits.length ?? 0) > 0;
  const listText = JSON.stringify(list);
  const passed = useRef('');
  useEffect(() => {
    // Once for each: the server may know better by now.
    const step = `${id} ${nextId}`;
    if (!isNextHeld || passed.current === step) return;
    passed.current = step;
    queryClient.removeQueries({ queryKey: keys.neighbours(id, JSON.parse(listText)) });
    setWalk((known) => forgetNext(known, id));
  }, [isNextHeld, id, nextId, listText]);
  useEffect(() => {
    if (nextId === undefined) return;
    void queryClient.prefetchQuery(productQuery(nextId));
    void queryClient.prefetchQuery(contentQuery(nextId));
    void queryClient.prefetchQuery(reviewNoteQuery(nextId));
    void queryClient.prefetchQuery(familyQuery(nextId));
  }, [nextId]);
  const noteLeaving = (title: string, direction: keyof Neighbours) => {
    const to = neighbours[direction];
    if (to) setWalk((known) => noteStep(known, { id, title }, to, direction));
  };
  return { neighbours, place, noteLeaving };
}

/** The entry that brought this text: who changed a part under somebody's hands. */
export function useLastChange(productId: number, part: Part, content: string | string[]) {
  return useQuery({
    queryKey: [...keys.productHistory(productId), 'change', part, content],
    queryFn: async ({ signal }): Promise<HistoryEntry | null> => {
      const entries = await call(listProductHistory, {
        params: { id: String(productId) },
        query: { limit: String(historyPage) },
        signal,
      });
      return entries.find((entry) => entry.contentType === part && isSameContent(entry.newContent, content)) ?? null;
    },
  });
}
