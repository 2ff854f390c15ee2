// The SQL on users; what is asked of all members at once is in team/members.store.ts.
import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { isRole, type Role } from '#domain/roles.ts';
import { canBeScoped, type Scope } from '#domain/scope.ts';
import type { Person } from '#domain/session/person.ts';
import type { User } from '#domain/session/session.contract.ts';
import { mostId } from '#domain/stored.ts';
import type { Db } from '#server/database/database.ts';
import { users } from '#server/database/schema.ts';

/** No password opens this account; see the column. */
export const noPassword = '!';

type UserRow = typeof users.$inferSelect;

export const toUser = ({
  id,
  username,
  fullName,
  role,
  avatarUrl,
}: Pick<UserRow, 'id' | 'username' | 'fullName' | 'role' | 'avatarUrl'>): User => ({
  ...{ id, username, role, avatarUrl },
  fullName: fullName ?? username,
});

/**
 * What a user may do. Who cannot sign in and was not removed is from before people did, when everybody could do everything: their work in
 * the background goes on. A role that is none of ours is the least.
 */
export const roleOf = ({ role, email, removedAt }: Pick<UserRow, 'role' | 'email' | 'removedAt'>): Role =>
  email === null && removedAt === null ? 'owner' : isRole(role) ? role : 'viewer';

/** Which products a user may change; null for all. A scope that was set stays with who has another role for a while. */
export function scopeOf(user: Pick<UserRow, 'role' | 'email' | 'removedAt' | 'scope'>): Scope | null {
  return canBeScoped(roleOf(user)) ? user.scope : null;
}

/** Adds users that are not there yet and answers all of them in the order they were made. */
export async function ensureUsers(
  db: Db,
  wanted: readonly { username: string; fullName: string; role: string }[],
): Promise<User[]> {
  if (wanted.length > 0) {
    await db
      .insert(users)
      .values(wanted.map((user) => ({ ...user, password: noPassword })))
      .onConflictDoNothing();
  }
  const rows = await db.select().from(users).orderBy(asc(users.id));
  return rows.map(toUser);
}

type NewUser = {
  email: string;
  fullName: string;
  password: string;
  role: string;
  scope?: Scope | null;
  oidcSubject?: string;
};

/** Answers the id. `password` is its hash. Fails with 23505 where another has the email. */
export async function insertUser(db: Db, { email, ...user }: NewUser): Promise<number> {
  const [row] = await db
    .insert(users)
    .values({ ...user, email, username: email.toLowerCase() })
    .returning({ id: users.id });
  if (!row) throw new Error('The user was not stored');
  return row.id;
}

const byEmail = (email: string) => eq(sql`lower(${users.email})`, email.toLowerCase());

/** What signing in needs of the person with an email; null for none. */
export async function findByEmail(db: Db, email: string): Promise<Pick<UserRow, 'id' | 'password'> | null> {
  const [row] = await db.select({ id: users.id, password: users.password }).from(users).where(byEmail(email));
  return row ?? null;
}

type CompanyAccount = Pick<UserRow, 'id' | 'role' | 'oidcSubject' | 'email' | 'fullName'>;

/** Who has this subject at the company's provider; otherwise, with an email, who has that. Null for nobody. */
export async function findCompanyAccount(
  db: Db,
  { subject, email }: { subject: string; email: string | null },
): Promise<CompanyAccount | null> {
  const { id, role, oidcSubject, fullName } = users;
  const columns = { id, role, oidcSubject, fullName, email: users.email };
  const [known] = await db.select(columns).from(users).where(eq(users.oidcSubject, subject));
  if (known || email === null) return known ?? null;
  const [named] = await db.select(columns).from(users).where(byEmail(email));
  return named ?? null;
}

export async function saveOidcSubject(db: Db, id: number, oidcSubject: string): Promise<void> {
  await db.update(users).set({ oidcSubject }).where(eq(users.id, id));
}

export async function saveRole(db: Db, id: number, role: string): Promise<void> {
  await db.update(users).set({ role }).where(eq(users.id, id));
}

export async function saveScope(db: Db, id: number, scope: Scope | null): Promise<void> {
  await db.update(users).set({ scope }).where(eq(users.id, id));
}

/** As records name them; null where there is no such user. */
export async function findPerson(
  db: Db,
  id: number,
): Promise<{ actor: Person; role: Role; scope: Scope | null; isRemoved: boolean } | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) return null;
  const actor = { id, fullName: toUser(row).fullName };
  return { actor, role: roleOf(row), scope: scopeOf(row), isRemoved: row.removedAt !== null };
}

/** Users as records name them, those who were removed too. */
export async function findPeople(db: Db, ids: readonly number[]): Promise<Person[]> {
  const wanted = [...new Set(ids)].filter((id) => id <= mostId);
  if (wanted.length === 0) return [];
  const rows = await db.select().from(users).where(inArray(users.id, wanted));
  return rows.map((row) => ({ id: row.id, fullName: toUser(row).fullName }));
}

/** Whether there is an account with an email. */
export const hasAccount = async (db: Db, email: string): Promise<boolean> => (await findByEmail(db, email)) !== null;

/** Notes that they used a session. */
export async function saveLastSeen(db: Db, id: number, at: Date): Promise<void> {
  await db.update(users).set({ lastSeenAt: at }).where(eq(users.id, id));
}

/** Takes everything that could sign them in, and frees their email. What they did keeps their name. */
export async function removeUser(db: Db, id: number, at: Date): Promise<void> {
  const named = sql`coalesce(${users.fullName}, ${users.username})`;
  await db
    .update(users)
    .set({
      ...{ fullName: named, username: `removed-${id}`, removedAt: at, formerEmail: sql`${users.email}` },
      ...{ email: null, oidcSubject: null, password: noPassword, role: 'viewer' },
    })
    .where(eq(users.id, id));
}

type Account = Pick<UserRow, 'email' | 'fullName' | 'password'>;

export async function findAccount(db: Db, id: number): Promise<Account | null> {
  const [row] = await db
    .select({ email: users.email, fullName: users.fullName, password: users.password })
    .from(users)
    .where(eq(users.id, id));
  return row ?? null;
}

/** Whether a member other than the one given has this name, however it is written. */
export async function hasName(db: Db, fullName: string, besides: number): Promise<boolean> {
  const isCalled = eq(sql`lower(coalesce(${users.fullName}, ${users.username}))`, fullName.toLowerCase());
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isCalled, isNotNull(users.email), ne(users.id, besides)))
    .limit(1);
  return found.length > 0;
}

export async function saveName(db: Db, id: number, fullName: string): Promise<void> {
  await db.update(users).set({ fullName }).where(eq(users.id, id));
}

/** `password` is its hash. */
export async function savePassword(db: Db, id: number, password: string): Promise<void> {
  await db.update(users).set({ password }).where(eq(users.id, id));
}

/** How people sign in; `needsPassword` where a password is the only way. */
export type Ways = { needsPassword: boolean };

/** Whether there is an owner who can sign in, besides the user given. */
export async function hasOwner(db: Db, { needsPassword }: Ways, besides?: number): Promise<boolean> {
  const isOther = besides === undefined ? undefined : ne(users.id, besides);
  const hasPassword = ne(users.password, noPassword);
  // Who was only added, by email, may never come.
  const canSignIn = needsPassword ? hasPassword : or(hasPassword, isNotNull(users.oidcSubject));
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'owner'), isNotNull(users.email), isNull(users.removedAt), isOther, canSignIn))
    .limit(1);
  return found.length > 0;
}

/** Nobody else adds or changes a user before the transaction ends. Before any other lock, or two could wait for each other. */
export async function lockUsers(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${users} in share row exclusive mode`);
}
