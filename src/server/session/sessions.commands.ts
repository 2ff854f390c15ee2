// Use cases of sessions: see them, end them, sign out, change the password.
import { Problem } from '#domain/problem.ts';
import type { Session } from '#domain/session/session.contract.ts';
import { sessionEnd } from '#domain/session/session-length.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { announce } from '#server/live/live.ts';
import { requireGoodPassword } from './good-password.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import type { SignedIn } from './session-reader.ts';
import * as store from './sessions.store.ts';
import { checkGuess } from './sign-in.commands.ts';
import { hashToken, newToken } from './tokens.ts';
import { findAccount, noPassword, savePassword } from './users.store.ts';

type Clocked = Pick<Context, 'db' | 'now'>;

export async function listSessions({ db, now }: Clocked, userId: number): Promise<Session[]> {
  const rows = await store.listOpenSessions(db, userId, now());
  return rows.map(({ id, method, userAgent, address, startedAt, lastSeenAt, endsAt }) => ({
    ...{ id, method, userAgent, address },
    startedAt: startedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    endsAt: sessionEnd({ lastSeenAt, endsAt }).toISOString(),
  }));
}

/** Ends sessions of a user, and says so to all servers and browsers once that is stored. */
async function end(db: Db, userId: number, steps: (tx: Db) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    await steps(tx);
    await announce(tx, { type: 'sessions', userId });
  });
}

/** Ends one session of a user. Throws NOT_FOUND. */
export async function endSession({ db }: Clocked, userId: number, id: number): Promise<void> {
  await end(db, userId, async (tx) => {
    if (!(await store.deleteSession(tx, userId, id))) throw new Problem('NOT_FOUND', 'Session not found');
  });
}

export async function endOtherSessions({ db }: Clocked, userId: number, keep: number): Promise<void> {
  await end(db, userId, (tx) => store.deleteOtherSessions(tx, userId, keep));
}

/** Ends the session that calls, and answers how it was started; one that has ended already is fine, and null. */
export async function signOut({ db }: Clocked, { user, sessionId }: SignedIn): Promise<store.SessionStart | null> {
  if (sessionId === null) return null;
  const start = await store.findStart(db, sessionId);
  await end(db, user.id, async (tx) => {
    await store.deleteSession(tx, user.id, sessionId);
  });
  return start;
}

/**
 * Changes the password of who calls, ends their other sessions and gives this one another token, which it answers.
 * Throws INVALID_INPUT about `current` or `password`, RATE_LIMITED after too many wrong ones.
 */
export async function changePassword(
  context: Clocked,
  { user, sessionId }: { user: { id: number }; sessionId: number },
  { current, password }: { current: string; password: string },
  address: string,
): Promise<string> {
  const { db } = context;
  const account = await findAccount(db, user.id);
  if (!account?.email || account.password === noPassword)
    throw new Problem('FORBIDDEN', 'This account has no password to change.');
  const { email, fullName } = account;
  const wrong = 'This is not your current password.';
  try {
    await checkGuess(context, { account: email, address, words: wrong }, async () =>
      (await verifyPassword(current, account.password)) ? true : null,
    );
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'SIGN_IN_FAILED') throw error;
    throw new Problem('INVALID_INPUT', wrong, { issues: [{ path: 'current', message: wrong }] });
  }
  await requireGoodPassword({ password, email, fullName: fullName ?? '' });
  const hash = await hashPassword(password);
  const token = newToken();
  await end(db, user.id, async (tx) => {
    await savePassword(tx, user.id, hash);
    await store.deleteOtherSessions(tx, user.id, sessionId);
    await store.saveToken(tx, sessionId, hashToken(token));
  });
  return token;
}
