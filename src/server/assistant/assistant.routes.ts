// Route of questions over the catalogue.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askCatalogue } from '#domain/assistant/assistant.contract.ts';
import type { Context } from '#server/app/context.ts';
import { addRoute } from '#server/app/http.ts';
import { answerQuestion, type OtherReader } from './assistant.commands.ts';

export function addAssistantRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  other: Omit<OtherReader, 'onFault'> | null = null,
): void {
  addRoute(app, askCatalogue, contextOf, ({ body, context, request }) => {
    const onFault = (error: unknown) => request.log.warn({ err: error }, 'No language model could read the question');
    return answerQuestion(context.db, body.query, context.now(), other && { ...other, onFault });
  });
}
