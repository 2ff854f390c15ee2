// Routes of notifications.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contracts from '#domain/notifications/notifications.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import * as commands from './notifications.commands.ts';

export function addNotificationRoutes(app: FastifyInstance, contextOf: (request: FastifyRequest) => Context): void {
  addRoute(app, contracts.listNotifications, contextOf, ({ query, context }) =>
    commands.listNotifications(context, query.before),
  );
  addRoute(app, contracts.readNotifications, contextOf, async ({ body, context, reply }) => {
    await commands.markRead(context, body.ids);
    return reply.send();
  });
  addRoute(app, contracts.getWantedNotifications, contextOf, ({ context }) => commands.readWanted(context));
  addRoute(app, contracts.setWantedNotifications, contextOf, ({ body, context }) =>
    commands.changeWanted(context, body),
  );
}
