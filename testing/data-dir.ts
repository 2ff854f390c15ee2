// A migrated database without a server: as a dump, for tests in memory, and as a data directory, for servers that tests start.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '#server/database/migrate.ts';
import { openPglite } from '#server/database/pglite.ts';

const cacheFolder = join(import.meta.dirname, '../node_modules/.cache/copydesk');

/** A dump of a freshly migrated PGlite, kept between runs under a hash of the migrations: 3 s to make, 1 s to load. */
export async function migratedDump(): Promise<Blob> {
  const hash = createHash('sha256').update(readFileSync(join(migrationsFolder, 'meta/_journal.json')));
  for (const name of readdirSync(migrationsFolder).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrationsFolder, name)));
  }
  const file = join(cacheFolder, `migrated-${hash.digest('hex').slice(0, 16)}.tar`);
  if (!existsSync(file)) {
    mkdirSync(cacheFolder, { recursive: true });
    const fresh = await openPglite();
    const dump = await fresh.client.dumpDataDir();
    await fresh.close();
    // Written aside and renamed: test files start at the same time.
    const aside = `${file}.${randomUUID()}`;
    writeFileSync(aside, Buffer.from(await dump.arrayBuffer()));
    renameSync(aside, file);
  }
  return new Blob([readFileSync(file)]);
}

/** Makes a data directory whose database is there and empty: making one is most of what a first start takes. */
export async function makeDataDir(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const database = await openPglite(join(dataDir, 'database'), await migratedDump());
  await database.close();
}
