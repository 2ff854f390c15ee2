// What the status lists show of the review of their products.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import type { ReviewNote } from '#domain/review/review-note.ts';
import { listReviewNotes } from '#domain/review/review-notes.contract.ts';
import { call } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';
import { idsWithContent } from './catalogue.queries.ts';

/** Those on hand, by product; `hasAll` once none is on its way any more. */
type Notes = { byId: ReadonlyMap<number, ReviewNote>; hasAll: boolean };

/** What these lists show of the review of these products. It goes stale with the lists; that of the products before stays until it comes. */
export function useReviewNotes(products: readonly Product[]): Notes {
  const calls = idsWithContent(products);
  const { data, isPlaceholderData } = useQuery({
    queryKey: keys.productList({ notes: calls }),
    queryFn: async ({ signal }) =>
      (await Promise.all(calls.map((ids) => call(listReviewNotes, { query: { ids }, signal })))).flat(),
    enabled: calls.length > 0,
    placeholderData: keepPreviousData,
  });
  const byId = useMemo(() => new Map(data?.map((note) => [note.productId, note])), [data]);
  return { byId, hasAll: data !== undefined && !isPlaceholderData };
}
