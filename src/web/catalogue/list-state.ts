// A list's state is its address: reads it, and writes changes to it.
import { useMatch, useNavigate, useSearch } from '@tanstack/react-router';
import type { RowHeight } from '#web/kit/row-height.ts';
import { filterNames, type ListSearch } from '#web/shared/lists/list-search.ts';

export type ListMode = 'grid' | 'list';
export type ListState = ListSearch & {
  page?: number | undefined;
  mode?: ListMode | undefined;
  columns?: string | undefined;
  rows?: RowHeight | undefined;
  /** As images in place of rows: of products whose images have a problem, or of all. */
  images?: 'problems' | 'all' | undefined;
  /** A link may open a list with everything in it selected. */
  select?: 'all' | undefined;
  /** And with the question of an action about them open. */
  ask?: 'generate' | undefined;
};

export const filterKeys = ['category', 'subcategory', 'brand', 'retailer'] as const;
export type FilterKey = (typeof filterKeys)[number];

/** Chooses a value of a facet; subcategories belong to the category chosen before. */
export function changeFacet(key: FilterKey, value: ListState[FilterKey]): Partial<ListState> {
  return { [key]: value, ...(key === 'category' ? { subcategory: undefined } : {}) };
}

/** Everything that narrows a list; emptied by "Clear all filters". */
export const noFilters: Partial<ListState> = Object.fromEntries(filterNames.map((name) => [name, undefined]));

export function hasFilters(state: ListState): boolean {
  return filterNames.some((name) => state[name] !== undefined);
}

export function useListState(): [ListState, (change: Partial<ListState>, options?: { replace?: boolean }) => void] {
  const state = useSearch({ strict: false }) as ListState;
  const navigate = useNavigate();
  // This screen's own path, also while another is being opened.
  const to = useMatch({ strict: false, select: (match) => match.pathname });
  const change = (next: Partial<ListState>, { replace = false } = {}) => {
    // With any other change, the list starts at its first page again, with nothing selected and asked by its link.
    const search = (old: object) => ({ ...old, page: undefined, select: undefined, ask: undefined, ...next });
    void navigate({ to, search, replace, resetScroll: false });
  };
  return [state, change];
}

/** Whether a list is narrowed to the products of who reads it: as `me`, or by their number, as links to a product have it. */
export const isOnlyMe = (assigned: ListState['assigned'], meId: number | null): boolean =>
  meId !== null && (assigned === 'me' || assigned === `${meId}`);
