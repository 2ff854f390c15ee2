// The only SQL on users.
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Person } from '#domain/session/person.ts';
import type { User } from '#domain/session/session.contract.ts';
import type { Db } from '#server/database/database.ts';
import { users } from '#server/database/schema.ts';

/** No password opens this account; see the column. */
const noPassword = '!';

type UserRow = typeof users.$inferSelect;

export const toUser = ({ id, username, fullName, role, avatarUrl }: Omit<UserRow, 'password' | 'email'>): User => ({
  ...{ id, username, role, avatarUrl },
  fullName: fullName ?? username,
});

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

type NewUser = { email: string; fullName: string; password: string; role: string };

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

/** As records name them; null where there is no such user. */
export async function findPerson(db: Db, id: number): Promise<Person | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ? { id, fullName: toUser(row).fullName } : null;
}

type Account = Pick<UserRow, 'email' | 'fullName' | 'password'>;

export async function findAccount(db: Db, id: number): Promise<Account | null> {
  const [row] = await db
    .select({ email: users.email, fullName: users.fullName, password: users.password })
    .from(users)
    .where(eq(users.id, id));
  return row ?? null;
}

/** `password` is its hash. */
export async function savePassword(db: Db, id: number, password: string): Promise<void> {
  await db.update(users).set({ password }).where(eq(users.id, id));
}

/** Whether there is an owner who can sign in. */
export async function hasOwner(db: Db): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'owner'), isNotNull(users.email)))
    .limit(1);
  return found.length > 0;
}

/** Nobody else adds a user before the transaction ends. */
export async function lockUsers(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${users} in share row exclusive mode`);
}
