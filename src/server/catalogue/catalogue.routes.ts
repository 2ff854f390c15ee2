// Routes of the catalogue.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listBrokenRules } from '#domain/benchmarks/broken-rules.contract.ts';
import { countAssigned } from '#domain/catalogue/assigned.contract.ts';
import * as contracts from '#domain/catalogue/catalogue.contract.ts';
import { countLenses } from '#domain/catalogue/lenses.contract.ts';
import { getNeighbours } from '#domain/catalogue/neighbours.contract.ts';
import * as actions from '#domain/catalogue/product-actions.contract.ts';
import * as edits from '#domain/catalogue/product-edits.contract.ts';
import { listSetAside } from '#domain/catalogue/set-aside.contract.ts';
import { getProductOrigin } from '#domain/transfer/product-origin.contract.ts';
import type { Database, Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import { JsonBytes, replyOf } from '#server/http/json-bytes.ts';
import { sendAll, sendJson, sendPage } from '#server/http/lists.ts';
import { seenVersion, withVersion } from '#server/http/versions.ts';
import { memberOf } from '#server/session/session.commands.ts';
import { countAssigned as countWork } from './assigned.store.ts';
import { listBrokenRules as listRules } from './broken-rules.commands.ts';
import * as store from './catalogue.store.ts';
import { loadOrigin } from './origin.store.ts';
import * as commands from './product-edits.commands.ts';
import { createProductJson, createProductReader } from './product-json.store.ts';
import { listProducts } from './product-list.store.ts';
import { findNeighbours, notVisitedBy } from './product-neighbours.store.ts';
import { listSetAside as findSetAsidePage } from './set-aside.store.ts';

/** Products that are set aside, on a page whose size nobody asked for. */
const setAsideOnPage = 20;

/** What else is done in the transaction that changed or deleted a product. */
type AfterChanges = { recordSourceChanges: commands.RecordSourceChanges; noteDeletion: commands.NoteDeletion };

export function addCatalogueRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  { db, readCache }: Pick<Database, 'db' | 'readCache'>,
  { recordSourceChanges, noteDeletion }: AfterChanges,
): void {
  const loadJson = createProductJson(readCache);
  const readProduct = createProductReader(db);
  addRoute(app, contracts.listProducts, contextOf, async ({ query, request, reply }) => {
    const { sort = 'contentScore', order = 'asc', limit, page, cursor, total, ...filter } = query;
    if (limit === undefined) return sendAll(reply, store.streamProducts(await readCache.snapshot(), filter));
    const paging = { limit, page, cursor, isAboutEnough: total === 'about' };
    return sendJson(request, reply, await listProducts({ readCache, loadJson }, filter, { sort, order }, paging));
  });
  addRoute(app, contracts.getFacets, contextOf, async () => {
    const snapshot = await readCache.snapshot();
    const load = async (db: Db) => replyOf(contracts.getFacets, await store.loadFacets(db)).bytes;
    return new JsonBytes(await snapshot.cached('facets', load));
  });
  addRoute(app, countLenses, contextOf, async ({ query }) =>
    (await readCache.snapshot()).cached(`lenses ${JSON.stringify(query)}`, (db) => store.countLenses(db, query)),
  );
  addRoute(app, countAssigned, contextOf, async ({ query, context }) =>
    countWork(await readCache.snapshot(), query, context.actor.id, context.now()),
  );
  addRoute(app, listBrokenRules, contextOf, async ({ query }) =>
    (await readCache.snapshot()).cached(`broken rules ${JSON.stringify(query)}`, (db) => listRules(db, query)),
  );
  addRoute(app, contracts.getProduct, contextOf, async ({ params, reply }) => {
    const found = await readProduct(params.id);
    if (!found) throw store.productGone();
    withVersion(reply, found);
    return found.json;
  });
  addRoute(app, getProductOrigin, contextOf, ({ params, context }) => loadOrigin(context.db, params.id));
  addRoute(app, listSetAside, contextOf, async ({ query, context, request, reply }) => {
    const { limit = setAsideOnPage, page, cursor, ...filter } = query;
    return sendPage(request, reply, await findSetAsidePage(context.db, filter, { limit, page, cursor }));
  });
  addRoute(app, getNeighbours, contextOf, ({ params, query, context, request }) => {
    const { sort = 'contentScore', order = 'asc', ...filter } = query;
    const member = memberOf(request);
    // Where nobody signs in, nobody else is on a product.
    const free = member === null ? undefined : notVisitedBy(member, context.now());
    return findNeighbours(readCache, params.id, filter, { sort, order }, free);
  });
  addRoute(app, edits.createProduct, contextOf, async ({ body, context, request }) => {
    const product = await commands.createProduct(context, body);
    request.log.info({ productId: product.id, by: context.actor.id }, 'Product added');
    return product;
  });
  addRoute(app, edits.editProduct, contextOf, async ({ params, body, context, request, reply }) =>
    withVersion(reply, await commands.editProduct(context, recordSourceChanges, params.id, body, seenVersion(request))),
  );
  addRoute(app, actions.cloneProduct, contextOf, async ({ params, context, request }) => {
    const product = await commands.cloneProduct(context, params.id);
    request.log.info({ productId: product.id, from: params.id, by: context.actor.id }, 'Product cloned');
    return product;
  });
  addRoute(app, actions.deleteProduct, contextOf, async ({ params, context, request }) => {
    await commands.deleteProduct(context, noteDeletion, params.id);
    request.log.info({ productId: params.id, by: context.actor.id }, 'Product deleted');
    return undefined;
  });
  addRoute(app, actions.restoreProduct, contextOf, async ({ params, context, request }) => {
    const product = await commands.restoreProduct(context, params.id);
    request.log.info({ productId: params.id, by: context.actor.id }, 'Product restored');
    return product;
  });
}
