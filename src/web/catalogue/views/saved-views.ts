// Saved views as every screen reads them: which there are, and which of them is open. What changes them comes later.
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { listSavedViews, type SavedView } from '#domain/catalogue/saved-views.contract.ts';
import { call } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';

export function useSavedViews() {
  return useQuery({ queryKey: keys.savedViews, queryFn: ({ signal }) => call(listSavedViews, { signal }) });
}

/** What a view holds of the query of an address: filters, order, mode, columns and rows, the same text however they are ordered; not the page or what a link selected. */
export function viewSearch(query: string): string {
  const params = new URLSearchParams(query);
  params.delete('page');
  params.delete('select');
  params.sort();
  return params.toString();
}

/** The view whose list is on screen; undefined for none. */
export function useOpenView(): SavedView | undefined {
  const { data } = useSavedViews();
  return useRouterState({
    select: ({ location: { pathname, searchStr } }) =>
      data?.find(({ path, search }) => path === pathname && viewSearch(search) === viewSearch(searchStr)),
  });
}
