// The table of a status list; stacked cards where it would not fit.
import { ArrowRight } from 'lucide-react';
import type { Product } from '#domain/catalogue/product.ts';
import type { Status } from '#domain/parts/parts.ts';
import type { ReviewNote } from '#domain/review/review-note.ts';
import { StatusBadge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import { Below, Cell, HeadCell, Table } from '#web/kit/lists/table.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { Thumb } from '#web/kit/thumb.tsx';
import { useDeferredRender } from '#web/kit/use-deferred-render.ts';
import { useIsNarrow } from '#web/kit/use-media.ts';
import type { Sort } from './filters/sort.ts';
import { SortHeader } from './filters/sort-header.tsx';
import { ListedReview, WaitingSince } from './listed-review.tsx';
import { ListingQuality } from './listing-quality.tsx';
import { PartTiles } from './part-tiles.tsx';
import { ProductLink, TitleLink } from './product-link.tsx';
import { rowStyle } from './product-table.tsx';
import { useReviewNotes } from './review-notes.queries.ts';
import { PageBox, ProductBox, useRowAttributes } from './selection-boxes.tsx';
import type { FurtherColumn } from './status-columns.tsx';

type StatusTableProps = {
  products: Product[];
  status: Status;
  columns: readonly FurtherColumn[];
  label: string;
  sort: Sort;
  onSort: (sort: Sort) => void;
};

/** What is in sight when the list opens. */
const rowsInSight = 8;

export function StatusTable({ products: listed, status, columns, label, sort, onSort }: StatusTableProps) {
  const isNarrow = useIsNarrow();
  const rowAttributes = useRowAttributes();
  const notes = useReviewNotes(listed);
  const isWhole = useDeferredRender();
  const products = isWhole ? listed : listed.slice(0, rowsInSight);
  if (isNarrow) {
    return (
      <ul aria-label={label} className="divide-y divide-line">
        {products.map((product) => (
          <StackedRow
            key={product.id}
            product={product}
            status={status}
            note={notes?.get(product.id)}
            isTold={notes !== undefined}
          />
        ))}
      </ul>
    );
  }
  const has = (column: FurtherColumn) => columns.includes(column);
  const heads = (
    <>
      <HeadCell className="w-12">
        <PageBox />
      </HeadCell>
      <HeadCell className="w-16">Image</HeadCell>
      <SortHeader column="title" sort={sort} onSort={onSort}>
        Title
      </SortHeader>
      <HeadCell from="4xl" className="w-26 @[68rem]:w-33">
        SKU
      </HeadCell>
      <HeadCell from="4xl" className="w-22 @[68rem]:w-25">
        Brand
      </HeadCell>
      <SortHeader column="category" sort={sort} onSort={onSort} from="5xl" className="w-24 @6xl:w-27">
        Category
      </SortHeader>
      <HeadCell from="4xl" className="w-20 @6xl:w-22">
        Retailer
      </HeadCell>
      {has('since') && (
        <SortHeader column="waiting" sort={sort} onSort={onSort} from="5xl" className="w-25">
          Since
        </SortHeader>
      )}
      {has('quality') && (
        <SortHeader column="listingQuality" sort={sort} onSort={onSort} from="5xl" className="w-20">
          Quality
        </SortHeader>
      )}
      <HeadCell className="w-52 @6xl:w-58">Status</HeadCell>
      <HeadCell className="w-20 @5xl:w-31">Actions</HeadCell>
    </>
  );
  return (
    <Table label={label} head={heads}>
      {products.map((product) => (
        <tr key={product.id} {...rowAttributes(product)} className={rowStyle}>
          <Cell>
            <ProductBox product={product} />
          </Cell>
          <Cell className="pr-0">
            <Thumb src={product.images[0]} alt="" className="size-9" />
          </Cell>
          <Cell>
            <TitleLink product={product} />
            <Below width="4xl" className="block truncate text-ink-soft text-xs tabular-nums">
              {[product.sku, product.brand, product.category, product.retailer]
                .filter((fact) => fact !== null)
                .join(' · ')}
            </Below>
            <Below width="5xl" className="block truncate text-ink-soft text-xs @max-4xl:hidden">
              {product.category}
            </Below>
          </Cell>
          <TextCell from="4xl" text={product.sku} className="text-ink-soft tabular-nums" />
          <TextCell from="4xl" text={product.brand} />
          <TextCell from="5xl" text={product.category} />
          <TextCell from="4xl" text={product.retailer} />
          {has('since') && (
            <Cell from="5xl">
              <WaitingSince product={product} note={notes?.get(product.id)} />
            </Cell>
          )}
          {has('quality') && (
            <Cell from="5xl">
              <ListingQuality product={product} isShort />
            </Cell>
          )}
          <Cell className="py-[calc(var(--cell-y)-0.25rem)]">
            <div className="flex items-center gap-2">
              <StatusBadge status={status} />
              <PartTiles product={product} note={notes?.get(product.id)} />
            </div>
            <div className="mt-1">
              <ListedReview
                product={product}
                status={status}
                note={notes?.get(product.id)}
                isTold={notes !== undefined}
                isShort
              />
            </div>
          </Cell>
          <Cell>
            <DetailsLink product={product} isCompact />
          </Cell>
        </tr>
      ))}
    </Table>
  );
}

function TextCell({ from, text, className }: { from: '4xl' | '5xl'; text: string | null; className?: string }) {
  return (
    <Cell from={from}>
      <p className={cn('truncate text-[0.8125rem]', className)} title={text ?? undefined}>
        {text ?? '–'}
      </p>
    </Cell>
  );
}

type StackedRowProps = { product: Product; status: Status; note: ReviewNote | undefined; isTold: boolean };

function StackedRow({ product, status, note, isTold }: StackedRowProps) {
  const facts = [product.sku, product.brand, product.category, product.retailer].filter((fact) => fact !== null);
  const rowAttributes = useRowAttributes();
  return (
    <li {...rowAttributes(product)} className="px-4 py-3.5 data-selected:bg-accent-soft/50">
      <div className="flex gap-3">
        <ProductBox product={product} className="mt-4.5 mr-1" />
        <Thumb src={product.images[0]} alt="" className="size-14" />
        <div className="min-w-0 flex-1">
          <TitleLink product={product} />
          <p className="mt-0.5 break-words text-ink-soft text-xs">{facts.join(' · ')}</p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="flex items-center gap-3">
          <StatusBadge status={status} />
          <PartTiles product={product} note={note} />
        </div>
        <ListingQuality product={product} />
      </div>
      <div className="mt-2.5 flex items-center justify-between gap-3">
        <ListedReview product={product} status={status} note={note} isTold={isTold} />
        <DetailsLink product={product} />
      </div>
    </li>
  );
}

type DetailsLinkProps = {
  product: Product;
  /** In a narrow table only the icon is drawn. */
  isCompact?: boolean;
};

function DetailsLink({ product, isCompact = false }: DetailsLinkProps) {
  return (
    <Button asChild size="sm">
      <ProductLink id={product.id} aria-label={`View Details of ${product.title}`}>
        {isCompact && <ArrowRight aria-hidden className="@5xl:hidden" />}
        <span className={isCompact ? '@max-5xl:sr-only' : undefined}>View Details</span>
      </ProductLink>
    </Button>
  );
}

/** Six rows, as specified. */
export function StatusTableSkeleton() {
  return (
    <Loading label="Loading products">
      <div className="hidden h-11 border-line border-b md:block" />
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <div
          key={row}
          data-skeleton="row"
          className="flex items-center gap-4 border-line border-b px-4 py-3 last:border-b-0 md:px-5"
        >
          <Skeleton className="size-10" />
          <Skeleton className="h-3.5 flex-1 md:mr-10" />
          <Skeleton className="hidden h-3.5 w-24 md:block" />
          <Skeleton className="hidden h-3.5 w-24 md:block" />
          <Skeleton className="hidden h-3.5 w-24 md:block" />
          <Skeleton className="h-5 w-20 rounded-full" />
          <Skeleton className="hidden h-7.5 w-28 md:block" />
        </div>
      ))}
    </Loading>
  );
}
