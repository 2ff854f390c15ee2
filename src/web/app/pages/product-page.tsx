// The product page: the review with what other features show in it. Features never import each other; here they meet.
import { lazy, Suspense } from 'react';
import { BenchmarkSkeleton } from '#web/benchmarks/benchmark-skeleton.tsx';
import type { ReviewSlots } from '#web/review/review.slots.ts';
import { ReviewScreen } from '#web/review/review-screen.tsx';

const BenchmarkCard = lazy(async () => ({
  default: (await import('#web/benchmarks/benchmark-card.tsx')).BenchmarkCard,
}));

const slots: Partial<ReviewSlots> = {
  benchmark: (shown) => (
    <Suspense fallback={<BenchmarkSkeleton />}>
      <BenchmarkCard {...shown} />
    </Suspense>
  ),
};

export function ProductPage() {
  return <ReviewScreen slots={slots} />;
}
