// Routes of families.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listFamilies } from '#domain/families/families.contract.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import * as commands from './families.commands.ts';

export function addFamilyRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  { readCache }: Pick<Database, 'readCache'>,
): void {
  addRoute(app, listFamilies, contextOf, async ({ query }) => {
    const { of, ...filter } = query;
    const snapshot = await readCache.snapshot();
    const ids = of.split(',').map(Number);
    return snapshot.cached(`families ${JSON.stringify(query)}`, (db) => commands.listFamilies(db, ids, filter));
  });
}
