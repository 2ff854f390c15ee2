// The SQL on users as members of a workspace: those who can sign in.
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { assignments, passkeys, secondFactors, users } from '#server/database/schema.ts';

export type MemberRow = typeof users.$inferSelect & {
  email: string;
  hasSecondFactor: boolean;
  hasPasskey: boolean;
  assignedProducts: number;
};

const members = (db: Db) =>
  db
    .select({
      user: users,
      confirmedAt: secondFactors.confirmedAt,
      hasPasskey: sql<boolean>`exists (select from ${passkeys} where ${passkeys.userId} = ${users.id})`,
      assignedProducts: sql<number>`(select count(*)::int from ${assignments} where ${assignments.personId} = ${users.id})`,
    })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .$dynamic();

type Found = Awaited<ReturnType<typeof members>>[number];

/** Nothing of a user without an email, who is no member. */
const toRow = ({ user, confirmedAt, ...counted }: Found): MemberRow[] =>
  user.email === null ? [] : [{ ...user, ...counted, email: user.email, hasSecondFactor: confirmedAt !== null }];

/** By name. */
export async function listMembers(db: Db): Promise<MemberRow[]> {
  const rows = await members(db)
    .where(isNotNull(users.email))
    .orderBy(sql`lower(coalesce(${users.fullName}, ${users.username}))`, asc(users.id));
  return rows.flatMap(toRow);
}

/** Null for nobody, and for who was removed. */
export async function findMember(db: Db, id: number): Promise<MemberRow | null> {
  const [row] = await members(db).where(and(eq(users.id, id), isNotNull(users.email)));
  return row ? (toRow(row)[0] ?? null) : null;
}
