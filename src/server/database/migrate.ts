// Brings the schema up to date, and refuses a database that a newer Copydesk has already changed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from './database.ts';

export const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Where a move into a database keeps how far it came, for as long as it is not finished. */
export const moveSchema = 'copydesk_move';

/** Throws a plain sentence when the database holds a part of another one, and not all of it. */
export async function refuseUnfinishedMove(db: Db): Promise<void> {
  const [found] = await rowsOf<{ there: boolean }>(db, sql`select to_regnamespace(${moveSchema}) is not null as there`);
  if (found?.there)
    throw new Error(
      'A move into this database is not finished. Run `npm run move` again: it goes on where it stopped.',
    );
}

type Journal = { entries: { when: number }[] };

/** When the newest migration this code knows was made, which is what databases are marked with. */
export function latestMigration(): number {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal;
  return Math.max(...journal.entries.map((entry) => entry.when));
}

/** Whether every migration was made already. Throws a plain sentence when the database holds migrations this code does not know. */
export async function isMigrated(db: Db): Promise<boolean> {
  const [table] = await rowsOf<{ found: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as found`,
  );
  if (!table?.found) return false;
  const [latest] = await rowsOf<{ at: string | null }>(
    db,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  if (latest?.at && Number(latest.at) > latestMigration()) {
    throw new Error(
      'The database was made by a newer version of Copydesk. Start that version, or use another DATA_DIR or DATABASE_URL.',
    );
  }
  return Number(latest?.at) === latestMigration();
}
