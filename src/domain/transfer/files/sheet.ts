// A sheet of a workbook as text, and as a table of products.
import { isImageName } from '../columns/alt-names.ts';
import { readName } from '../columns/name-words.ts';
import type { BodyShape } from './body-rows.ts';
import { countFilled, shapeOf } from './cell-shape.ts';
import type { RawRecord } from './scan.ts';
import { createRowReader, type TableShape } from './scan-table.ts';

/** What is said of one cell; row and column count from 0. */
export type CellNote = { row: number; column: number; text: string };

/** Cells that are merged into one, of which the first holds the text; counted from 0, the ends included. */
export type MergedCells = { top: number; left: number; bottom: number; right: number };

/** The rows stand where they are in the sheet, empty ones too. */
export type Sheet = {
  name: string;
  rows: string[][];
  /** The addresses cells are linked to. */
  links: CellNote[];
  /** Cells without a value that can be read, and why. */
  faults: CellNote[];
  merged: MergedCells[];
};

/** `sheet` names it where the workbook has several tables. */
export type SheetTable = TableShape & { sheet?: string; rows: string[][]; faults: CellNote[]; body: BodyShape | null };

const isAddress = (cell: string) => shapeOf(cell) === 'address';

/** A column of addresses by its name or by its other cells. */
function holdsAddresses(name: string, cells: readonly string[]): boolean {
  const senses = readName(name).words.map(({ sense }) => sense);
  const filled = cells.filter((cell) => cell.trim() !== '');
  return (
    isImageName(name) ||
    senses.includes('image') ||
    senses.includes('link') ||
    filled.filter(isAddress).length * 2 > filled.length
  );
}

/** Puts the address of a link in place of its text, in columns of addresses: in others the text is what counts. */
export function placeLinks({ rows, links }: Sheet, { columns, skip }: TableShape): void {
  const byColumn = Map.groupBy(links, ({ column }) => column);
  for (const [at, all] of byColumn) {
    const name = columns[at];
    if (name === undefined) continue;
    const cells = rows.slice(skip).map((row) => row[at] ?? '');
    if (!holdsAddresses(name, cells)) continue;
    for (const { row, text } of all) {
      const cells = rows[row];
      if (row >= skip && cells && !isAddress(cells[at] ?? '')) cells[at] = text;
    }
  }
}

const step = 500;

/** The records of a table, some rows at a time. */
export function* readSheet(table: SheetTable): Generator<{ records: RawRecord[]; rows: number }> {
  const readRow = createRowReader(table.columns, table.body);
  const faults = Map.groupBy(table.faults, ({ row }) => row);
  const sheet = table.sheet === undefined ? {} : { sheet: table.sheet };
  for (let at = table.skip; at < table.rows.length; at += step) {
    const rows = table.rows.slice(at, at + step);
    const records = rows.flatMap((cells, index): RawRecord[] => {
      const row = at + index + 1;
      const record = readRow(row, cells);
      if (!record) return [];
      if (record.leftOut !== undefined && record.fields.length === 0) return [{ ...record, ...sheet }];
      // A sheet leaves out empty cells at the end of a row: nothing is missing.
      const unreadable = (faults.get(at + index) ?? []).map(({ column, text }) => ({
        name: table.columns[column] ?? `Column ${column + 1}`,
        text,
      }));
      if (unreadable.length === 0) return [{ ...record, warnings: undefined, ...sheet }];
      const warnings = unreadable.map(({ name, text }) => `“${name}”: ${text}`);
      return [{ ...record, warnings, unread: unreadable.map(({ name }) => name), ...sheet }];
    });
    yield { records, rows: rows.length };
  }
}

/** How many rows of a table hold anything. */
export const countRows = ({ rows, skip }: SheetTable): number =>
  rows.slice(skip).filter((row) => countFilled(row) > 0).length;
