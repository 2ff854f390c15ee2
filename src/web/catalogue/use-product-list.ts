// A paged product list of a screen: reads it, keeps the page within what there is, informs screen readers, offers the keys.
import { useEffect } from 'react';
import type { Status } from '#domain/parts/parts.ts';
import { useMyId } from '#web/client/shared.queries.ts';
import { formatTotal } from '#web/kit/format.ts';
import { announce } from '#web/kit/live-region.tsx';
import { askedBy, type ListOrigin, pickListSearch } from '#web/shared/lists/list-search.ts';
import { useActions } from '#web/shared/screen/actions.ts';
import { type ReadGrouped, useProductPage } from './catalogue.queries.ts';
import type { Sort } from './filters/sort.ts';
import { useListState } from './list-state.ts';
import { useSelection } from './use-selection.ts';

type ListOptions = {
  from: ListOrigin;
  pageSize: number;
  defaultSort: Sort;
  status?: Status;
  /** False where `n` and `p` are for something else. */
  hasPageKeys?: boolean;
  /** Where the address may ask for one row a family: reads what the rows stand for. */
  readGrouped?: ReadGrouped | undefined;
};

export function useProductList(options: ListOptions) {
  const { from, pageSize, defaultSort, status, hasPageKeys = true, readGrouped } = options;
  const [state, change] = useListState();
  const sort: Sort = { sort: state.sort ?? defaultSort.sort, order: state.order ?? defaultSort.order };
  const page = state.page ?? 1;
  const picked = askedBy(pickListSearch({ ...state, group: readGrouped && state.group }), useMyId());
  const list = { ...picked, ...sort, ...(status ? { status } : {}) };
  const result = useProductPage({ ...list, page, limit: pageSize }, readGrouped);
  const { data, isPlaceholderData } = result;
  const grouped = data?.grouped;
  const total = data?.total ?? 0;
  const rowTotal = grouped?.rowTotal ?? total;
  const isAbout = data?.isAbout ?? false;
  const totalText = formatTotal(total, isAbout);
  const pageCount = Math.max(1, Math.ceil(rowTotal / pageSize));
  const isSettled = data !== undefined && !isPlaceholderData;

  const toPage = (next: number) => {
    change({ page: next > 1 ? next : undefined });
    window.scrollTo({ top: 0 });
  };
  useEffect(() => {
    // A page that is no more (a shared link, a filter since narrowed) gives way to the last one.
    if (isSettled && !isAbout && page > pageCount)
      change({ page: pageCount > 1 ? pageCount : undefined }, { replace: true });
  });
  useEffect(() => {
    if (isSettled) announce(`${totalText} products`);
  }, [isSettled, totalText]);
  const keysOf = (keys: string) => (hasPageKeys ? { keys } : {});
  useActions('List', [
    { id: 'list.next', label: 'Next page', ...keysOf('n'), enabled: page < pageCount, run: () => toPage(page + 1) },
    { id: 'list.previous', label: 'Previous page', ...keysOf('p'), enabled: page > 1, run: () => toPage(page - 1) },
  ]);

  const selection = useSelection({
    list: from,
    filter: list,
    pageIds: grouped?.ids ?? data?.rows.map(({ id }) => id) ?? [],
    matching: total,
    isAbout,
    unwrittenIds: data?.rows.flatMap(({ id, hasContent }) => (hasContent ? [] : [id])) ?? [],
    startsWithAll: state.select === 'all',
    // From then on the address no longer says what is selected.
    onChoose: () => state.select && change({ page: state.page }, { replace: true }),
  });

  useEffect(() => {
    // What was selected on a list that is empty now is decided.
    if (isSettled && total === 0 && selection.count > 0) selection.release();
  });

  return {
    from,
    state,
    change,
    list,
    sort,
    changeSort: (next: Sort) => change(next),
    // A search is one step of the way back, however many letters it was typed in.
    changeSearch: (search: string | undefined) => change({ search }, { replace: state.search !== undefined }),
    page,
    toPage,
    /** The page whose rows are on screen: another than asked for while they are on their way. */
    pageShown: data?.page ?? page,
    products: data?.rows,
    /** What they stand for; undefined where each product has a row of its own. */
    grouped,
    /** How many products there are. */
    total,
    isAbout,
    /** The total as it is shown. */
    totalText,
    /** How many rows there are: fewer where variants are grouped. */
    rowTotal,
    /** The products ticked, on this page and others. */
    selection,
    read: { data: data?.rows, error: result.error, isFetching: result.isFetching, refetch: result.refetch },
    /** The rows on screen belong to the state before; the new ones are on their way. */
    isBehind: isPlaceholderData,
  };
}
