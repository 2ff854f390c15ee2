// The only SQL on tries to sign in.
import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { signInTries } from '#server/database/schema.ts';

/**
 * Counts a try, and answers how many that makes. They are forgotten at `until`: so long after the first one, or after the one that reached
 * the limit.
 */
export async function countTry(
  db: Db,
  { about, limit }: { about: string; limit: number },
  { now, until }: { now: Date; until: Date },
): Promise<{ tries: number; until: Date }> {
  const isOver = sql`${signInTries.until} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(signInTries)
    .values({ about, tries: 1, until })
    .onConflictDoUpdate({
      target: signInTries.about,
      set: {
        tries: sql`case when ${isOver} then 1 else ${signInTries.tries} + 1 end`,
        until: sql`case when ${isOver} or ${signInTries.tries} + 1 = ${limit} then ${until.toISOString()}::timestamptz else ${signInTries.until} end`,
      },
    })
    .returning();
  if (!row) throw new Error('The try was not counted');
  return row;
}

/** Forgets the tries about one thing. */
export async function forgetTries(db: Db, about: string): Promise<void> {
  await db.delete(signInTries).where(eq(signInTries.about, about));
}

/** Takes back one that was counted. */
export async function giveBackTry(db: Db, about: string): Promise<void> {
  await db
    .update(signInTries)
    .set({ tries: sql`greatest(${signInTries.tries} - 1, 0)` })
    .where(eq(signInTries.about, about));
}

export async function purgeTries(db: Db, at: Date): Promise<void> {
  await db.delete(signInTries).where(lt(signInTries.until, at));
}
