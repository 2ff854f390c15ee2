// Routes of the figures over the whole catalogue: dashboard, categories, integration status.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Job } from '#domain/models/providers.ts';
import { getCategories } from '#domain/overview/categories.contract.ts';
import { foldCategories } from '#domain/overview/categories.ts';
import { getIntegrationStatus } from '#domain/overview/integration-status.contract.ts';
import { integrationStatus, type ModelInUse } from '#domain/overview/integration-status.ts';
import { getDashboard } from '#domain/overview/overview.contract.ts';
import type { Database, Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import { JsonBytes, replyOf } from '#server/http/json-bytes.ts';
import { countCategories } from './categories.store.ts';
import { countForIntegration } from './integration-status.store.ts';
import { loadDashboard } from './overview.store.ts';

export function addOverviewRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  { readCache, replicaStatus }: Pick<Database, 'readCache' | 'replicaStatus'>,
  models: { describe: () => Promise<Record<Job, ModelInUse | null>> },
): void {
  addRoute(app, getDashboard, contextOf, async ({ context }) => {
    const now = context.now();
    const snapshot = await readCache.snapshot();
    const load = (db: Db) => loadDashboard(db, now);
    const { dashboard } = await snapshot.cached('dashboard', load, ({ from, until }) => from <= now && now <= until);
    return dashboard;
  });
  addRoute(app, getCategories, contextOf, async () => {
    const snapshot = await readCache.snapshot();
    const count = async (db: Db) => replyOf(getCategories, foldCategories(await countCategories(db))).bytes;
    return new JsonBytes(await snapshot.cached('categories', count));
  });
  addRoute(app, getIntegrationStatus, contextOf, async ({ context }) =>
    integrationStatus(await countForIntegration(context.db), await models.describe(), replicaStatus()),
  );
}
