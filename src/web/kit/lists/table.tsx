// The shell of every table: head, lines between rows, and cells of one measure.
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';

const edges = 'px-3 first:pl-5 last:pr-5';
const headCellStyle = cn(edges, 'py-2 text-left font-medium text-ink-soft text-xs');

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
    <table aria-label={label} aria-labelledby={labelledBy} className={cn('w-full table-fixed', className)}>
      <thead className="border-line border-b">
        <tr>{head}</tr>
      </thead>
      <tbody className="divide-y divide-line align-middle">{children}</tbody>
    </table>
  );
}

export function HeadCell({ className, ...rest }: ComponentProps<'th'>) {
  return <th scope="col" className={cn(headCellStyle, className)} {...rest} />;
}

export function Cell({ className, ...rest }: ComponentProps<'td'>) {
  return <td className={cn(edges, 'py-2.5', className)} {...rest} />;
}
