// Routes of import profiles.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contracts from '#domain/transfer/import-profiles.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import * as commands from './import-profiles.commands.ts';
import { listImportProfiles } from './import-profiles.store.ts';

export function addImportProfileRoutes(app: FastifyInstance, contextOf: (request: FastifyRequest) => Context): void {
  addRoute(app, contracts.listImportProfiles, contextOf, ({ context }) => listImportProfiles(context.db));
  addRoute(app, contracts.addImportProfile, contextOf, ({ body, context }) => commands.addProfile(context, body));
  addRoute(app, contracts.changeImportProfile, contextOf, ({ params, body, context }) =>
    commands.changeProfile(context, params.id, body),
  );
  addRoute(app, contracts.removeImportProfile, contextOf, async ({ params, context, reply }) => {
    await commands.removeProfile(context, params.id);
    return reply.send();
  });
}
