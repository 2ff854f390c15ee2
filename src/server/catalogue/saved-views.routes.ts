// Routes of saved views.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as edits from '#domain/catalogue/saved-view-edits.contract.ts';
import { listSavedViews } from '#domain/catalogue/saved-views.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import * as commands from './saved-views.commands.ts';

export function addSavedViewRoutes(app: FastifyInstance, contextOf: (request: FastifyRequest) => Context): void {
  addRoute(app, listSavedViews, contextOf, ({ context }) => commands.listViews(context.db));
  addRoute(app, edits.addSavedView, contextOf, ({ body, context }) => commands.addView(context, body));
  addRoute(app, edits.changeSavedView, contextOf, ({ params, body, context }) =>
    commands.changeView(context, params.id, body),
  );
  addRoute(app, edits.removeSavedView, contextOf, async ({ params, context, reply }) => {
    await commands.removeView(context, params.id);
    return reply.send();
  });
}
