// Routes of tokens of programs.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as tokens from '#domain/session/api-tokens.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import { whoseSession } from '../who-calls.ts';
import * as commands from './api-tokens.commands.ts';

export function addApiTokenRoutes(app: FastifyInstance, contextOf: (request: FastifyRequest) => Context): void {
  addRoute(app, tokens.listApiTokens, contextOf, ({ context, request }) => {
    whoseSession(request);
    return commands.listApiTokens(context);
  });
  addRoute(app, tokens.makeApiToken, contextOf, ({ context, body, request }) => {
    const { user, hasPassword } = whoseSession(request);
    return commands.makeApiToken(context, body, { userId: user.id, hasPassword, address: request.ip });
  });
  addRoute(app, tokens.revokeApiToken, contextOf, async ({ context, params, request, reply }) => {
    whoseSession(request);
    await commands.revokeApiToken(context, params.id);
    return reply.send();
  });
}
