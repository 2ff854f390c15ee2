// A database for a test file: a copy of a migrated one, in PGlite or on the test Postgres.

import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openPglite } from '#server/database/pglite.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { migratedDump } from './data-dir.ts';
import { createDatabase } from './postgres-server.ts';

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
