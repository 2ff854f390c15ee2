// The embedded database: Postgres compiled to WebAssembly, in a thread of this process, in the data directory.
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from './database.ts';
import { freeMemory } from './free-memory.ts';
import { isMigrated, migrationsFolder } from './migrate.ts';
import { type EmbeddedClient, startClient } from './pglite-client.ts';
import { startUpkeep } from './pglite-upkeep.ts';
import { watchWork } from './pglite-work.ts';
import { createReadCache } from './read-cache.ts';
import * as schema from './schema.ts';

/**
 * Opens (and creates) the database in a directory and migrates it; without a directory it lives in memory, for tests. `from` starts it from
 * a dump; `client` is one that was started already.
 */
export async function openPglite(
  dataDir?: string,
  from?: Blob,
  client = startClient({ dataDir, from }),
): Promise<EmbeddedDatabase> {
  await client.waitReady;
  try {
    return await prepare(client, { isStored: dataDir !== undefined, isMigratedBefore: from !== undefined });
  } catch (error) {
    // Else its thread would go on beside that of the next try.
    await client.close().catch(() => undefined);
    throw error;
  }
}

type EmbeddedDatabase = Database & { client: EmbeddedClient };
type Origin = { isStored: boolean; isMigratedBefore: boolean };

async function prepare(client: EmbeddedClient, { isStored, isMigratedBefore }: Origin): Promise<EmbeddedDatabase> {
  // What Drizzle uses of it, the client has.
  const db = drizzle(client as unknown as PGlite, { schema, casing: 'snake_case' });
  const work = watchWork(client.started, db);
  if (!(await isMigrated(db)) && !isMigratedBefore) await migrate(db, { migrationsFolder });
  const upkeep = isStored ? startUpkeep(client, client.started) : null;
  return {
    db,
    readCache: createReadCache(db, { work }),
    replicaStatus: () => null,
    client,
    engine: 'pglite',
    listen: async (channel, onPayload) => {
      await client.listen(channel, onPayload);
    },
    execute: async (text, values) => {
      if (values?.length) return await client.query(text, values);
      const results = await client.exec(text);
      return { rows: results.flatMap(({ rows }) => rows) };
    },
    freeMemory: async () => {
      freeMemory();
      await client.freeMemory();
    },
    close: async () => {
      await upkeep?.stop();
      await client.close();
    },
  };
}
