// Routes of prompts.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contracts from '#domain/prompts/prompts.contract.ts';
import type { Context } from '#server/app/context.ts';
import { addRoute } from '#server/app/http.ts';
import * as commands from './prompts.commands.ts';
import { listPrompts } from './prompts.store.ts';

export function addPromptRoutes(app: FastifyInstance, contextOf: (request: FastifyRequest) => Context): void {
  addRoute(app, contracts.listPrompts, contextOf, ({ query, context }) => listPrompts(context.db, query));
  addRoute(app, contracts.createPrompt, contextOf, ({ body, context }) => commands.createPrompt(context, body));
  addRoute(app, contracts.updatePrompt, contextOf, ({ params, body, context }) =>
    commands.updatePrompt(context, params.id, body),
  );
  addRoute(app, contracts.deletePrompt, contextOf, async ({ params, context, reply }) => {
    await commands.deletePrompt(context, params.id);
    return reply.send();
  });
}
