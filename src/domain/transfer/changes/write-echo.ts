// What our own export says of a product, as an import sees it. An import that finds exactly that has learnt nothing new.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { EmptyCells } from '../empty-cells.ts';
import { readFormats } from '../formats/read-formats.ts';
import { writtenAs } from '../formats/write-formats.ts';
import type { SourceRow } from '../record.ts';
import type { Exportable } from '../rows/approved-product.ts';
import { isFact, provided } from '../rows/import-plan.ts';
import { readBack } from '../rows/read-back.ts';
import type { ImportFormat, ImportTarget, Mapping } from '../transfer.contract.ts';

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

/** How a file is laid over what is kept of its products. */
export type LayRules = {
  /** Columns whose empty cells leave the kept cell, in the row that speaks for the product. */
  keeps: ReadonlySet<string>;
  /** Columns no field is read from that do the same where all of them are empty: such a row says nothing of stock and sizes. */
  unread: ReadonlySet<string>;
  /** Columns of SKUs, by which the rows of a product are told apart where a file need not have all of them; null where it has. */
  skus: ReadonlySet<string> | null;
  /** Bare amounts are in the currency that the product's price has. */
  keepsCurrency: boolean;
};

/** What a product is called by. */
const names = new Set<ImportTarget>(['sku', 'id', 'group', 'parent']);

/** A file without titles speaks only of the rows it has. */
export function layRules(mapping: Mapping, emptyCells: EmptyCells): LayRules {
  const targets = new Set(Object.values(mapping));
  const isPartial = !targets.has('title');
  const columnsOf = (isWanted: (target: ImportTarget) => boolean) =>
    new Set(Object.keys(mapping).filter((column) => isWanted(mapping[column] ?? 'ignore')));
  const isOfField = (target: ImportTarget) =>
    isFact(target) || target === 'currency' || target in provided || target.startsWith('translat');
  // No file takes a title from a product, and one without titles does not rename it either.
  const isKept = (target: ImportTarget) =>
    (emptyCells === 'keep' && isOfField(target)) || target === 'title' || (isPartial && names.has(target));
  return {
    keeps: columnsOf(isKept),
    unread: columnsOf((target) => emptyCells === 'keep' && !isOfField(target) && !names.has(target)),
    skus: isPartial ? columnsOf((target) => target === 'sku') : null,
    keepsCurrency: emptyCells === 'keep' || !targets.has('currency'),
  };
}

/**
 * The rows to keep after a file of the source's own format was read. A cell that only repeats what our export holds leaves the
 * source's cell as it was; any other is taken from the file; columns the file does not have stay. `columns` are the file's.
 */
export function mergeRows(
  item: Exportable,
  read: readonly SourceRow[],
  columns: ReadonlySet<string>,
  lay: Omit<LayRules, 'keepsCurrency'> = { keeps: new Set(), unread: new Set(), skus: null },
): SourceRow[] {
  const format = item.source?.format;
  const known = item.source?.rows ?? [];
  const written = (format && rowsWritten(item, format)) ?? [];
  const plain = (format && writtenAs(format)?.columnName) ?? asNamed;
  const inFile = new Set([...columns, ...read.flatMap((row) => Object.keys(row))].map(plain));
  const keeps = new Set([...lay.keeps].map(plain));
  const unread = new Set([...lay.unread].map(plain));
  const isAligned = read.length === written.length;
  const places = lay.skus && findPlaces(known, read, lay.skus);

  const mergeRow = (row: SourceRow, index: number): SourceRow => {
    const old = known[index] ?? {};
    const theirs = new Map(Object.entries(row).map(([column, cell]) => [plain(column), cell]));
    const repeats = (column: string) =>
      (index === 0 || isAligned || places !== null) && theirs.get(column) === (written[index]?.[column] ?? undefined);
    const isSilent = [...theirs.keys()].every((column) => !unread.has(column));
    const keepsEmpty = (name: string) =>
      (index === 0 || places !== null) && (keeps.has(name) || (isSilent && unread.has(name)));
    const staying = Object.entries(old).flatMap(([column, cell]): [string, string][] => {
      const name = plain(column);
      if (!inFile.has(name) || repeats(name)) return [[column, cell]];
      const changed = theirs.get(name) ?? (keepsEmpty(name) ? cell : undefined);
      return changed === undefined ? [] : [[column, changed]];
    });
    const has = new Set(Object.keys(old).map(plain));
    const added = Object.entries(row).filter(([column]) => !has.has(plain(column)) && !repeats(plain(column)));
    return Object.fromEntries([...staying, ...added]);
  };
  if (places) {
    return known.map((row, index) => {
      const theirs = read[places.indexOf(index)];
      return theirs ? mergeRow(theirs, index) : row;
    });
  }
  // Rows our export left out or added for images alone are no news.
  return [...read.map(mergeRow), ...(isAligned ? known.slice(read.length) : [])].filter(
    (row) => Object.keys(row).length > 0,
  );
}

/** Which kept row each row of a file is about: the one of its SKU; the product's first for the first row where none has it. */
function findPlaces(known: readonly SourceRow[], read: readonly SourceRow[], skus: ReadonlySet<string>): number[] {
  return read.map((row, index) => {
    const own = [...skus].flatMap((column) => row[column]?.trim() ?? []);
    const place = known.findIndex((old) => [...skus].some((column) => own.includes(old[column]?.trim() ?? '')));
    return place < 0 && index === 0 ? 0 : place;
  });
}
