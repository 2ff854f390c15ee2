// The products of a saved view, as a filter.
import * as z from 'zod/mini';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import type { SavedView, ViewPath } from '#domain/catalogue/saved-views.contract.ts';
import type { Status } from '#domain/parts/parts.ts';
import { parseSearch } from '#web/shared/screen/search-params.ts';
import { listSearchShape, pickFilter } from './list-search.ts';

const statusOf: Partial<Record<ViewPath, Status>> = {
  '/pending-products': 'pending',
  '/approved-products': 'approved',
  '/rejected-products': 'rejected',
};
const listSearch = z.object(listSearchShape);

export function filterOfView({ path, search }: Pick<SavedView, 'path' | 'search'>): ProductFilter {
  const status = statusOf[path];
  return { ...pickFilter(listSearch.parse(parseSearch(search))), ...(status ? { status } : {}) };
}
