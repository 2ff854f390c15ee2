// Of how many products new images will be proposed, in words.
import type { RunPreview } from '#domain/runs/runs.contract.ts';
import { countProducts } from '#web/client/count-products.ts';
import { formatNumber } from '#web/kit/format.ts';

type Counted = Pick<RunPreview, 'total' | 'taken' | 'isExact'>;

/** `27`, and as long as not every product was looked at `up to 27`. */
export const countFixable = ({ taken, isExact }: Pick<Counted, 'taken' | 'isExact'>): string =>
  `${isExact ? '' : 'up to '}${formatNumber(taken)}`;

/** `27 of 41 products will get proposals. Images with nothing better are skipped.` */
export function describeFixable({ total, taken, isExact }: Counted): string {
  if (taken === 0) return total === 1 ? 'It will get no proposal.' : 'None of them will get proposals.';
  const counted = taken === total ? countProducts(total) : `${formatNumber(taken)} of ${countProducts(total)}`;
  const proposals = taken === 1 ? 'a proposal' : 'proposals';
  return `${isExact ? '' : 'Up to '}${counted} will get ${proposals}. Images with nothing better are skipped.`;
}
