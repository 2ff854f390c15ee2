// What the status lists show of the review of their products.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import type { ReviewNote } from '#domain/review/review-note.ts';
import { listReviewNotes } from '#domain/review/review-notes.contract.ts';
import { call } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';

/** What these lists show of the review of these products, by product. It goes stale with the lists. */
export function useReviewNotes(products: readonly Product[]): ReadonlyMap<number, ReviewNote> | undefined {
  const ids = products.filter(({ hasContent }) => hasContent).map(({ id }) => id);
  const { data } = useQuery({
    queryKey: keys.productList({ notes: ids }),
    queryFn: ({ signal }) => call(listReviewNotes, { query: { ids: ids.join(',') }, signal }),
    enabled: ids.length > 0,
  });
  return useMemo(() => data && new Map(data.map((note) => [note.productId, note])), [data]);
}
