// Products as rows under one header, whose columns are known once all rows are.
import { Problem } from '#domain/problem.ts';
import { scanLimits } from '../files/scan.ts';
import type { SourceRow } from '../record.ts';
import type { ImportFormat } from '../transfer.contract.ts';
import type { Exportable } from './approved-product.ts';

/** One spelling for attribute names that differ in case only, so that they share a column. */
export type NameBook = (name: string) => string;

/** A column under the name the layout gives it, and the name it has in the file. */
export type HeaderColumn = { column: string; name: string };

export type HeaderFacts = {
  /** Columns of all rows, in the order they were met. */
  found: ReadonlySet<string>;
  /** Columns of source rows of this format, as the source spelled them. */
  raw: ReadonlySet<string>;
  /** True when a product has no source rows of this format, or when there is no product at all. */
  hasFresh: boolean;
};

export type TableLayout = {
  file: { header: (facts: HeaderFacts) => HeaderColumn[] };
  /** The first is the format of its own rows. */
  comesBackAs: readonly [ImportFormat, ...ImportFormat[]];
  /** The rows of a product; columns without a value are left out. */
  rows: (item: Exportable, names: NameBook) => SourceRow[];
};

export type Table = {
  /** Takes notice of a product's columns and gives its rows; every product goes through here before the header is asked for. */
  note: (item: Exportable) => SourceRow[];
  /** Names of the columns. Throws TOO_LARGE when an import could not read that many. */
  header: () => string[];
  /** A row that was noted, with a cell for each column. */
  cells: (row: SourceRow) => string[];
};

export function createNameBook(): NameBook {
  const names = new Map<string, string>();
  return (name) => {
    const key = name.trim().toLowerCase();
    const known = names.get(key);
    if (known !== undefined) return known;
    names.set(key, name);
    return name;
  };
}

export function createTable({ file, rows: rowsOf, comesBackAs: [ownFormat] }: TableLayout): Table {
  const names = createNameBook();
  const found = new Set<string>();
  const raw = new Set<string>();
  let hasFresh = false;
  let count = 0;
  let columns: HeaderColumn[] | null = null;

  const header = () => {
    columns ??= file.header({ found, raw, hasFresh: hasFresh || count === 0 });
    if (columns.length > scanLimits.columns) {
      const limit = scanLimits.columns.toLocaleString('en');
      throw new Problem(
        'TOO_LARGE',
        `These products have more than ${limit} different attributes. That is too many columns for a table. Export fewer products, or export JSON.`,
      );
    }
    return columns;
  };
  return {
    note(item) {
      count += 1;
      if (item.source?.format !== ownFormat) hasFresh = true;
      else for (const row of item.source?.rows ?? []) for (const column of Object.keys(row)) raw.add(column);
      const rows = rowsOf(item, names);
      for (const row of rows) for (const column of Object.keys(row)) found.add(column);
      return rows;
    },
    header: () => header().map(({ name }) => name),
    cells(row) {
      const stray = Object.keys(row).find((column) => !found.has(column));
      if (stray !== undefined) throw new Error(`Column ${stray} came up after the header was written`);
      return header().map(({ column }) => (Object.hasOwn(row, column) ? (row[column] ?? '') : ''));
    },
  };
}

/** Known columns in their order, then the others as they were met. */
export function orderColumns(found: ReadonlySet<string>, order: readonly string[]): string[] {
  const known = new Set(order);
  return [...order.filter((column) => found.has(column)), ...[...found].filter((column) => !known.has(column))];
}

/** A row without its empty cells. */
export function filledRow(cells: Record<string, string | null | undefined>): SourceRow {
  return Object.fromEntries(
    Object.entries(cells).filter((cell): cell is [string, string] => (cell[1] ?? '').trim() !== ''),
  );
}

/** A mark of a text that stays the same, for names that must be plain letters and digits (FNV-1a over its UTF-16 units, base 36). */
export function shortMark(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(36);
}
