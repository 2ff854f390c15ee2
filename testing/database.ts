// A database for a test file: a copy of a migrated one, in PGlite or on the test Postgres.

import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { migrationsFolder } from '#server/database/migrate.ts';
import { openPglite } from '#server/database/pglite.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { createDatabase } from './postgres-server.ts';

const cacheFolder = join(import.meta.dirname, '../node_modules/.cache/copydesk');

/** A dump of a freshly migrated PGlite, kept between runs under a hash of the migrations: 3 s to make, 1 s to load. */
async function migratedDump(): Promise<Blob> {
  const hash = createHash('sha256').update(readFileSync(join(migrationsFolder, 'meta/_journal.json')));
  for (const name of readdirSync(migrationsFolder).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrationsFolder, name)));
  }
  const file = join(cacheFolder, `migrated-${hash.digest('hex').slice(0, 16)}.tar`);
  if (!existsSync(file)) {
    mkdirSync(cacheFolder, { recursive: true });
    const fresh = await openPglite();
    const dump = await fresh.client.dumpDataDir('none');
    await fresh.close();
    // Written aside and renamed: test files start at the same time.
    const aside = `${file}.${randomUUID()}`;
    writeFileSync(aside, Buffer.from(await dump.arrayBuffer()));
    renameSync(aside, file);
  }
  return new Blob([readFileSync(file)]);
}

/** Creates a database on the test Postgres and answers its address: an empty one, or a copy of a migrated one. */
export async function createPostgresDatabase(template?: string): Promise<string> {
  return await createDatabase(inject('postgresUrl'), `test_${randomUUID().replaceAll('-', '')}`, template);
}

/** Opens the database the running project tests on. */
export async function openTestDatabase(): Promise<Database> {
  if (process.env.TEST_DATABASE === 'postgres') {
    return await openPostgres(await createPostgresDatabase(inject('postgresTemplate')), (error) =>
      console.error(error),
    );
  }
  return await openPglite(undefined, await migratedDump());
}
