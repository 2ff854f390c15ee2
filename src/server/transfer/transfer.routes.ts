// Routes of imports and exports.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { Problem } from '#domain/problem.ts';
import * as exports from '#domain/transfer/export.contract.ts';
import * as imported from '#domain/transfer/import-products.contract.ts';
import * as runs from '#domain/transfer/import-run.contract.ts';
import * as contracts from '#domain/transfer/transfer.contract.ts';
import { whereSelection } from '#server/catalogue/catalogue.commands.ts';
import type { ReadCache } from '#server/database/read-cache.ts';
import type { Context } from '#server/http/context.ts';
import { abortSignalOf } from '#server/http/event-lines.ts';
import { addRoute } from '#server/http/http.ts';
import { sendPage } from '#server/http/lists.ts';
import { loadPublicMedia } from '#server/media/images.commands.ts';
import { checkExport, exportCatalogue } from './export.commands.ts';
import { findImport, listImports } from './import.store.ts';
import { isTooOldToUndo } from './import-outcome.store.ts';
import { listImportedProducts } from './import-products.store.ts';
import { cancelDryRun, runAgain, takeUpload } from './transfer.commands.ts';
import type { Importer } from './transfer.tasks.ts';
import { previewUndo } from './undo.commands.ts';
import { tooLarge, uploadLimit } from './uploads.ts';

type ExportQuery = z.output<typeof exports.exportCatalogue.query>;

const latestImports = 20;
const listedProducts = 50;

/** Every page that shows it asks again whenever the catalog changes. */
async function requireImport({ now }: Context, readCache: ReadCache, id: number): Promise<runs.ImportDetails> {
  const snapshot = await readCache.snapshot();
  // Time alone ends its undo.
  const isValid = (known: runs.ImportDetails | null) =>
    !known?.canUndo || !isTooOldToUndo(new Date(known.createdAt), now());
  const found = await snapshot.cached(`import ${id}`, (db) => findImport(db, id, now()), isValid);
  if (!found) throw new Problem('NOT_FOUND', 'Import not found');
  return found;
}

export function addTransferRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  { importer, dataDir, readCache }: { importer: Importer; dataDir: string; readCache: ReadCache },
): void {
  addRoute(app, runs.createImport, contextOf, async ({ query, context, request }) => {
    if (!request.isMultipart())
      throw new Problem('UNSUPPORTED_MEDIA', 'Send the file as a multipart form with the field `file`.');
    if (Number(request.headers['content-length'] ?? 0) > uploadLimit) throw tooLarge();
    const run = { dryRun: query.dryRun ?? false, mode: query.mode ?? 'rows' };
    return await takeUpload(context, importer, dataDir, request.parts(), run);
  });
  addRoute(app, runs.rerunImport, contextOf, async ({ params, query, body, context }) => {
    const run = { dryRun: query.dryRun ?? false, mode: query.mode ?? 'rows' };
    return { id: await runAgain(context, importer, params.id, body, run) };
  });
  addRoute(app, contracts.listImports, contextOf, ({ context }) => listImports(context.db, latestImports));
  addRoute(app, runs.getImport, contextOf, async ({ params, context }) => {
    return await requireImport(context, readCache, params.id);
  });
  addRoute(app, runs.cancelDryRun, contextOf, async ({ params, context }) => {
    await cancelDryRun(context, importer, params.id);
    return await requireImport(context, readCache, params.id);
  });
  addRoute(app, runs.previewUndo, contextOf, async ({ params, context }) => await previewUndo(context, params.id));
  addRoute(app, imported.listImportedProducts, contextOf, async ({ params, query, context, request, reply }) => {
    const paging = { limit: query.limit ?? listedProducts, page: query.page ?? 1 };
    return sendPage(request, reply, await listImportedProducts(context.db, params.id, query.list, paging));
  });
  const whereOf = ({ ids, except = [], ...filter }: ExportQuery) =>
    whereSelection(ids ? { kind: 'ids', ids } : { kind: 'filter', filter, except });
  addRoute(app, exports.checkExport, contextOf, async ({ params, query, context, reply }) => {
    const publicMedia = await loadPublicMedia(context);
    const leaving = abortSignalOf(reply);
    return await checkExport(await readCache.snapshot(), params.format, whereOf(query), publicMedia, leaving);
  });
  addRoute(app, exports.exportCatalogue, contextOf, async ({ params, query, context, reply }) => {
    const leaving = abortSignalOf(reply);
    const publicMedia = await loadPublicMedia(context);
    const finder = await readCache.snapshot();
    const file = await exportCatalogue(finder, params.format, whereOf(query), publicMedia, leaving);
    return reply
      .type(file.contentType)
      .header('content-disposition', `attachment; filename="${file.fileName}"`)
      .header('cache-control', 'no-store')
      .send(file.stream);
  });
}
