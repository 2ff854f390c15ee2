// What the tests of exports share: contents in any state, files read back through the real readers, and imports planned over them.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { product } from '#domain/catalogue/test-product.ts';
import { sourceImages } from '#domain/images/image-detail.ts';
import type { PublicMedia } from '#domain/images/media-address.ts';
import type { PartContent, Status } from '#domain/parts/parts.ts';
import { forEachPart, pickParts } from '#domain/parts/parts.ts';
import type { OptimizedContent, Origin } from '#domain/review/content.ts';
import { byStatusField } from '#domain/review/flat-statuses.ts';
import { imageEntries } from '#domain/review/image-entries.ts';
import { testContent, testRecord } from '#domain/review/test-content.ts';
import { planUpdate, type UpdatePlan } from '#domain/transfer/changes/plan-update.ts';
import type { ExportFormat } from '#domain/transfer/export.contract.ts';
import type { ExportItem, ReadProduct, ReadRefusal } from '#domain/transfer/record.ts';
import { exportStream } from './export.ts';
import { openCatalogue } from './read-file.ts';

const plainProduct = product({ sku: 'MUG-1', title: 'Stoneware mug', description: 'A mug.' });

export function itemOf(product: Partial<SourceProduct>, rest: Partial<Omit<ExportItem, 'product'>> = {}): ExportItem {
  return { content: null, source: null, ...rest, product: { ...plainProduct, ...product, id: 1 } };
}

/** Content whose parts all have this status and origin. */
export function contentOf(
  given: Partial<PartContent & Pick<SourceProduct, 'imageAlts'>>,
  status: Status,
  origin: Origin,
): OptimizedContent {
  const values = pickParts(given);
  return testContent({
    ...values,
    ...byStatusField((part) => (part === 'images' && values.images.length === 0 ? 'pending' : status)),
    imagesWithStatus: imageEntries(sourceImages(values.images, given.imageAlts)).map((image) => ({ ...image, status })),
    parts: forEachPart(() => testRecord({ origin })),
  });
}

export async function exportBytes(format: ExportFormat, items: readonly ExportItem[]): Promise<Buffer> {
  return await buffer(await exportStream(format, Readable.from(items)));
}

export type ReadFile = { products: ReadProduct[]; refused: ReadRefusal[]; columns: Set<string>; format: string };

export async function readFileAt(path: string): Promise<ReadFile> {
  const file = await openCatalogue(path);
  const read: ReadFile = {
    products: [],
    refused: [],
    columns: new Set(file.columns.map(({ name }) => name)),
    format: file.format,
  };
  for await (const { items } of file.items()) {
    for (const item of items) {
      if (item.kind === 'product') read.products.push(item);
      else read.refused.push(item);
    }
  }
  await file.close();
  return read;
}

/** Reads bytes as an import would read the uploaded file. */
export async function readBytes(bytes: Uint8Array): Promise<ReadFile> {
  const folder = await mkdtemp(join(tmpdir(), 'copydesk-export-'));
  try {
    const path = join(folder, 'upload');
    await writeFile(path, bytes);
    return await readFileAt(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Plans the import of a file over the products it was exported from, in the file's order. */
export function planAll(
  known: readonly ExportItem[],
  file: ReadFile,
  publicMedia: PublicMedia = null,
): (UpdatePlan & { sku: string; isKnown: boolean })[] {
  const bySku = new Map(known.map((item) => [item.product.sku, item]));
  return file.products.map((read) => {
    const item = bySku.get(read.product.sku);
    if (!item)
      return {
        product: read.product,
        changes: [],
        source: read.source,
        kept: [],
        overwritten: [],
        blanks: 0,
        handEdited: [],
        groupedBy: null,
        skippedLanguages: [],
        sku: read.product.sku,
        isKnown: false,
      };
    return {
      ...planUpdate({ ...item, handEdited: [] }, read, { columns: file.columns, publicMedia }),
      sku: read.product.sku,
      isKnown: true,
    };
  });
}

/** The products as they are after the import. */
export function afterImport(
  known: readonly ExportItem[],
  file: ReadFile,
  publicMedia: PublicMedia = null,
): ExportItem[] {
  const plans = new Map(planAll(known, file, publicMedia).map((plan) => [plan.sku, plan]));
  return known.map((item) => {
    const plan = plans.get(item.product.sku);
    return plan ? { ...item, product: { ...item.product, ...plan.product }, source: plan.source ?? item.source } : item;
  });
}
