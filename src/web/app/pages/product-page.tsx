// The product page: the review with what other features show in it. Features never import each other; here they meet.
import { Database, ListChecks, MessageSquareText } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { BenchmarkSkeleton } from '#web/benchmarks/benchmark-skeleton.tsx';
import { BrokenRule } from '#web/benchmarks/broken-rule.tsx';
import { FamilyLine } from '#web/catalogue/families/family-line.tsx';
import { sayReload } from '#web/kit/layers/load-on-interaction.ts';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import type { ReviewSlots } from '#web/review/review.slots.ts';
import { ReviewScreen } from '#web/review/review-screen.tsx';

const BenchmarkCard = lazy(async () => ({
  default: (await import('#web/benchmarks/benchmark-card.tsx')).BenchmarkCard,
}));

const QualityVerdict = lazy(async () => ({
  default: (await import('#web/benchmarks/verdicts.tsx')).QualityVerdict,
}));

const ApplicablePrompts = lazy(async () => ({
  default: (await import('#web/prompts/applicable-prompts.tsx')).ApplicablePrompts,
}));
const PromptsSummary = lazy(async () => ({
  default: (await import('#web/prompts/prompts-summary.tsx')).PromptsSummary,
}));

const ProductKeywords = lazy(async () => ({
  default: (await import('#web/keywords/product-keywords.tsx')).ProductKeywords,
}));
const KeywordsSummary = lazy(async () => ({
  default: (await import('#web/keywords/keywords-summary.tsx')).KeywordsSummary,
}));

const DraftInstructionView = lazy(async () => ({
  default: (await import('#web/prompts/draft-instruction-view.tsx')).DraftInstructionView,
}));

const SourcesCard = lazy(async () => ({ default: (await import('#web/sources/sources-card.tsx')).SourcesCard }));
const SourcesSummary = lazy(async () => ({
  default: (await import('#web/sources/sources-summary.tsx')).SourcesSummary,
}));

const ProductPageMenu = lazy(async () => ({
  default: (await import('#web/catalogue/product-page-menu.tsx')).ProductPageMenu,
}));

const UnreadCount = lazy(async () => ({
  default: (await import('#web/assistant/unread-count.tsx')).UnreadCount,
}));

const PartComments = lazy(async () => ({
  default: (await import('#web/comments/part-comments.tsx')).PartComments,
}));
const CommentButton = lazy(async () => ({
  default: (await import('#web/comments/comment-counts.tsx')).CommentButton,
}));
const OpenComments = lazy(async () => ({
  default: (await import('#web/comments/comment-counts.tsx')).OpenComments,
}));

const ChatTab = lazy(async () => ({ default: (await import('#web/assistant/chat-tab.tsx')).ChatTab }));

const quietly = (summary: ReactNode) => <Suspense>{summary}</Suspense>;
const unfolding = (content: ReactNode) => (
  <Suspense fallback={<Skeleton className="m-4 h-40 rounded-lg" />}>{content}</Suspense>
);

const slots: Partial<ReviewSlots> = {
  menu: (shown) => (
    <Suspense fallback={<span className="size-7.5 touch:size-10" />}>
      <ProductPageMenu {...shown} />
    </Suspense>
  ),
  family: (shown) => <FamilyLine {...shown} />,
  benchmark: (shown) => (
    <Suspense fallback={<BenchmarkSkeleton />}>
      <BenchmarkCard {...shown} />
    </Suspense>
  ),
  brokenRule: (shown) => <BrokenRule {...shown} />,
  qualityVerdict: (shown) => (
    <Suspense fallback={<Skeleton className="h-16 rounded-lg" />}>
      <QualityVerdict {...shown} />
    </Suspense>
  ),
  folds: {
    keywords: {
      label: 'Keywords',
      icon: ListChecks,
      summary: ({ product }) => quietly(<KeywordsSummary productId={product.id} />),
      content: (shown) => unfolding(<ProductKeywords {...shown} />),
    },
    sources: {
      label: 'Data sources',
      icon: Database,
      summary: ({ product }) => quietly(<SourcesSummary productId={product.id} />),
      content: ({ product }) => unfolding(<SourcesCard product={product} />),
    },
    prompts: {
      label: 'Prompts',
      icon: MessageSquareText,
      summary: ({ product }) => quietly(<PromptsSummary productId={product.id} />),
      content: ({ product }) => unfolding(<ApplicablePrompts product={product} />),
    },
  },
  comments: {
    button: (shown) => (
      <Suspense>
        <CommentButton {...shown} />
      </Suspense>
    ),
    thread: (shown) => (
      <Suspense
        fallback={
          <div data-opens-field={shown.asked > 0 || undefined}>
            <Skeleton className="m-4 h-16 rounded-lg" />
          </div>
        }
      >
        <PartComments {...shown} />
      </Suspense>
    ),
    open: (shown) => quietly(<OpenComments {...shown} />),
  },
  instruction: (shown) => (
    <Suspense
      fallback={
        <Loading label="Loading the instructions" className="pt-1.5">
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
