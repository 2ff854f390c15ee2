// Routes of prompts.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getDraftInstruction } from '#domain/prompts/draft-instruction.contract.ts';
import * as contracts from '#domain/prompts/prompts.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import { sendAll, sendPage } from '#server/http/lists.ts';
import { loadDraftInstruction } from './draft-instruction.commands.ts';
import * as commands from './prompts.commands.ts';
import * as store from './prompts.store.ts';

export function addPromptRoutes(app: FastifyInstance, contextOf: (request: FastifyRequest) => Context): void {
  addRoute(app, contracts.listPrompts, contextOf, async ({ query, context, request, reply }) => {
    const { limit, page, cursor, ...filter } = query;
    if (limit === undefined) return sendAll(reply, store.streamPrompts(context.db, filter));
    return sendPage(request, reply, await store.listPrompts(context.db, filter, { limit, page, cursor }));
  });
  addRoute(app, contracts.getPrompt, contextOf, ({ params, context }) => commands.loadPrompt(context.db, params.id));
  addRoute(app, contracts.listPromptVersions, contextOf, ({ params, context }) =>
    commands.loadPromptVersions(context.db, params.id),
  );
  addRoute(app, contracts.getProductPrompts, contextOf, ({ params, context }) =>
    commands.loadProductPrompts(context.db, params.id),
  );
  addRoute(app, getDraftInstruction, contextOf, ({ params, context }) =>
    loadDraftInstruction(context.db, params.id, params.contentType),
  );
  addRoute(app, contracts.createPrompt, contextOf, ({ body, context }) => commands.createPrompt(context, body));
  addRoute(app, contracts.updatePrompt, contextOf, ({ params, body, context }) =>
    commands.updatePrompt(context, params.id, body),
  );
  addRoute(app, contracts.deletePrompt, contextOf, async ({ params, context, reply }) => {
    await commands.deletePrompt(context, params.id);
    return reply.send();
  });
}
