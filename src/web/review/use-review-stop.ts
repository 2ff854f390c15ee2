// Remembers where the review of the pending list stopped, for the dashboard to go on from there.
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { type Part, partTable } from '#domain/parts/parts.ts';
import { keepStop, readStop } from '#web/shared/review/review-stop.ts';

/** A product opened from elsewhere is looked at, not reviewed in its turn. */
export function useReviewStop({ id, title }: Product, isStarted: boolean, at: { part: Part; isDone: boolean }): void {
  const { part, isDone } = at;
  const { from } = useSearch({ from: '/products/$id' });
  const isOpen = isStarted && !isDone && from === '/pending-products';
  useEffect(() => {
    if (isOpen) keepStop({ id, title, part: partTable[part].word });
    else if (isDone && readStop()?.id === id) keepStop(null);
  }, [isOpen, isDone, id, title, part]);
}
