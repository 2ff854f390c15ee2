// Routes of voices.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contracts from '#domain/voice/voice.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import { seenVersion, withVersion } from '#server/http/versions.ts';
import * as commands from './voice.commands.ts';

export function addVoiceRoutes(app: FastifyInstance, contextOf: (request: FastifyRequest) => Context): void {
  addRoute(app, contracts.listVoices, contextOf, ({ context }) => commands.listVoices(context.db));
  addRoute(app, contracts.createVoice, contextOf, async ({ body, context, reply }) =>
    withVersion(reply, await commands.createVoice(context, body)),
  );
  addRoute(app, contracts.updateVoice, contextOf, async ({ params, body, context, request, reply }) =>
    withVersion(reply, await commands.updateVoice(context, params.id, seenVersion(request), body)),
  );
  addRoute(app, contracts.deleteVoice, contextOf, async ({ params, context, reply }) => {
    await commands.deleteVoice(context, params.id);
    return reply.send();
  });
  addRoute(app, contracts.getProductVoice, contextOf, ({ params, context }) =>
    commands.loadProductVoice(context.db, params.id),
  );
  addRoute(app, contracts.checkProductVoice, contextOf, async ({ params, body, context }) => ({
    marks: await commands.checkProductText(context.db, params.id, body.content),
  }));
}
