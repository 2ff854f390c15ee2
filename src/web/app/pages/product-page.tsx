// The product page: the review with what other features show in it. Features never import each other; here they meet.
import { lazy, Suspense } from 'react';
import { BenchmarkSkeleton } from '#web/benchmarks/benchmark-skeleton.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import type { ReviewSlots } from '#web/review/review.slots.ts';
import { ReviewScreen } from '#web/review/review-screen.tsx';

const BenchmarkCard = lazy(async () => ({
  default: (await import('#web/benchmarks/benchmark-card.tsx')).BenchmarkCard,
}));

const ApplicablePrompts = lazy(async () => ({
  default: (await import('#web/prompts/applicable-prompts.tsx')).ApplicablePrompts,
}));

const slots: Partial<ReviewSlots> = {
  benchmark: (shown) => (
    <Suspense fallback={<BenchmarkSkeleton />}>
      <BenchmarkCard {...shown} />
    </Suspense>
  ),
  prompts: (shown) => (
    <Suspense fallback={<Skeleton className="h-48 rounded-xl" />}>
      <ApplicablePrompts {...shown} />
    </Suspense>
  ),
};

export function ProductPage() {
  return <ReviewScreen slots={slots} />;
}
