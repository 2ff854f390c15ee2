// How much a run skips, in words.
import type { RunPreview } from '#domain/runs/runs.contract.ts';
import { formatNumber } from '#web/kit/format.ts';

/** `9 parts`, and of how many products nothing is taken: `9 parts (2 whole products)`. */
export function countSkipped({ parts, products }: RunPreview['left'][number]): string {
  const counted = `${formatNumber(parts)} ${parts === 1 ? 'part' : 'parts'}`;
  if (products === 0) return counted;
  return `${counted} (${formatNumber(products)} whole ${products === 1 ? 'product' : 'products'})`;
}
