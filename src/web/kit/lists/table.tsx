// The shell of every table: head, lines between rows, and cells of one measure. What a row is known by keeps its room: other columns
// come only where the table, not the window, is wide enough (`from`), and what they show is elsewhere until then (`Below`).
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';

const edges = 'px-3 first:pl-5 last:pr-5';
const headCellStyle = cn(edges, 'py-2 text-left font-medium text-ink-soft text-xs');

/** Widths of the table: 56, 64, 72 and 80rem. */
const shown = {
  '4xl': { from: '@max-4xl:hidden', below: '@4xl:hidden' },
  '5xl': { from: '@max-5xl:hidden', below: '@5xl:hidden' },
  '6xl': { from: '@max-6xl:hidden', below: '@6xl:hidden' },
  '7xl': { from: '@max-7xl:hidden', below: '@7xl:hidden' },
} as const;
export type Width = keyof typeof shown;
/** The column is there from this width of the table on. */
type ColumnProps = { from?: Width | undefined };

type TableProps = {
  /** Head cells. */
  head: ReactNode;
  /** Rows. */
  children: ReactNode;
  label?: string;
  labelledBy?: string;
  className?: string;
};

export function Table({ head, children, label, labelledBy, className }: TableProps) {
  return (
    <div className="@container">
      <table aria-label={label} aria-labelledby={labelledBy} className={cn('w-full table-fixed', className)}>
        <thead className="border-line border-b">
          <tr>{head}</tr>
        </thead>
        <tbody className="divide-y divide-line align-middle">{children}</tbody>
      </table>
    </div>
  );
}

export function HeadCell({ from, className, ...rest }: ComponentProps<'th'> & ColumnProps) {
  return <th scope="col" className={cn(headCellStyle, from && shown[from].from, className)} {...rest} />;
}

export function Cell({ from, className, ...rest }: ComponentProps<'td'> & ColumnProps) {
  return <td className={cn(edges, 'py-(--cell-y)', from && shown[from].from, className)} {...rest} />;
}

/** Stands in for a column as long as the table is too narrow for it. */
export function Below({ width, className, ...rest }: ComponentProps<'span'> & { width: Width }) {
  return <span className={cn(shown[width].below, className)} {...rest} />;
}
