// Who calls: every call of the API needs somebody signed in, except those that say otherwise, and so do the pages.
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#domain/problem.ts';
import { type User, unattendedHeader } from '#domain/session/session.contract.ts';
import type { Context } from '#server/http/context.ts';
import { requireMay, requireUnscoped } from '#server/http/require-may.ts';
import type { LiveHub } from '#server/live/live.ts';
import type { Mailer } from '#server/mail/mail.commands.ts';
import { findTokenCaller, tokenOf } from './api-tokens/token-caller.ts';
import { noSignIn, notForPrograms, notSignedIn } from './not-signed-in.ts';
import type { CompanySignIn } from './oidc/company-sign-in.ts';
import { type RelyingParty, relyingPartyOf } from './passkeys/relying-party.ts';
import type { ProxySignIn } from './proxy/proxy-sign-in.ts';
import { type SessionCookie, sessionCookie } from './session-cookie.ts';
import { openSessionReader, type SessionReader, type SignedIn } from './session-reader.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; null where nobody is signed in. */
    signedIn: SignedIn | null;
  }
}

/** Whether a call is one of the API that asks for somebody signed in. What is not there is asked about as if it did. */
function needsSession({ routeOptions, url }: FastifyRequest): boolean {
  // By its route, however the address spells it.
  if (routeOptions.url?.startsWith('/api/')) return routeOptions.config.access !== 'anyone';
  return url.startsWith('/api/');
}

/** The event stream stays open by itself, and pages read again what others changed: neither is a sign that somebody is there. */
const isUse = ({ routeOptions, headers }: FastifyRequest) =>
  routeOptions.config.isStream !== true && headers[unattendedHeader] === undefined;

const notValid = () =>
  new Problem('NOT_SIGNED_IN', 'This token is not valid. It may have been revoked, or it has expired.');

const notForAccounts = () => new Problem('FORBIDDEN', 'A token cannot change an account. Sign in to do this.');

/** The ways there are to sign in: by password, through the company, or both. */
export type SignInWays = {
  hasPasswords: boolean;
  company: CompanySignIn | null;
  /** A proxy in front says who calls; null where none does. */
  proxy: ProxySignIn | null;
  /** Sends links by mail; null where no mail is sent. */
  mailer: Mailer | null;
};

/** How a workspace signs people in. */
export type SignIn = SignInWays & {
  /** The origin people open. */
  origin: string;
  sessions: SessionReader;
  jar: SessionCookie;
  /** For whom passkeys are; null where there are none. */
  relyingParty: RelyingParty | null;
  /** Who calls: by a program's token, or by the session of a browser. Null for nobody. */
  findCaller: (request: FastifyRequest, isUse: boolean) => Promise<SignedIn | null>;
  /** Whether who made a call is still signed in. */
  isSignedIn: (request: FastifyRequest) => Promise<boolean>;
};

/** `url` is the origin people open. */
export function openSignIn(
  context: Pick<Context, 'db' | 'now'>,
  hub: LiveHub,
  url: string,
  { hasPasswords, company, proxy, mailer }: SignInWays,
): SignIn {
  const sessions = openSessionReader(context, hub);
  const jar = sessionCookie(url.startsWith('https:'));
  const findCaller: SignIn['findCaller'] = async (request, isUse) => {
    const program = tokenOf(request.headers.authorization);
    if (program !== null) return await findTokenCaller(context, program, { isUse, address: request.ip });
    const token = jar.read(request);
    const email = proxy?.emailOf(request);
    if (token === null || email === null) return null;
    return await sessions.find(token, { isUse, address: request.ip, ...(email === undefined ? {} : { email }) });
  };
  return {
    ...{ sessions, jar, hasPasswords, company, proxy, mailer, origin: url, findCaller },
    // A passkey stands for a password: where the company alone says who gets in, it would get around it.
    relyingParty: hasPasswords ? relyingPartyOf(url) : null,
    isSignedIn: async (request) => (await findCaller(request, false)) !== null,
  };
}

/** Throws FORBIDDEN where somebody may not change a product; of one that is not there nothing is said. */
export type RequireProduct = (who: Pick<SignedIn, 'scope'>, productId: number) => Promise<void>;

/**
 * Sets `request.signedIn` of every call, before its body is read. Throws NOT_SIGNED_IN, and FORBIDDEN where the role does not have what the
 * route needs, or who calls may only change other products.
 */
export async function requireSessions(
  app: FastifyInstance,
  { findCaller }: SignIn,
  requireProduct: RequireProduct,
): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('signedIn', null);
  app.addHook('onRequest', async (request) => {
    request.signedIn = await findCaller(request, isUse(request));
    if (!needsSession(request)) return;
    if (!request.signedIn) throw tokenOf(request.headers.authorization) === null ? notSignedIn() : notValid();
    const { access = 'view', forPeople } = request.routeOptions.config;
    if (access === 'self' && request.signedIn.program !== null) throw notForAccounts();
    if (access !== 'anyone' && access !== 'self') requireMay(request.signedIn, access);
    if (forPeople && request.signedIn.program !== null) throw notForPrograms();
    if (request.routeOptions.config.scope === 'all') requireUnscoped(request.signedIn);
  });
  // What is wrong with an id is said before.
  app.addHook('preHandler', async ({ signedIn, routeOptions, params }) => {
    if (!signedIn?.scope || routeOptions.config.scope !== 'product') return;
    await requireProduct(signedIn, (params as { id: number }).id);
  });
}

/** Everybody is the local user of the workspace, who shares no work with anybody. */
export function signInEverybody(app: FastifyInstance, user: User): void {
  const signedIn: SignedIn = { user, role: 'owner', scope: null, hasPassword: false, sessionId: null, program: null };
  app.decorateRequest('signedIn', null);
  app.addHook('onRequest', async (request) => {
    request.signedIn = signedIn;
  });
  // What is wrong with a call is said before that it is not for this workspace.
  app.addHook('preHandler', async ({ routeOptions }) => {
    if (routeOptions.config.forPeople) throw noSignIn();
  });
}
