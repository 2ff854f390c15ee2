// Products with score, issues and status: a table, or stacked cards where it would not fit.

import { Eye, Sparkles } from 'lucide-react';
import type { SortKey } from '#domain/catalogue/catalogue.contract.ts';
import type { ContentStatuses } from '#domain/review/content-statuses.contract.ts';
import { generateContent } from '#domain/writing/writing.contract.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import type { Column } from '#web/kit/lists/data-table.tsx';
import { Below } from '#web/kit/lists/table.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { Thumb } from '#web/kit/thumb.tsx';
import { useContentStatuses } from './catalogue.queries.ts';
import type { Sort } from './filters/sort.ts';
import type { ListedProduct } from './listed-product.ts';
import { ListingQuality } from './listing-quality.tsx';
import { ProductLink, TitleLink } from './product-link.tsx';
import { IssuesBadge, ReviewProgress, ReviewState, ScoreBar } from './review-figures.tsx';
import { RowMenu } from './row-menu.tsx';
import { SelectableTable, SelectableTableSkeleton } from './selectable-table.tsx';
import { PageBox, ProductBox } from './selection-boxes.tsx';

type ProductTableProps = {
  products: ListedProduct[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Names the table for screen readers. */
  label: string;
  /** Of the columns that can be left out; absent: the usual ones. */
  columns?: readonly string[];
};

/** Those of the columns that can be left out that are there unless somebody chose. */
export const usualColumns = ['category', 'quality', 'issues'] as const;

export function ProductTable({ products, label, columns: shown = usualColumns, ...sorting }: ProductTableProps) {
  const isHidden = (column: string) => !shown.includes(column);
  const statuses = useContentStatuses(products);
  const issues = (product: ListedProduct) => <IssuesBadge product={product} statuses={statuses?.get(product.id)} />;
  const columns: Column<ListedProduct, SortKey>[] = [
    { id: 'box', header: <PageBox />, headClassName: 'w-12', cell: (product) => <ProductBox product={product} /> },
    { id: 'product', header: 'Product', sortKey: 'title', cell: (product) => <ProductName product={product} /> },
    {
      id: 'brand-retailer',
      header: 'Brand',
      isHidden: isHidden('brand-retailer'),
      from: '5xl',
      headClassName: 'w-[9%]',
      cell: ({ brand, retailer }) => (
        <>
          <p className="truncate">{brand ?? '–'}</p>
          <p className="truncate text-ink-soft text-xs">{retailer ?? '–'}</p>
        </>
      ),
    },
    {
      id: 'category',
      header: 'Category',
      isHidden: isHidden('category'),
      sortKey: 'category',
      from: '5xl',
      headClassName: 'w-[10%] @6xl:w-[13%]',
      cell: ({ category, subcategory }) => (
        <>
          <p className="truncate">{category ?? 'Uncategorized'}</p>
          <p className="truncate text-ink-soft text-xs">{subcategory ?? '–'}</p>
        </>
      ),
    },
    {
      id: 'quality',
      isHidden: isHidden('quality'),
      header: 'Quality',
      sortKey: 'listingQuality',
      from: '5xl',
      headClassName: 'w-24',
      cell: (product) => <ListingQuality product={product} isShort />,
    },
    {
      id: 'score',
      header: 'Content Score',
      sortKey: 'contentScore',
      headClassName: 'w-31 @4xl:w-34 @6xl:w-36',
      cell: (product) => (
        <>
          <ScoreBar score={product.contentStatus.score} />
          <ReviewProgress product={product} className="@max-4xl:hidden" />
          <Below width="4xl">{issues(product)}</Below>
        </>
      ),
    },
    {
      id: 'issues',
      isHidden: isHidden('issues'),
      header: 'Issues',
      sortKey: 'issues',
      from: '4xl',
      headClassName: 'w-26',
      cell: issues,
    },
    {
      id: 'status',
      header: 'Status',
      sortKey: 'status',
      headClassName: 'w-40 @4xl:w-44',
      cell: (product) => <ReviewState product={product} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      headClassName: 'w-24 @4xl:w-26 @6xl:w-40 touch:w-29',
      cell: (product) => (
        <div className="flex items-center gap-1">
          <OptimizeLink product={product} isCompact />
          <RowMenu product={product} />
        </div>
      ),
    },
  ];
  return (
    <SelectableTable
      {...sorting}
      label={label}
      products={products}
      columns={columns}
      stacked={(product) => <StackedProduct product={product} statuses={statuses?.get(product.id)} />}
    />
  );
}

function ProductName({ product }: { product: ListedProduct }) {
  return (
    <div className="flex items-center gap-2.5 @4xl:gap-3">
      <Thumb src={product.images[0]} alt="" className="size-9 @4xl:size-10" />
      <div className="min-w-0 flex-1">
        <TitleLink product={product} isOneLine />
        <div className="flex items-center gap-2">
          <p className="flex min-w-0 gap-1 text-ink-soft text-xs tabular-nums">
            <span className="max-w-full shrink-0 truncate">
              {product.sku}
              {product.row?.more}
            </span>{' '}
            <Below width="5xl" className="truncate">
              · {product.category ?? 'Uncategorized'}
            </Below>
          </p>
          <Below width="5xl" className="-mb-1 flex shrink-0">
            <ListingQuality product={product} className="min-h-6" />
          </Below>
          {product.row?.line}
        </div>
      </div>
    </div>
  );
}

function StackedProduct({ product, statuses }: { product: ListedProduct; statuses: ContentStatuses | undefined }) {
  return (
    <>
      <div className="flex gap-3">
        <ProductBox product={product} className="mt-4.5 mr-1" />
        <Thumb src={product.images[0]} alt="" className="size-14" />
        <div className="min-w-0 flex-1">
          <TitleLink product={product} />
          <p className="mt-0.5 truncate text-ink-soft text-xs">
            <span className="tabular-nums">
              {product.sku}
              {product.row?.more}
            </span>
            {' · '}
            {product.category ?? 'Uncategorized'}
            {product.subcategory && ` / ${product.subcategory}`}
          </p>
          {product.row?.line}
        </div>
      </div>
      {/* Two lines in any state: no row grows while one looks at it. */}
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
    </>
  );
}

type OptimizeLinkProps = {
  product: ListedProduct;
  /** In a narrow table only the icon is drawn. */
  isCompact?: boolean;
  className?: string;
};

/** To the product: to write for it, or for those who may not, to look at it. */
export function OptimizeLink({ product, isCompact, className }: OptimizeLinkProps) {
  const mayWrite = useMay(generateContent);
  const Icon = mayWrite ? Sparkles : Eye;
  const word = mayWrite ? 'Optimize' : 'View';
  return (
    <Button asChild variant="soft" size="sm" className={className}>
      <ProductLink id={product.id} aria-label={`${word} ${product.title}`}>
        <Icon aria-hidden />
        <span className={isCompact ? '@max-6xl:sr-only' : undefined}>{word}</span>
      </ProductLink>
    </Button>
  );
}

export function ProductTableSkeleton() {
  return (
    <SelectableTableSkeleton>
      <div className="flex-1">
        <Skeleton className="h-3.5 w-1/2" />
        <Skeleton className="mt-2 h-3 w-24" />
      </div>
      <Skeleton className="hidden h-1.5 w-24 md:block" />
      <Skeleton className="hidden h-5 w-16 rounded-full md:block" />
      <Skeleton className="h-5 w-20 rounded-full md:w-28" />
      <Skeleton className="hidden h-7.5 w-28 md:block" />
    </SelectableTableSkeleton>
  );
}
