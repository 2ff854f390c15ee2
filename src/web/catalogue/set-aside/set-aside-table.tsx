// The products that are set aside, as a table with their boxes.

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
  { id: 'since', header: 'Set aside', cell: (product) => <Since product={product} />, headClassName: 'w-44' },
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

function Since({ product: { setAsideAt, setAsideBy, isMissing, deleteAt } }: Of) {
  return (
    <p className="text-[0.8125rem] text-ink-soft leading-5">
      <time dateTime={setAsideAt}>{formatDate(new Date(setAsideAt))}</time>
      <span className="block truncate text-xs">by {setAsideBy}</span>
      {isMissing && <span className="block text-xs">Missing from a file</span>}
      {deleteAt !== null && <span className="block text-xs">Will be deleted on {formatDate(new Date(deleteAt))}</span>}
    </p>
  );
}
