// Sorting of product lists.
import type { SortKey } from '#domain/catalogue/catalogue.contract.ts';
import type { Sorted } from '#web/kit/lists/sorted.ts';

export type Sort = Sorted<SortKey>;

/** The queue of the pending list. */
export const longestWaitingFirst = { sort: 'waiting', order: 'asc' } as const satisfies Sort;

/** Words for both directions of a sort, as a person would say them. */
export const sortChoices: readonly (Sort & { label: string })[] = [
  { sort: 'waiting', order: 'asc', label: 'Longest waiting first' },
  { sort: 'waiting', order: 'desc', label: 'Shortest waiting first' },
  { sort: 'contentScore', order: 'asc', label: 'Lowest score first' },
  { sort: 'contentScore', order: 'desc', label: 'Highest score first' },
  { sort: 'listingQuality', order: 'asc', label: 'Lowest quality first' },
  { sort: 'listingQuality', order: 'desc', label: 'Highest quality first' },
  { sort: 'issues', order: 'desc', label: 'Most issues first' },
  { sort: 'issues', order: 'asc', label: 'Fewest issues first' },
  { sort: 'title', order: 'asc', label: 'Title A to Z' },
  { sort: 'title', order: 'desc', label: 'Title Z to A' },
  { sort: 'category', order: 'asc', label: 'Category A to Z' },
  { sort: 'category', order: 'desc', label: 'Category Z to A' },
  { sort: 'status', order: 'asc', label: 'Status A to Z' },
  { sort: 'status', order: 'desc', label: 'Status Z to A' },
  { sort: 'date', order: 'desc', label: 'Newest first' },
  { sort: 'date', order: 'asc', label: 'Oldest first' },
];
