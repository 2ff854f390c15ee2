// Above the parts: the product at a glance, and how far its review is. Side by side, so that nothing below moves when the last issue goes.

import type { Product } from '#domain/catalogue/product.ts';
import type { Part } from '#domain/parts/parts.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { statusesOf } from '#domain/review/content.ts';
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
  const statuses = content ? statusesOf(content) : null;
  return (
    <div className="@container">
      <div className="grid gap-3 @xl:grid-cols-2">
        <ProductPreview product={product} onView={onView} />
        <div className="flex min-w-0 flex-col gap-3">
          <ProgressCard statuses={statuses} isGenerating={isGenerating} onGenerate={onGenerate} onOpen={onOpen} />
          <IssuesSummary parts={pendingParts(statuses)} isStarted={content !== null} onOpen={onOpen} />
        </div>
      </div>
    </div>
  );
}
