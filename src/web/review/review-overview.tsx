// Above the parts: the product at a glance, and how far its review is. Side by side, so that nothing below moves when the last issue goes.
import type { Product } from '#domain/catalogue/product.ts';
import type { OptimizedContent, Part } from '#domain/review/content.ts';
import { pendingParts } from '#domain/review/score.ts';
import { IssuesSummary } from './issues-summary.tsx';
import { ProductPreview } from './product-preview.tsx';
import { ProgressCard } from './progress-card.tsx';
import type { ProductView } from './review.search.ts';

type ReviewOverviewProps = {
  product: Product;
  /** Null before anything was generated. */
  content: OptimizedContent | null;
  isGenerating: boolean;
  onGenerate: () => void;
  onOpen: (part: Part) => void;
  onView: (show: ProductView) => void;
};

export function ReviewOverview({ product, content, isGenerating, onGenerate, onOpen, onView }: ReviewOverviewProps) {
  return (
    <div className="@container">
      <div className="grid gap-3 @xl:grid-cols-2">
        <ProductPreview product={product} onView={onView} />
        <div className="flex min-w-0 flex-col gap-3">
          <ProgressCard statuses={content} isGenerating={isGenerating} onGenerate={onGenerate} onOpen={onOpen} />
          <IssuesSummary parts={pendingParts(content)} isStarted={content !== null} onOpen={onOpen} />
        </div>
      </div>
    </div>
  );
}
