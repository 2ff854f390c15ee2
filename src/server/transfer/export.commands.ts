// Use case of taking the catalogue out as a file.

import type { Readable } from 'node:stream';
import type { SQL } from 'drizzle-orm';
import type { PublicMedia } from '#domain/images/media-address.ts';
import { Problem } from '#domain/problem.ts';
import type { ExportFormat } from '#domain/transfer/export.contract.ts';
import { withRowAlts } from '#domain/transfer/formats/row-alts.ts';
import { writeFormats } from '#domain/transfer/formats/write-formats.ts';
import type { ExportItem, SourceRow } from '#domain/transfer/record.ts';
import { countKept, type KeptMedia, noteKept, sendMedia } from '#domain/transfer/rows/send-media.ts';
import { importFormatSchema } from '#domain/transfer/transfer.contract.ts';
import { whereSelection } from '#server/catalogue/catalogue.commands.ts';
import { type Finder, finderOf } from '#server/database/finder.ts';
import type { Context } from '#server/http/context.ts';
import { loadPublicMedia } from '#server/media/images.commands.ts';
import { readContentRow } from '#server/review/review.commands.ts';
import { streamExportRows } from './export.store.ts';
import { exportStream } from './export.ts';
import { countStoredImages } from './export-images.store.ts';

const batchSize = 200;

async function* readItems(finder: Finder, where: SQL | undefined): AsyncGenerator<ExportItem> {
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
      yield withRowAlts(item, product.handEdited);
    }
  }
}

/** Some products as an export writes them, with what it says of pictures that stay here; those that are gone are left out. */
export async function loadExportItems(
  context: Context,
  ids: readonly number[],
): Promise<{ item: ExportItem; note: string | null }[]> {
  const publicMedia = await loadPublicMedia(context);
  const items: { item: ExportItem; note: string | null }[] = [];
  for await (const item of readItems(finderOf(context.db), whereSelection({ kind: 'ids', ids: [...ids] })))
    items.push({ item: sendMedia(item, publicMedia), note: noteKept(countKept(item, publicMedia)) });
  return items;
}

/** Pictures of a selection that an export would not send under an address of their own, because no public media address is set. */
export async function countKeptMedia(context: Context, where: SQL | undefined): Promise<KeptMedia> {
  if (await loadPublicMedia(context)) return { renditions: 0, uploads: 0 };
  return await countStoredImages(context.db, where);
}

type ExportFile = { fileName: string; contentType: string; stream: Readable };

/**
 * The products of a filter as a file, in the order they came in. Throws TOO_LARGE when the format cannot hold them, and UNAVAILABLE once
 * `leaving` says that nobody waits for it.
 */
export async function exportCatalogue(
  finder: Finder,
  format: ExportFormat,
  where: SQL | undefined,
  publicMedia: PublicMedia,
  leaving: AbortSignal,
): Promise<ExportFile> {
  const { fileName, contentType } = writeFormats[format];
  async function* sent() {
    for await (const item of readItems(finder, where)) {
      if (leaving.aborted) throw new Problem('UNAVAILABLE', 'Nobody waits for this export.');
      yield sendMedia(item, publicMedia);
    }
  }
  return { fileName, contentType, stream: await exportStream(format, sent()) };
}
