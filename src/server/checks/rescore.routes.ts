// Route of the new check of all listings.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getRescore } from '#domain/benchmarks/rescore.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import type { Rescorer } from './rescore.tasks.ts';
import { findProgress } from './rescore.ts';

export function addRescoreRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  rescorer: Rescorer,
): void {
  addRoute(app, getRescore, contextOf, ({ context }) => findProgress(context.db, rescorer.pace()));
}
