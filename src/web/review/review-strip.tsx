// The product at a glance in one strip: the source's picture, name and price, and how far its review is.
import { CircleDashed } from 'lucide-react';
import { memo, type ReactNode } from 'react';
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
  /** How many comments are open; nothing where there is none. */
  comments: ReactNode;
  /** Rows below. */
  children: ReactNode;
};

export function ReviewStrip({ children, ...glance }: ReviewStripProps) {
  return (
    <header className="@container mb-2 sm:mb-1.5">
      <Card aria-labelledby="product-name" className="divide-y divide-line">
        <Glance {...glance} />
        {children}
      </Card>
    </header>
  );
}

const Glance = memo(function Glance(props: Omit<ReviewStripProps, 'children'>) {
  const { product, content, isGenerating, onGenerate, onOpen, comments } = props;
  const statuses = content && statusesOf(content);
  const waiting = pendingParts(statuses);
  return (
    <div className="flex flex-wrap items-stretch divide-line @max-4xl:divide-y @4xl:h-20 @4xl:flex-nowrap @4xl:divide-x">
      <SourceGlance product={product} isPending={waiting.length > 0} onOpen={onOpen} />
      <div className="flex shrink-0 items-center px-2 @max-4xl:hidden">
        <QualityFigure quality={product.listingQuality} onOpen={onOpen} isColumn />
      </div>
      <ProgressSteps statuses={statuses} isGenerating={isGenerating} onGenerate={onGenerate} onOpen={onOpen}>
        <span className="inline-flex items-center gap-1">
          <IssuesSummary parts={waiting} isStarted={content !== null} onOpen={onOpen} />
          {comments}
        </span>
      </ProgressSteps>
    </div>
  );
});

type SourceGlanceProps = { product: Product; isPending: boolean; onOpen: (part: Part) => void };

function SourceGlance({ product, isPending, onOpen }: SourceGlanceProps) {
  usePageTitle(product.title);
  const names = [product.category, product.subcategory].filter((name) => name !== null);
  return (
    <div className="flex min-w-0 items-center gap-3 px-3 py-2 @max-4xl:w-full @4xl:flex-1 max-sm:py-1.5">
      <Thumb src={product.images[0]} alt="" fit="contain" className="size-13 sm:size-14" isFirst />
      <div className="min-w-0 flex-1">
        {/* Two lines: a title that needs one leaves the other to the description. */}
        <div className="overflow-hidden sm:h-10">
          <h1
            id="product-name"
            title={product.title}
            className="line-clamp-3 break-words font-semibold text-[0.9375rem] leading-4.5 tracking-[-0.01em] sm:line-clamp-2 sm:leading-5 @4xl:@max-5xl:text-[0.8125rem]"
          >
            {product.title}
          </h1>
          <p className="truncate text-ink-faint text-xs leading-5 max-sm:hidden" title={product.description}>
            {product.description || 'No description in the source'}
          </p>
        </div>
        {/* What has no room goes to a second row, which is not drawn. */}
        <div className="mt-1 flex min-w-0 items-center content-start gap-x-2 gap-y-3 text-xs sm:h-5.5 sm:flex-wrap sm:overflow-hidden @max-4xl:touch:h-10">
          <span className="min-w-0 max-w-44 truncate text-ink-soft tabular-nums">
            <span className="sr-only">SKU </span>
            {product.sku}
          </span>
          <span className="shrink-0 font-semibold tabular-nums">
            {product.price ?? <span className="font-normal text-ink-faint">No price</span>}
          </span>
          {isPending && (
            <Badge tone="warn" className="shrink-0 max-sm:sr-only">
              <CircleDashed aria-hidden />
              Optimization Pending
            </Badge>
          )}
          {names.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a subcategory may be named like its category
            <Badge key={index} className="max-w-40 px-1.5 max-sm:hidden">
              <span className="truncate">{name}</span>
            </Badge>
          ))}
          <div className="ml-auto @4xl:hidden">
            <QualityFigure quality={product.listingQuality} onOpen={onOpen} />
          </div>
        </div>
      </div>
    </div>
  );
}
