// Use case of taking the catalogue out as a file.

import type { Readable } from 'node:stream';
import type { SQL } from 'drizzle-orm';
import type { ExportFormat } from '#domain/transfer/export.contract.ts';
import { writeFormats } from '#domain/transfer/formats/write-formats.ts';
import type { ExportItem, SourceRow } from '#domain/transfer/record.ts';
import { importFormatSchema } from '#domain/transfer/transfer.contract.ts';
import { whereSelection } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import { type Finder, finderOf } from '#server/database/finder.ts';
import { readContentRow } from '#server/review/review.commands.ts';
import { exportStream } from './export.ts';
import { streamExportRows } from './import.store.ts';

const batchSize = 200;

async function* readItems(finder: Finder, where: SQL | undefined): AsyncGenerator<ExportItem> {
  for await (const rows of streamExportRows(finder, where, batchSize)) {
    for (const { product, content, format, rows: text } of rows) {
      yield {
        product,
        content: content && readContentRow(content),
        source:
          format === null || text === null
            ? null
            : { format: importFormatSchema.parse(format), rows: JSON.parse(text) as SourceRow[] },
      };
    }
  }
}

/** Some products as an export sees them, by id; those that are gone are left out. */
export async function loadExportItems(db: Db, ids: readonly number[]): Promise<ExportItem[]> {
  const items: ExportItem[] = [];
  for await (const item of readItems(finderOf(db), whereSelection({ kind: 'ids', ids: [...ids] }))) items.push(item);
  return items;
}

export type ExportFile = { fileName: string; contentType: string; stream: Readable };

/** The products of a filter as a file, in the order they came in. Throws TOO_LARGE when the format cannot hold them. */
export async function exportCatalogue(
  finder: Finder,
  format: ExportFormat,
  where: SQL | undefined,
): Promise<ExportFile> {
  const { fileName, contentType } = writeFormats[format];
  return { fileName, contentType, stream: await exportStream(format, () => readItems(finder, where)) };
}
