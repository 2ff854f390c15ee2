// The products of a saved view, as a filter.
import * as z from 'zod/mini';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import type { SavedView, ViewPath } from '#domain/catalogue/saved-views.contract.ts';
import type { Status } from '#domain/parts/parts.ts';
import { parseSearch } from '#web/shared/screen/search-params.ts';
import { askedBy, listSearchShape, pickFilter } from './list-search.ts';

const statusOf: Partial<Record<ViewPath, Status>> = {
  '/pending-products': 'pending',
  '/approved-products': 'approved',
  '/rejected-products': 'rejected',
};
const listSearch = z.object(listSearchShape);

/** `meId`: who reads it, null where nobody signs in. */
export function filterOfView({ path, search }: Pick<SavedView, 'path' | 'search'>, meId: number | null): ProductFilter {
  const status = statusOf[path];
  return { ...pickFilter(askedBy(listSearch.parse(parseSearch(search)), meId)), ...(status ? { status } : {}) };
}
