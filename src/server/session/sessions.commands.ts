// Use cases of sessions: see them, end them, sign out, change the password.
import { Problem } from '#domain/problem.ts';
import { samePassword } from '#domain/session/passwords.ts';
import type { Session } from '#domain/session/session.contract.ts';
import { sessionEnd } from '#domain/session/session-length.ts';
import { noteRecorded } from '#server/audit/audit.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { announce, announceAll } from '#server/live/live.ts';
import { deletePasswordLinksOf } from './access-links.store.ts';
import { deleteTokensOf } from './api-tokens/api-tokens.store.ts';
import { requireGoodPassword } from './good-password.ts';
import { notSignedIn } from './not-signed-in.ts';
import { hashPassword } from './password-hash.ts';
import { recordPerson } from './record-person.ts';
import { requirePassword } from './require-password.ts';
import type { SignedIn } from './session-reader.ts';
import * as store from './sessions.store.ts';
import { hashToken, newToken } from './tokens.ts';
import { findAccount, findPerson, hasName, lockUsers, saveName, savePassword } from './users.store.ts';

type Clocked = Pick<Context, 'db' | 'now' | 'call'>;

/** A session as replies have it. */
export const toSession = (row: store.SessionRow): Session => {
  const { id, method, userAgent, address, startedAt, lastSeenAt } = row;
  return {
    ...{ id, method, userAgent, address },
    startedAt: startedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    endsAt: sessionEnd(row).toISOString(),
  };
};

export async function listSessions({ db, now }: Clocked, userId: number): Promise<Session[]> {
  const rows = await store.listOpenSessions(db, userId, now());
  return rows.map(toSession);
}

/** Ends sessions of a user, and says so to all servers and browsers once that is stored. */
async function end<T>(db: Db, userId: number, steps: (tx: Db) => Promise<T>): Promise<T> {
  return await db.transaction(async (tx) => {
    const done = await steps(tx);
    await announce(tx, { type: 'sessions', userId });
    return done;
  });
}

/** Ends the sessions of a user but one, together with a change of how they sign in. */
export const endOthers = <T>(db: Db, userId: number, keep: number, steps: (tx: Db) => Promise<T>): Promise<T> =>
  end(db, userId, async (tx) => {
    await store.deleteOtherSessions(tx, userId, keep);
    return await steps(tx);
  });

/** Ends one session of a user. Throws NOT_FOUND. */
export async function endSession(context: Clocked, userId: number, id: number): Promise<void> {
  await end(context.db, userId, async (tx) => {
    if (!(await store.deleteSession(tx, userId, id))) throw new Problem('NOT_FOUND', 'Session not found');
    await recordPerson(tx, context, userId, { kind: 'account', action: 'ended-session' });
  });
}

export async function endOtherSessions(context: Clocked, userId: number, keep: number): Promise<void> {
  await end(context.db, userId, async (tx) => {
    await store.deleteOtherSessions(tx, userId, keep);
    await recordPerson(tx, context, userId, { kind: 'account', action: 'signed-out-elsewhere' });
  });
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

/** Changes the name of a user. Throws INVALID_INPUT about a name another member has: names are how people tell each other apart. */
export async function changeName(context: Clocked, userId: number, fullName: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockUsers(tx);
    const former = (await findPerson(tx, userId))?.actor.fullName ?? null;
    if (await hasName(tx, fullName, userId)) {
      const message = 'Another member has this name. Add what tells you apart.';
      throw new Problem('INVALID_INPUT', message, { issues: [{ path: 'fullName', message }] });
    }
    await saveName(tx, userId, fullName);
    const names = { before: { Name: former }, after: { Name: fullName } };
    if (former === fullName) noteRecorded(context);
    else await recordPerson(tx, context, userId, { kind: 'account', action: 'changed-name', ...names });
    // Their sessions know it, and so do lists of the team.
    await announceAll(tx, [{ type: 'sessions', userId }, { type: 'team' }]);
  });
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
  const { checked, ...owner } = await requirePassword(
    context,
    { userId: user.id, address },
    { password: current, path: 'current' },
  );
  if (password === current)
    throw new Problem('INVALID_INPUT', samePassword, { issues: [{ path: 'password', message: samePassword }] });
  await requireGoodPassword({ password, ...owner });
  const hash = await hashPassword(password);
  const token = newToken();
  await end(db, user.id, async (tx) => {
    await lockUsers(tx);
    // Meanwhile a link may have set another one, and ended this session.
    const isSame = (await findAccount(tx, user.id))?.password === checked;
    if (!isSame || !(await store.saveToken(tx, sessionId, hashToken(token)))) throw notSignedIn();
    await store.deleteOtherSessions(tx, user.id, sessionId);
    await deletePasswordLinksOf(tx, user.id);
    await deleteTokensOf(tx, user.id);
    await savePassword(tx, user.id, hash);
    await recordPerson(tx, context, user.id, { kind: 'account', action: 'changed-password' });
  });
  return token;
}
