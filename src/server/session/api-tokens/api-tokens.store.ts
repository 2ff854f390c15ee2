// The only SQL on tokens of programs.
import { and, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Role } from '#domain/roles.ts';
import type { Scope } from '#domain/scope.ts';
import type { TokenRole } from '#domain/session/api-tokens.contract.ts';
import type { User } from '#domain/session/session.contract.ts';
import type { Db } from '#server/database/database.ts';
import { apiTokens, users } from '#server/database/schema.ts';
import { roleOf, scopeOf, toUser } from '../users.store.ts';

type ApiTokenRow = typeof apiTokens.$inferSelect;
/** With the name of who made it. */
export type NamedToken = ApiTokenRow & { madeBy: string };

export async function insertApiToken(db: Db, token: Omit<typeof apiTokens.$inferInsert, 'id'>): Promise<ApiTokenRow> {
  const [row] = await db.insert(apiTokens).values(token).returning();
  if (!row) throw new Error('The token was not stored');
  return row;
}

/** The last made first. */
export async function listTokens(db: Db): Promise<NamedToken[]> {
  const rows = await db
    .select({ token: apiTokens, madeBy: sql<string>`coalesce(${users.fullName}, ${users.username})` })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id));
  return rows.map(({ token, madeBy }) => ({ ...token, madeBy }));
}

/** How many work at that time. */
export async function countOpenTokens(db: Db, at: Date): Promise<number> {
  const [row] = await db.select({ open: count() }).from(apiTokens).where(gt(apiTokens.expiresAt, at));
  return row?.open ?? 0;
}

/** A token that works, and who made it with the role and the scope they have now. */
export type OpenToken = Pick<ApiTokenRow, 'id' | 'name' | 'lastUsedAt'> & {
  role: TokenRole;
  user: User;
  userRole: Role;
  scope: Scope | null;
};

/** Null where there is none, it has expired, or who made it was removed. */
export async function findOpenToken(db: Db, tokenHash: string, at: Date): Promise<OpenToken | null> {
  const [row] = await db
    .select({ token: apiTokens, user: users })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(and(eq(apiTokens.tokenHash, tokenHash), gt(apiTokens.expiresAt, at), isNull(users.removedAt)));
  if (!row) return null;
  const { id, name, role, lastUsedAt } = row.token;
  const { user } = row;
  return { id, name, role, lastUsedAt, user: toUser(user), userRole: roleOf(user), scope: scopeOf(user) };
}

/** Notes a use, if none was noted since `before`. */
export async function touchToken(db: Db, id: number, at: Date, before: Date, address: string): Promise<void> {
  await db
    .update(apiTokens)
    .set({ lastUsedAt: at, lastUsedFrom: address })
    .where(and(eq(apiTokens.id, id), or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, before))));
}

/** The token that went; null where there was none. */
export async function deleteToken(db: Db, id: number): Promise<Pick<ApiTokenRow, 'name' | 'userId'> | null> {
  const { name, userId } = apiTokens;
  const [gone] = await db.delete(apiTokens).where(eq(apiTokens.id, id)).returning({ name, userId });
  return gone ?? null;
}

/** All of a user. */
export async function deleteTokensOf(db: Db, userId: number): Promise<void> {
  await db.delete(apiTokens).where(eq(apiTokens.userId, userId));
}

/** Those that expired before. */
export async function purgeTokens(db: Db, before: Date): Promise<void> {
  await db.delete(apiTokens).where(lt(apiTokens.expiresAt, before));
}
