// Use case of taking the catalogue out as a file.

import type { Readable } from 'node:stream';
import type { SQL } from 'drizzle-orm';
import type { PublicMedia } from '#domain/images/media-address.ts';
import { Problem } from '#domain/problem.ts';
import { checkedProducts, type ExportCheck, type ExportFormat } from '#domain/transfer/export.contract.ts';
import { isReviewFormat, type StoredFormat } from '#domain/transfer/export-labels.ts';
import { openExportCheck } from '#domain/transfer/formats/export-check.ts';
import { withRowAlts } from '#domain/transfer/formats/row-alts.ts';
import { writeFormats } from '#domain/transfer/formats/write-formats.ts';
import type { ExportItem, SourceRow } from '#domain/transfer/record.ts';
import type { WriteFormat } from '#domain/transfer/rows/format.ts';
import { countKept, type KeptMedia, noteKept, sendMedia } from '#domain/transfer/rows/send-media.ts';
import { createNameBook } from '#domain/transfer/rows/write-table.ts';
import { exportedSku } from '#domain/transfer/supplier-skus.ts';
import { importFormatSchema } from '#domain/transfer/transfer.contract.ts';
import { whereSelection } from '#server/catalogue/catalogue.commands.ts';
import { type Finder, finderOf } from '#server/database/finder.ts';
import type { Context } from '#server/http/context.ts';
import { takeTurns } from '#server/http/take-turns.ts';
import { loadPublicMedia } from '#server/media/images.commands.ts';
import { readContentRow } from '#server/review/review.commands.ts';
import { streamExportRows } from './export.store.ts';
import { exportStream } from './export.ts';
import { countStoredImages } from './export-images.store.ts';

const batchSize = 200;

/** A product with the version of its source, which counts up with each change of it. */
type VersionedItem = ExportItem & { sourceVersion: number };

/** Products of a condition as exports to a format read them, by id. */
export async function* readItems(
  finder: Finder,
  where: SQL | undefined,
  to: StoredFormat,
): AsyncGenerator<VersionedItem> {
  for await (const rows of streamExportRows(finder, where, batchSize)) {
    for (const { product, content, format, rows: text, supplierKey } of rows) {
      const item: ExportItem = {
        product: { ...product, sku: exportedSku(product.sku, supplierKey, isReviewFormat(to) ? 'xlsx' : to) },
        content: content && readContentRow(content),
        source:
          format === null || text === null
            ? null
            : { format: importFormatSchema.parse(format), rows: JSON.parse(text) as SourceRow[] },
      };
      yield { ...withRowAlts(item, product.handEdited), sourceVersion: product.version };
    }
  }
}

/** Some products as an export writes them, with what it says of pictures that stay here; those that are gone are left out. */
export async function loadExportItems(
  context: Context,
  ids: readonly number[],
  format: ExportFormat,
): Promise<{ item: ExportItem; note: string | null }[]> {
  const publicMedia = await loadPublicMedia(context);
  const items: { item: ExportItem; note: string | null }[] = [];
  for await (const item of readItems(finderOf(context.db), whereSelection({ kind: 'ids', ids: [...ids] }), format))
    items.push({ item: sendMedia(item, publicMedia), note: noteKept(countKept(item, publicMedia)) });
  return items;
}

/** Pictures of a selection that an export would not send under an address of their own, because no public media address is set. */
export async function countKeptMedia(context: Context, where: SQL | undefined): Promise<KeptMedia> {
  if (await loadPublicMedia(context)) return { renditions: 0, uploads: 0 };
  return await countStoredImages(context.db, where);
}

/**
 * Goes through the products of an export and counts what becomes of them, by reason, the reason most products have first. Throws UNAVAILABLE
 * once `leaving` says that nobody waits for it.
 */
export async function checkExport(
  finder: Finder,
  format: ExportFormat,
  where: SQL | undefined,
  publicMedia: PublicMedia,
  leaving: AbortSignal,
): Promise<ExportCheck> {
  const { rows: rowsOf }: WriteFormat = writeFormats[format];
  const check = openExportCheck(format);
  const names = createNameBook();
  const found = new Map<string, ExportCheck['problems'][number]>();
  const turn = takeTurns();
  let [products, refused] = [0, 0];
  for await (const item of readItems(finder, where, format)) {
    if (leaving.aborted) throw new Problem('UNAVAILABLE', 'The check was canceled because its connection was closed.');
    const sent = sendMedia(item, publicMedia);
    const rows = rowsOf(sent, names);
    const problems = check(rows, sent);
    products += 1;
    if (problems.some(({ kind }) => kind === 'refused')) refused += 1;
    for (const { kind, reason } of problems) {
      const entry = found.get(reason) ?? { kind, reason, products: 0, productIds: [] };
      entry.products += 1;
      if (entry.productIds.length < checkedProducts) entry.productIds.push(item.product.id);
      found.set(reason, entry);
    }
    await turn();
  }
  return { products, refused, problems: [...found.values()].toSorted((a, b) => b.products - a.products) };
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
    for await (const item of readItems(finder, where, format)) {
      if (leaving.aborted)
        throw new Problem('UNAVAILABLE', 'The export was canceled because its connection was closed.');
      yield sendMedia(item, publicMedia);
    }
  }
  return { fileName, contentType, stream: await exportStream(format, sent()) };
}
