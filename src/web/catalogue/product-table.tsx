// Products with score, issues and status: a table, or stacked cards where it would not fit.
import { Sparkles } from 'lucide-react';
import type { Product } from '#domain/catalogue/product.ts';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { Thumb } from '#web/kit/thumb.tsx';
import { useIsNarrow } from '#web/kit/use-media.ts';
import { ProductLink } from './product-link.tsx';
import { ContentStatusBadge, IssuesBadge, ScoreBar } from './review-figures.tsx';
import { RowMenu } from './row-menu.tsx';
import type { Sort } from './sort.ts';
import { SortHeader } from './sort-header.tsx';

export const headCell = 'px-3 py-2 text-left font-medium text-xs text-ink-soft first:pl-5 last:pr-5';
export const bodyCell = 'px-3 py-2.5 align-middle first:pl-5 last:pr-5';
export const titleLink = 'rounded-sm font-medium hover:text-accent-ink hover:underline';

type ProductTableProps = {
  products: Product[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Names the table for screen readers. */
  label: string;
};

export function ProductTable({ products, sort, onSort, label }: ProductTableProps) {
  const isNarrow = useIsNarrow();
  if (isNarrow) {
    return (
      <ul aria-label={label} className="divide-y divide-line">
        {products.map((product) => (
          <StackedProduct key={product.id} product={product} />
        ))}
      </ul>
    );
  }
  return (
    <div className="@container">
      <table aria-label={label} className="w-full min-w-2xl table-fixed">
        <thead className="border-line border-b">
          <tr>
            <SortHeader column="title" sort={sort} onSort={onSort} className={headCell}>
              Product
            </SortHeader>
            <SortHeader
              column="category"
              sort={sort}
              onSort={onSort}
              className={cn(headCell, 'w-[13%] @max-3xl:hidden')}
            >
              Category
            </SortHeader>
            <SortHeader column="contentScore" sort={sort} onSort={onSort} className={cn(headCell, 'w-34 @4xl:w-40')}>
              Content Score
            </SortHeader>
            <SortHeader column="issues" sort={sort} onSort={onSort} className={cn(headCell, 'w-26')}>
              Issues
            </SortHeader>
            <SortHeader column="status" sort={sort} onSort={onSort} className={cn(headCell, 'w-43')}>
              Status
            </SortHeader>
            <th scope="col" className={cn(headCell, 'w-27 @4xl:w-40')}>
              Actions
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {products.map((product) => (
            <tr key={product.id} className="transition-colors duration-150 hover:bg-sunken/60">
              <td className={bodyCell}>
                <div className="flex items-center gap-3">
                  <Thumb src={product.images[0]} alt="" className="size-10" />
                  <div className="min-w-0">
                    <ProductLink id={product.id} className={cn(titleLink, 'line-clamp-2 break-words')}>
                      {product.title}
                    </ProductLink>
                    <p className="truncate text-ink-soft text-xs tabular-nums">
                      {product.sku}
                      <span className="@3xl:hidden"> · {product.category ?? 'Uncategorized'}</span>
                    </p>
                  </div>
                </div>
              </td>
              <td className={cn(bodyCell, '@max-3xl:hidden')}>
                <p className="truncate">{product.category ?? 'Uncategorized'}</p>
                <p className="truncate text-ink-soft text-xs">{product.subcategory ?? '–'}</p>
              </td>
              <td className={bodyCell}>
                <ScoreBar score={product.contentStatus.score} />
              </td>
              <td className={bodyCell}>
                <IssuesBadge product={product} />
              </td>
              <td className={bodyCell}>
                <ContentStatusBadge status={product.contentStatus.status} />
              </td>
              <td className={bodyCell}>
                <div className="flex items-center gap-1">
                  <OptimizeLink product={product} isCompact />
                  <RowMenu product={product} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function StackedProduct({ product }: { product: Product }) {
  return (
    <li className="px-4 py-3.5">
      <div className="flex gap-3">
        <Thumb src={product.images[0]} alt="" className="size-14" />
        <div className="min-w-0 flex-1">
          <ProductLink id={product.id} className={cn(titleLink, 'line-clamp-2 break-words')}>
            {product.title}
          </ProductLink>
          <p className="mt-0.5 truncate text-ink-soft text-xs">
            <span className="tabular-nums">{product.sku}</span>
            {' · '}
            {product.category ?? 'Uncategorized'}
            {product.subcategory && ` / ${product.subcategory}`}
          </p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <ScoreBar score={product.contentStatus.score} className="w-32" />
        <IssuesBadge product={product} />
        <ContentStatusBadge status={product.contentStatus.status} />
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
        <span className={isCompact ? '@max-4xl:sr-only' : undefined}>Optimize</span>
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
