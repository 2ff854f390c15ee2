// What other features show on the product's screen; the same elements as long as what they show is the same: a decision draws none again.
import { useMemo } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import type { Person } from '#domain/session/person.ts';
import { useStableCallbacks } from '#web/kit/use-stable-callbacks.ts';
import { StopButton } from './parts/stop-button.tsx';
import type { ReviewSlots } from './review.slots.ts';
import type { ProductReviewState } from './use-product-review.ts';

export function useSlots(
  slots: Partial<ReviewSlots>,
  product: Product,
  me: Person,
  { review, claims, benchmark }: Pick<ProductReviewState, 'review' | 'claims' | 'benchmark'>,
) {
  const { isStarted, optimizing } = review;
  const steady = useStableCallbacks({ optimize: review.optimize, stop: review.stop });
  const menu = useMemo(() => slots.menu?.({ product }), [slots, product]);
  const { failure } = claims;
  const benchmarkCard = useMemo(
    () => slots.benchmark?.({ product, benchmark, failure, isStarted }),
    [slots, product, benchmark, failure, isStarted],
  );
  const chat = useMemo(
    () =>
      slots.chat?.({
        product,
        me,
        isOptimizing: optimizing !== null,
        optimize: steady.optimize,
        stop: optimizing && (
          <StopButton productId={product.id} part={optimizing} onStop={() => steady.stop(optimizing)} />
        ),
      }),
    [slots, product, me, optimizing, steady],
  );
  const unread = useMemo(() => slots.unread?.({ product }), [slots, product]);
  return { menu, benchmarkCard, chat, unread };
}
