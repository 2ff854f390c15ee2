// The list an answer opens.
import type { CatalogueAnswer } from '#domain/assistant/assistant.contract.ts';
import { type ListOrigin, type ListSearch, pickListSearch } from '#web/shared/lists/list-search.ts';

/** `isWhole`: it holds all products of the answer, and not just the first that came with it. */
export type AnswerList = { to: ListOrigin; search: ListSearch; isWhole: boolean };

type Listed = Pick<CatalogueAnswer, 'total' | 'productIds'> & {
  interpretation: Pick<NonNullable<CatalogueAnswer['interpretation']>, 'filter' | 'sort' | 'order'> | null;
};

/**
 * The list of the products an answer is about, in the address of All Products: by the filter that was run, or where no list has such a
 * filter by the products themselves. Null where there are none.
 */
export function answerList({ interpretation, total, productIds }: Listed): AnswerList | null {
  if (!interpretation || total === 0) return null;
  const { filter, sort, order } = interpretation;
  if (filter) return { to: '/products', search: pickListSearch({ ...filter, sort, order }), isWhole: true };
  if (productIds.length === 0) return null;
  const search = pickListSearch({ among: productIds.join(','), sort, order });
  return { to: '/products', search, isWhole: total <= productIds.length };
}
