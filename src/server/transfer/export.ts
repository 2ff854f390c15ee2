// Turns products into a file, piece by piece: nothing but the piece being written is held, and a slow reader slows the writing.
import { Readable } from 'node:stream';
import { Problem } from '#domain/problem.ts';
import { csvLine } from '#domain/transfer/cells/write-cell.ts';
import type { ExportFormat } from '#domain/transfer/export.contract.ts';
import { sheetLimits } from '#domain/transfer/files/write-sheet.ts';
import { writeFormats } from '#domain/transfer/formats/write-formats.ts';
import type { ExportItem } from '#domain/transfer/record.ts';
import type { FileShape, WriteFormat } from '#domain/transfer/rows/format.ts';
import { createTable, type Table } from '#domain/transfer/rows/write-table.ts';
import { packWorkbook } from './export-workbook.ts';

/** Gives the products from the first on at every call: tables are read twice, for their columns and for their rows. */
export type ReadItems = () => AsyncIterable<ExportItem>;

const pieceSize = 64 * 1024;

async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < pieceSize) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  if (piece !== '') yield Buffer.from(piece);
}

async function* csvLines(table: Table, items: AsyncIterable<ExportItem>, start: string): AsyncGenerator<string> {
  yield start + csvLine(table.header());
  for await (const item of items) yield table.rows(item).map(csvLine).join('');
}

async function* sheetLines(table: Table, items: AsyncIterable<ExportItem>): AsyncGenerator<readonly string[]> {
  yield table.header();
  for await (const item of items) yield* table.rows(item);
}

async function* itemTexts(
  { head, between, tail, empty, writeItem }: FileShape & { kind: 'items' },
  items: AsyncIterable<ExportItem>,
): AsyncGenerator<string> {
  let before = head;
  let isEmpty = true;
  for await (const item of items) {
    yield before + writeItem(item);
    before = between;
    isEmpty = false;
  }
  yield isEmpty ? empty : tail;
}

/** Excel opens no sheet beyond its bounds: that is said before the first byte, and names the product. */
function checkSheet(item: ExportItem, cells: readonly string[], header: readonly string[], rows: number): void {
  if (rows >= sheetLimits.rows) {
    throw new Problem(
      'TOO_LARGE',
      `An Excel sheet can have up to ${sheetLimits.rows.toLocaleString('en')} rows. Filter the products, or export JSON.`,
    );
  }
  const long = cells.findIndex((cell) => cell.length > sheetLimits.cell - 1);
  if (long === -1) return;
  throw new Problem(
    'TOO_LARGE',
    `${header[long] ?? 'A field'} of ${item.product.sku} is longer than an Excel cell can be (${sheetLimits.cell.toLocaleString('en')} characters). Export JSON, or exclude that product.`,
  );
}

async function prepareTable(
  { kind, layout }: Exclude<FileShape, { kind: 'items' }>,
  readItems: ReadItems,
): Promise<Table> {
  const table = createTable(layout);
  let rows = 1;
  for await (const item of readItems()) {
    const noted = table.note(item);
    if (kind === 'workbook') for (const row of noted) checkSheet(item, Object.values(row), Object.keys(row), rows);
    rows += noted.length;
  }
  table.header();
  return table;
}

/**
 * The file as a stream. Rejects with TOO_LARGE before anything is written when a table cannot hold the products: more than 2,000
 * columns, or for XLSX more than 1,048,576 rows or a text of more than 32,766 characters.
 */
export async function exportStream(format: ExportFormat, readItems: ReadItems): Promise<Readable> {
  const { file }: WriteFormat = writeFormats[format];
  if (file.kind === 'items') return Readable.from(inPieces(itemTexts(file, readItems())), { objectMode: false });
  const table = await prepareTable(file, readItems);
  if (file.kind === 'workbook')
    return Readable.from(packWorkbook(sheetLines(table, readItems())), { objectMode: false });
  return Readable.from(inPieces(csvLines(table, readItems(), file.start ?? '')), { objectMode: false });
}
