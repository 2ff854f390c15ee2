// Routes of comments.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contracts from '#domain/comments/comments.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import * as commands from './comments.commands.ts';

export function addCommentRoutes(app: FastifyInstance, contextOf: (request: FastifyRequest) => Context): void {
  addRoute(app, contracts.listComments, contextOf, ({ params, query, context }) =>
    commands.listComments(context, { productId: params.id, part: query.part }, query.before),
  );
  addRoute(app, contracts.countComments, contextOf, ({ params, context }) =>
    commands.countComments(context, params.id),
  );
  addRoute(app, contracts.addComment, contextOf, ({ params, body, context }) =>
    commands.addComment(context, params.id, body),
  );
  addRoute(app, contracts.editComment, contextOf, ({ params, body, context }) =>
    commands.editComment(context, params.id, body.text),
  );
  addRoute(app, contracts.deleteComment, contextOf, async ({ params, context, reply }) => {
    await commands.deleteComment(context, params.id);
    return reply.send();
  });
  addRoute(app, contracts.resolveComments, contextOf, async ({ params, body, context, reply }) => {
    await commands.resolveComments(context, { productId: params.id, part: body.part }, body);
    return reply.send();
  });
  addRoute(app, contracts.reopenComments, contextOf, async ({ params, body, context, reply }) => {
    const resolvedAt = new Date(body.resolvedAt);
    await commands.reopenComments(context, { productId: params.id, part: body.part }, resolvedAt);
    return reply.send();
  });
}
