// Turns products into a file, piece by piece: nothing but the piece being written is held, and a slow reader slows the writing.
import { Readable } from 'node:stream';
import { Problem } from '#domain/problem.ts';
import type { ExportItem } from '#domain/transfer/record.ts';
import type { ExportFormat } from '#domain/transfer/transfer.contract.ts';
import { csvLine } from '#domain/transfer/writing/write-cell.ts';
import { googleHead, googleTail, writeGoogleItem } from '#domain/transfer/formats/google.write.ts';
import { sheetLayout, writeJsonItem } from '#domain/transfer/formats/own-layout.write.ts';
import { sheetLimits } from '#domain/transfer/writing/write-sheet.ts';
import { shopifyLayout } from '#domain/transfer/formats/shopify.write.ts';
import { createTable, type Table } from '#domain/transfer/writing/write-table.ts';
import { woocommerceLayout } from '#domain/transfer/formats/woocommerce.write.ts';
import { packWorkbook } from './export-workbook.ts';

/** Name and content type of each format's file. */
export const exportFiles: Readonly<Record<ExportFormat, { fileName: string; contentType: string }>> = {
  shopify: { fileName: 'copydesk-shopify.csv', contentType: 'text/csv; charset=utf-8' },
  woocommerce: { fileName: 'copydesk-woocommerce.csv', contentType: 'text/csv; charset=utf-8' },
  google: { fileName: 'copydesk-google.xml', contentType: 'application/xml; charset=utf-8' },
  json: { fileName: 'copydesk-products.json', contentType: 'application/json; charset=utf-8' },
  xlsx: {
    fileName: 'copydesk-products.xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
};

/** Gives the products from the first on at every call: tables are read twice, for their columns and for their rows. */
export type ReadItems = () => AsyncIterable<ExportItem>;

const pieceSize = 64 * 1024;
/** WooCommerce's own exports begin with this mark and its importer drops it; Shopify takes it for a part of the first header. */
const byteOrderMark = '\ufeff';

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

async function* googleTexts(items: AsyncIterable<ExportItem>): AsyncGenerator<string> {
  yield googleHead;
  for await (const item of items) yield writeGoogleItem(item);
  yield googleTail;
}

async function* jsonTexts(items: AsyncIterable<ExportItem>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const item of items) {
    yield before + writeJsonItem(item);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Excel opens no sheet beyond its bounds: that is said before the first byte, and names the product. */
function checkSheet(item: ExportItem, cells: readonly string[], header: readonly string[], rows: number): void {
  if (rows >= sheetLimits.rows) {
    throw new Problem(
      'TOO_LARGE',
      `An Excel sheet holds ${sheetLimits.rows.toLocaleString('en')} rows. Filter the products, or export JSON.`,
    );
  }
  const long = cells.findIndex((cell) => cell.length > sheetLimits.cell - 1);
  if (long === -1) return;
  throw new Problem(
    'TOO_LARGE',
    `${header[long] ?? 'A field'} of ${item.product.sku} is longer than an Excel cell can be (${sheetLimits.cell.toLocaleString('en')} characters). Export JSON, or leave that product out.`,
  );
}

async function prepareTable(format: 'shopify' | 'woocommerce' | 'xlsx', readItems: ReadItems): Promise<Table> {
  const table = createTable({ shopify: shopifyLayout, woocommerce: woocommerceLayout, xlsx: sheetLayout }[format]);
  let rows = 1;
  for await (const item of readItems()) {
    const noted = table.note(item);
    if (format === 'xlsx') for (const row of noted) checkSheet(item, Object.values(row), Object.keys(row), rows);
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
  if (format === 'google') return Readable.from(inPieces(googleTexts(readItems())), { objectMode: false });
  if (format === 'json') return Readable.from(inPieces(jsonTexts(readItems())), { objectMode: false });
  const table = await prepareTable(format, readItems);
  if (format === 'xlsx') return Readable.from(packWorkbook(sheetLines(table, readItems())), { objectMode: false });
  const start = format === 'woocommerce' ? byteOrderMark : '';
  return Readable.from(inPieces(csvLines(table, readItems(), start)), { objectMode: false });
}
