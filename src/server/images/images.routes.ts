// Routes of images: what is known of them, files people send, and the files themselves.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as contracts from '#domain/images/images.contract.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import { mostBytes } from '#server/media/fetch-image.ts';
import type { ImageTools } from '#server/media/image-tools.ts';
import { findShown, openMedia, takeUpload, tooManyBytes } from './media.commands.ts';
import { makeRendition, viewProductImages } from './product-images.commands.ts';

/** What a form adds to the file in it, at most. */
const formBytes = 20_000;
const minute = 60;

/** A stranger's bytes: shown as what they are and as nothing else, and inert where someone opens them as a page. */
const sealed = (reply: FastifyReply, type: string) =>
  reply
    .type(type)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'");

/** `open` is the context of calls that need nobody signed in. */
export function addImageRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  open: (request: FastifyRequest) => Context,
  tools: ImageTools,
): void {
  addRoute(app, contracts.getImages, contextOf, ({ params, context }) => viewProductImages(context, tools, params.id));
  addRoute(app, contracts.makeRendition, contextOf, ({ params, body, context }) =>
    makeRendition(context, tools, params.id, body),
  );
  addRoute(app, contracts.uploadMedia, contextOf, ({ context, request }) => {
    if (!request.isMultipart())
      throw new Problem('UNSUPPORTED_MEDIA', 'Send the file as a multipart form with the field `file`.');
    if (Number(request.headers['content-length'] ?? 0) > mostBytes + formBytes) throw tooManyBytes();
    return takeUpload(context, tools, request.parts());
  });
  addRoute(app, contracts.getMedia, open, async ({ params, query, reply }) => {
    // Until it is there, nobody keeps that it is not.
    reply.header('cache-control', 'no-store');
    const { type, body } = await openMedia(tools, params.name, query.w);
    return sealed(reply, type).send(body);
  });
  addRoute(app, contracts.getShown, contextOf, async ({ query, context, reply }) => {
    reply.header('cache-control', 'no-store');
    const url = await findShown(context, tools, query.url);
    return reply
      .header('cache-control', `private, max-age=${5 * minute}`)
      .redirect(query.w ? `${url}?w=${query.w}` : url, 302);
  });
}
