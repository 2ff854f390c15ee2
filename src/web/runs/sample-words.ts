// The sample of a run in words.
import type { Run, RunSample } from '#domain/runs/runs.contract.ts';
import { formatNumber } from '#web/kit/format.ts';
import { countProducts } from '#web/shared/catalogue/count-products.ts';

/** `20 of 812 products` */
export const describeSample = ({ sample, counts }: Pick<Run, 'sample' | 'counts'>): string =>
  `${formatNumber(sample?.productIds.length ?? 0)} of ${countProducts(counts.total)}`;

/** Products of the run that are not in its sample. */
export const countOthers = ({ sample, counts }: Pick<Run, 'sample' | 'counts'>): number =>
  Math.max(0, counts.total - (sample?.productIds.length ?? 0));

/** `12 approved, 1 rejected, 2 edited, 5 not reviewed`: what people did with it. */
export function describeFound({ found }: Pick<RunSample, 'found'>): string {
  const counts: [number, string][] = [
    [found.approved, 'approved'],
    [found.rejected, 'rejected'],
    [found.edited, 'edited'],
    [found.open, 'not reviewed'],
  ];
  return counts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${formatNumber(count)} ${word}`)
    .join(', ');
}
