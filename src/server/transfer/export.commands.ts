// Use case of taking the catalogue out as a file.

import type { Readable } from 'node:stream';
import type { SQL } from 'drizzle-orm';
import type { ExportFormat } from '#domain/transfer/export.contract.ts';
import { writeFormats } from '#domain/transfer/formats/write-formats.ts';
import type { ExportItem, SourceRow } from '#domain/transfer/record.ts';
import { importFormatSchema } from '#domain/transfer/transfer.contract.ts';
import { withRowAlts } from '#domain/transfer/writing/row-alts.ts';
import { type PublicMedia, sendRenditions } from '#domain/transfer/writing/send-renditions.ts';
import { whereSelection } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import { type Finder, finderOf } from '#server/database/finder.ts';
import { readContentRow } from '#server/review/review.commands.ts';
import { exportStream } from './export.ts';
import { streamExportRows } from './import.store.ts';

const batchSize = 200;

export type ExportOptions = { publicMedia: PublicMedia };

/** Nothing serves the media store to everyone yet: renditions stay here, and the originals go out. */
export const exportOptions: ExportOptions = { publicMedia: null };

async function* readItems(
  finder: Finder,
  where: SQL | undefined,
  { publicMedia }: ExportOptions,
): AsyncGenerator<ExportItem> {
  for await (const rows of streamExportRows(finder, where, batchSize)) {
    for (const { product, content, format, rows: text } of rows) {
      const item: ExportItem = {
        product,
        content: content && readContentRow(content),
        source:
          format === null || text === null
            ? null
            : { format: importFormatSchema.parse(format), rows: JSON.parse(text) as SourceRow[] },
      };
      yield sendRenditions(withRowAlts(item, product.handEdited), publicMedia);
    }
  }
}

/** Some products as an export sees them, by id; those that are gone are left out. */
export async function loadExportItems(db: Db, ids: readonly number[], options: ExportOptions): Promise<ExportItem[]> {
  const items: ExportItem[] = [];
  for await (const item of readItems(finderOf(db), whereSelection({ kind: 'ids', ids: [...ids] }), options))
    items.push(item);
  return items;
}

export type ExportFile = { fileName: string; contentType: string; stream: Readable };

/** The products of a filter as a file, in the order they came in. Throws TOO_LARGE when the format cannot hold them. */
export async function exportCatalogue(
  finder: Finder,
  format: ExportFormat,
  where: SQL | undefined,
  options: ExportOptions,
): Promise<ExportFile> {
  const { fileName, contentType } = writeFormats[format];
  return { fileName, contentType, stream: await exportStream(format, () => readItems(finder, where, options)) };
}
