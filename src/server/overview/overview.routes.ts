// Route of the dashboard's figures.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getDashboard } from '#domain/overview/overview.contract.ts';
import type { Context } from '#server/app/context.ts';
import { addRoute } from '#server/app/http.ts';
import { loadDashboard } from './overview.store.ts';

export function addOverviewRoutes(app: FastifyInstance, contextOf: (request: FastifyRequest) => Context): void {
  addRoute(app, getDashboard, contextOf, ({ context }) => loadDashboard(context.db, context.now()));
}
