// `npm run move -- --to postgres://…`: copies the embedded database of DATA_DIR into an empty Postgres.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { MoveRefusal, moveDatabase } from '#server/database/move.ts';
import type { Side } from '#server/database/move-tables.ts';
import { openEngine } from '#server/database/pglite-engine.ts';
import { migratePostgres } from '#server/database/postgres.ts';
import { lockOrRefuse, requireConfig, run, StartRefusal } from './process.ts';

const usage = 'Usage: npm run move -- --to postgres://user:password@host:5432/name';

function readTarget(): string {
  try {
    const { to = '' } = parseArgs({ options: { to: { type: 'string' } } }).values;
    if (/^postgres(ql)?:\/\/\S+$/.test(to)) return to;
  } catch {
    // Any other option is answered by how it is used.
  }
  throw new StartRefusal(usage);
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'copydesk-move' });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new StartRefusal(`The Postgres database cannot be reached: ${(error as Error).message}`);
  }
}

async function start(): Promise<void> {
  const url = readTarget();
  const dataDir = resolve(requireConfig().dataDir);
  const folder = join(dataDir, 'database');
  if (!existsSync(folder))
    throw new StartRefusal(`There is no embedded database in ${dataDir}. Set DATA_DIR to its folder.`);
  const release = lockOrRefuse(dataDir);
  const to = await connect(url);
  const from = await openEngine(folder);
  const source: Side = { query: async (text, values) => (await from.query(text, values)).rows as never };
  const target: Side = { query: async (text, values) => (await to.query(text, values)).rows };
  const migrateTarget = () => migratePostgres(url, (error) => console.error(error.message));
  try {
    const { tables, rows } = await moveDatabase({ source, target, migrateTarget, onProgress: console.log });
    console.log(
      `Moved ${rows} rows of ${tables} tables; counts and checksums agree. The embedded database is as it was.\n` +
        'Start Copydesk with DATABASE_URL and the same DATA_DIR from now on. On another machine, copy from DATA_DIR: uploads/ and server-id, for imports that are not applied yet, and secret.key, which opens the keys of models.',
    );
  } catch (error) {
    throw error instanceof MoveRefusal ? new StartRefusal(error.message) : error;
  } finally {
    await from.close();
    await to.end();
    release();
  }
}

run(start);
