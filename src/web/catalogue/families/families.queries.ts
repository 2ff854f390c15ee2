// What a list with its variants grouped reads beside its rows. Comes with the first such list.
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { type Family, listFamilies } from '#domain/families/families.contract.ts';
import { call, callPage } from '#web/client/api.ts';
import { type ListSearch, pickFilter } from '#web/shared/lists/list-search.ts';
import { type PageQuery, productPage } from '../catalogue.queries.ts';

/** The families that rows of a page stand for, and how many products the list has; `isAbout` where that is estimated. */
export type Grouped = { families: Family[]; total: number; isAbout: boolean };

/** Only families of these rows are read, with those of their members that pass the list's filter. */
export async function readGrouped(rows: readonly Product[], list: PageQuery, signal: AbortSignal): Promise<Grouped> {
  const filter = pickFilter(list);
  const of = rows.map(({ id }) => id).join(',');
  const [families, { total, isAbout }] = await Promise.all([
    rows.length > 0 ? call(listFamilies, { query: { of, ...filter }, signal }) : [],
    callPage(listProducts, { query: { ...filter, page: 1, limit: 1, total: 'about' }, signal }),
  ]);
  return { families, total, isAbout };
}

/** The members of a family that pass the list's filter; a page of a list holds as many as a family can have. */
export const membersQuery = (list: ListSearch, family: Family) =>
  productPage({ ...pickFilter(list), family: String(family.id), page: 1, limit: 200 });
