// Who a cookie belongs to. Asked with every call, so the answer is remembered for moments, and forgotten as soon as a session of its user ends.
import { LRUCache } from 'lru-cache';
import type { Role } from '#domain/roles.ts';
import type { Scope } from '#domain/scope.ts';
import type { User } from '#domain/session/session.contract.ts';
import { sessionEnd } from '#domain/session/session-length.ts';
import type { Context } from '#server/http/context.ts';
import type { LiveHub } from '#server/live/live.ts';
import { findSession, type OpenSession, touchSession } from './sessions.store.ts';
import { hashToken } from './tokens.ts';
import { saveLastSeen } from './users.store.ts';

/** Who calls; `sessionId` is null where the workspace signs nobody in. */
export type SignedIn = {
  user: User;
  role: Role;
  /** Which products they may change; null for all. */
  scope: Scope | null;
  /** Whether they have one to sign in with. */
  hasPassword: boolean;
  sessionId: number | null;
  /** What the token is for that a program calls with; null where a person calls. */
  program: string | null;
};

type SessionUse = {
  /** Whether this counts as use of the session, from that address. */
  isUse: boolean;
  address: string;
  /** Whose it has to be, in lower case: a session of somebody else counts as none. */
  email?: string;
};

export type SessionReader = {
  /** Who has this token; null once its session has ended. */
  find: (token: string, use: SessionUse) => Promise<SignedIn | null>;
  /** Reads the sessions of a user again from now on. */
  forget: (userId: number) => void;
};

/** A use is noted once a minute. */
const touchMs = 60_000;
/** How long an answer may be old if the news that a session ended was lost on the way. */
const rememberMs = 5_000;
const mostRemembered = 5_000;

export function openSessionReader({ db, now }: Pick<Context, 'db' | 'now'>, hub: LiveHub): SessionReader {
  const known = new LRUCache<string, OpenSession>({ max: mostRemembered, ttl: rememberMs });
  /** Counts up with everything forgotten: what was being read meanwhile is not remembered. */
  let forgotten = 0;
  const forget = (userId: number) => {
    forgotten += 1;
    for (const [token, { user }] of known.entries()) if (user.id === userId) known.delete(token);
  };
  hub.onEvent((event) => {
    if (event.type === 'sessions') forget(event.userId);
  });
  hub.onGap(() => {
    forgotten += 1;
    known.clear();
  });

  const read = async (tokenHash: string): Promise<OpenSession | null> => {
    const before = forgotten;
    const session = known.get(tokenHash) ?? (await findSession(db, tokenHash));
    if (session && before === forgotten) known.set(tokenHash, session, { noUpdateTTL: true });
    return session;
  };

  return {
    find: async (token, { isUse, address, email }) => {
      const session = await read(hashToken(token));
      const at = now();
      if (!session || sessionEnd(session) <= at) return null;
      if (email !== undefined && email !== session.email) return null;
      const before = new Date(at.getTime() - touchMs);
      if (isUse && session.lastSeenAt <= before) {
        session.lastSeenAt = at;
        await touchSession(db, session.id, at, before, address);
        await saveLastSeen(db, session.user.id, at);
      }
      const { id: sessionId, user, role, scope, hasPassword } = session;
      return { user, role, scope, hasPassword, sessionId, program: null };
    },
    forget,
  };
}
