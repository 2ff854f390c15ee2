// Routes of stored exports.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contracts from '#domain/transfer/stored-exports.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import * as commands from './stored-exports.commands.ts';
import { listExports } from './stored-exports.store.ts';
import type { Exporter } from './stored-exports.tasks.ts';

/** Exports in the list. */
const latest = 20;

export function addStoredExportRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  exporter: Exporter,
): void {
  addRoute(app, contracts.startStoredExport, contextOf, ({ body, context }) =>
    commands.startStoredExport(context, exporter, body),
  );
  addRoute(app, contracts.listStoredExports, contextOf, ({ context }) => listExports(context.db, latest));
  addRoute(app, contracts.getStoredExport, contextOf, ({ params, context }) =>
    commands.findStoredExport(context, params.id),
  );
  addRoute(app, contracts.getStoredFile, contextOf, async ({ params, context, reply }) => {
    const file = await commands.openStoredFile(context, exporter, params);
    return reply
      .type(file.contentType)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName)}`)
      .header('cache-control', 'no-store')
      .send(file.stream);
  });
}
