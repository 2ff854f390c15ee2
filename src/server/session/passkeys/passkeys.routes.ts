// Routes of passkeys.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contracts from '#domain/session/passkeys.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import type { Begin } from '../oidc/company-sign-in.routes.ts';
import { originOf } from '../origin-of.ts';
import { whoseSession } from '../who-calls.ts';
import * as commands from './passkeys.commands.ts';
import type { RelyingParty } from './relying-party.ts';

/** `requireParty` throws NOT_FOUND where nobody signs in by passkey. */
export function addPasskeyRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  open: (request: FastifyRequest) => Context,
  requireParty: () => RelyingParty,
  begin: Begin,
): void {
  addRoute(app, contracts.listPasskeys, contextOf, ({ context, request }) =>
    commands.listPasskeys(context, whoseSession(request).user.id),
  );
  addRoute(app, contracts.startPasskey, contextOf, ({ body, context, request }) => {
    const caller = { userId: whoseSession(request).user.id, address: request.ip };
    return commands.startPasskey(context, requireParty(), caller, body.password);
  });
  addRoute(app, contracts.addPasskey, contextOf, ({ body, context, request }) =>
    commands.addPasskey(context, requireParty(), whoseSession(request).user.id, body),
  );
  addRoute(app, contracts.deletePasskey, contextOf, async ({ params, context, request, reply }) => {
    await commands.deletePasskey(context, whoseSession(request).user.id, params.id);
    return reply.send();
  });
  addRoute(app, contracts.startPasskeySignIn, open, ({ context }) =>
    commands.startPasskeySignIn(context, requireParty()),
  );
  addRoute(app, contracts.signInByPasskey, open, async ({ body, context, request, reply }) => {
    const token = await commands.signInByPasskey(context, requireParty(), body.credential, originOf(request));
    await begin({ context, request, reply }, token);
    return reply.send();
  });
}
