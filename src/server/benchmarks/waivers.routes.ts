// Routes of waivers.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contracts from '#domain/benchmarks/waivers.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import * as commands from './waivers.commands.ts';

export function addWaiverRoutes(app: FastifyInstance, contextOf: (request: FastifyRequest) => Context): void {
  addRoute(app, contracts.listWaivers, contextOf, ({ context }) => commands.listWaivers(context));
  addRoute(app, contracts.previewWaiver, contextOf, ({ body, context }) => commands.previewWaiver(context, body));
  addRoute(app, contracts.addWaiver, contextOf, ({ body, context }) => commands.addWaiver(context, body));
  addRoute(app, contracts.confirmWaiver, contextOf, ({ params, context }) =>
    commands.confirmWaiver(context, params.id),
  );
  addRoute(app, contracts.undoWaiver, contextOf, async ({ params, context }) => {
    await commands.undoWaiver(context, params.id);
    return undefined;
  });
}
