// Products as cards, three beside each other where there is room.
import { ArrowRight } from 'lucide-react';
import type { Product } from '#domain/catalogue/product.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import { Thumb } from '#web/kit/thumb.tsx';
import { useDeferredRender } from '#web/kit/use-deferred-render.ts';
import { useContentStatuses } from './catalogue.queries.ts';
import type { IssuesProps } from './figure-explanations.tsx';
import { ListingQuality } from './listing-quality.tsx';
import { cardStyle, gridStyle } from './product-grid-skeleton.tsx';
import { ProductLink, TitleLink } from './product-link.tsx';
import { OptimizeLink } from './product-table.tsx';
import { IssuesBadge, ReviewProgress, ReviewState, ScoreBar } from './review-figures.tsx';
import { RowMenu } from './row-menu.tsx';
import { ProductBox, useRowAttributes } from './selection-boxes.tsx';

/** On a wide screen: the first row, and as many as are in sight at first. */
const firstCards = 3;
const cardsInSight = 9;

type ProductGridProps = {
  products: Product[];
  label: string;
  /** `source` shows what the shop says, `review` how far the review is. */
  shows: 'source' | 'review';
};

export function ProductGrid({ products, label, shows }: ProductGridProps) {
  const rowAttributes = useRowAttributes();
  const isWhole = useDeferredRender();
  const statuses = useContentStatuses(shows === 'review' ? products : []);
  return (
    <ul aria-label={label} className={gridStyle}>
      {(isWhole ? products : products.slice(0, cardsInSight)).map((product, index) => (
        <li
          key={product.id}
          {...rowAttributes(product)}
          className={cn(cardStyle, 'data-selected:border-accent data-selected:ring-1 data-selected:ring-accent')}
        >
          <div className="relative border-line border-b">
            <Thumb
              src={product.images[0]}
              alt=""
              fit="contain"
              isFramed={false}
              copyWidth={480}
              isFirst={index < firstCards}
              className="aspect-[8/5] w-full rounded-none"
            />
            <span className="absolute top-3 right-3 grid size-7 place-items-center rounded-md bg-surface/90">
              <ProductBox product={product} />
            </span>
            <Badge className="absolute top-3 left-3 max-w-[calc(100%-4rem)] border border-line bg-surface text-ink">
              <span className="truncate">{product.category ?? 'Uncategorized'}</span>
            </Badge>
          </div>
          <div className="flex flex-1 flex-col p-4">
            <TitleLink product={product} className="font-semibold leading-5" />
            <div className="mt-1 flex items-baseline justify-between gap-3">
              <p className="truncate text-ink-soft text-xs tabular-nums">SKU: {product.sku}</p>
              {product.price && <p className="shrink-0 font-semibold tabular-nums">{product.price}</p>}
            </div>
            {shows === 'source' ? (
              <SourceLine product={product} />
            ) : (
              <ReviewLine product={product} statuses={statuses?.get(product.id)} />
            )}
            <div className="mt-auto flex items-center gap-2 pt-4">
              {shows === 'source' ? (
                <Button asChild size="sm" className="flex-1">
                  <ProductLink id={product.id} aria-label={`View Details of ${product.title}`}>
                    View Details
                    <ArrowRight aria-hidden />
                  </ProductLink>
                </Button>
              ) : (
                <OptimizeLink product={product} className="flex-1" />
              )}
              <RowMenu product={product} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

function SourceLine({ product }: { product: Product }) {
  return (
    <div className="mt-3 flex items-start gap-3">
      <SourceTags product={product} />
      <ListingQuality product={product} className="ml-auto h-5 shrink-0" />
    </div>
  );
}

function SourceTags({ product }: { product: Product }) {
  const tags = [product.retailer, product.brand, product.subcategory].filter((tag) => tag !== null);
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Retailer, brand and subcategory" className="flex min-w-0 flex-wrap gap-1.5">
      {tags.map((tag, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: retailer and brand can be the same word
        <li key={index} className="max-w-full">
          <Badge>
            <span className="truncate">{tag}</span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}

function ReviewLine({ product, statuses }: IssuesProps) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <ScoreBar score={product.contentStatus.score} className="w-28" />
      <IssuesBadge product={product} statuses={statuses} />
      <ReviewState product={product} className="flex flex-wrap items-center" />
      <ReviewProgress product={product} />
      <ListingQuality product={product} />
    </div>
  );
}
