// Whether an import changes more than it may: a file that lost half of its products or prices is stopped before anything is stored.
import * as z from 'zod/mini';
import type { ImportCounts } from './transfer.contract.ts';

/** Percent of the products that are here. */
export const usualShare = 30;
export const stopAboveSchema = z.int().check(z.minimum(1), z.maximum(100));

const percent = (part: number, whole: number) => (whole === 0 ? 0 : (part / whole) * 100);

/**
 * One sentence where more than `stopAbove` percent change, of the products here that the file has, or are missing, of those it should have;
 * null otherwise.
 */
export function describeExcess(
  { changed, unchanged }: Pick<ImportCounts, 'changed' | 'unchanged'>,
  missing: number,
  stopAbove: number,
): string | null {
  const here = changed + unchanged;
  const found = [
    { count: changed, whole: here, what: 'would change' },
    { count: missing, whole: here + missing, what: 'are missing from the file' },
  ].find(({ count, whole }) => percent(count, whole) > stopAbove);
  if (!found) return null;
  const { count, whole, what } = found;
  return `Nothing was imported: ${count} of ${whole} products ${what}, more than ${stopAbove} %. Check the file, then import it with a higher limit or none.`;
}
