// The product at a glance in one strip: the source's picture, name and price, and how far its review is.
import { CircleDashed } from 'lucide-react';
import { memo } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import type { Part } from '#domain/parts/parts.ts';
import { type OptimizedContent, statusesOf } from '#domain/review/content.ts';
import { pendingParts } from '#domain/review/score.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Card } from '#web/kit/card.tsx';
import { usePageTitle } from '#web/kit/page-title.ts';
import { Thumb } from '#web/kit/thumb.tsx';
import { IssuesSummary } from './issues-summary.tsx';
import { ProgressSteps } from './progress-steps.tsx';
import { QualityFigure } from './quality-figure.tsx';

type ReviewStripProps = {
  product: Product;
  /** Null before anything was generated. */
  content: OptimizedContent | null;
  isGenerating: boolean;
  onGenerate: () => void;
  onOpen: (part: Part) => void;
};

export const ReviewStrip = memo(function ReviewStrip(props: ReviewStripProps) {
  const { product, content, isGenerating, onGenerate, onOpen } = props;
  const statuses = content && statusesOf(content);
  const waiting = pendingParts(statuses);
  return (
    <header className="@container mb-2 sm:mb-3">
      <Card
        aria-labelledby="product-name"
        className="flex flex-wrap items-stretch divide-line @max-5xl:divide-y @5xl:flex-nowrap @5xl:divide-x"
      >
        <SourceGlance product={product} isPending={waiting.length > 0} onOpen={onOpen} />
        <div className="flex shrink-0 items-center px-2.5 @max-5xl:hidden">
          <QualityFigure quality={product.listingQuality} onOpen={onOpen} isColumn />
        </div>
        <ProgressSteps statuses={statuses} isGenerating={isGenerating} onGenerate={onGenerate} onOpen={onOpen}>
          <IssuesSummary parts={waiting} isStarted={content !== null} onOpen={onOpen} />
        </ProgressSteps>
      </Card>
    </header>
  );
});

type SourceGlanceProps = { product: Product; isPending: boolean; onOpen: (part: Part) => void };

function SourceGlance({ product, isPending, onOpen }: SourceGlanceProps) {
  usePageTitle(product.title);
  const names = [product.category, product.subcategory].filter((name) => name !== null);
  return (
    <div className="flex min-w-0 items-center gap-3 px-3 py-2 @max-5xl:w-full @5xl:flex-1 max-sm:py-1.5">
      <Thumb src={product.images[0]} alt="" fit="contain" className="size-13 sm:size-15" isFirst />
      {/* A phone has its facts in one line below the title. */}
      <div className="min-w-0 flex-1 max-sm:grid max-sm:grid-cols-[minmax(0,auto)_auto_1fr] max-sm:items-center max-sm:gap-x-2">
        <h1
          id="product-name"
          title={product.title}
          className="col-span-3 line-clamp-2 break-words font-semibold text-[0.9375rem] leading-4.5 tracking-[-0.01em] sm:line-clamp-1 sm:break-all sm:text-base sm:leading-5"
        >
          {product.title}
        </h1>
        <div className="mt-1 flex min-w-0 flex-wrap items-center gap-x-1.5 gap-y-1 max-sm:contents sm:h-5.5 sm:overflow-hidden">
          <Badge
            tone="outline"
            className="min-w-0 font-normal tabular-nums max-sm:border-0 max-sm:bg-transparent max-sm:px-0 max-sm:text-ink-soft"
          >
            <span className="text-ink-faint max-sm:sr-only">SKU</span>
            <span className="truncate">{product.sku}</span>
          </Badge>
          {isPending && (
            <Badge tone="warn" className="max-sm:sr-only">
              <CircleDashed aria-hidden />
              Optimization Pending
            </Badge>
          )}
          {names.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a subcategory may be named like its category
            <Badge key={index} className="max-sm:hidden">
              <span className="truncate">{name}</span>
            </Badge>
          ))}
          <div className="@5xl:hidden max-sm:order-last max-sm:justify-self-end">
            <QualityFigure quality={product.listingQuality} onOpen={onOpen} />
          </div>
        </div>
        <p className="mt-0.5 flex gap-2 text-xs leading-4 max-sm:mt-0">
          <span className="shrink-0 font-medium tabular-nums">
            {product.price ?? <span className="font-normal text-ink-faint">No price</span>}
          </span>
          <span className="truncate text-ink-faint max-sm:hidden" title={product.description}>
            {product.description || 'No description in the source'}
          </span>
        </p>
      </div>
    </div>
  );
}
