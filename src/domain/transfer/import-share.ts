// Whether an import changes more than it may: a file that lost half of its products or prices is stopped before anything is stored.
import * as z from 'zod/mini';
import type { ImportCounts } from './transfer.contract.ts';

/** Percent of the products that are here. */
export const usualShare = 30;
export const stopAboveSchema = z.int().check(z.minimum(1), z.maximum(100));

/** Whether a part of a whole is more than a share of it, in percent. */
export const isAbove = (part: number, whole: number, share: number): boolean =>
  whole > 0 && (part / whole) * 100 > share;

/** How many missing products count for the share: those the last file before had, or all where no file was noted before. */
export const countForLimit = ({
  missingSince,
  missing,
}: {
  missingSince: number | null;
  missing: number | null;
}): number => missingSince ?? missing ?? 0;

/**
 * What is more than `stopAbove` percent: products that change, of those here that the file has, or products that are missing, of those it should
 * have; null where neither is.
 */
export function findExcess(
  { changed, unchanged }: Pick<ImportCounts, 'changed' | 'unchanged'>,
  missing: number,
  stopAbove: number,
): string | null {
  const here = changed + unchanged;
  const found = [
    { count: changed, whole: here, what: 'would change' },
    { count: missing, whole: here + missing, what: 'are missing from the file' },
  ].find(({ count, whole }) => isAbove(count, whole, stopAbove));
  return found
    ? `${found.count} of ${found.whole} ${found.whole === 1 ? 'product' : 'products'} ${found.what}, more than ${stopAbove} %.`
    : null;
}

const advice = 'Check the file, then import it with a higher limit or none.';

/** The same of an import that is stopped by it, in a sentence for the user. */
export function describeExcess(...given: Parameters<typeof findExcess>): string | null {
  const excess = findExcess(...given);
  return excess && `Nothing was imported: ${excess} ${advice}`;
}

/** Whether an import ended because of it. */
export const isExcess = (error: string): boolean => error.endsWith(advice);
