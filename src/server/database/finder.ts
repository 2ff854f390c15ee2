// Where what has to be read is read: in the database, or in a replica of it that holds as much.
import { Problem } from '#domain/problem.ts';
import type { Db } from './db.ts';
import type { Position } from './position.ts';
import { postgresCode } from './postgres-code.ts';
import type { Replica } from './replica.ts';
import { statementLimitMs } from './statement-limit.ts';

export type Finder = {
  /**
   * What `ask` answers. It only reads, by the database it is given, and may be called once more with another one: a replica can be lost in
   * the middle.
   */
  find<Value>(ask: (db: Db) => Promise<Value>): Promise<Value>;
  /** The same for what is asked inside a transaction, which `ask` began. */
  within(tx: Db): Finder;
};

/** Asks one database alone. */
export const finderOf = (db: Db): Finder => ({ find: (ask) => ask(db), within: finderOf });

/** Whether a statement was broken off because of the time it took. */
const wasTooLong = (error: unknown, ms: number): boolean => postgresCode(error) === '57014' && ms >= statementLimitMs;

/**
 * Asks the replica if it has reached the position, and the primary otherwise. Whoever asks several times is answered from the same place,
 * and from the primary once the replica failed.
 */
export function finderAt(position: Position, replica: Replica, primary: Db): Finder {
  let decided: Promise<boolean> | null = null;
  let isThere = false;
  const losses = replica.losses();
  const decide = async () => {
    isThere = await replica.hasReached(position);
    return isThere;
  };
  const firstIn =
    (own: Db): Finder['find'] =>
    async (ask) => {
      decided ??= decide();
      // One that came back since may hold less.
      if (!(await decided) || !isThere || losses !== replica.losses()) return await ask(primary);
      const began = performance.now();
      try {
        return await ask(own);
      } catch (error) {
        // A refusal is an answer, and what took too long there would take as long here.
        if (error instanceof Problem || wasTooLong(error, performance.now() - began)) throw error;
        isThere = false;
        replica.noteFault(error);
        return await ask(primary);
      }
    };
  const within = (tx: Db): Finder => (isThere ? { find: firstIn(tx), within } : finderOf(tx));
  return { find: firstIn(replica.db), within };
}
