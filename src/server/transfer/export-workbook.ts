// Packs the rows of one sheet into an .xlsx file as they come: memory stays flat, and the same rows give the same bytes.
import { Zip, ZipDeflate } from 'fflate';
import { sheetHead, sheetPath, sheetRow, sheetTail, workbookParts } from '#domain/transfer/files/write-sheet.ts';

/** Rows are handed to the packer in pieces of about this many characters. */
const pieceSize = 64 * 1024;
/** ZIP keeps the local time of each entry; a fixed one keeps the file the same in every run and time zone. */
const fixedTime = () => new Date(1980, 0, 1);

/** What a sheet has beside its rows: elements for its columns and behind its rows, and whether long cells are wrapped. */
export type SheetExtras = { columns: string; after: string; isWrapped: boolean };
const noExtras: SheetExtras = { columns: '', after: '', isWrapped: false };

/** The bytes of a workbook whose single sheet holds these rows, the header first; every cell is text, formulas guarded. */
export async function* packWorkbook(
  rows: AsyncIterable<readonly string[]>,
  { columns, after, isWrapped }: SheetExtras = noExtras,
): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, bytes) => {
    if (error) failure = error;
    else packed.push(bytes);
  });
  const encoder = new TextEncoder();
  function* drain(): Generator<Uint8Array> {
    if (failure) throw failure;
    yield* packed.splice(0).filter((bytes) => bytes.length > 0);
  }
  const open = (path: string) => {
    const entry = new ZipDeflate(path, { level: 6 });
    entry.mtime = fixedTime();
    zip.add(entry);
    return entry;
  };

  for (const [path, content] of Object.entries(workbookParts)) open(path).push(encoder.encode(content), true);
  const sheet = open(sheetPath);
  let piece = sheetHead(columns);
  let number = 0;
  for await (const row of rows) {
    number += 1;
    piece += sheetRow(number, row, isWrapped);
    if (piece.length < pieceSize) continue;
    sheet.push(encoder.encode(piece));
    piece = '';
    yield* drain();
  }
  sheet.push(encoder.encode(piece + sheetTail(after)), true);
  zip.end();
  yield* drain();
}
