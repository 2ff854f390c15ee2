// Routes of trying a prompt.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#domain/problem.ts';
import { sampleTrial, tryFailed, tryPrompt } from '#domain/prompts/prompt-trial.contract.ts';
import type { Engine } from '#domain/writing/engine.ts';
import { describeDatabaseFault } from '#server/database/database-fault.ts';
import type { Context } from '#server/http/context.ts';
import { abortSignalOf } from '#server/http/event-lines.ts';
import { addRoute } from '#server/http/http.ts';
import { describeFault } from '#server/models/models.commands.ts';
import { sampleForTrial, tryOnProduct } from './prompt-trial.commands.ts';

export function addPromptTrialRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  writer: () => Promise<Engine>,
): void {
  addRoute(app, sampleTrial, contextOf, async ({ body, context }) => sampleForTrial(context, body, await writer()));
  addRoute(app, tryPrompt, contextOf, async ({ body, context, reply }) => {
    const leaving = abortSignalOf(reply);
    try {
      return await tryOnProduct(context, body, await writer(), leaving);
    } catch (thrown) {
      // The caller has left.
      if (leaving.aborted) return reply.hijack();
      const error = describeFault(describeDatabaseFault(thrown), tryFailed);
      if (error instanceof Problem) throw error;
      throw new Problem('INTERNAL', tryFailed, { detail: error });
    }
  });
}
