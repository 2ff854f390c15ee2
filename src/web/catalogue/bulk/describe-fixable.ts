// Of how many products new images will be proposed, in words: what comes of it is known only once it is done.
import type { RunPreview } from '#domain/runs/runs.contract.ts';
import { formatNumber } from '#web/kit/format.ts';
import { countProducts } from '#web/shared/catalogue/count-products.ts';

/** `Up to 27 of 41 products will get proposals. Images with nothing better are skipped.` */
export function describeFixable({ total, taken }: Pick<RunPreview, 'total' | 'taken'>): string {
  if (taken === 0) return total === 1 ? 'It will get no proposal.' : 'None of them will get proposals.';
  const counted = taken === total ? countProducts(total) : `${formatNumber(taken)} of ${countProducts(total)}`;
  return `Up to ${counted} will get ${taken === 1 ? 'a proposal' : 'proposals'}. Images with nothing better are skipped.`;
}
