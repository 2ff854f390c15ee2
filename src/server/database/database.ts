// The one database handle. Everything above it speaks Postgres and does not know which of the two engines answers.
import type { SQL } from 'drizzle-orm';
import type { ReplicaStatus } from '#domain/overview/integration-status.contract.ts';
import type { Db } from './db.ts';
import type { ReadCache } from './read-cache.ts';

export type { Db };

export type Database = {
  db: Db;
  readCache: ReadCache;
  /** How its read replica is; null where it has none. */
  replicaStatus(): ReplicaStatus | null;
  engine: 'pglite' | 'postgres';
  /**
   * Calls back with the payload of every notification on the channel, also after a lost connection came back. Then `onGap` hears of it
   * first: some may have been lost.
   */
  listen(channel: string, onPayload: (payload: string) => void, onGap?: () => void): Promise<void>;
  /** Statements of the job queue as it writes them, each by itself; several in one text without values. */
  execute(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Gives memory back that was needed once, such as for a first start. */
  freeMemory(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Several reads in one transaction: what they see is of one moment. In the embedded database, which does one thing at a time, each read by
 * itself would wait for other work.
 */
export const readAtOnce = <Result>(db: Db, steps: (tx: Db) => Promise<Result>): Promise<Result> =>
  db.transaction(steps, { isolationLevel: 'repeatable read', accessMode: 'read only' });

/** Rows of a statement; both engines wrap them in an object with `rows`. */
export async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}
