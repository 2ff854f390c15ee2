// Routes of signing in, of sessions and of the links that let people in.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as session from '#domain/session/session.contract.ts';
import * as entry from '#domain/session/sign-in.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import type { KeyKeeper } from '#server/secrets/key-keeper.ts';
import * as links from './access-links.commands.ts';
import type { SignIn } from './require-session.ts';
import * as commands from './sessions.commands.ts';
import type { Origin } from './sessions.store.ts';
import { signIn } from './sign-in.commands.ts';
import { noSignIn, whoCalls, whoseSession } from './who-calls.ts';

const originOf = ({ ip, headers }: FastifyRequest): Origin => ({ address: ip, userAgent: headers['user-agent'] ?? '' });

/** `open` is the context of calls that need nobody signed in; `setup` is null where the workspace signs nobody in. */
export function addSessionRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  open: () => Context,
  setup: SignIn | null,
  keeper: KeyKeeper,
): void {
  const requireSetup = () => {
    if (!setup) throw noSignIn();
    return setup;
  };
  const begin = (reply: FastifyReply, token: string) => {
    requireSetup().jar.set(reply, token);
    return reply.send();
  };
  addRoute(app, session.getMe, contextOf, async ({ request }) => {
    const { user, sessionId } = whoCalls(request);
    return { ...user, sessionId };
  });
  addRoute(app, entry.getSignIn, open, async () =>
    setup ? { methods: ['password' as const], isEncrypted: setup.isEncrypted } : { methods: [], isEncrypted: true },
  );
  addRoute(app, entry.signIn, open, async ({ body, context, request, reply }) => {
    requireSetup();
    return begin(reply, await signIn(context, keeper, body, originOf(request)));
  });
  addRoute(app, entry.readLink, open, async ({ body, context }) => {
    requireSetup();
    const { kind, expiresAt } = await links.readLink(context, body.token);
    return { kind, expiresAt: expiresAt.toISOString() };
  });
  addRoute(app, entry.useLink, open, async ({ body, context, request, reply }) => {
    requireSetup();
    return begin(reply, await links.useLink(context, body, originOf(request)));
  });
  addRoute(app, session.signOut, open, async ({ context, request, reply }) => {
    const { sessions, jar } = requireSetup();
    if (request.signedIn) {
      await commands.signOut(context, request.signedIn);
      sessions.forget(request.signedIn.user.id);
    }
    jar.clear(reply);
    return reply.send();
  });
  addRoute(app, session.listSessions, contextOf, async ({ context, request }) =>
    commands.listSessions(context, whoseSession(request).user.id),
  );
  addRoute(app, session.endSession, contextOf, async ({ params, context, request, reply }) => {
    const { user } = whoseSession(request);
    await commands.endSession(context, user.id, params.id);
    requireSetup().sessions.forget(user.id);
    return reply.send();
  });
  addRoute(app, session.endOtherSessions, contextOf, async ({ context, request, reply }) => {
    const { user, sessionId } = whoseSession(request);
    await commands.endOtherSessions(context, user.id, sessionId);
    requireSetup().sessions.forget(user.id);
    return reply.send();
  });
  addRoute(app, entry.changePassword, contextOf, async ({ body, context, request, reply }) => {
    const { jar, sessions } = requireSetup();
    const caller = whoseSession(request);
    const token = await commands.changePassword(context, caller, body, request.ip);
    sessions.forget(caller.user.id);
    jar.set(reply, token);
    return reply.send();
  });
}
