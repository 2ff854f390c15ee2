// Route of questions over the catalogue.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askCatalogue } from '#domain/assistant/assistant.contract.ts';
import type { Context } from '#server/app/context.ts';
import { addRoute } from '#server/app/http.ts';
import { answerQuestion } from './assistant.commands.ts';

export function addAssistantRoutes(app: FastifyInstance, contextOf: (request: FastifyRequest) => Context): void {
  addRoute(app, askCatalogue, contextOf, ({ body, context }) => answerQuestion(context.db, body.query, context.now()));
}
