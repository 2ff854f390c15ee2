// What a list with its variants grouped reads beside its rows.
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { type Family, listFamilies } from '#domain/families/families.contract.ts';
import { mostMembers } from '#domain/families/most-members.ts';
import { call, callPage } from '#web/client/api.ts';
import { type AskedSearch, pickFilter } from '#web/shared/lists/list-search.ts';
import { productPage, type ReadGrouped } from '../catalogue.queries.ts';

/** The family a row stands for by this product of it. */
export const familyOf = (families: readonly Family[], id: number): Family | undefined =>
  families.find(({ members }) => members.some((member) => member.id === id));

/** Only families of these rows are read, with those of their members that pass the list's filter. */
export const readGrouped: ReadGrouped = async (page, query, signal) => {
  if (!query.group) return page;
  const filter = pickFilter(query);
  const one = { ...filter, page: 1, limit: 1 };
  const rows = page.rows.map(({ id }) => id);
  const [families, { total, isAbout }, { total: rowTotal }] = await Promise.all([
    rows.length > 0 ? call(listFamilies, { query: { of: rows.join(','), ...filter }, signal }) : [],
    callPage(listProducts, { query: { ...one, total: 'about' }, signal }),
    // Of an estimate the last pages could not be opened.
    page.isAbout ? callPage(listProducts, { query: { ...one, group: 'families' }, signal }) : page,
  ]);
  const ids = rows.flatMap((id) => familyOf(families, id)?.members.map((member) => member.id) ?? [id]);
  return { ...page, total, isAbout, grouped: { families, ids: [...new Set(ids)], rowTotal } };
};

/** The members of a family that pass the list's filter; a page of a list holds as many as a family can have. */
export const membersQuery = (list: AskedSearch, family: Family) =>
  productPage({ ...pickFilter(list), family: String(family.id), page: 1, limit: mostMembers });
