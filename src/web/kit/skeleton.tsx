// Grey shapes where content is about to be. The wrapper says "Loading" once; the shapes are silent.
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('animate-shimmer rounded-md bg-line', className)} />;
}

/** Stands around skeletons and names what is loading. */
export function Loading({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

type LoadingRowsProps = {
  label: string;
  count?: number;
  className?: string;
  rowClassName: string;
  /** Marks each row as what it is a shape of. */
  mark?: 'row';
  children: ReactNode;
};

/** Rows of a list while they load, all of one shape. */
export function LoadingRows({ label, count = 6, className, rowClassName, mark, children }: LoadingRowsProps) {
  return (
    <Loading label={label} className={className}>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same
        <div key={row} data-skeleton={mark} className={rowClassName}>
          {children}
        </div>
      ))}
    </Loading>
  );
}
