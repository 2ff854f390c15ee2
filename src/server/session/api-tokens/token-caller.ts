// Who calls with a token of a program.

import { roles } from '#domain/roles.ts';
import type { Context } from '#server/http/context.ts';
import type { SignedIn } from '../session-reader.ts';
import { hashToken } from '../tokens.ts';
import { findOpenToken, touchToken } from './api-tokens.store.ts';
import { tokenPrefix } from './token-prefix.ts';

/** A use is noted once in five minutes: each write empties what lists remember. */
const touchMs = 5 * 60_000;
const scheme = new RegExp(`^Bearer +(${tokenPrefix}\\S+) *$`, 'i');

/** The token a call brings in its `Authorization` header; null without one, as where a proxy adds something of its own. */
export const tokenOf = (authorization: string | undefined): string | null =>
  (authorization && scheme.exec(authorization)?.[1]) || null;

/**
 * Who the token stands for: the member who made it, with the lower of its role and theirs, for the products they may change. It is asked of the database with every call, so
 * that a token that was revoked opens nothing more. Null where it is not valid.
 */
export async function findTokenCaller(
  { db, now }: Pick<Context, 'db' | 'now'>,
  token: string,
  { isUse, address }: { isUse: boolean; address: string },
): Promise<SignedIn | null> {
  const at = now();
  const found = await findOpenToken(db, hashToken(token), at);
  if (!found) return null;
  const before = new Date(at.getTime() - touchMs);
  const isNews = found.lastUsedAt === null || found.lastUsedAt <= before;
  if (isUse && isNews) await touchToken(db, found.id, at, before, address);
  const { user, userRole, role, scope } = found;
  const lower = roles.indexOf(userRole) < roles.indexOf(role) ? userRole : role;
  return { user, role: lower, scope, hasPassword: false, sessionId: null, program: found.name };
}
