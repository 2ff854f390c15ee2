// The only SQL on sessions.
import { and, count, desc, eq, gt, isNull, lt, ne, or } from 'drizzle-orm';
import type { Role } from '#domain/roles.ts';
import type { Scope } from '#domain/scope.ts';
import type { SignInMethod, User } from '#domain/session/session.contract.ts';
import { idleEnd } from '#domain/session/session-length.ts';
import type { Db } from '#server/database/database.ts';
import { sessions, users } from '#server/database/schema.ts';
import { noPassword, roleOf, scopeOf, toUser } from './users.store.ts';

/** From where a browser calls. */
export type Origin = { address: string; userAgent: string };

export type SessionRow = typeof sessions.$inferSelect;
export type OpenSession = Pick<SessionRow, 'id' | 'lastSeenAt' | 'endsAt'> & {
  user: User;
  role: Role;
  scope: Scope | null;
  hasPassword: boolean;
  /** In lower case. */
  email: string | null;
};

type NewSession = Origin & {
  tokenHash: string;
  userId: number;
  method: SignInMethod;
  startedAt: Date;
  endsAt: Date;
};

/** Answers the id. */
export async function insertSession(db: Db, session: NewSession): Promise<number> {
  const [row] = await db
    .insert(sessions)
    .values({ ...session, lastSeenAt: session.startedAt })
    .returning({ id: sessions.id });
  if (!row) throw new Error('The session was not stored');
  return row.id;
}

/** The session of a token with its user, whether it has ended or not; null where there is none, or the user was removed. */
export async function findSession(db: Db, tokenHash: string): Promise<OpenSession | null> {
  const [row] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(users.removedAt)));
  if (!row) return null;
  const { id, lastSeenAt, endsAt } = row.session;
  const hasPassword = row.user.password !== noPassword;
  const email = row.user.email?.toLowerCase() ?? null;
  const { user } = row;
  return { id, lastSeenAt, endsAt, user: toUser(user), role: roleOf(user), scope: scopeOf(user), hasPassword, email };
}

/** Notes that a session is used, if that was not noted since `before`. */
export async function touchSession(db: Db, id: number, at: Date, before: Date, address: string): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: at, address })
    .where(and(eq(sessions.id, id), lt(sessions.lastSeenAt, before)));
}

const isOpen = (at: Date) => and(gt(sessions.endsAt, at), gt(sessions.lastSeenAt, idleEnd.before(at)));

/** Those of a user that have not ended, the last used first. */
export const listOpenSessions = async (db: Db, userId: number, at: Date): Promise<SessionRow[]> =>
  await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOpen(at)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));

type TeamPage = { by: number | undefined; limit: number; page: number | undefined; before: number | null };

/** Those of all members, or of one, that have not ended, the last started first: one more than the limit where there are more. */
export async function listTeamSessions(
  db: Db,
  at: Date,
  { by, limit, page = 1, before }: TeamPage,
): Promise<{ rows: { session: SessionRow; user: User }[]; total: number }> {
  const where = and(isOpen(at), by === undefined ? undefined : eq(sessions.userId, by));
  const rows = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(where, before === null ? undefined : lt(sessions.id, before)))
    .orderBy(desc(sessions.id))
    .limit(limit + 1)
    .offset(before === null ? (page - 1) * limit : 0);
  return {
    rows: rows.map(({ session, user }) => ({ session, user: toUser(user) })),
    total: await db.$count(sessions, where),
  };
}

/** How many of each user have not ended. */
export async function countOpenSessions(db: Db, at: Date): Promise<Map<number, number>> {
  const rows = await db
    .select({ userId: sessions.userId, open: count() })
    .from(sessions)
    .where(isOpen(at))
    .groupBy(sessions.userId);
  return new Map(rows.map(({ userId, open }) => [userId, open]));
}

/** True when there was one of this user to end. */
export async function deleteSession(db: Db, userId: number, id: number): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return gone.length > 0;
}

/** Keeps the locked ID token of a session; see the column. */
export async function saveIdToken(db: Db, id: number, lockedIdToken: string): Promise<void> {
  await db.update(sessions).set({ lockedIdToken }).where(eq(sessions.id, id));
}

/** How a session was started. */
export type SessionStart = Pick<SessionRow, 'id' | 'method' | 'lockedIdToken'>;

/** Null where there is no such session. */
export async function findStart(db: Db, id: number): Promise<SessionStart | null> {
  const [row] = await db
    .select({ id: sessions.id, method: sessions.method, lockedIdToken: sessions.lockedIdToken })
    .from(sessions)
    .where(eq(sessions.id, id));
  return row ?? null;
}

/** All of a user. */
export async function deleteSessions(db: Db, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

/** All of a user but one. */
export async function deleteOtherSessions(db: Db, userId: number, keep: number): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keep)));
}

export async function saveToken(db: Db, id: number, tokenHash: string): Promise<boolean> {
  const saved = await db.update(sessions).set({ tokenHash }).where(eq(sessions.id, id)).returning({ id: sessions.id });
  return saved.length > 0;
}

/** Those that ended before. */
export async function purgeSessions(db: Db, at: Date): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.endsAt, at), lt(sessions.lastSeenAt, idleEnd.before(at))));
}
