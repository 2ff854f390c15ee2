// Route of questions over the catalogue.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askCatalogue } from '#domain/assistant/assistant.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import { logFault } from '#server/http/log-errors.ts';
import { answerQuestion, answerReading, type OtherReader } from './assistant.commands.ts';

export function addAssistantRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  reader: () => Promise<Omit<OtherReader, 'onFault'> | null> = async () => null,
): void {
  addRoute(app, askCatalogue, contextOf, async ({ body, context, request }) => {
    if (body.reading) return await answerReading(context.db, body.reading);
    const onFault = (error: unknown) => logFault(request.log, error, 'No language model could read the question');
    // Most questions need no model: one that cannot be had is no reason to refuse them.
    const other = await reader().catch((error: unknown) => {
      onFault(error);
      return null;
    });
    return await answerQuestion(context.db, body.query, context.now(), other && { ...other, onFault });
  });
}
