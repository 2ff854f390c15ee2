// The embedded database: Postgres compiled to WebAssembly, in this process, in the data directory.
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from './database.ts';
import { isMigrated, migrationsFolder } from './migrate.ts';
import { letFilesSync, syncedParams } from './pglite-sync.ts';
import { letOthersIn } from './pglite-turns.ts';
import { startUpkeep } from './pglite-upkeep.ts';
import { watchWork } from './pglite-work.ts';
import { createReadCache } from './read-cache.ts';
import * as schema from './schema.ts';

/** Nothing tidies up beside it (but for `pglite-upkeep.ts`): what waits for the search index is moved there by the statement that finds it full. */
const smallSteps = ['-c', 'gin_pending_list_limit=1MB'];

/**
 * It fills its page cache with zeros as it starts, and by itself takes 128 MB for it; pages it reads again lie in the system's cache too.
 */
const pageCache = ['-c', 'shared_buffers=64MB'];

/**
 * Its log stays between two and four files of 16 MB. One that is used again costs nothing; to fill a new one with zeros takes up to a second, in
 * which nothing else is answered.
 */
const logFiles = ['-c', 'wal_init_zero=off', '-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB'];

/**
 * How much of a function runs before it is compiled again, to run faster: by itself after a hundredth of this, about ten milliseconds.
 * Compiling the parser of SQL alone takes 600 MB and a second of a core, while the start needs that core. A server at work
 * is there within a minute, one at rest stays small.
 */
setFlagsFromString('--wasm-tiering-budget=1000000000');

/** Opens (and creates) the database in a directory as it is; see `openPglite`. */
export async function openClient(dataDir?: string, from?: Blob): Promise<PGlite> {
  const client = await PGlite.create({
    ...(dataDir ? { dataDir, startParams: [...syncedParams, ...smallSteps, ...pageCache, ...logFiles] } : {}),
    ...(from ? { loadDataDir: from } : {}),
    extensions: { pg_trgm },
  });
  if (dataDir) letFilesSync(client);
  return client;
}

/**
 * Opens (and creates) the database in a directory and migrates it; without a directory it lives in memory, for tests. `from` starts it from
 * a dump.
 */
export async function openPglite(dataDir?: string, from?: Blob): Promise<Database & { client: PGlite }> {
  const client = await openClient(dataDir, from);
  letOthersIn(client);
  const db = drizzle(client, { schema, casing: 'snake_case' });
  const work = watchWork(client, db);
  if (!(await isMigrated(db)) && !from) await migrate(db, { migrationsFolder });
  const upkeep = dataDir ? startUpkeep(client, work.started) : null;
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
    close: async () => {
      await upkeep?.stop();
      await client.close();
    },
  };
}
