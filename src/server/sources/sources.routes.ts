// Routes of data sources.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#domain/problem.ts';
import * as contracts from '#domain/sources/sources.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import type { AddressReader } from './read-address.ts';
import * as commands from './sources.commands.ts';

export function addSourceRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  read: AddressReader,
): void {
  addRoute(app, contracts.listSources, contextOf, ({ params, context }) =>
    commands.listProductSources(context, params.id),
  );
  addRoute(app, contracts.addSource, contextOf, ({ params, body, context }) =>
    commands.addSource(context, read, params.id, body),
  );
  addRoute(app, contracts.addSourceFile, contextOf, ({ params, context, request }) => {
    if (!request.isMultipart())
      throw new Problem('UNSUPPORTED_MEDIA', 'Send the file as a multipart form with the field `file`.');
    return commands.addSourceFile(context, params.id, request.parts());
  });
  addRoute(app, contracts.getSource, contextOf, ({ params, context }) => commands.loadSource(context, params.id));
  addRoute(app, contracts.updateSource, contextOf, ({ params, body, context }) =>
    commands.changeSource(context, params.id, body),
  );
  addRoute(app, contracts.refreshSource, contextOf, ({ params, context }) =>
    commands.refreshSource(context, read, params.id),
  );
  addRoute(app, contracts.deleteSource, contextOf, ({ params, context }) => commands.deleteSource(context, params.id));
}
