// A table given by its columns; where it would not fit, a list with one stacked card per row.
import type { ComponentProps, Key, ReactNode } from 'react';
import { cn } from '../cn.ts';
import { useIsNarrow } from '../use-media.ts';
import { SortHeader } from './sort-header.tsx';
import type { Sorted } from './sorted.ts';
import { Cell, HeadCell, Table, type Width } from './table.tsx';

export type Column<Row, SortKey extends string = string> = {
  /** Unique in the table. */
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** What the table is sorted by after a click on the head; absent: it does not sort. */
  sortKey?: SortKey;
  /** The column is there from this width of the table on. */
  from?: Width;
  isHidden?: boolean;
  /** Of the head cell, which gives the column its width. */
  headClassName?: string;
  className?: string;
};

type RowAttributes = Pick<ComponentProps<'tr'>, 'className'> & { [name: `data-${string}`]: unknown };

type DataTableProps<Row, SortKey extends string> = {
  /** Names the table, or the list, for screen readers. */
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  columns: readonly Column<Row, SortKey>[];
  /** A row where the table would not fit. */
  stacked: (row: Row) => ReactNode;
  /** Attributes of the element of a row, wide and narrow. */
  attributesOf?: (row: Row) => RowAttributes;
  sort?: Sorted<SortKey>;
  onSort?: (sort: Sorted<SortKey>) => void;
  className?: string;
  rowClassName?: string;
  stackedClassName?: string;
};

export function DataTable<Row, SortKey extends string = string>(props: DataTableProps<Row, SortKey>) {
  const { label, rows, keyOf, stacked, attributesOf, sort, onSort, className, rowClassName } = props;
  const isNarrow = useIsNarrow();
  if (isNarrow) {
    return (
      <ul aria-label={label} className={cn('divide-y divide-line', className)}>
        {rows.map((row) => (
          <li key={keyOf(row)} {...attributesOf?.(row)} className={props.stackedClassName ?? 'px-5 py-3.5'}>
            {stacked(row)}
          </li>
        ))}
      </ul>
    );
  }
  const columns = props.columns.filter(({ isHidden }) => !isHidden);
  const heads = columns.map(({ id, header, sortKey, from, headClassName }) =>
    sortKey && sort && onSort ? (
      <SortHeader key={id} column={sortKey} sort={sort} onSort={onSort} from={from} className={headClassName}>
        {header}
      </SortHeader>
    ) : (
      <HeadCell key={id} from={from} className={headClassName}>
        {header}
      </HeadCell>
    ),
  );
  return (
    <Table label={label} className={className} head={heads}>
      {rows.map((row) => (
        <tr
          key={keyOf(row)}
          {...attributesOf?.(row)}
          className={cn('transition-colors duration-150 hover:bg-sunken/60', rowClassName)}
        >
          {columns.map(({ id, cell, from, className: cellClassName }) => (
            <Cell key={id} from={from} className={cellClassName}>
              {cell(row)}
            </Cell>
          ))}
        </tr>
      ))}
    </Table>
  );
}
