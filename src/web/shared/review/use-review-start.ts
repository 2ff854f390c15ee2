// Opens the product a review goes on with, from the dashboard and from the pending list.
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
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

/** `review` opens it here, a press of a button with `press` in another tab where it asks for one, as on a link. */
export function useReviewStart({ queue, stop, onNone }: ReviewStart) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const isShared = useMyId() !== null;
  const review = async (press?: Press) => {
    // Opened while it is pressed: once the product is known, browsers take it for a pop-up. Where they block it, it opens here.
    const tab = press && asksForTab(press) ? window.open('', '_blank') : null;
    setBusy(true);
    try {
      const { findNext } = await import('./find-next.ts');
      const id = await findNext(queue, stop, isShared);
      if (id === null) {
        tab?.close();
        return onNone();
      }
      const search = { from: '/pending-products' as const, ...pickListSearch(queue) };
      const place = { to: '/products/$id', params: { id: String(id) }, search } as const;
      if (tab) tab.location.replace(router.buildLocation(place).href);
      else await router.navigate(place);
    } catch (error) {
      tab?.close();
      toast({ title: 'The next product could not be loaded', description: explainError(error), tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  const press = (event: Press) => void review(event);
  return {
    isBusy,
    review: () => void review(),
    press: {
      onClick: press,
      onAuxClick: (event: MouseEvent) => {
        if (isMiddle(event) && !isBusy) press(event);
      },
      // Of itself Enter with Control presses a link, and in some browsers no button.
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !asksForTab(event)) return;
        event.preventDefault();
        if (!event.repeat && !isBusy) press(event);
      },
      // Or it would scroll the page.
      onMouseDown: (event: MouseEvent) => {
        if (isMiddle(event)) event.preventDefault();
      },
    },
  };
}

type Press = MouseEvent | KeyboardEvent;
const isMiddle = (press: Press) => 'button' in press && press.button === 1;
const asksForTab = (press: Press) => isMiddle(press) || press.ctrlKey || press.metaKey;
