// Routes of the review.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getProductAnalytics } from '#domain/review/analytics.contract.ts';
import { analyseHistory } from '#domain/review/analytics.ts';
import { listContentStatuses } from '#domain/review/content-statuses.contract.ts';
import { listHeroNotes } from '#domain/review/hero-notes.contract.ts';
import { proposeTexts } from '#domain/review/proposed-texts.contract.ts';
import * as contracts from '#domain/review/review.contract.ts';
import { listReviewNotes } from '#domain/review/review-notes.contract.ts';
import { getSettings, patchSettings } from '#domain/review/settings.contract.ts';
import { loadProduct } from '#server/catalogue/catalogue.commands.ts';
import { loadReplay } from '#server/history/history.commands.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import { sendAll, sendPage } from '#server/http/lists.ts';
import { seenVersion, withVersion } from '#server/http/versions.ts';
import { describeContent } from './described-content.commands.ts';
import { storeProposedTexts } from './proposed-texts.commands.ts';
import * as commands from './review.commands.ts';
import * as store from './review.store.ts';
import { changeSettings, readSettings } from './settings.commands.ts';

export function addReviewRoutes(app: FastifyInstance, contextOf: (request: FastifyRequest) => Context): void {
  addRoute(app, listContentStatuses, contextOf, async ({ query, context, request, reply }) => {
    if (query.ids) return await store.findStatuses(context.db, query.ids);
    if (query.limit === undefined) return sendAll(reply, store.streamStatuses(context.db));
    return sendPage(request, reply, await store.listStatuses(context.db, { ...query, limit: query.limit }));
  });
  addRoute(app, listReviewNotes, contextOf, async ({ query, context }) => commands.noteReviews(context, query.ids));
  addRoute(app, listHeroNotes, contextOf, async ({ query, context }) => commands.noteHeroes(context, query.ids));
  addRoute(app, contracts.getContent, contextOf, async ({ params, context, reply }) => {
    const content = await store.loadContent(context.db, params.id);
    if (!content) await loadProduct(context.db, params.id);
    return withVersion(reply, content && (await describeContent(context, content)));
  });
  addRoute(app, contracts.patchContent, contextOf, async ({ params, body, context, request, reply }) => {
    const content = await commands.patchContent(context, params.id, body, seenVersion(request));
    return withVersion(reply, await describeContent(context, content));
  });
  addRoute(app, proposeTexts, contextOf, async ({ params, body, context, request, reply }) =>
    withVersion(reply, await storeProposedTexts(context, params.id, body, seenVersion(request))),
  );
  addRoute(app, getProductAnalytics, contextOf, async ({ params, context }) => {
    const { images } = await loadProduct(context.db, params.id);
    return analyseHistory(await loadReplay(context.db, params.id), images);
  });
  addRoute(app, contracts.patchImage, contextOf, async ({ params, body, context, request, reply }) => {
    const image = { url: body.imageUrl, type: body.type };
    const content = await commands.setImageStatus(context, params.id, image, body, seenVersion(request));
    return withVersion(reply, await describeContent(context, content));
  });
  addRoute(app, getSettings, contextOf, ({ context }) => readSettings(context));
  addRoute(app, patchSettings, contextOf, ({ context, body }) => changeSettings(context, body));
}
