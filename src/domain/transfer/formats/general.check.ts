// What becomes of products in any file on its way out, read from its rows: pictures nobody can load, prices of several currencies without their
// codes, and texts in other languages that the file has no room for.
import { isWebAddress } from '#domain/text/image-address.ts';
import { cleanLine } from '../cells/clean-text.ts';
import { currenciesOf, currencyCode } from '../cells/currency-codes.ts';
import { readBody } from '../cells/read-body.ts';
import { readTexts } from '../cells/read-list.ts';
import { targetByName } from '../columns/target-by-name.ts';
import { isTextTarget } from '../columns/translated-texts.ts';
import type { SourceRow } from '../record.ts';
import { takeApproved, type WrittenProduct } from '../rows/approved-product.ts';
import type { CheckRows, ExportProblem, ReadFormat, WriteFormat } from '../rows/format.ts';
import { planOf, saysSame } from '../rows/read-back.ts';
import { readFormats } from './read-formats.ts';

type Texts = NonNullable<WrittenProduct['translations']>[string];
type Part = 'title' | 'description' | 'bullets';
const parts: readonly Part[] = ['title', 'description', 'bullets'];

/** What a cell may say of a part: as it is, and as an import reads it. */
const readCell: Readonly<Record<Part, (cell: string) => readonly (string | readonly string[])[]>> = {
  title: (cell) => [cell, cleanLine(cell).text],
  description: (cell) => [cell, readBody(cell).description],
  bullets: (cell) => [readTexts(cell), readBody(cell).bullets],
};

/** Languages with a text that is in no column for it, and is not the main one's, which is read in its place. */
function findLost(product: WrittenProduct, rows: readonly SourceRow[], format: ReadFormat): string[] {
  const locales = Object.entries(product.translations ?? {});
  if (locales.length === 0) return [];
  const { targetOf } = planOf(format, rows);
  // A column of the main text says nothing of another language, whatever is in it.
  const cells = rows.flatMap((row) =>
    Object.entries(row).flatMap(([column, cell]) => (cell && !isTextTarget(targetOf(column, cell)) ? [cell] : [])),
  );
  const isThere = (part: Part, text: Texts[Part]) =>
    text === undefined ||
    saysSame(text, product[part]) ||
    cells.some((cell) => readCell[part](cell).some((said) => saysSame(said, text)));
  return locales.flatMap(([locale, texts]) => (parts.every((part) => isThere(part, texts[part])) ? [] : [locale]));
}

/** The currencies that what stands beside the amount of a price may mean; none where it names none. */
function currenciesIn(price: string): readonly string[] {
  const beside = price.split(/[\d\s.,'’–—-]+/u).filter((text) => text !== '');
  return beside.map(currenciesOf).find((codes) => codes.length > 0) ?? [];
}

const misread = (reason: string): ExportProblem => ({ kind: 'misread', reason });

/** Opens the check of the prices of a file that has amounts alone in this column. */
function openCurrencyCheck(amountColumn: string) {
  let isFirstNamed: boolean | null = null;
  /** The currencies of the first price that names one. */
  let first: readonly string[] | null = null;
  const isWritten = (codes: readonly string[], rows: readonly SourceRow[]) =>
    rows.some((row) =>
      Object.entries(row).some(([column, cell]) => {
        if (column === amountColumn) return currenciesIn(cell).length > 0;
        return codes.includes(currencyCode(cell) ?? '') && targetByName(column) === 'currency';
      }),
    );
  return (price: string | null, rows: readonly SourceRow[]): ExportProblem[] => {
    if (price === null || !/\d/.test(price)) return [];
    const codes = currenciesIn(price);
    if (isWritten(codes, rows)) return [];
    const isNamed = codes.length > 0;
    isFirstNamed ??= isNamed;
    if (isNamed) first ??= codes;
    // A sign may be that of several currencies: it is another one only if it cannot be the same.
    if (isNamed && !codes.some((code) => first?.includes(code)))
      return [misread('The file states no currency, and an earlier price has a different currency')];
    if (isNamed !== isFirstNamed)
      return [misread('The file states no currency, and only some of the prices in Copydesk have one')];
    return [];
  };
}

/** Opens the check of one file of a format, which is shown its products one after another. */
export function openGeneralCheck({
  comesBackAs: [ownFormat],
  hasLanguages,
  amountColumn,
  checksImages = false,
}: Pick<WriteFormat, 'comesBackAs' | 'hasLanguages' | 'amountColumn' | 'checksImages'>): CheckRows {
  const checkCurrency = amountColumn === null ? null : openCurrencyCheck(amountColumn);
  return (rows, item) => {
    const { product } = takeApproved(item);
    const lost = hasLanguages ? [] : findLost(product, rows, readFormats[ownFormat]);
    return [
      ...(checksImages || product.images.every(isWebAddress) ? [] : [misread('An image is not a full web address')]),
      ...(checkCurrency?.(product.price, rows) ?? []),
      ...(lost.length > 0
        ? [{ kind: 'cut', reason: `Texts in other languages are left out (${lost.sort().join(', ')})` } as const]
        : []),
    ];
  };
}
