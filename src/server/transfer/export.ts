// Turns products into a file, piece by piece: nothing but the piece being written is held, and a slow reader slows the writing.
import { Readable } from 'node:stream';
import { Problem } from '#domain/problem.ts';
import { csvLine } from '#domain/transfer/cells/write-cell.ts';
import type { ExportFormat } from '#domain/transfer/export.contract.ts';
import { sheetLimits } from '#domain/transfer/files/write-sheet.ts';
import { writeFormats } from '#domain/transfer/formats/write-formats.ts';
import type { ExportItem, SourceRow } from '#domain/transfer/record.ts';
import type { FileShape, WriteFormat } from '#domain/transfer/rows/format.ts';
import { createTable, type Table, type TableLayout } from '#domain/transfer/rows/write-table.ts';
import { packWorkbook } from './export-workbook.ts';
import { openSpool, type Spool } from './spool.ts';

const pieceSize = 64 * 1024;

/** Texts as bytes, in pieces. */
export async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < pieceSize) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  if (piece !== '') yield Buffer.from(piece);
}

async function* tableRows(table: Table, spool: Spool<SourceRow>): AsyncGenerator<string[]> {
  yield table.header();
  for await (const row of spool.rows()) yield table.cells(row);
}

async function* csvLines(rows: AsyncIterable<string[]>, start: string): AsyncGenerator<string> {
  yield start;
  for await (const cells of rows) yield csvLine(cells);
}

/** The rows of a product, shown to who asked for them. */
type LayRows = (item: ExportItem) => SourceRow[];

async function* itemTexts(
  { head, between, tail, empty, writeItem }: FileShape & { kind: 'items' },
  items: AsyncIterable<ExportItem>,
  layRows: LayRows | null,
): AsyncGenerator<string> {
  let before = head;
  let isEmpty = true;
  for await (const item of items) {
    yield before + writeItem(item, layRows?.(item));
    before = between;
    isEmpty = false;
  }
  yield isEmpty ? empty : tail;
}

/** Excel opens no sheet beyond its bounds: that is said before the first byte. */
export function requireSheet(rows: number): void {
  if (rows < sheetLimits.rows) return;
  throw new Problem(
    'TOO_LARGE',
    `An Excel sheet can have up to ${sheetLimits.rows.toLocaleString('en')} rows. Filter the products, or export JSON.`,
  );
}

/** Writes the products' rows to the spool, and finds the columns of all. */
async function fillTable(
  layout: TableLayout & { onRows: OnRows | null },
  isSheet: boolean,
  items: AsyncIterable<ExportItem>,
  spool: Spool<SourceRow>,
) {
  const { onRows } = layout;
  const table = createTable(layout);
  let count = 1;
  for await (const item of items) {
    const rows = table.note(item);
    onRows?.(rows, item);
    if (isSheet) requireSheet(count);
    count += rows.length;
    await spool.add(rows);
  }
  table.header();
  return table;
}

/** The layout with these columns alone, in this order, named as they are here; one that no product has is empty. */
function withColumns(layout: TableLayout, columns: readonly string[] | null): TableLayout {
  if (columns === null) return layout;
  const fold = (name: string) => name.trim().toLowerCase();
  const header: TableLayout['file']['header'] = (facts) => {
    const known = new Map(layout.file.header(facts).map((each) => [fold(each.name), each]));
    return columns.map((name) => known.get(fold(name)) ?? { column: name, name });
  };
  return { ...layout, file: { ...layout.file, header } };
}

type OnRows = (rows: readonly SourceRow[], item: ExportItem) => void;

/**
 * The file as a stream; of a table the columns that are named, or all. `onRows` is shown the rows of each product as they are laid. Rejects with
 * TOO_LARGE before anything is written when a table cannot hold the products: more than 2,000 columns, or for XLSX more than 1,048,576 rows.
 */
export async function exportStream(
  format: ExportFormat,
  items: AsyncIterable<ExportItem>,
  { columns = null, onRows = null }: { columns?: readonly string[] | null; onRows?: OnRows | null } = {},
): Promise<Readable> {
  const { file, ...layout }: WriteFormat = writeFormats[format];
  if (file.kind === 'items') {
    const layRows: LayRows | null =
      onRows &&
      ((item) => {
        const rows = layout.rows(item, (name) => name);
        onRows(rows, item);
        return rows;
      });
    return Readable.from(inPieces(itemTexts(file, items, layRows)), { objectMode: false });
  }
  const spool = await openSpool<SourceRow>();
  try {
    const isSheet = file.kind === 'workbook';
    const table = withColumns({ ...layout, file }, columns);
    const rows = tableRows(await fillTable({ ...table, onRows }, isSheet, items, spool), spool);
    const bytes = isSheet ? packWorkbook(rows) : inPieces(csvLines(rows, file.start ?? ''));
    return Readable.from(bytes, { objectMode: false }).once('close', () => void spool.close());
  } catch (error) {
    await spool.close();
    throw error;
  }
}
