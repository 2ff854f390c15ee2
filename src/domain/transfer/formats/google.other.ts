// What Google's feed takes from the rows of another shop's file beside the product itself: never more than they say.
import { isGtin } from '#domain/benchmarks/kinds/fact-value.kind.ts';
import type { Attribute, SourceProduct } from '#domain/catalogue/product.ts';
import { plainName } from '../cells/column-names.ts';
import { writeMoney } from '../cells/write-money.ts';
import { targetByPath } from '../columns/target-by-name.ts';
import type { SourceRow } from '../record.ts';
import type { Exportable } from '../rows/approved-product.ts';

const tradeNumber = /(?:^| )(?:gtin|gtin ?\d{1,2}|ean|ean ?\d{1,2}|upc|upca|barcode|isbn|isbn ?13)(?: |$)/;
const pageAddress =
  /(?:^| )(?:link|permalink|url|(?:product|item|canonical|page|product page|item page|online store)(?: page)? (?:url|link|address))$/;
const notThePage = /image|img|picture|photo|video|media|thumb|mobile|seller|store url|brand|review|category|affiliate/;

const digitsOf = (text: string) => text.replace(/[\s-]/g, '');

/** The value every row that has a variant's SKU or price agrees on; undefined where they differ or one has none. */
function agreed(rows: readonly SourceRow[], read: (row: SourceRow) => string | undefined): string | undefined {
  const isVariant = (row: SourceRow) =>
    Object.keys(row).some((column) => ['sku', 'price'].includes(targetByPath(column.replace(/^Variant /i, '')) ?? ''));
  const values = new Set(rows.filter((row, index) => index === 0 || isVariant(row)).map(read));
  const [only] = values;
  return values.size === 1 ? only : undefined;
}

const cellOf = (row: SourceRow, isMeant: (column: string, cell: string) => boolean) =>
  Object.entries(row)
    .find(([column, cell]) => isMeant(plainName(column), cell.trim()))?.[1]
    .trim();

/** True for a fact the row states as its GTIN, under any name the source has for it. */
export const isGtinOf = ({ name, value }: Attribute, row: SourceRow): boolean =>
  isNumber(plainName(name), value) && digitsOf(value) === row.gtin;

/** Address of the product's page, GTIN and price with its currency, as far as product and source state them; and the facts that are left. */
export function otherFields(
  { source }: Exportable,
  product: SourceProduct,
): { fields: Record<'link' | 'gtin' | 'price', string | null>; facts: Attribute[] } {
  const rows = source?.rows ?? [];
  const [main = {}] = rows;
  const named = product.attributes.find(({ name, value }) => isNumber(plainName(name), value));
  const gtin = named?.value ?? agreed(rows, (row) => cellOf(row, isNumber));
  const currency = cellOf(main, (column) => targetByPath(column) === 'currency') ?? null;
  return {
    fields: {
      link: cellOf(main, isPage) ?? null,
      gtin: gtin === undefined ? null : digitsOf(gtin),
      price: product.price === null ? null : writeMoney(product.price, currency),
    },
    facts: product.attributes.filter((fact) => fact !== named),
  };
}

const isNumber = (column: string, cell: string) => tradeNumber.test(column) && isGtin(digitsOf(cell));

const isPage = (column: string, cell: string) =>
  pageAddress.test(column) &&
  !notThePage.test(column) &&
  /^https?:\/\/[^\s/]+\/\S+$/i.test(cell) &&
  !/\.(?:jpe?g|png|webp|gif|avif|pdf|mp4)(?:[?#]|$)/i.test(cell);
