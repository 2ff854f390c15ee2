// What becomes of products in any file on its way out, read from its rows: pictures nobody can load, prices of several currencies without their
// codes, and texts in other languages that the file has no room for.
import { isWebAddress } from '#domain/text/image-address.ts';
import { currencyCode, likeliestCurrency } from '../cells/currency-codes.ts';
import type { SourceRow } from '../record.ts';
import { type Exportable, takeApproved, type WrittenProduct } from '../rows/approved-product.ts';
import type { ExportProblem } from '../rows/format.ts';

/** What stands beside the amount of a price, and which currency that is; null without one. */
function currencyOf(price: string): { sign: string; code: string } | null {
  const sign = price
    .split(/[\d\s.,'’–—-]+/u)
    .map((text) => text.trim())
    .find((text) => text !== '');
  if (sign === undefined) return null;
  return { sign, code: currencyCode(sign) ?? likeliestCurrency(sign) ?? sign };
}

const hasIn = (rows: readonly SourceRow[], text: string) =>
  rows.some((row) => Object.values(row).some((cell) => cell?.includes(text)));

/** Languages of which nothing is in the rows. */
function lostLanguages({ translations = {} }: WrittenProduct, rows: readonly SourceRow[]): string[] {
  return Object.entries(translations).flatMap(([locale, { title, bullets, description }]) => {
    const text = [title, ...(bullets ?? []), description?.split('\n')[0]].find((each) => each);
    return text && !hasIn(rows, text) ? [locale] : [];
  });
}

/** Opens the check of one file, which is shown its products one after another. */
export function openGeneralCheck(): (rows: readonly SourceRow[], item: Exportable) => ExportProblem[] {
  let first: string | null | undefined;
  const checkCurrency = (price: string | null, rows: readonly SourceRow[]): ExportProblem[] => {
    if (price === null || !/\d/.test(price)) return [];
    const currency = currencyOf(price);
    if (currency && (hasIn(rows, currency.sign) || hasIn(rows, currency.code))) return [];
    const code = currency?.code ?? null;
    first = first === undefined ? code : first;
    return first === code
      ? []
      : [{ kind: 'misread', reason: 'The file names no currency, and the price is in another one than the first' }];
  };
  return (rows, item) => {
    const { product } = takeApproved(item);
    const languages = lostLanguages(product, rows);
    return [
      ...(product.images.every(isWebAddress)
        ? []
        : [{ kind: 'misread', reason: 'An image is no full web address' } as const]),
      ...checkCurrency(product.price, rows),
      ...(languages.length > 0
        ? [{ kind: 'cut', reason: `Texts in other languages are left out (${languages.sort().join(', ')})` } as const]
        : []),
    ];
  };
}
