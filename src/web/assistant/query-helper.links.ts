// The list an answer opens.
import type { CatalogueAnswer } from '#domain/assistant/assistant.contract.ts';
import { type ListOrigin, type ListSearch, pickListSearch } from '#web/client/list-search.ts';

export type Interpretation = NonNullable<CatalogueAnswer['interpretation']>;

/** The list of all products an answer was computed from, in the address of All Products; null where no list has such a filter. */
export function answerList({
  filter,
  sort,
  order,
}: Pick<Interpretation, 'filter' | 'sort' | 'order'>): { to: ListOrigin; search: ListSearch } | null {
  return filter && { to: '/products', search: pickListSearch({ ...filter, sort, order }) };
}
