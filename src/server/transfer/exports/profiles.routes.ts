// Routes of export profiles.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contracts from '#domain/transfer/export-profiles.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import * as commands from './profiles.commands.ts';
import type { Exporter } from './stored-exports.tasks.ts';

export function addExportProfileRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  exporter: Exporter,
): void {
  addRoute(app, contracts.listExportProfiles, contextOf, ({ context }) => commands.listExportProfiles(context.db));
  addRoute(app, contracts.addExportProfile, contextOf, ({ body, context }) =>
    commands.addProfile(context, exporter, body),
  );
  addRoute(app, contracts.changeExportProfile, contextOf, ({ params, body, context }) =>
    commands.changeProfile(context, exporter, params.id, body),
  );
  addRoute(app, contracts.removeExportProfile, contextOf, async ({ params, context, reply }) => {
    await commands.removeProfile(context, params.id);
    return reply.send();
  });
  addRoute(app, contracts.runExportProfile, contextOf, ({ params, context }) =>
    commands.runProfile(context, exporter, params.id),
  );
}
