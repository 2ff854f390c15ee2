// Products with score, issues and status: a table, or stacked cards where it would not fit.
import { Sparkles } from 'lucide-react';
import type { Product } from '#domain/catalogue/product.ts';
import type { ContentStatuses } from '#domain/review/content-statuses.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import { Below, Cell, HeadCell, Table } from '#web/kit/lists/table.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { Thumb } from '#web/kit/thumb.tsx';
import { useIsNarrow } from '#web/kit/use-media.ts';
import { useContentStatuses } from './catalogue.queries.ts';
import type { Sort } from './filters/sort.ts';
import { SortHeader } from './filters/sort-header.tsx';
import { ListingQuality } from './listing-quality.tsx';
import { ProductLink, TitleLink } from './product-link.tsx';
import { IssuesBadge, ReviewProgress, ReviewState, ScoreBar } from './review-figures.tsx';
import { RowMenu } from './row-menu.tsx';
import { PageBox, ProductBox, useRowAttributes } from './selection-boxes.tsx';

export const rowStyle = 'transition-colors duration-150 hover:bg-sunken/60 data-selected:bg-accent-soft/50';

type ProductTableProps = {
  products: Product[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Names the table for screen readers. */
  label: string;
};

export function ProductTable({ products, sort, onSort, label }: ProductTableProps) {
  const isNarrow = useIsNarrow();
  const rowAttributes = useRowAttributes();
  const statuses = useContentStatuses(products);
  if (isNarrow) {
    return (
      <ul aria-label={label} className="divide-y divide-line">
        {products.map((product) => (
          <StackedProduct key={product.id} product={product} statuses={statuses?.get(product.id)} />
        ))}
      </ul>
    );
  }
  const heads = (
    <>
      <HeadCell className="w-12">
        <PageBox />
      </HeadCell>
      <SortHeader column="title" sort={sort} onSort={onSort}>
        Product
      </SortHeader>
      <SortHeader column="category" sort={sort} onSort={onSort} from="5xl" className="w-[10%] @6xl:w-[13%]">
        Category
      </SortHeader>
      <SortHeader column="listingQuality" sort={sort} onSort={onSort} from="5xl" className="w-24">
        Quality
      </SortHeader>
      <SortHeader column="contentScore" sort={sort} onSort={onSort} className="w-31 @4xl:w-34 @6xl:w-36">
        Content Score
      </SortHeader>
      <SortHeader column="issues" sort={sort} onSort={onSort} from="4xl" className="w-26">
        Issues
      </SortHeader>
      <SortHeader column="status" sort={sort} onSort={onSort} className="w-40 @4xl:w-44">
        Status
      </SortHeader>
      <HeadCell className="w-24 @4xl:w-26 @6xl:w-40 touch:w-29">Actions</HeadCell>
    </>
  );
  return (
    <Table label={label} head={heads}>
      {products.map((product) => (
        <tr key={product.id} {...rowAttributes(product)} className={rowStyle}>
          <Cell>
            <ProductBox product={product} />
          </Cell>
          <Cell>
            <div className="flex items-center gap-2.5 @4xl:gap-3">
              <Thumb src={product.images[0]} alt="" className="size-9 @4xl:size-10" />
              <div className="min-w-0 flex-1">
                <TitleLink product={product} isOneLine />
                <div className="flex items-center gap-2">
                  <p className="flex min-w-0 gap-1 text-ink-soft text-xs tabular-nums">
                    <span className="max-w-full shrink-0 truncate">{product.sku}</span>{' '}
                    <Below width="5xl" className="truncate">
                      · {product.category ?? 'Uncategorized'}
                    </Below>
                  </p>
                  <Below width="5xl" className="-mb-1 flex shrink-0">
                    <ListingQuality product={product} className="min-h-6" />
                  </Below>
                </div>
              </div>
            </div>
          </Cell>
          <Cell from="5xl">
            <p className="truncate">{product.category ?? 'Uncategorized'}</p>
            <p className="truncate text-ink-soft text-xs">{product.subcategory ?? '–'}</p>
          </Cell>
          <Cell from="5xl">
            <ListingQuality product={product} isShort />
          </Cell>
          <Cell>
            <ScoreBar score={product.contentStatus.score} />
            <ReviewProgress product={product} className="@max-4xl:hidden" />
            <Below width="4xl">
              <IssuesBadge product={product} statuses={statuses?.get(product.id)} />
            </Below>
          </Cell>
          <Cell from="4xl">
            <IssuesBadge product={product} statuses={statuses?.get(product.id)} />
          </Cell>
          <Cell>
            <ReviewState product={product} />
          </Cell>
          <Cell>
            <div className="flex items-center gap-1">
              <OptimizeLink product={product} isCompact />
              <RowMenu product={product} />
            </div>
          </Cell>
        </tr>
      ))}
    </Table>
  );
}

function StackedProduct({ product, statuses }: { product: Product; statuses: ContentStatuses | undefined }) {
  const rowAttributes = useRowAttributes();
  return (
    <li {...rowAttributes(product)} className="px-4 py-3.5 data-selected:bg-accent-soft/50">
      <div className="flex gap-3">
        <ProductBox product={product} className="mt-4.5 mr-1" />
        <Thumb src={product.images[0]} alt="" className="size-14" />
        <div className="min-w-0 flex-1">
          <TitleLink product={product} />
          <p className="mt-0.5 truncate text-ink-soft text-xs">
            <span className="tabular-nums">{product.sku}</span>
            {' · '}
            {product.category ?? 'Uncategorized'}
            {product.subcategory && ` / ${product.subcategory}`}
          </p>
        </div>
      </div>
      {/* Two lines, whatever the state: no row grows while one looks at it. */}
      <div className="mt-3 flex items-center gap-3">
        <ScoreBar score={product.contentStatus.score} className="w-28 shrink-0" />
        <ReviewProgress product={product} className="flex-1" />
        <ListingQuality product={product} className="shrink-0" />
      </div>
      <div className="mt-2 flex items-center gap-3">
        <IssuesBadge product={product} statuses={statuses} />
        <ReviewState product={product} className="flex items-center" />
      </div>
      <div className="mt-3 flex items-center gap-2">
        <OptimizeLink product={product} className="flex-1" />
        <RowMenu product={product} />
      </div>
    </li>
  );
}

type OptimizeLinkProps = {
  product: Product;
  /** In a narrow table only the icon is drawn. */
  isCompact?: boolean;
  className?: string;
};

export function OptimizeLink({ product, isCompact, className }: OptimizeLinkProps) {
  return (
    <Button asChild variant="soft" size="sm" className={className}>
      <ProductLink id={product.id} aria-label={`Optimize ${product.title}`}>
        <Sparkles aria-hidden />
        <span className={isCompact ? '@max-6xl:sr-only' : undefined}>Optimize</span>
      </ProductLink>
    </Button>
  );
}

/** Six rows, as specified. */
export function ProductTableSkeleton() {
  return (
    <Loading label="Loading products">
      <div className="hidden h-11 border-line border-b md:block" />
      {[62, 48, 70, 55, 66, 44].map((width) => (
        <div
          key={width}
          data-skeleton="row"
          className="flex items-center gap-4 border-line border-b px-4 py-3 last:border-b-0 md:px-5"
        >
          <Skeleton className="size-10" />
          <div className="flex-1">
            <Skeleton
              className={cn(
                'h-3.5',
                { 62: 'w-3/5', 48: 'w-2/5', 70: 'w-2/3', 55: 'w-1/2', 66: 'w-3/5', 44: 'w-2/5' }[width],
              )}
            />
            <Skeleton className="mt-2 h-3 w-24" />
          </div>
          <Skeleton className="hidden h-1.5 w-24 md:block" />
          <Skeleton className="hidden h-5 w-16 rounded-full md:block" />
          <Skeleton className="h-5 w-20 rounded-full md:w-28" />
          <Skeleton className="hidden h-7.5 w-28 md:block" />
        </div>
      ))}
    </Loading>
  );
}
