// The only SQL on passkeys and on what devices were asked to sign.
import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { passkeyChallenges, passkeys } from '#server/database/schema.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export async function listPasskeys(db: Db, userId: number): Promise<PasskeyRow[]> {
  return await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.id));
}

export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
}

/** Null where somebody has it already. */
export async function insertPasskey(
  db: Db,
  passkey: Omit<typeof passkeys.$inferInsert, 'id'>,
): Promise<PasskeyRow | null> {
  const [row] = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return row ?? null;
}

/** Notes a use. False where the passkey was deleted, or its counter is another one by now: of two calls at once one gets it. */
export async function noteUse(
  db: Db,
  { id, counter }: PasskeyRow,
  used: { counter: number; at: Date },
): Promise<boolean> {
  const noted = await db
    .update(passkeys)
    .set({ counter: used.counter, usedAt: used.at })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return noted.length > 0;
}

export async function deletePasskey(db: Db, userId: number, id: number): Promise<string | null> {
  const [gone] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ name: passkeys.name });
  return gone?.name ?? null;
}

/** All of a user, and what they were asked to sign to add one. */
export async function deletePasskeys(db: Db, userId: number): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
  await db.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
}

/** `userId` is null for signing in. */
export type Challenge = { challengeHash: string; userId: number | null };

export async function insertChallenge(db: Db, challenge: Challenge & { expiresAt: Date }): Promise<void> {
  await db.insert(passkeyChallenges).values(challenge);
}

/** Uses a challenge up. False where there is none such, or it is over. */
export async function takeChallenge(db: Db, { challengeHash, userId }: Challenge, at: Date): Promise<boolean> {
  const isTheirs = userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId);
  const taken = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challengeHash, challengeHash), isTheirs, gt(passkeyChallenges.expiresAt, at)))
    .returning({ expiresAt: passkeyChallenges.expiresAt });
  return taken.length > 0;
}

export async function purgeChallenges(db: Db, at: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, at));
}
