// COPY, the fastest way into Postgres, as what an import is held against: the rows an import left, copied into the same tables of a fresh
// database, with the same indexes, keys and checks.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#server/database/database.ts';
import { listTables, quote } from '#server/database/move-tables.ts';
import type { EmbeddedClient } from '#server/database/pglite-client.ts';

/** Copies a table or a query out into a file, or a file into a table. */
type Copier = {
  out: (database: Database, query: string, file: string) => Promise<void>;
  into: (database: Database, table: string, file: string) => Promise<void>;
};

/** A call of the server may take a minute; this is none. */
const noLimit = 'set local statement_timeout = 0';

/** The server reads and writes files itself: the folder must be its too. */
const serverSide: Copier = {
  out: async (database, query, file) => void (await database.execute(`${noLimit}; copy (${query}) to '${file}'`)),
  into: async (database, table, file) => void (await database.execute(`${noLimit}; copy ${table} from '${file}'`)),
};

const clientOf = (database: Database) => (database as Database & { client: EmbeddedClient }).client;
const embedded: Copier = {
  out: async (database, query, file) => {
    const { blob } = await clientOf(database).query(`copy (${query}) to '/dev/blob'`);
    writeFileSync(file, new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0)));
  },
  into: async (database, table, file) => {
    const blob = new Blob([readFileSync(file)]);
    await clientOf(database).query(`copy ${table} from '/dev/blob'`, [], { blob });
  },
};

type Row = Record<string, unknown>;
const rowsOf = async (database: Database, text: string) => (await database.execute(text)).rows as Row[];

/** Tables below this many rows are what every workspace has. */
const fewRows = 1_000;

export type Copied = { table: string; rows: number; seconds: number };

/**
 * Copies what an import left in `from` into `to`, a fresh database with the same schema, and reports for each table that is filled how long it
 * took. `folder` is for the files between.
 */
export async function copyRows(from: Database, to: Database, folder: string): Promise<Copied[]> {
  const copier = from.engine === 'pglite' ? embedded : serverSide;
  const copied: Copied[] = [];
  const tables = await listTables({ query: async <Found>(text: string) => (await rowsOf(from, text)) as Found[] });
  // What triggers keep in step is copied itself; emptying a table would call them too.
  for (const { name } of tables) await to.execute(`alter table ${quote(name)} disable trigger user`);
  await to.execute(`truncate ${tables.map(({ name }) => quote(name)).join(', ')}`);
  for (const { name: table, columns: written } of tables) {
    const [count] = await rowsOf(from, `select count(*)::int as rows from ${table}`);
    const columns = written.map(({ name }) => quote(name)).join(', ');
    const file = join(folder, `${table}.copy`);
    await copier.out(from, `select ${columns} from ${table}`, file);
    const started = performance.now();
    await copier.into(to, `${table} (${columns})`, file);
    const seconds = (performance.now() - started) / 1000;
    if (Number(count?.rows) >= fewRows) copied.push({ table, rows: Number(count?.rows), seconds });
    rmSync(file, { force: true });
  }
  return copied;
}
