// Routes of sign-offs: those of members, and those of who has a link.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as members from '#domain/sign-off/sign-off.contract.ts';
import * as link from '#domain/sign-off/sign-off-link.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import { sendAnswers } from './send-answers.commands.ts';
import { answerSignOff, openSignOff, openSignOffProduct } from './sign-off-link.commands.ts';
import * as commands from './sign-offs.commands.ts';

/** `open` is the context of calls that need nobody signed in. */
export function addSignOffRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  open: (request: FastifyRequest) => Context,
  jobs: () => Promise<Parameters<typeof sendAnswers>[1]>,
): void {
  addRoute(app, members.listSignOffs, contextOf, ({ context }) => commands.listSignOffs(context));
  addRoute(app, members.makeSignOff, contextOf, ({ body, context }) => commands.makeSignOff(context, body));
  addRoute(app, members.revokeSignOff, contextOf, async ({ params, context, reply }) => {
    await commands.revokeSignOff(context, params.id);
    return reply.send();
  });
  addRoute(app, link.openSignOff, open, ({ body, context }) => openSignOff(context, body.token));
  addRoute(app, link.openSignOffProduct, open, async ({ body, context }) => ({
    parts: await openSignOffProduct(context, body.token, body.productId),
  }));
  addRoute(app, link.answerSignOff, open, ({ body: { token, ...given }, context }) =>
    answerSignOff(context, token, given),
  );
  addRoute(app, link.sendSignOff, open, async ({ body, context }) => sendAnswers(context, await jobs(), body));
}
