// Keys callers give to what may happen only once: the same call with the same key, sent again because no reply came, gets the run it started.
import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { Problem } from '#domain/problem.ts';
import type { Db } from '#server/database/database.ts';
import { runKeys } from '#server/database/schema.ts';

/** A key counts for so long: 24 hours. */
const keptMs = 24 * 60 * 60 * 1_000;

/** `asked`: what the call asks for, with its path; the same key is refused for another call. */
type KeyedCall = { key: string; asked: unknown };

const digestOf = (asked: unknown) => createHash('sha256').update(JSON.stringify(asked)).digest('hex');

/**
 * Starts a run unless the key has started one; answers its id. Two calls at the same moment wait for each other. Throws KEY_REUSED where the
 * key belongs to another call.
 */
export async function startOnce(
  tx: Db,
  { key, asked }: KeyedCall,
  at: Date,
  start: () => Promise<number>,
): Promise<number> {
  const digest = digestOf(asked);
  await tx
    .delete(runKeys)
    .where(sql`${eq(runKeys.key, key)} and ${lt(runKeys.createdAt, new Date(at.getTime() - keptMs))}`);
  const [taken] = await tx
    .insert(runKeys)
    .values({ key, digest, createdAt: at })
    .onConflictDoNothing()
    .returning({ key: runKeys.key });
  if (taken) {
    const runId = await start();
    await tx.update(runKeys).set({ runId }).where(eq(runKeys.key, key));
    return runId;
  }
  const [known] = await tx.select().from(runKeys).where(eq(runKeys.key, key));
  if (known?.digest !== digest || known.runId === null)
    throw new Problem(
      'KEY_REUSED',
      'This Idempotency-Key was used for a different request in the last 24 hours. Use a new key.',
    );
  return known.runId;
}

export async function purgeKeys(db: Db, now: Date): Promise<void> {
  await db.delete(runKeys).where(lt(runKeys.createdAt, new Date(now.getTime() - keptMs)));
}
