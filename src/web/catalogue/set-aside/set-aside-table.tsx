// The products that are set aside, as a table with their boxes.

import { Link } from '@tanstack/react-router';
import type { SortKey } from '#domain/catalogue/catalogue.contract.ts';
import type { SetAsideProduct } from '#domain/catalogue/set-aside.contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { formatDate } from '#web/kit/format.ts';
import type { Column } from '#web/kit/lists/data-table.tsx';
import { Thumb } from '#web/kit/thumb.tsx';
import { SelectableTable } from '../selectable-table.tsx';
import { PageBox, ProductBox } from '../selection-boxes.tsx';

const columns: Column<SetAsideProduct, SortKey>[] = [
  {
    id: 'box',
    header: <PageBox />,
    cell: (product) => <ProductBox product={product} />,
    headClassName: 'w-12',
  },
  { id: 'product', header: 'Product', cell: (product) => <Named product={product} /> },
  {
    id: 'brand',
    header: 'Brand',
    cell: ({ brand }) => <span className="block truncate">{brand ?? '–'}</span>,
    from: '4xl',
    headClassName: 'w-40',
  },
  {
    id: 'retailer',
    header: 'Retailer',
    cell: ({ retailer }) => <span className="block truncate">{retailer ?? '–'}</span>,
    from: '4xl',
    headClassName: 'w-36',
  },
  { id: 'since', header: 'Set aside', cell: (product) => <Since product={product} />, headClassName: 'w-72' },
];

export function SetAsideTable({ products }: { products: readonly SetAsideProduct[] }) {
  return (
    <SelectableTable
      label="Products that are set aside"
      products={products}
      columns={columns}
      stacked={(product) => (
        <div className="flex items-start gap-3">
          <ProductBox product={product} className="mt-2" />
          <div className="min-w-0 flex-1">
            <Named product={product} />
            <div className="mt-1.5 pl-13">
              <Since product={product} />
            </div>
          </div>
        </div>
      )}
    />
  );
}

type Of = { product: SetAsideProduct };

function Named({ product: { title, sku, image, isApproved } }: Of) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Thumb src={image} alt="" className="size-10 shrink-0" />
      <div className="min-w-0">
        <p className="truncate font-medium text-[0.8125rem] leading-5">{title}</p>
        <p className="flex items-center gap-2 text-ink-soft text-xs tabular-nums">
          <span className="truncate">{sku}</span>
          {isApproved && <Badge tone="ok">Approved content</Badge>}
        </p>
      </div>
    </div>
  );
}

function Since({ product }: Of) {
  const { setAsideAt, setAsideBy, deleteAt } = product;
  return (
    <div className="text-[0.8125rem] text-ink-soft leading-5">
      <p>
        <time dateTime={setAsideAt}>{formatDate(new Date(setAsideAt))}</time> by {setAsideBy}
      </p>
      <Missing product={product} />
      {deleteAt !== null && <p className="text-xs">Will be deleted on {formatDate(new Date(deleteAt))}</p>}
    </div>
  );
}

/** The file that did not have it, by its profile where it has one. */
function Missing({ product: { isMissing, missingFrom } }: Of) {
  if (!isMissing) return null;
  if (missingFrom === null) return <p className="text-xs">Missing from a file</p>;
  const { importId, fileName, profile } = missingFrom;
  return (
    <p className="break-words text-xs">
      Missing from{' '}
      <Link to="/import" search={{ run: String(importId) }} className="text-accent-ink hover:underline">
        {fileName}
      </Link>
      {profile !== null && ` (${profile})`}
    </p>
  );
}
