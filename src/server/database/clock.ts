// The time of what is stored: that of the database, which several servers share and whose own clocks differ.
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database.ts';

/** Clocks of machines drift, and are set. */
const askEveryMs = 60_000;

export type Clock = { now: () => Date; stop: () => void };

/** Milliseconds since 1970 by the database's clock. */
async function askTime({ db }: Pick<Database, 'db'>): Promise<number> {
  const [row] = await rowsOf<{ ms: string }>(
    db,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8::text as ms`,
  );
  if (!row) throw new Error('The database did not say what time it is');
  return Number(row.ms);
}

/**
 * A clock that shows the database's time without asking it each time. `ownMs` counts milliseconds on this machine from any moment; the time
 * of day it is set to does not matter. The embedded database has the clock of this machine.
 */
export async function openClock(
  database: Pick<Database, 'db' | 'engine'>,
  { ownMs = () => performance.now(), everyMs = askEveryMs }: { ownMs?: () => number; everyMs?: number } = {},
): Promise<Clock> {
  if (database.engine === 'pglite') return { now: () => new Date(), stop: () => {} };
  const measure = async (): Promise<number> => {
    const before = ownMs();
    const there = await askTime(database);
    return there - (before + ownMs()) / 2;
  };
  let ahead = await measure();
  const timer = setInterval(() => {
    measure().then(
      (measured) => {
        ahead = measured;
      },
      // A database that is away is noticed by all that needs it; until it is back the clock goes on.
      () => undefined,
    );
  }, everyMs);
  timer.unref();
  return { now: () => new Date(ahead + ownMs()), stop: () => clearInterval(timer) };
}
