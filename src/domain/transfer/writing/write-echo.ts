// What our own export says of a product, as an import sees it. An import that finds exactly that has learnt nothing new.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { Exportable } from './approved-product.ts';
import { readBack } from '../building/read-back.ts';
import type { SourceRow } from '../record.ts';
import type { ImportFormat } from '../transfer.contract.ts';
import { googleRows } from '../formats/google.write.ts';
import { jsonRows, sheetRows } from '../formats/own-layout.write.ts';
import { shopifyColumn, shopifyRows } from '../formats/shopify.write.ts';
import { woocommerceRows } from '../formats/woocommerce.write.ts';

const asNamed = (name: string) => name;

/** The rows an export in this format holds for the product; null for formats we do not write. */
function rowsWritten(item: Exportable, format: ImportFormat): SourceRow[] | null {
  if (format === 'shopify-csv') return shopifyRows(item, asNamed);
  if (format === 'woocommerce-csv') return woocommerceRows(item, asNamed);
  if (format === 'google-xml') return googleRows(item);
  if (format === 'json' || format === 'jsonl') return jsonRows(item);
  // A sheet is often saved as CSV on its way back.
  return format === 'xlsx' || format === 'csv' ? sheetRows(item, asNamed) : null;
}

/**
 * The product as an import would read it from our export; null when there is none. It is not always the product itself: Shopify's
 * prices name no currency, Google takes eleven images, and cleaning takes apart text that looks like markup or lists.
 */
export function echoOf(item: Exportable, format: ImportFormat): SourceProduct | null {
  const rows = rowsWritten(item, format);
  return rows && readBack(format, rows);
}

/**
 * The rows to keep after a file of the source's own format was read. A cell that only repeats what our export holds leaves the
 * source's cell as it was; any other is taken from the file; columns the file does not have stay. `columns` are the file's.
 */
export function mergeRows(item: Exportable, read: readonly SourceRow[], columns: ReadonlySet<string>): SourceRow[] {
  const format = item.source?.format;
  const known = item.source?.rows ?? [];
  const written = (format && rowsWritten(item, format)) ?? [];
  const plain = format === 'shopify-csv' ? shopifyColumn : asNamed;
  const inFile = new Set([...columns, ...read.flatMap((row) => Object.keys(row))].map(plain));
  const isAligned = read.length === written.length;

  const merged = read.map((row, index): SourceRow => {
    const old = known[index] ?? {};
    const theirs = new Map(Object.entries(row).map(([column, cell]) => [plain(column), cell]));
    const repeats = (column: string) =>
      (index === 0 || isAligned) && theirs.get(column) === (written[index]?.[column] ?? undefined);
    const kept = Object.entries(old).flatMap(([column, cell]): [string, string][] => {
      const name = plain(column);
      if (!inFile.has(name) || repeats(name)) return [[column, cell]];
      const changed = theirs.get(name);
      return changed === undefined ? [] : [[column, changed]];
    });
    const has = new Set(Object.keys(old).map(plain));
    const added = Object.entries(row).filter(([column]) => !has.has(plain(column)) && !repeats(plain(column)));
    return Object.fromEntries([...kept, ...added]);
  });
  // Rows our export left out or added for images alone are no news.
  return [...merged, ...(isAligned ? known.slice(read.length) : [])].filter((row) => Object.keys(row).length > 0);
}
