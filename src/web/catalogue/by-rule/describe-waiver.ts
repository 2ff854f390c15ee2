// A waiver in words: for whom, by whom and when, and why.
import type { Waiver } from '#domain/benchmarks/waivers.contract.ts';
import { formatDate, formatDay } from '#web/kit/format.ts';
import { countProducts } from '#web/shared/catalogue/count-products.ts';

/** `Walmart`, `3 products` */
export const nameScope = ({ scope, value, productIds }: Pick<Waiver, 'scope' | 'value' | 'productIds'>): string =>
  scope === 'products' ? countProducts(productIds.length) : (value ?? '');

export const nameAsker = ({ createdBy }: Pick<Waiver, 'createdBy'>): string => createdBy?.fullName ?? 'Somebody';

/** `until Feb 24, 2027`, `without an end date` */
export const describeEnd = ({ until }: Pick<Waiver, 'until'>): string =>
  until === null ? 'without an end date' : `until ${formatDay(until)}`;

/** `Walmart, by Maya Lindqvist on Nov 26, 2026: Walmart builds the bullets from our feed.` */
export function describeWaiver(waiver: Waiver): string {
  const { createdBy, createdAt, confirmedBy, reason } = waiver;
  const second = confirmedBy ? ` and ${confirmedBy.fullName}` : '';
  return `${nameScope(waiver)}, by ${createdBy?.fullName ?? 'somebody'}${second} on ${formatDate(new Date(createdAt))}: ${reason}`;
}
