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

/** Products that are approved once the sample is confirmed: the others, and those of the sample that still wait. */
export const countToApprove = (run: Pick<Run, 'sample' | 'counts'>): number =>
  countOthers(run) + (run.sample?.waiting ?? 0);

/** `Approve the other 792`, or where the sample was not reviewed as a whole `Approve 812, 20 not reviewed`. */
export function describeConfirm(run: Pick<Run, 'sample' | 'counts'>): string {
  const count = countToApprove(run);
  const open = run.sample?.found.open ?? 0;
  if (count === 0) return 'Finish';
  if (open > 0) return `Approve ${formatNumber(count)}, ${formatNumber(open)} not reviewed`;
  return run.sample?.waiting === 0 ? `Approve the other ${formatNumber(count)}` : `Approve ${formatNumber(count)}`;
}

/** What of the sample is approved without a review or with parts of it still pending; null where nothing of it is. */
export function describeWaiting({ sample, counts }: Pick<Run, 'sample' | 'counts'>): string | null {
  if (!sample || sample.waiting === 0) return null;
  const { waiting, productIds, found } = sample;
  const others = countOthers({ sample, counts });
  const size = formatNumber(productIds.length);
  const are = (count: number) => `${formatNumber(count)} of ${size} ${count === 1 ? 'is' : 'are'}`;
  const what = found.open > 0 ? `${are(found.open)} not reviewed.` : '';
  const rest =
    waiting > found.open
      ? `${formatNumber(waiting - found.open)} rejected or edited ${waiting - found.open === 1 ? 'product has' : 'products have'} pending parts.`
      : '';
  const they = waiting === 1 ? 'It will be approved' : 'They will be approved';
  const along = others > 0 ? `, with the other ${countProducts(others)}` : '';
  return [what, rest, `${they}${along}.`].filter((each) => each !== '').join(' ');
}

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
