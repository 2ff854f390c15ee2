// Routes of the catalogue.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contracts from '#domain/catalogue/catalogue.contract.ts';
import type { Context } from '#server/app/context.ts';
import { addRoute } from '#server/app/http.ts';
import { sendAll, sendPage } from '#server/app/lists.ts';
import * as store from './catalogue.store.ts';

export function addCatalogueRoutes(app: FastifyInstance, contextOf: (request: FastifyRequest) => Context): void {
  addRoute(app, contracts.listProducts, contextOf, async ({ query, context, request, reply }) => {
    const { sort = 'contentScore', order = 'asc', limit, page, cursor, ...filter } = query;
    if (limit === undefined) return sendAll(reply, store.streamProducts(context.db, filter));
    return sendPage(
      request,
      reply,
      await store.listProducts(context.db, filter, { sort, order }, { limit, page, cursor }),
    );
  });
  addRoute(app, contracts.getFacets, contextOf, ({ context }) => store.loadFacets(context.db));
  addRoute(app, contracts.getProduct, contextOf, ({ params, context }) => store.loadProduct(context.db, params.id));
  addRoute(app, contracts.getNeighbours, contextOf, ({ params, query, context }) => {
    const { sort = 'contentScore', order = 'asc', ...filter } = query;
    return store.findNeighbours(context.db, params.id, filter, { sort, order });
  });
}
