// The foot of a paged list: what is shown, and the way to the other pages.
import type { ReactNode } from 'react';
import { formatNumber } from '#web/kit/format.ts';
import { Pagination } from '#web/kit/lists/pagination.tsx';

type ShownList = {
  page: number;
  pageShown: number;
  products: readonly unknown[] | undefined;
  total: number;
  isAbout: boolean;
  totalText: string;
  /** Fewer than products where several share a row. */
  rowTotal: number;
  toPage: (page: number) => void;
};

type ListFootProps = {
  list: ShownList;
  pageSize: number;
  /** Buttons at the end, for all of the list. */
  children?: ReactNode;
};

export function ListFoot({ list, pageSize, children }: ListFootProps) {
  const { page, pageShown, products = [], total, rowTotal, isAbout, totalText, toPage } = list;
  const first = rowTotal === 0 ? 0 : (pageShown - 1) * pageSize + 1;
  const last = isAbout ? first + products.length - 1 : Math.min(pageShown * pageSize, rowTotal);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="text-[0.8125rem] text-ink-soft tabular-nums">
        Showing {formatNumber(first)} to {formatNumber(last)} of{' '}
        {rowTotal < total && `${formatNumber(rowTotal)} rows, `}
        {totalText} products
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Pagination page={page} pageCount={Math.ceil(rowTotal / pageSize)} onPage={toPage} />
        {children && <div className="flex flex-wrap gap-2">{children}</div>}
      </div>
    </div>
  );
}
