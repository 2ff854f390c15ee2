// Routes of suppliers.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contracts from '#domain/transfer/suppliers.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import * as commands from './suppliers.commands.ts';
import { listSuppliers } from './suppliers.store.ts';

export function addSupplierRoutes(app: FastifyInstance, contextOf: (request: FastifyRequest) => Context): void {
  addRoute(app, contracts.listSuppliers, contextOf, ({ context }) => listSuppliers(context.db));
  addRoute(app, contracts.addSupplier, contextOf, ({ body, context }) => commands.addSupplier(context, body));
  addRoute(app, contracts.changeSupplier, contextOf, ({ params, body, context }) =>
    commands.changeSupplier(context, params.id, body),
  );
  addRoute(app, contracts.removeSupplier, contextOf, async ({ params, context, reply }) => {
    await commands.removeSupplier(context, params.id);
    return reply.send();
  });
}
