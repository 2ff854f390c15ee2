// Route of what counts as facts beside a product's own fields.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listFactSources } from '#domain/claims/claims.contract.ts';
import type { Context } from '#server/app/context.ts';
import { addRoute } from '#server/app/http.ts';
import { listProductFactSources } from './claims.commands.ts';

export function addClaimRoutes(app: FastifyInstance, contextOf: (request: FastifyRequest) => Context): void {
  addRoute(app, listFactSources, contextOf, ({ params, context }) => listProductFactSources(context, params.id));
}
