// Brings the schema up to date, and refuses a database that a newer Copydesk has already changed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from './database.ts';

export const migrationsFolder = join(import.meta.dirname, 'migrations');

type Journal = { entries: { when: number }[] };

/** Throws a plain sentence when the database holds migrations this code does not know. */
export async function refuseNewerSchema(db: Db): Promise<void> {
  const [table] = await rowsOf<{ found: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as found`,
  );
  if (!table?.found) return;
  const [latest] = await rowsOf<{ at: string | null }>(
    db,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal;
  const known = Math.max(...journal.entries.map((entry) => entry.when));
  if (latest?.at && Number(latest.at) > known) {
    throw new Error(
      'The database was made by a newer version of Copydesk. Start that version, or use another DATA_DIR or DATABASE_URL.',
    );
  }
}
