// The list a product was opened from, in words.
import type { ListOrigin } from '#web/shared/lists/list-search.ts';

/** `label` names the list, `many` what stands in it: *3 of 43 pending*. */
export const originWords: Readonly<Record<ListOrigin, { label: string; many: string }>> = {
  '/': { label: 'Dashboard', many: 'products' },
  '/products': { label: 'All Products', many: 'products' },
  '/pending-products': { label: 'Pending Optimization', many: 'pending' },
  '/approved-products': { label: 'Approved Content', many: 'approved' },
  '/rejected-products': { label: 'Rejected Content', many: 'rejected' },
};
