// Routes of keywords.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contracts from '#domain/keywords/keywords.contract.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import { sendPage } from '#server/http/lists.ts';
import { seenVersion, withVersion } from '#server/http/versions.ts';
import { countStep, loadProductKeywords } from './coverage.commands.ts';
import * as commands from './keywords.commands.ts';

/** A list of five hundred keywords needs a hundredth of it; sheets with many other columns are longer. */
const mostBytes = 2 * 1024 * 1024;

async function readUpload(request: FastifyRequest): Promise<Uint8Array> {
  if (!request.isMultipart())
    throw new Problem('UNSUPPORTED_MEDIA', 'Send the file as a multipart form with the field `file`.');
  const file = await request.file({ limits: { fileSize: mostBytes }, throwFileSizeLimit: false });
  if (file?.fieldname !== 'file') throw new Problem('INVALID_INPUT', 'Select a file: the form has no field `file`.');
  const bytes = await file.toBuffer();
  if (file.file.truncated)
    throw new Problem('TOO_LARGE', 'The file is larger than 2 MB. Keep only the columns keyword and volume.');
  return bytes;
}

export function addKeywordRoutes(app: FastifyInstance, contextOf: (request: FastifyRequest) => Context): void {
  addRoute(app, contracts.listKeywordLists, contextOf, async ({ query, context, request, reply }) => {
    const page = await commands.listLists(context.db, query);
    return query.limit === undefined ? page.items : sendPage(request, reply, page);
  });
  addRoute(app, contracts.getKeywordCount, contextOf, async ({ context }) => ({
    keywords: await commands.countKeywords(context.db),
  }));
  addRoute(app, contracts.getKeywords, contextOf, async ({ query, context, reply }) =>
    withVersion(reply, await commands.loadList(context.db, query)),
  );
  addRoute(app, contracts.saveKeywords, contextOf, async ({ body, context, request, reply }) =>
    withVersion(reply, await commands.saveList(context, seenVersion(request), body)),
  );
  addRoute(app, contracts.deleteKeywords, contextOf, ({ query, context }) => commands.deleteList(context, query));
  addRoute(app, contracts.readKeywordsFile, contextOf, async ({ request }) =>
    commands.readFile(await readUpload(request)),
  );
  addRoute(app, contracts.getProductKeywords, contextOf, ({ params, context }) =>
    loadProductKeywords(context, params.id),
  );
  addRoute(app, contracts.countCategoryKeywords, contextOf, ({ query, context }) => countStep(context, query));
}
