// The only SQL on tries to sign in.
import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { signInTries } from '#server/database/schema.ts';

export type Tries = { about: string; tries: number; until: Date };

/**
 * Counts one try about each of these, and answers how many that makes. They are forgotten at `until`: so long after the first one, or after
 * the one that reached the limit.
 */
export async function countTries(
  db: Db,
  given: readonly { about: string; limit: number }[],
  { now, until }: { now: Date; until: Date },
): Promise<Tries[]> {
  const isOver = sql`${signInTries.until} <= ${now.toISOString()}::timestamptz`;
  const counted: Tries[] = [];
  // In the order of their names, so that two calls never wait for each other.
  for (const { about, limit } of given.toSorted((a, b) => (a.about < b.about ? -1 : 1))) {
    const rows = await db
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
    counted.push(...rows);
  }
  return counted;
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
