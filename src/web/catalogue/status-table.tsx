// The table of a status list; stacked cards where it would not fit.
import { ArrowRight } from 'lucide-react';
import type { SortKey } from '#domain/catalogue/catalogue.contract.ts';
import type { Status } from '#domain/parts/parts.ts';
import type { ReviewNote } from '#domain/review/review-note.ts';
import type { ProductWork } from '#domain/teamwork/teamwork.contract.ts';
import { useMyId } from '#web/client/shared.queries.ts';
import { StatusBadge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import type { Column } from '#web/kit/lists/data-table.tsx';
import { Below } from '#web/kit/lists/table.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { Thumb } from '#web/kit/thumb.tsx';
import { useDeferredRender } from '#web/kit/use-deferred-render.ts';
import { Assignee } from '#web/shared/teamwork/assignee.tsx';
import { Presence } from '#web/shared/teamwork/presence.tsx';
import { useWork } from '#web/shared/teamwork/teamwork.queries.ts';
import type { Sort } from './filters/sort.ts';
import type { ListColumn } from './list-columns.tsx';
import type { ListedProduct } from './listed-product.ts';
import { ListedReview, WaitingSince } from './listed-review.tsx';
import { ListingQuality } from './listing-quality.tsx';
import { PartTiles } from './part-tiles.tsx';
import { ProductLink, TitleLink } from './product-link.tsx';
import { useReviewNotes } from './review-notes.queries.ts';
import { SelectableTable, SelectableTableSkeleton } from './selectable-table.tsx';
import { PageBox, ProductBox } from './selection-boxes.tsx';

type StatusTableProps = {
  products: ListedProduct[];
  status: Status;
  columns: readonly ListColumn[];
  label: string;
  sort: Sort;
  onSort: (sort: Sort) => void;
};

/** What is in sight when the list opens. */
const rowsInSight = 8;
/** About what a row takes, in rem: the foot of the list waits where it will be for the rows that are drawn later. */
const rowHeight = 3.75;

export function StatusTable({ products: listed, status, columns: shown, label, ...sorting }: StatusTableProps) {
  const notes = useReviewNotes(listed);
  const isShared = useMyId() !== null;
  const work = useWork(listed.map(({ id }) => id));
  const isWhole = useDeferredRender();
  const noteOf = ({ id }: ListedProduct) => notes.byId.get(id);
  const isHidden = (column: ListColumn) => !shown.includes(column);
  const hasNote = ({ id }: ListedProduct) => notes.hasAll || notes.byId.has(id);
  const columns: Column<ListedProduct, SortKey>[] = [
    { id: 'box', header: <PageBox />, headClassName: 'w-12', cell: (product) => <ProductBox product={product} /> },
    {
      id: 'image',
      header: 'Image',
      headClassName: 'w-16',
      className: 'pr-0',
      cell: (product) => <Thumb src={product.images[0]} alt="" className="size-9" />,
    },
    {
      id: 'title',
      header: 'Title',
      sortKey: 'title',
      cell: (product) => <Title product={product} work={work.get(product.id)} />,
    },
    {
      id: 'sku',
      isHidden: isHidden('sku'),
      header: 'SKU',
      from: '4xl',
      headClassName: 'w-26 @[68rem]:w-33',
      cell: ({ sku, row }) => (
        <>
          <Text text={sku} className="text-ink-soft tabular-nums" />
          {row?.more && <p className="truncate text-ink-soft text-xs">{row.more}</p>}
        </>
      ),
    },
    {
      id: 'brand',
      isHidden: isHidden('brand'),
      header: 'Brand',
      from: '4xl',
      headClassName: 'w-22 @[68rem]:w-25',
      cell: ({ brand }) => <Text text={brand} />,
    },
    {
      id: 'category',
      isHidden: isHidden('category'),
      header: 'Category',
      sortKey: 'category',
      from: '5xl',
      headClassName: 'w-24 @6xl:w-27',
      cell: ({ category }) => <Text text={category} />,
    },
    {
      id: 'retailer',
      isHidden: isHidden('retailer'),
      header: 'Retailer',
      from: '4xl',
      headClassName: 'w-20 @6xl:w-22',
      cell: ({ retailer }) => <Text text={retailer} />,
    },
    {
      id: 'since',
      isHidden: isHidden('since'),
      header: 'Since',
      sortKey: 'waiting',
      from: '5xl',
      headClassName: 'w-25',
      cell: (product) => <WaitingSince product={product} note={noteOf(product)} />,
    },
    {
      id: 'quality',
      isHidden: isHidden('quality'),
      header: 'Quality',
      sortKey: 'listingQuality',
      from: '5xl',
      headClassName: 'w-20',
      cell: (product) => <ListingQuality product={product} isShort />,
    },
    {
      id: 'assigned',
      isHidden: !isShared || isHidden('assigned'),
      header: 'Assigned',
      from: '4xl',
      headClassName: 'w-31 @6xl:w-34',
      className: 'py-[calc(var(--cell-y)-0.25rem)]',
      cell: (product) => <Assignee product={product} work={work.get(product.id)} />,
    },
    {
      id: 'status',
      header: 'Status',
      headClassName: 'w-52 @6xl:w-58',
      className: 'py-[calc(var(--cell-y)-0.25rem)]',
      cell: (product) => (
        <>
          <div className="flex items-center gap-2">
            <StatusBadge status={status} />
            <PartTiles product={product} note={noteOf(product)} />
          </div>
          <div className="mt-1">
            <ListedReview product={product} status={status} note={noteOf(product)} hasNote={hasNote(product)} isShort />
          </div>
        </>
      ),
    },
    {
      id: 'actions',
      header: 'Actions',
      headClassName: 'w-20 @5xl:w-31',
      cell: (product) => <DetailsLink product={product} isCompact />,
    },
  ];
  return (
    <>
      <SelectableTable
        {...sorting}
        label={label}
        products={isWhole ? listed : listed.slice(0, rowsInSight)}
        columns={columns}
        stacked={(product) => (
          <StackedRow
            product={product}
            status={status}
            note={noteOf(product)}
            hasNote={hasNote(product)}
            isShared={isShared}
            work={work.get(product.id)}
          />
        )}
      />
      {!isWhole && listed.length > rowsInSight && (
        <div aria-hidden style={{ height: `${(listed.length - rowsInSight) * rowHeight}rem` }} />
      )}
    </>
  );
}

const factsOf = (product: ListedProduct) =>
  [`${product.sku}${product.row?.more ?? ''}`, product.brand, product.category, product.retailer]
    .filter((fact) => fact !== null)
    .join(' · ');

type TitleProps = { product: ListedProduct; work: ProductWork | undefined };

function Title({ product, work }: TitleProps) {
  return (
    <div className="in-data-variant:pl-6">
      <TitleLink product={product} isOneLine={product.row !== undefined} />
      {work && <Presence visits={work.visits} />}
      {product.row?.line}
      <Below width="4xl" className="block truncate text-ink-soft text-xs tabular-nums">
        {factsOf(product)}
      </Below>
      <Below width="5xl" className="block truncate text-ink-soft text-xs @max-4xl:hidden">
        {product.category}
      </Below>
    </div>
  );
}

function Text({ text, className }: { text: string | null; className?: string }) {
  return (
    <p className={cn('truncate text-[0.8125rem]', className)} title={text ?? undefined}>
      {text ?? '–'}
    </p>
  );
}

type StackedRowProps = {
  product: ListedProduct;
  status: Status;
  note: ReviewNote | undefined;
  hasNote: boolean;
  /** Whether people sign in, and products are somebody's. */
  isShared: boolean;
  work: ProductWork | undefined;
};

function StackedRow({ product, status, note, hasNote, isShared, work }: StackedRowProps) {
  return (
    <>
      <div className="flex gap-3">
        <ProductBox product={product} className="mt-4.5 mr-1" />
        <Thumb src={product.images[0]} alt="" className="size-14" />
        <div className="min-w-0 flex-1">
          <TitleLink product={product} />
          {work && <Presence visits={work.visits} />}
          <p className="mt-0.5 break-words text-ink-soft text-xs">{factsOf(product)}</p>
          {product.row?.line}
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
        <ListedReview product={product} status={status} note={note} hasNote={hasNote} />
        <DetailsLink product={product} />
      </div>
      {isShared && <Assignee product={product} work={work} isInLine className="mt-1" />}
    </>
  );
}

type DetailsLinkProps = {
  product: ListedProduct;
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

export function StatusTableSkeleton() {
  return (
    <SelectableTableSkeleton>
      <Skeleton className="h-3.5 flex-1 md:mr-10" />
      <Skeleton className="hidden h-3.5 w-24 md:block" />
      <Skeleton className="hidden h-3.5 w-24 md:block" />
      <Skeleton className="hidden h-3.5 w-24 md:block" />
      <Skeleton className="h-5 w-20 rounded-full" />
      <Skeleton className="hidden h-7.5 w-28 md:block" />
    </SelectableTableSkeleton>
  );
}
