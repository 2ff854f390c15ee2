// Users. A local start signs in the first user of the database and creates one when there is none.
import { asc } from 'drizzle-orm';
import type { User } from '#domain/session/session.contract.ts';
import type { Db } from '#server/database/database.ts';
import { users } from '#server/database/schema.ts';

/** No password opens this account; see the column. */
const noPassword = '!';

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
  return rows.map(({ id, username, fullName, role, avatarUrl }) => ({
    id,
    username,
    fullName: fullName ?? username,
    role,
    avatarUrl,
  }));
}
