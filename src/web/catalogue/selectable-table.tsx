// A table of products that can be selected, sorted by the server.
import type { ComponentProps, ReactNode } from 'react';
import type { SortKey } from '#domain/catalogue/catalogue.contract.ts';
import { DataTable } from '#web/kit/lists/data-table.tsx';
import { LoadingRows, Skeleton } from '#web/kit/skeleton.tsx';
import type { ListedProduct } from './listed-product.ts';
import { type SelectableRow, useRowAttributes } from './selection-boxes.tsx';

type SelectableTableProps<Of extends SelectableRow> = Pick<
  ComponentProps<typeof DataTable<Of, SortKey>>,
  'label' | 'columns' | 'stacked' | 'sort' | 'onSort'
> & { products: readonly Of[] };

export function SelectableTable<Of extends SelectableRow = ListedProduct>({
  products,
  ...table
}: SelectableTableProps<Of>) {
  return (
    <DataTable
      {...table}
      rows={products}
      keyOf={({ id, row }) => row?.key ?? id}
      attributesOf={useRowAttributes()}
      rowClassName="has-data-presence:bg-sunken/60 data-selected:bg-accent-soft/50"
      stackedClassName="px-4 py-3.5 has-data-presence:bg-sunken/60 data-selected:bg-accent-soft/50"
    />
  );
}

/** Six rows, as specified. */
export function SelectableTableSkeleton({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="hidden h-11 border-line border-b md:block" />
      <LoadingRows
        label="Loading products"
        mark="row"
        rowClassName="flex items-center gap-4 border-line border-b px-4 py-3 last:border-b-0 md:px-5"
      >
        <Skeleton className="size-10" />
        {children}
      </LoadingRows>
    </>
  );
}
