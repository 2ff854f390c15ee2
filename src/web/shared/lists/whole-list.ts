// A list that is read at once, as one page of a list screen.
import type { UseQueryResult } from '@tanstack/react-query';

export function rowsOf<Row>(query: UseQueryResult<Row[]>) {
  const { data, ...rest } = query;
  return { ...rest, data: data && { rows: data, page: 1, total: data.length } };
}
