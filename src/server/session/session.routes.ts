// Route of the signed-in user.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getMe, type User } from '#domain/session/session.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';

export function addSessionRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  user: User,
): void {
  addRoute(app, getMe, contextOf, async () => user);
}
