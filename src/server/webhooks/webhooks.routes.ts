// Routes of webhooks. No reply that holds a secret may be kept by a browser or a proxy.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contracts from '#domain/webhooks/webhooks.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import * as commands from './webhooks.commands.ts';

export function addWebhookRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  setup: commands.WebhookSetup,
): void {
  addRoute(app, contracts.listWebhooks, contextOf, ({ context }) => commands.listEndpoints(context, setup));
  addRoute(app, contracts.addWebhook, contextOf, ({ context, body, reply }) => {
    reply.header('cache-control', 'no-store');
    return commands.addEndpoint(context, body, setup);
  });
  addRoute(app, contracts.changeWebhook, contextOf, ({ context, params, body }) =>
    commands.changeEndpoint(context, params.id, body, setup),
  );
  addRoute(app, contracts.deleteWebhook, contextOf, async ({ context, params, reply }) => {
    await commands.deleteEndpoint(context, params.id);
    return reply.send();
  });
  addRoute(app, contracts.replaceWebhookSecret, contextOf, ({ context, params, reply }) => {
    reply.header('cache-control', 'no-store');
    return commands.replaceSecret(context, params.id, setup);
  });
  addRoute(app, contracts.listDeliveries, contextOf, ({ context, params }) =>
    commands.listDeliveries(context, params.id),
  );
  addRoute(app, contracts.testWebhook, contextOf, ({ context, params }) => commands.sendTest(context, params.id));
  addRoute(app, contracts.sendDeliveryAgain, contextOf, ({ context, params }) =>
    commands.sendAgain(context, params.id),
  );
}
