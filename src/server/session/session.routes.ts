// Routes of signing in, of sessions and of the links that let people in.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContractReply } from '#domain/contract.ts';
import { Problem } from '#domain/problem.ts';
import * as session from '#domain/session/session.contract.ts';
import * as entry from '#domain/session/sign-in.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import type { KeyKeeper } from '#server/secrets/key-keeper.ts';
import * as links from './access-links.commands.ts';
import { noSignIn } from './not-signed-in.ts';
import { addCompanySignInRoutes, type Begin } from './oidc/company-sign-in.routes.ts';
import { originOf } from './origin-of.ts';
import { addPasskeyRoutes } from './passkeys/passkeys.routes.ts';
import { askForReset } from './password-resets.commands.ts';
import type { SignIn } from './require-session.ts';
import * as commands from './sessions.commands.ts';
import { signIn } from './sign-in.commands.ts';
import { hasOwner } from './users.store.ts';
import { requirePasswords, waysOf, whoCalls, whoseSession } from './who-calls.ts';

const noCompany = () => new Problem('NOT_FOUND', 'Sign-in through a company is off in this workspace.');

const noPasskeys = () => new Problem('NOT_FOUND', 'Sign-in with a passkey is off in this workspace.');

const describeWays = (
  { hasPasswords, company, proxy, origin, relyingParty, mailer }: SignIn,
  hasOwner: boolean,
): ContractReply<typeof entry.getSignIn> => ({
  hasOwner,
  methods: [
    ...(hasPasswords ? ['password' as const] : []),
    ...(company || proxy ? ['company' as const] : []),
    ...(relyingParty ? ['passkey' as const] : []),
  ],
  ...(hasPasswords && mailer ? { mailsLinks: true } : {}),
  ...(company ? { company: { name: company.name, origin: company.origin } } : {}),
  ...(proxy ? { company: { name: proxy.name, origin, isAutomatic: true } } : {}),
});

/** `open` is the context of calls that need nobody signed in; `setup` is null where the workspace signs nobody in. */
export function addSessionRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  open: (request: FastifyRequest) => Context,
  setup: SignIn | null,
  keeper: KeyKeeper,
): void {
  const requireSetup = () => {
    if (!setup) throw noSignIn();
    return setup;
  };
  const requirePasswordSetup = () => requirePasswords(requireSetup());
  const requireCompany = () => {
    const found = requireSetup();
    if (!found.company && !found.proxy) throw noCompany();
    return found;
  };
  const requireParty = () => {
    const { relyingParty } = requireSetup();
    if (!relyingParty) throw noPasskeys();
    return relyingParty;
  };
  /** Signs a browser in; the session it had ends. */
  const begin: Begin = async ({ context, request, reply }, token) => {
    const { jar, sessions } = requireSetup();
    if (request.signedIn) {
      await commands.signOut(context, request.signedIn);
      sessions.forget(request.signedIn.user.id);
    }
    jar.set(reply, token);
  };
  addRoute(app, session.getMe, contextOf, async ({ request }) => {
    const { user, role, scope, sessionId, hasPassword } = whoCalls(request);
    const shownRole = sessionId === null ? user.role : role;
    return { ...user, role, scope, shownRole, sessionId, hasPassword: hasPassword && (setup?.hasPasswords ?? false) };
  });
  addRoute(app, entry.getSignIn, open, async ({ context }) =>
    setup ? describeWays(setup, await hasOwner(context.db, waysOf(setup))) : { methods: [], hasOwner: true },
  );
  addCompanySignInRoutes(app, open, requireCompany, begin);
  addPasskeyRoutes(app, contextOf, open, requireParty, begin);
  addRoute(app, entry.signIn, open, async ({ body, context, request, reply }) => {
    requirePasswordSetup();
    await begin({ context, request, reply }, await signIn(context, keeper, body, originOf(request)));
    return reply.send();
  });
  addRoute(app, entry.askForPasswordLink, open, async ({ body, context, request, reply }) => {
    const { mailer } = requirePasswordSetup();
    if (!mailer) throw new Problem('NOT_FOUND', 'This server sends no mail. Ask an owner or admin for a link.');
    await askForReset(context, mailer, { email: body.email, address: request.ip });
    return reply.send();
  });
  addRoute(app, entry.readLink, open, async ({ body, context }) => {
    const ways = waysOf(requirePasswordSetup());
    return await links.readLink(context, body.token, ways);
  });
  addRoute(app, entry.useLink, open, async ({ body, context, request, reply }) => {
    const ways = waysOf(requirePasswordSetup());
    const { token, endedFor } = await links.useLink(context, body, { from: originOf(request), ways });
    if (endedFor !== null) requireSetup().sessions.forget(endedFor);
    if (token !== null) await begin({ context, request, reply }, token);
    return reply.send();
  });
  addRoute(app, session.signOut, open, async ({ context, request, reply }) => {
    const { sessions, jar, company, proxy } = requireSetup();
    const ended = request.signedIn && (await commands.signOut(context, request.signedIn));
    if (request.signedIn) sessions.forget(request.signedIn.user.id);
    jar.clear(reply);
    if (proxy) return { leadsTo: proxy.signOutUrl };
    const leaves = ended?.method === 'company' && company;
    return { leadsTo: leaves ? await leaves.signOut(ended) : null };
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
  addRoute(app, entry.changeName, contextOf, async ({ body, context, request, reply }) => {
    const { user } = whoseSession(request);
    await commands.changeName(context, user.id, body.fullName);
    requireSetup().sessions.forget(user.id);
    return reply.send();
  });
  addRoute(app, entry.changePassword, contextOf, async ({ body, context, request, reply }) => {
    const { jar, sessions } = requirePasswordSetup();
    const caller = whoseSession(request);
    const token = await commands.changePassword(context, caller, body, request.ip);
    sessions.forget(caller.user.id);
    jar.set(reply, token);
    return reply.send();
  });
}
