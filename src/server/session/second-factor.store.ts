// The only SQL on second factors and recovery codes.
import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { recoveryCodes, secondFactors } from '#server/database/schema.ts';

export type FactorRow = typeof secondFactors.$inferSelect;

export async function findFactor(db: Db, userId: number): Promise<FactorRow | null> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row ?? null;
}

/** In place of one that was never confirmed. False where one is on. */
export async function startFactor(db: Db, userId: number, lockedSecret: string, at: Date): Promise<boolean> {
  const fresh = { lockedSecret, startedAt: at, lastStep: 0 };
  const stored = await db
    .insert(secondFactors)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: secondFactors.userId, set: fresh, setWhere: isNull(secondFactors.confirmedAt) })
    .returning({ userId: secondFactors.userId });
  return stored.length > 0;
}

/** Notes the time step of a code; false where it or a later one was used. Of two calls at once one gets it. */
export async function takeStep(db: Db, userId: number, step: number): Promise<boolean> {
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return taken.length > 0;
}

/** False where it is another one by now. */
export async function confirmFactor(db: Db, { userId, lockedSecret }: FactorRow, at: Date): Promise<boolean> {
  const isSame = and(eq(secondFactors.userId, userId), eq(secondFactors.lockedSecret, lockedSecret));
  const confirmed = await db
    .update(secondFactors)
    .set({ confirmedAt: at })
    .where(and(isSame, isNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId });
  return confirmed.length > 0;
}

export async function deleteFactor(db: Db, userId: number): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.delete(secondFactors).where(eq(secondFactors.userId, userId));
}

export async function hasFactor(db: Db, userId: number): Promise<boolean> {
  const found = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  return found.length > 0;
}

export async function saveRecoveryCodes(db: Db, userId: number, hashes: readonly string[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

const unused = (userId: number) => and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));

/** False where there is none such that was not used. */
export async function takeRecoveryCode(db: Db, userId: number, codeHash: string, at: Date): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(and(unused(userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(unused(userId));
  return row?.left ?? 0;
}
