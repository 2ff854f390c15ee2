// A Postgres server named by DATABASE_URL.
import { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './database.ts';
import { migrationsFolder, refuseNewerSchema, refuseUnfinishedMove } from './migrate.ts';
import { NamingClient } from './named-statements.ts';
import { createRemembered } from './remembered.ts';
import * as schema from './schema.ts';

const listenRetryMs = 1_000;
/** Longest wait for a connection: a new one, or a place in the pool. */
const connectWithinMs = 10_000;
/**
 * How long one call may hold up others. A lock is given up before a statement is, so that each says what was wrong; a transaction that
 * idles belongs to a server that hangs or is gone.
 */
const limits = { lock_timeout: 10_000, statement_timeout: 60_000, idle_in_transaction_session_timeout: 60_000 };
/** A connection that is silent for longer than any statement may take leads nowhere: a machine that is gone closes nothing. */
const silentLimitMs = 90_000;
/** Any number no other user of the server is likely to lock on: several servers must not migrate at once. */
const migrationLock = 7_203_114;

/**
 * The pool, but for one thing: drizzle does not give back a connection that ends before its transaction has begun, and each such end
 * would cost the pool a place for good.
 */
class Pool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): unknown {
    return callback ? super.connect(callback) : super.connect().then(releaseAtEnd);
  }
}

function releaseAtEnd(client: pg.PoolClient): pg.PoolClient {
  const { release } = client;
  const onEnd = () => client.release(true);
  client.release = (error) => {
    client.release = () => {};
    client.off('end', onEnd);
    release(error);
  };
  client.once('end', onEnd);
  return client;
}

function openSocket(silentMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silentMs, () => socket.destroy(new Error('Connection terminated: nothing came over it')));
}

const reach = (url: string) => ({ connectionString: url, keepAlive: true, connectionTimeoutMillis: connectWithinMs });

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
      await refuseNewerSchema(alone);
      await migrate(alone, { migrationsFolder });
    } finally {
      await alone.execute(sql`select pg_advisory_unlock(${migrationLock})`);
    }
  } finally {
    await migrator.end();
  }
}

/** Connects, migrates (one server at a time) and listens. `onError` hears of lost connections, which the pool replaces. */
export async function openPostgres(
  url: string,
  onError: (error: Error) => void,
  silentMs = silentLimitMs,
): Promise<Database> {
  const to = reach(url);
  const pool = new Pool({
    Client: NamingClient,
    ...to,
    ...limits,
    stream: () => openSocket(silentMs),
    // Statements of a transaction that do not wait for each other's answers go out at once.
    pipeline: true,
    max: 10,
    application_name: 'copydesk',
  });
  // The pool hears of its idle connections only, and one that ends unheard in the middle of its work would end the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      // A database that went down may come back without its last transactions, and give their numbers again.
      remembered.forget();
      onError(error);
    }),
  );
  pool.on('error', () => {});
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  const remembered = createRemembered(db);
  await refuseUnfinishedMove(db);
  await migratePostgres(url, onError);

  let closing = false;
  /** One a channel. */
  const listeners = new Set<pg.Client>();
  const retries = new Set<NodeJS.Timeout>();
  const listen: Database['listen'] = async (channel, onPayload, onGap) => {
    const client = new pg.Client({ ...to, application_name: 'copydesk-events' });
    listeners.add(client);
    client.on('notification', (message) => onPayload(message.payload ?? ''));
    client.on('error', onError);
    client.on('end', () => {
      listeners.delete(client);
      // On a quiet server the only connection that hears of a database that went down.
      remembered.forget();
      if (closing) return;
      const retry = setTimeout(() => {
        retries.delete(retry);
        listen(channel, onPayload, onGap).then(onGap, onError);
      }, listenRetryMs);
      retries.add(retry);
    });
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  };

  return {
    db,
    remembered,
    engine: 'postgres',
    listen,
    execute: async (text, values) => {
      const result: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values);
      return { rows: Array.isArray(result) ? result.flatMap(({ rows }) => rows) : result.rows };
    },
    close: async () => {
      closing = true;
      for (const retry of retries) clearTimeout(retry);
      for (const listener of listeners) await listener.end();
      await pool.end();
    },
  };
}
