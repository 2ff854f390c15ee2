// The SKU of a copy: `ABC` → `ABC-copy`, `ABC-copy-2`, …; a copy of a copy counts on.
import { textLimits } from '#domain/text/text-limits.ts';

const copyMark = /-copy(?:-\d{1,6})?$/;

/** SKUs a copy may have, in the order they are tried; each fits the limit of a SKU. */
export function copySkus(sku: string, from: number, count: number): string[] {
  const base = sku.replace(copyMark, '') || sku;
  return Array.from({ length: count }, (_, index) => {
    const number = from + index;
    const mark = number === 1 ? '-copy' : `-copy-${number}`;
    return base.slice(0, textLimits.sku - mark.length).toWellFormed() + mark;
  });
}
