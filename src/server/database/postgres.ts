// A Postgres server named by DATABASE_URL.
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './database.ts';
import { freeMemory } from './free-memory.ts';
import { isMigrated, migrationsFolder, refuseUnfinishedMove } from './migrate.ts';
import { openPool, openSocket, reach, silentLimitMs } from './postgres-pool.ts';
import { openReplica } from './postgres-replica.ts';
import { createReadCache } from './read-cache.ts';
import * as schema from './schema.ts';
import { type SilenceLimits, silenceLimits, watchSilence } from './silence.ts';

const listenRetryMs = 1_000;
/** Any number no other user of the server is likely to lock on: several servers must not migrate at once. */
const migrationLock = 7_203_114;

/** Brings the schema up to date, one process at a time. */
export async function migratePostgres(url: string, onError: (error: Error) => void): Promise<void> {
  // By a connection of its own: to migrate may take any time.
  const migrator = new pg.Client({ ...reach(url), application_name: 'copydesk-migration' });
  migrator.on('error', onError);
  await migrator.connect();
  try {
    const alone = drizzle(migrator, { schema, casing: 'snake_case' });
    await alone.execute(sql`select pg_advisory_lock(${migrationLock})`);
    try {
      if (!(await isMigrated(alone))) await migrate(alone, { migrationsFolder });
    } finally {
      await alone.execute(sql`select pg_advisory_unlock(${migrationLock})`);
    }
  } finally {
    await migrator.end();
  }
}

type Options = {
  silentMs?: number;
  /** When it is taken for silent; tests wait less. */
  silence?: SilenceLimits;
  /** A standby that lists, figures and exports are read from; `onChange` hears how it is, as sentences for the log. */
  reads?: { url: string; onChange: (sentence: string) => void } | undefined;
};

/**
 * Connects, migrates (one server at a time) and listens. `onError` hears of lost connections, which the pool replaces. Throws a plain sentence
 * for what is not to be used.
 */
export async function openPostgres(
  url: string,
  onError: (error: Error) => void,
  { silentMs = silentLimitMs, silence = silenceLimits, reads }: Options = {},
): Promise<Database> {
  const to = reach(url);
  let onLost = () => {};
  const watch = watchSilence({ connectionString: url, limits: silence });
  const watchedSocket = () => {
    const socket = openSocket(silentMs);
    watch.add(socket);
    return socket;
  };
  const pool = openPool(url, 'copydesk', { stream: watchedSocket });
  // The pool hears of its idle connections only, and one that ends unheard in the middle of its work would end the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      // A database that went down may come back without its last transactions, and give their numbers again.
      onLost();
      onError(error);
    }),
  );
  pool.on('error', () => {});
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  async function prepare() {
    await refuseUnfinishedMove(db);
    if (!(await isMigrated(db))) await migratePostgres(url, onError);
    return reads ? await openReplica(reads.url, pool, reads.onChange, () => onLost()) : undefined;
  }
  const replica = await prepare().catch(async (error: unknown) => {
    // The start tries again, with a pool of its own each time.
    watch.stop();
    await pool.end();
    throw error;
  });
  const readCache = createReadCache(db, { replica });
  onLost = readCache.forget;

  let closing = false;
  /** One a channel. */
  const listeners = new Set<pg.Client>();
  const retries = new Set<NodeJS.Timeout>();
  /** Answers whether it listens now. A connection that cannot be made, or ends, is made again. */
  const startListening = async (...on: Parameters<Database['listen']>): Promise<boolean> => {
    const [channel, onPayload, onGap] = on;
    const client = new pg.Client({ ...to, application_name: 'copydesk-events' });
    listeners.add(client);
    client.on('notification', (message) => onPayload(message.payload ?? ''));
    client.on('error', onError);
    client.on('end', () => {
      listeners.delete(client);
      // On a quiet server the only connection that hears of a database that went down.
      onLost();
      if (closing) return;
      const retry = setTimeout(() => {
        retries.delete(retry);
        void startListening(...on).then((listens) => listens && onGap?.());
      }, listenRetryMs);
      retries.add(retry);
    });
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      return true;
    } catch (error) {
      onError(error as Error);
      // Its end has the next one made.
      client.connection.stream.destroy();
      return false;
    }
  };

  return {
    db,
    readCache,
    replicaStatus: () => replica?.status() ?? null,
    engine: 'postgres',
    listen: async (...on) => {
      await startListening(...on);
    },
    execute: async (text, values) => {
      const result: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values);
      return { rows: Array.isArray(result) ? result.flatMap(({ rows }) => rows) : result.rows };
    },
    freeMemory: async () => freeMemory(),
    close: async () => {
      closing = true;
      watch.stop();
      for (const retry of retries) clearTimeout(retry);
      for (const listener of listeners) await listener.end();
      await replica?.close();
      await pool.end();
    },
  };
}
