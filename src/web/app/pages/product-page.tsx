// The product page: the review with what other features show in it. Features never import each other; here they meet.
import { lazy, Suspense } from 'react';
import { BenchmarkSkeleton } from '#web/benchmarks/benchmark-skeleton.tsx';
import { sayReload } from '#web/kit/layers/load-on-interaction.ts';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import type { ReviewSlots } from '#web/review/review.slots.ts';
import { ReviewScreen } from '#web/review/review-screen.tsx';

const BenchmarkCard = lazy(async () => ({
  default: (await import('#web/benchmarks/benchmark-card.tsx')).BenchmarkCard,
}));

const PartVerdict = lazy(async () => ({
  default: (await import('#web/benchmarks/verdicts.tsx')).PartVerdict,
}));

const QualityVerdict = lazy(async () => ({
  default: (await import('#web/benchmarks/verdicts.tsx')).QualityVerdict,
}));

const ApplicablePrompts = lazy(async () => ({
  default: (await import('#web/prompts/applicable-prompts.tsx')).ApplicablePrompts,
}));

const ProductKeywords = lazy(async () => ({
  default: (await import('#web/keywords/product-keywords.tsx')).ProductKeywords,
}));

const DraftInstructionView = lazy(async () => ({
  default: (await import('#web/prompts/draft-instruction-view.tsx')).DraftInstructionView,
}));

const SourcesCard = lazy(async () => ({ default: (await import('#web/sources/sources-card.tsx')).SourcesCard }));

const ProductPageMenu = lazy(async () => ({
  default: (await import('#web/catalogue/product-page-menu.tsx')).ProductPageMenu,
}));

const UnreadCount = lazy(async () => ({
  default: (await import('#web/assistant/unread-count.tsx')).UnreadCount,
}));

const ChatTab = lazy(async () => ({ default: (await import('#web/assistant/chat-tab.tsx')).ChatTab }));

const slots: Partial<ReviewSlots> = {
  menu: (shown) => (
    <Suspense fallback={<span className="size-7.5 touch:size-10" />}>
      <ProductPageMenu {...shown} />
    </Suspense>
  ),
  benchmark: (shown) => (
    <Suspense fallback={<BenchmarkSkeleton />}>
      <BenchmarkCard {...shown} />
    </Suspense>
  ),
  partVerdict: (shown) => (
    <Suspense fallback={<Skeleton className="h-16 rounded-lg" />}>
      <PartVerdict {...shown} />
    </Suspense>
  ),
  qualityVerdict: (shown) => (
    <Suspense fallback={<Skeleton className="h-16 rounded-lg" />}>
      <QualityVerdict {...shown} />
    </Suspense>
  ),
  sources: (shown) => (
    <Suspense fallback={<Skeleton className="h-48 rounded-xl" />}>
      <SourcesCard {...shown} />
    </Suspense>
  ),
  prompts: (shown) => (
    <Suspense fallback={<Skeleton className="h-48 rounded-xl" />}>
      <ApplicablePrompts {...shown} />
    </Suspense>
  ),
  keywords: (shown) => (
    <Suspense fallback={<Skeleton className="h-48 rounded-xl" />}>
      <ProductKeywords {...shown} />
    </Suspense>
  ),
  instruction: (shown) => (
    <Suspense
      fallback={
        <Loading label="Loading the instruction" className="pt-1.5">
          <Skeleton className="h-4 w-3/4" />
        </Loading>
      }
    >
      <DraftInstructionView {...shown} />
    </Suspense>
  ),
  chat: (shown) => (
    <Suspense
      fallback={
        <Loading label="Loading the chat" className="flex-1 space-y-3 p-4">
          <Skeleton className="h-16 rounded-xl" />
        </Loading>
      }
    >
      <ChatTab {...shown} />
    </Suspense>
  ),
  unread: ({ product }) => (
    <Suspense>
      <UnreadCount productId={product.id} />
    </Suspense>
  ),
  onRolledBack: ({ id }) => {
    void import('#web/assistant/chat-store.ts').then(({ noteRolledBack }) => noteRolledBack(id), sayReload);
  },
};

export function ProductPage() {
  return <ReviewScreen slots={slots} />;
}
