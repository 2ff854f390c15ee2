// The table of a status list; stacked cards where it would not fit.
import { ArrowRight } from 'lucide-react';
import type { Product } from '#domain/catalogue/product.ts';
import type { Status } from '#domain/parts/parts.ts';
import type { ReviewNote } from '#domain/review/review-note.ts';
import { StatusBadge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { Below, Cell, HeadCell, Table } from '#web/kit/lists/table.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { Thumb } from '#web/kit/thumb.tsx';
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

const whyHeads: Record<Status, string> = {
  pending: 'Why it waits',
  approved: 'Approved',
  rejected: 'Rejected',
};

type StatusTableProps = {
  products: Product[];
  status: Status;
  label: string;
  sort: Sort;
  onSort: (sort: Sort) => void;
};

export function StatusTable({ products, status, label, sort, onSort }: StatusTableProps) {
  const isNarrow = useIsNarrow();
  const rowAttributes = useRowAttributes();
  const notes = useReviewNotes(products);
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
  const heads = (
    <>
      <HeadCell className="w-12">
        <PageBox />
      </HeadCell>
      <HeadCell from="4xl" className="w-15">
        Image
      </HeadCell>
      <SortHeader column="title" sort={sort} onSort={onSort}>
        Title, SKU
      </SortHeader>
      <HeadCell from="5xl" className="w-[10%]">
        Brand, Retailer
      </HeadCell>
      <SortHeader column="category" sort={sort} onSort={onSort} from="5xl" className="w-[9%]">
        Category
      </SortHeader>
      <HeadCell className="w-34">Status</HeadCell>
      <HeadCell className="w-44 @4xl:w-62 @6xl:w-72">{whyHeads[status]}</HeadCell>
      {status === 'pending' && (
        <SortHeader column="waiting" sort={sort} onSort={onSort} from="7xl" className="w-25">
          Since
        </SortHeader>
      )}
      <SortHeader column="listingQuality" sort={sort} onSort={onSort} from="6xl" className="w-22">
        Quality
      </SortHeader>
      <HeadCell className="w-20 @4xl:w-32">Actions</HeadCell>
    </>
  );
  return (
    <Table label={label} head={heads}>
      {products.map((product) => (
        <tr key={product.id} {...rowAttributes(product)} className={rowStyle}>
          <Cell>
            <ProductBox product={product} />
          </Cell>
          <Cell from="4xl">
            <Thumb src={product.images[0]} alt="" className="size-10" />
          </Cell>
          <Cell>
            <TitleLink product={product} isOneLine />
            <div className="flex items-center gap-2">
              <p className="truncate text-ink-soft text-xs tabular-nums">
                {product.sku}
                <Below width="5xl">
                  {[product.brand, product.category, product.retailer]
                    .filter((fact) => fact !== null)
                    .map((fact) => ` · ${fact}`)}
                </Below>
              </p>
              <Below width="6xl" className="-mb-1 flex shrink-0">
                <ListingQuality product={product} className="min-h-6" />
              </Below>
            </div>
          </Cell>
          <PairCell first={product.brand} second={product.retailer} />
          <PairCell first={product.category} second={product.subcategory} />
          <Cell className="py-1.5">
            <StatusBadge status={status} />
            <div className="mt-1">
              <PartTiles product={product} note={notes?.get(product.id)} />
            </div>
          </Cell>
          <Cell>
            <ListedReview
              product={product}
              status={status}
              note={notes?.get(product.id)}
              isTold={notes !== undefined}
              isBesideSince={status === 'pending'}
            />
          </Cell>
          {status === 'pending' && (
            <Cell from="7xl">
              <WaitingSince product={product} note={notes?.get(product.id)} />
            </Cell>
          )}
          <Cell from="6xl">
            <ListingQuality product={product} isShort />
          </Cell>
          <Cell>
            <DetailsLink product={product} isCompact />
          </Cell>
        </tr>
      ))}
    </Table>
  );
}

function PairCell({ first, second }: { first: string | null; second: string | null }) {
  return (
    <Cell from="5xl">
      <p className="truncate" title={first ?? undefined}>
        {first ?? '–'}
      </p>
      <p className="truncate text-ink-soft text-xs" title={second ?? undefined}>
        {second ?? '–'}
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
        {isCompact && <ArrowRight aria-hidden className="@4xl:hidden" />}
        <span className={isCompact ? '@max-4xl:sr-only' : undefined}>View Details</span>
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
