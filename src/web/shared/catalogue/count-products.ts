// Numbers of products in words.
import { formatNumber } from '#web/kit/format.ts';

/** `1 product`, `1,200 products`. */
export function countProducts(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'product' : 'products'}`;
}
