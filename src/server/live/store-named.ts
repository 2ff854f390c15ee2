// Writes of what has a name of its own.
import type { LiveEvent } from '#domain/live/live.contract.ts';
import { Problem } from '#domain/problem.ts';
import type { Db } from '#server/database/database.ts';
import { postgresCode } from '#server/database/postgres-code.ts';
import type { Context } from '#server/http/context.ts';
import { announce } from './live.ts';

/** Where and how a form says that a name is taken. */
type Taken = { path: string; message: string };

/** Runs a write in a transaction, announces it, and answers what it did. Throws INVALID_INPUT where another has the name. */
export async function storeNamed<T>(
  { db }: Pick<Context, 'db'>,
  event: LiveEvent,
  taken: Taken,
  steps: (tx: Db) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      const done = await steps(tx);
      await announce(tx, event);
      return done;
    });
  } catch (error) {
    if (postgresCode(error) !== '23505') throw error;
    throw new Problem('INVALID_INPUT', taken.message, { issues: [taken] });
  }
}

/** What is said of a second one of a name: `what` as it stands in a sentence, such as `A view`. */
export const nameTaken = (what: string, name = ''): Taken => ({
  path: 'name',
  message: `${what} named “${name}” already exists. Choose another name.`,
});
