// Routes of history.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contracts from '#domain/history/history.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import { sendAll, sendPage } from '#server/http/lists.ts';
import * as store from './history.store.ts';
import { historyCsv } from './history-csv.ts';

export function addHistoryRoutes(app: FastifyInstance, contextOf: (request: FastifyRequest) => Context): void {
  addRoute(app, contracts.listHistory, contextOf, async ({ query, context, request, reply }) => {
    const { limit, page, cursor, ...filter } = query;
    if (limit === undefined) return sendAll(reply, store.streamHistory(context.db, filter));
    return sendPage(request, reply, await store.listHistory(context.db, filter, { limit, page, cursor }));
  });
  addRoute(app, contracts.exportHistory, contextOf, async ({ query, context, reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="history-${context.now().toISOString().slice(0, 10)}.csv"`)
      .send(Readable.from(historyCsv(store.streamHistory(context.db, query)), { objectMode: false })),
  );
  addRoute(app, contracts.listHistoryPeople, contextOf, ({ context }) => store.listPeople(context.db));
  addRoute(app, contracts.listProductHistory, contextOf, async ({ params, query, context, request, reply }) => {
    if (query.limit === undefined) return sendAll(reply, store.streamHistory(context.db, { productId: params.id }));
    const paging = { ...query, limit: query.limit };
    return sendPage(request, reply, await store.listHistory(context.db, { productId: params.id }, paging));
  });
}
