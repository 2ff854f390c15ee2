// Who makes a call, for calls about themselves.
import type { FastifyRequest } from 'fastify';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/http/context.ts';
import { noSignIn, notForPrograms, notSignedIn } from './not-signed-in.ts';
import type { SignInWays } from './require-session.ts';
import type { SignedIn } from './session-reader.ts';
import { findAccount, type Ways } from './users.store.ts';

export function whoCalls({ signedIn }: FastifyRequest): SignedIn {
  if (!signedIn) throw notSignedIn();
  return signedIn;
}

/** Throws NOT_FOUND where people sign in through the company alone. */
export function requirePasswords<S extends SignInWays>(found: S): S {
  if (!found.hasPasswords) throw new Problem('NOT_FOUND', 'Sign-in with a password is off in this workspace.');
  return found;
}

/** What it takes to be able to sign in. */
export const waysOf = ({ hasPasswords, company }: SignInWays): Ways => ({ needsPassword: hasPasswords && !company });

export function whoseSession(request: FastifyRequest): SignedIn & { sessionId: number } {
  const { sessionId, ...who } = whoCalls(request);
  if (who.program !== null) throw notForPrograms();
  if (sessionId === null) throw noSignIn();
  return { ...who, sessionId };
}

/** The email of who calls. Throws NOT_FOUND where nobody signs in, and FORBIDDEN for programs. */
export async function emailOf({ db }: Pick<Context, 'db'>, request: FastifyRequest): Promise<string> {
  const { user } = whoseSession(request);
  const account = await findAccount(db, user.id);
  if (!account?.email) throw noSignIn();
  return account.email;
}

/** Who calls where people sign in; null where nobody does, and for programs, who are on no product. */
export const memberOf = (request: FastifyRequest): number | null => {
  const { user, sessionId } = whoCalls(request);
  return sessionId === null ? null : user.id;
};
