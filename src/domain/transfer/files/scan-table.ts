// Rows of a table as records: the header names the columns, ragged rows are kept apart from unusable ones.
import { unguardCell } from '../cells/write-cell.ts';
import { type BodyShape, createSectionReader } from './body-rows.ts';
import { type RawRecord, type RecordScanner, scanLimits, unreadable } from './scan.ts';
import { type CsvDialect, type CsvRow, createCsvScanner } from './scan-csv.ts';

/** Where a table's rows start and what its columns are called: `skip` rows come before the first product. */
export type TableShape = { columns: string[]; skip: number };

/** Names for a header's cells: trimmed, none empty, none twice, none that an object could not hold as an ordinary key. */
export function nameColumns(header: readonly string[]): string[] {
  if (header.length > scanLimits.columns) {
    throw unreadable(
      `The file has ${header.length.toLocaleString('en')} columns. At most ${scanLimits.columns.toLocaleString('en')} are supported.`,
    );
  }
  const used = new Set<string>();
  return header.map((cell, index) => {
    const plain = cleanName(unguardCell(cell));
    const base = plain === '' ? `Column ${index + 1}` : plain;
    let name = base;
    for (let copy = 2; used.has(name); copy += 1) name = `${base} (${copy})`;
    used.add(name);
    return name;
  });
}

/** A column name without marks of the file's start, line breaks and control characters. */
export function cleanName(name: string): string {
  const plain = name
    .toWellFormed()
    .replace(/[\s\p{Cc}\u200b\ufeff]+/gu, ' ')
    .trim()
    .slice(0, 300);
  return plain === '__proto__' ? 'proto' : plain;
}

/** A cell as it may be stored: databases take neither NUL nor half a surrogate pair. */
export function storableCell(cell: string): string {
  const text = cell.includes('\u0000') ? cell.replaceAll('\u0000', '') : cell;
  return text.isWellFormed() ? text : text.toWellFormed();
}

/** A row of cells as a record, of the `wanted` columns alone where they are named; null for an empty row. */
export function toRecord(
  row: number,
  cells: readonly string[],
  columns: readonly string[],
  wanted?: ReadonlySet<string>,
): RawRecord | null {
  const fields: RawRecord['fields'] = [];
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index];
    if (cell === undefined || cell === '') continue;
    const name = columns[index];
    if (wanted !== undefined && name !== undefined && !wanted.has(name)) continue;
    const text = storableCell(unguardCell(cell));
    if (name !== undefined) {
      if (text !== '') fields.push([name, text]);
    } else if (text.trim() !== '') {
      return {
        row,
        fields,
        refusal: `The row has ${cells.length.toLocaleString('en')} cells but the header has ${columns.length.toLocaleString('en')}.`,
      };
    }
  }
  if (fields.length > 1 && fields.every(([name, text]) => text.trim() === name))
    return { row, fields: [], leftOut: 'names' };
  if (fields.length === 0 || (fields.length < 3 && fields.every(([, text]) => text.trim() === ''))) return null;
  const missing = columns.length - cells.length;
  if (missing <= 0) return { row, fields };
  return {
    row,
    fields,
    warnings: [
      `The row has ${cells.length.toLocaleString('en')} cells but the header has ${columns.length.toLocaleString('en')}. The missing cells were read as empty.`,
    ],
  };
}

/**
 * Reads the rows of a table: those that are no products are left out by how they look, others have the name of their section beside their cells.
 * Null for an empty row.
 */
export function createRowReader(
  columns: readonly string[],
  body: BodyShape | null | undefined,
  wanted?: ReadonlySet<string>,
): (row: number, cells: readonly string[]) => RawRecord | null {
  const read = body ? createSectionReader(body) : null;
  const column = body?.section ?? null;
  return (row, cells) => {
    const { leftOut = null, section = null } = read?.(cells) ?? {};
    if (leftOut !== null) return { row, fields: [], leftOut };
    const record = toRecord(row, cells, columns, wanted);
    if (record && record.fields.length > 0 && column !== null && section !== null && (!wanted || wanted.has(column)))
      record.fields.push([column, section]);
    return record;
  };
}

/** Records of a delimited file; the rows before the first product are left out by number, those that are none by how they look. */
export function createTableScanner(
  dialect: CsvDialect,
  shape: TableShape,
  { wanted, body }: { wanted?: ReadonlySet<string> | undefined; body?: BodyShape | null } = {},
): RecordScanner {
  const scanner = createCsvScanner(dialect, shape.columns.length);
  const readRow = createRowReader(shape.columns, body, wanted);
  const toRecords = (rows: CsvRow[]) =>
    rows.flatMap((scanned): RawRecord[] => {
      const { row, cells } = scanned;
      if (row <= shape.skip) return [];
      if (scanned.isBroken) {
        const record = toRecord(row, cells.slice(0, shape.columns.length), shape.columns, wanted);
        return [{ row, fields: record?.fields ?? [], refusal: scanned.reason }];
      }
      const record = readRow(row, cells);
      return record ? [record] : [];
    });
  return { push: (text) => toRecords(scanner.push(text)), end: () => toRecords(scanner.end()) };
}
