// Routes of connections to language models. No reply holds a key, and none may be kept by a browser or a proxy.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contracts from '#domain/models/connections.contract.ts';
import type { Context } from '#server/http/context.ts';
import { abortSignalOf } from '#server/http/event-lines.ts';
import { addRoute } from '#server/http/http.ts';
import { seenVersion, withVersion } from '#server/http/versions.ts';
import { tryConnection } from '../ask/try-connection.ts';
import type { ModelEngineOptions } from '../ask/write-drafts.ts';
import * as commands from './connections.commands.ts';

export function addConnectionRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  setup: commands.Setup,
  options: Omit<ModelEngineOptions, 'settings'>,
): void {
  addRoute(app, contracts.getModelSettings, contextOf, ({ context, reply }) => {
    reply.header('cache-control', 'no-store');
    return commands.loadModelSettings(context, setup);
  });
  addRoute(app, contracts.addConnection, contextOf, async ({ body, context, reply }) =>
    withVersion(reply, await commands.addConnection(context, body, setup)),
  );
  addRoute(app, contracts.changeConnection, contextOf, async ({ params, body, context, request, reply }) =>
    withVersion(reply, await commands.changeConnection(context, params.id, seenVersion(request), body, setup)),
  );
  addRoute(app, contracts.deleteConnection, contextOf, async ({ params, context, request, reply }) => {
    await commands.deleteConnection(context, params.id, seenVersion(request));
    return reply.send();
  });
  addRoute(app, contracts.chooseModel, contextOf, ({ params, body, context }) =>
    commands.chooseModel(context, params.job, body.connectionId),
  );
  addRoute(app, contracts.testConnection, contextOf, async ({ body, context, reply }) => {
    const leaving = abortSignalOf(reply);
    const settings = await commands.settingsToTest(context, body, setup.keeper);
    const signal = AbortSignal.any([options.signal, leaving]);
    try {
      return await tryConnection({ ...options, settings, signal });
    } catch (error) {
      // The caller has left.
      if (leaving.aborted) return reply.hijack();
      throw error;
    }
  });
}
