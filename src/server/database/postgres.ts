// A Postgres server named by DATABASE_URL.
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './database.ts';
import { migrationsFolder, refuseNewerSchema } from './migrate.ts';
import * as schema from './schema.ts';

const listenRetryMs = 1_000;
/** Any number no other user of the server is likely to lock on: several servers must not migrate at once. */
const migrationLock = 7_203_114;

/** Connects, migrates (one server at a time) and listens. `onError` hears of lost connections, which the pool replaces. */
export async function openPostgres(url: string, onError: (error: Error) => void): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    application_name: 'copydesk',
    connectionTimeoutMillis: 10_000,
  });
  pool.on('error', onError);
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  const migrator = await pool.connect();
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
    migrator.release();
  }

  let closing = false;
  let listener: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  async function listen(channel: string, onPayload: (payload: string) => void): Promise<void> {
    const client = new pg.Client({ connectionString: url, application_name: 'copydesk-events' });
    client.on('notification', (message) => onPayload(message.payload ?? ''));
    client.on('error', onError);
    client.on('end', () => {
      if (closing) return;
      retry = setTimeout(() => void listen(channel, onPayload).catch(onError), listenRetryMs);
    });
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    listener = client;
  }

  return {
    db,
    engine: 'postgres',
    listen,
    close: async () => {
      closing = true;
      clearTimeout(retry);
      await listener?.end();
      await pool.end();
    },
  };
}
