// Where a bench measures: a database of either engine in a folder of its own, and the server over it.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#server/database/database.ts';
import { openPglite } from '#server/database/pglite.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { startPostgres } from '#testing/postgres-server.ts';
import { startServer } from '#testing/running-server.ts';
import { fillCatalogue } from './fill-catalogue.ts';

export type BenchPlace = { databaseUrl: string | null; dataDir: string; which: string };
/** A server that is asked, and its process. */
export type BenchServer = { url: string; pid: number };

export const openPlace = ({ databaseUrl, dataDir }: BenchPlace): Promise<Database> =>
  databaseUrl
    ? openPostgres(databaseUrl, (error) => console.error(error.message))
    : openPglite(join(dataDir, 'database'));

export async function fillUpTo(place: BenchPlace, products: number): Promise<void> {
  const database = await openPlace(place);
  const [row] = await rowsOf<{ there: number }>(database.db, sql`select count(*)::int as there from products`);
  if (row && row.there < products) await fillCatalogue(database.db, row.there, products);
  await database.close();
}

/** What the database would do by itself after so many changes, in the middle of a measurement. */
export async function tidy(place: BenchPlace): Promise<void> {
  const database = await openPlace(place);
  await database.db.execute(sql`vacuum analyze`);
  await database.close();
}

export async function withServer<Result>(
  place: BenchPlace,
  work: (server: BenchServer) => Promise<Result>,
  env: Record<string, string> = {},
): Promise<Result> {
  const { databaseUrl, dataDir } = place;
  const server = await startServer({
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
    ...env,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  try {
    return await work({ url: server.url, pid: server.child.pid ?? 0 });
  } finally {
    await server.stop();
  }
}

export async function withPlace<Result>(engine: string, work: (place: BenchPlace) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'copydesk-bench-'));
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  try {
    return await work({ databaseUrl: postgres?.url ?? null, dataDir, which: postgres?.which ?? 'embedded PGlite' });
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
