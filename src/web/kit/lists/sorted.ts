// What a table is sorted by.

export type Sorted<SortKey extends string> = { sort: SortKey; order: 'asc' | 'desc' };

/** The sort after a click on a column's head. */
export function nextSort<SortKey extends string>(now: Sorted<SortKey>, column: SortKey): Sorted<SortKey> {
  if (now.sort !== column) return { sort: column, order: 'desc' };
  return { sort: column, order: now.order === 'desc' ? 'asc' : 'desc' };
}
