// What our own export says of a product, as an import sees it. An import that finds exactly that has learnt nothing new.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { readFormats } from '../formats/read-formats.ts';
import { writtenAs } from '../formats/write-formats.ts';
import type { SourceRow } from '../record.ts';
import type { Exportable } from '../rows/approved-product.ts';
import { readBack } from '../rows/read-back.ts';
import type { ImportFormat } from '../transfer.contract.ts';

const asNamed = (name: string) => name;

/** The rows an export holds for the product that comes back in this format; null for formats we do not write. */
function rowsWritten(item: Exportable, format: ImportFormat): SourceRow[] | null {
  return writtenAs(format)?.rows(item, asNamed) ?? null;
}

/**
 * The product as an import would read it from our export; null when there is none. It is not always the product itself: Shopify's
 * prices name no currency, Google takes eleven images, and cleaning takes apart text that looks like markup or lists.
 */
export function echoOf(item: Exportable, format: ImportFormat): SourceProduct | null {
  const rows = rowsWritten(item, format);
  return rows && readBack(readFormats[format], rows);
}

/**
 * The rows to keep after a file of the source's own format was read. A cell that only repeats what our export holds leaves the
 * source's cell as it was; any other is taken from the file; columns the file does not have stay. `columns` are the file's.
 */
export function mergeRows(item: Exportable, read: readonly SourceRow[], columns: ReadonlySet<string>): SourceRow[] {
  const format = item.source?.format;
  const known = item.source?.rows ?? [];
  const written = (format && rowsWritten(item, format)) ?? [];
  const plain = (format && writtenAs(format)?.columnName) ?? asNamed;
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
