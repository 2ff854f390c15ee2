// Any catalogue file as a stream of records: bytes are decoded and taken apart piece by piece, so that memory does not grow with the file.
import type { RawRecord, RecordScanner } from '#domain/transfer/files/scan.ts';
import { createJsonLinesScanner, createJsonScanner } from '#domain/transfer/files/scan-json.ts';
import { createTableScanner } from '#domain/transfer/files/scan-table.ts';
import { createXmlScanner } from '#domain/transfer/files/scan-xml.ts';
import { readSheet, type SheetTable } from '#domain/transfer/files/sheet.ts';
import type { Layout } from '#domain/transfer/formats/recognize.ts';
import type { Encoding } from '#server/intake/detect-encoding.ts';
import { createDecoder } from '#server/intake/mixed-lines.ts';
import { type Bytes, chunkSize } from '#server/intake/open-bytes.ts';

/** A file whose layout is known; a workbook comes with its tables already read. */
export type RecordSource =
  | { kind: 'text'; bytes: Bytes; encoding: Encoding; layout: Layout }
  | { kind: 'sheets'; tables: SheetTable[]; bytes: number };

export type RecordBatch = { records: RawRecord[]; bytesRead: number };

function createScanner(layout: Layout, wanted?: ReadonlySet<string>): RecordScanner {
  if (layout.kind === 'xml') return createXmlScanner(layout.items);
  if (layout.kind === 'json') return createJsonScanner(layout.skip, layout.isArray);
  if (layout.kind === 'json-lines') return createJsonLinesScanner();
  return createTableScanner(layout.dialect, layout.shape, { wanted, body: layout.body });
}

/** A record that lost characters to bytes outside the encoding is refused: guessing them would put wrong words in a shop. */
function refuseDamage(record: RawRecord): RawRecord {
  const damaged = record.fields.find(([, cell]) => cell.includes('\ufffd'));
  if (!damaged || record.refusal !== undefined) return record;
  const [column, cell] = damaged;
  const at = cell.indexOf('\ufffd');
  const around = cell.slice(Math.max(0, at - 20), at + 20).toWellFormed();
  return { ...record, refusal: `The text in “${column}” is not valid UTF-8. A character was lost in “${around}”.` };
}

/** Longer texts get memory of their own from V8, and making one takes many times as long as the same text in such pieces. */
const pieceSize = 32 * 1024;

async function* readText(
  source: RecordSource & { kind: 'text' },
  wanted?: ReadonlySet<string>,
): AsyncGenerator<RecordBatch> {
  const decoder = createDecoder(source.encoding.label);
  const scanner = createScanner(source.layout, wanted);
  const check = source.encoding.isDamaged
    ? (records: RawRecord[]) => records.map(refuseDamage)
    : (records: RawRecord[]) => records;
  let bytesRead = 0;
  let size = pieceSize;
  for await (const { chunk, position } of source.bytes.read()) {
    bytesRead = position;
    for (let at = 0; at < chunk.length; ) {
      const piece = chunk.subarray(at, at + size);
      at += piece.length;
      const records = scanner.push(decoder.decode(piece, { stream: true }));
      // A long record is looked through again with each piece.
      size = records.length > 0 ? pieceSize : Math.min(2 * size, chunkSize);
      if (records.length > 0) yield { records: check(records), bytesRead };
    }
  }
  const last = [...scanner.push(decoder.decode()), ...scanner.end()];
  if (last.length > 0) yield { records: check(last), bytesRead };
}

function* readSheets({ tables, bytes }: RecordSource & { kind: 'sheets' }): Generator<RecordBatch> {
  const all = tables.reduce((sum, { rows, skip }) => sum + rows.length - skip, 0);
  let done = 0;
  for (const table of tables)
    for (const { records, rows } of readSheet(table)) {
      done += rows;
      yield { records, bytesRead: Math.round((bytes * done) / all) };
    }
}

/**
 * Records in the file's order; reading the same file again gives the same records. `wanted` names the columns of a table that are
 * looked at, where a pass needs few of them.
 */
export async function* readRecords(source: RecordSource, wanted?: ReadonlySet<string>): AsyncGenerator<RecordBatch> {
  if (source.kind === 'sheets') yield* readSheets(source);
  else yield* readText(source, wanted);
}
