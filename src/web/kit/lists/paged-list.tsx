// A list shown a page at a time: loading, failed or empty, and below its rows where one is in the whole of it.
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import { formatNumber } from '../format.ts';
import { ErrorState } from '../states.tsx';
import { Pagination } from './pagination.tsx';

type PagedListProps<Row> = {
  /** The page as it is read; the one before may stand in for it meanwhile. */
  list: {
    data: { rows: Row[]; page: number; total: number } | undefined;
    isError: boolean;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  /** What an error says. */
  failure: { title: string; text: string };
  skeleton: ReactNode;
  /** Stands where no row is found. */
  empty: ReactNode;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
  /** One row, and several. */
  nouns: readonly [string, string];
  children: (rows: Row[]) => ReactNode;
};

export function PagedList<Row>(props: PagedListProps<Row>) {
  const { list, failure, skeleton, empty, page, pageSize, onPage, nouns, children } = props;
  const { data } = list;
  if (!data && list.isError)
    return <ErrorState {...failure} onRetry={() => void list.refetch()} busy={list.isFetching} />;
  if (!data) return skeleton;
  if (data.total === 0) return empty;
  // The rows on screen are counted, which may still be those of the page before.
  const first = (data.page - 1) * pageSize + 1;
  return (
    <div
      aria-busy={list.isPlaceholderData}
      className={cn('transition-opacity duration-150', list.isPlaceholderData && 'opacity-60')}
    >
      {children(data.rows)}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t px-5 py-3">
        <p className="text-[0.8125rem] text-ink-soft tabular-nums">
          Showing {formatNumber(first)} to {formatNumber(first + data.rows.length - 1)} of {formatNumber(data.total)}{' '}
          {nouns[data.total === 1 ? 0 : 1]}
        </p>
        {data.total > pageSize && (
          <Pagination page={page} pageCount={Math.ceil(data.total / pageSize)} onPage={onPage} />
        )}
      </div>
    </div>
  );
}
