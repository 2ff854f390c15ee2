// The embedded database itself: Postgres compiled to WebAssembly, which computes in the thread that opens it.
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { letFilesSync, syncedParams } from './pglite-sync.ts';

/** Nothing tidies up beside it (but for `pglite-upkeep.ts`): what waits for the search index is moved there by the statement that finds it full. */
const smallSteps = ['-c', 'gin_pending_list_limit=1MB'];

/**
 * It fills its page cache with zeros as it starts, and by itself takes 128 MB for it; pages it reads again lie in the system's cache too.
 */
const pageCache = ['-c', 'shared_buffers=64MB'];

/**
 * Its log stays between two and four files of 16 MB. One that is used again costs nothing; to fill a new one with zeros takes up to a second, in
 * which nobody else is answered who needs it.
 */
const logFiles = ['-c', 'wal_init_zero=off', '-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB'];

/**
 * How much of a function runs before it is compiled again, to run faster: by itself after a hundredth of this, about ten milliseconds.
 * Compiling the parser of SQL alone takes 600 MB and a second of a core, while the start needs that core. A server at work
 * is there within a minute, one at rest stays small.
 */
setFlagsFromString('--wasm-tiering-budget=1000000000');

/** Opens (and creates) the database in a directory as it is; without a directory it lives in memory. `from` starts it from a dump. */
export async function openEngine(dataDir?: string, from?: Blob): Promise<PGlite> {
  const engine = await PGlite.create({
    ...(dataDir ? { dataDir, startParams: [...syncedParams, ...smallSteps, ...pageCache, ...logFiles] } : {}),
    ...(from ? { loadDataDir: from } : {}),
    extensions: { pg_trgm },
  });
  if (dataDir) letFilesSync(engine);
  return engine;
}
