// Opens the product a review goes on with, from the dashboard and from the pending list.
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { explainError } from '#web/client/api-error.ts';
import { useMyId } from '#web/client/shared.queries.ts';
import { toast } from '#web/kit/layers/toast.ts';
import { type AskedSearch, pickListSearch } from '#web/shared/lists/list-search.ts';
import type { ReviewStop } from './review-stop.ts';

type ReviewStart = {
  /** What is reviewed, in its order; the review leads from one to the next. */
  queue: AskedSearch;
  /** Where it stopped before. */
  stop: ReviewStop | null;
  /** What waited is decided by now. */
  onNone: () => void;
};

export function useReviewStart({ queue, stop, onNone }: ReviewStart) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const isShared = useMyId() !== null;
  const review = async () => {
    setBusy(true);
    try {
      const { findNext } = await import('./find-next.ts');
      const id = await findNext(queue, stop, isShared);
      if (id === null) return onNone();
      const search = { from: '/pending-products' as const, ...pickListSearch(queue) };
      await navigate({ to: '/products/$id', params: { id: String(id) }, search });
    } catch (error) {
      toast({ title: 'The next product could not be loaded', description: explainError(error), tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, review: () => void review() };
}
