// How fast does a real catalogue come in, against COPY of the same rows into the same tables, and does memory stay flat? Repeats a real file
// to 100,000 products, imports it through the running server, waits until its texts are in the search index too, and copies what is there
// then into a fresh database. Usage: node bench/import.ts [products] [postgres|pglite] [bestbuy|fashion]
import { chmodSync, mkdtempSync, openAsBlob, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import type { Database } from '#server/database/database.ts';
import { openPglite } from '#server/database/pglite.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { createDatabase, startPostgres, type TestServer } from '#testing/postgres-server.ts';
import { type RunningServer, startServer } from '#testing/running-server.ts';
import { type Copied, copyRows } from './copy-rows.ts';
import { processorMicroseconds, residentMb } from './process-figures.ts';
import { data, repeatBestBuy, repeatShopify, type Written } from './repeated-catalogue.ts';

const wanted = Number(process.argv[2] ?? 100_000);
const engines = process.argv[3] ? [process.argv[3]] : ['postgres', 'pglite'];
const catalogues = { bestbuy: repeatBestBuy, fashion: repeatShopify };
const chosen = (process.argv[4] ?? 'bestbuy') as keyof typeof catalogues;

const warmUp = { path: join(data, 'shopify/packt-product-data.csv'), name: 'warm-up.csv', products: 0 };

const bundle = 'dist/server/main.js';
/** A server that used less of a core than this, over this long, has nothing left to do. */
const restShare = 0.03;
const restMs = 6_000;

async function importFile({ url }: RunningServer, { path, name }: Written, onTick: () => void): Promise<Import> {
  const form = new FormData();
  form.set('file', await openAsBlob(path), name);
  const reply = await fetch(`${url}/api/imports?mode=rows`, { method: 'POST', body: form });
  const { id } = (await reply.json()) as { id: number };
  for (;;) {
    onTick();
    const found = (await (await fetch(`${url}/api/imports/${id}`)).json()) as Import;
    if (found.state !== 'running') return found;
    await sleep(250);
  }
}

/** Waits until all texts are in the search index; answers when that was. The embedded database can be asked by its server alone. */
async function untilIndexed(pid: number, url: string | null): Promise<number> {
  if (url === null) return await untilAtRest(pid);
  const database = await open(url);
  try {
    for (;;) {
      const { rows } = await database.execute('select 1 from product_search where not is_indexed limit 1');
      if (rows.length === 0) return performance.now();
      await sleep(500);
    }
  } finally {
    await database.close();
  }
}

/** Waits until a process has done what it does in the background; answers when that was. */
async function untilAtRest(pid: number): Promise<number> {
  for (;;) {
    const before = processorMicroseconds(pid);
    const from = performance.now();
    await sleep(restMs);
    if (processorMicroseconds(pid) - before < restShare * restMs * 1_000) return from;
  }
}

const seconds = (ms: number) => ms / 1_000;
const sum = (copied: readonly Copied[]) => copied.reduce((all, each) => all + each.seconds, 0);
const perSecond = (rows: number, took: number) => `${Math.round(rows / took).toLocaleString('en')}/s`;
const open = (url: string) => openPostgres(url, (error) => console.error(error.message));

type Place = { dataDir: string; url: string | null };

async function openBoth({ dataDir, url }: Place, postgres: TestServer | null, name: string): Promise<Database[]> {
  if (!postgres || !url) return [await openPglite(join(dataDir, 'database')), await openPglite(join(dataDir, name))];
  return [await open(url), await open(await createDatabase(postgres.url, name))];
}

/** The same rows by COPY: as the import leaves them, and with the search index. */
async function timeCopies(place: Place, postgres: TestServer | null, folder: string): Promise<Copied[][]> {
  const copies: Copied[][] = [];
  for (const isIndexed of [false, true]) {
    const [from, to] = await openBoth(place, postgres, `copy_${isIndexed}`);
    if (!from || !to) throw new Error('Both are open');
    copies.push(await copyRows(from, to, folder, isIndexed));
    await from.close();
    await to.close();
  }
  return copies;
}

async function run(engine: string, folder: string): Promise<void> {
  const file = await catalogues[chosen](folder, wanted);
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  const place: Place = {
    dataDir: mkdtempSync(join(folder, 'data-')),
    url: postgres ? await createDatabase(postgres.url, 'imported') : null,
  };
  try {
    const server = await startServer(
      { DATA_DIR: place.dataDir, ...(place.url ? { DATABASE_URL: place.url } : {}) },
      bundle,
    );
    const { pid } = server.child;
    if (!pid) throw new Error('The server has no process id');
    // Loads parsers and fills caches every server has.
    await importFile(server, warmUp, () => {});
    await untilIndexed(pid, place.url);
    const idle = residentMb(pid);
    const memory: number[] = [];
    const before = processorMicroseconds(pid);
    const started = performance.now();
    const done = await importFile(server, file, () => memory.push(residentMb(pid)));
    const took = seconds(performance.now() - started);
    const used = processorMicroseconds(pid) - before;
    const indexed = seconds((await untilIndexed(pid, place.url)) - started);
    const rested = residentMb(pid);
    await server.stop();

    const stored = done.counts.new + done.counts.changed + done.counts.unchanged;
    const [plain = [], whole = []] = await timeCopies(place, postgres, folder);
    const half = memory[Math.floor(memory.length / 2)] ?? 0;
    console.log(
      [
        `\n${postgres?.which ?? 'Embedded PGlite'}: ${file.name}, ${(statSync(file.path).size / 1e6).toFixed(0)} MB, ${done.state}, ${stored} stored, ${done.counts.refused} refused`,
        `  import        ${took.toFixed(1)} s with upload, ${perSecond(stored, took)}, ${Math.round(used / done.counts.read)} µs of processor each; in the search index too after ${indexed.toFixed(1)} s`,
        `  COPY          ${sum(plain).toFixed(1)} s: ${plain.map(({ table, rows, seconds: s }) => `${table} ${rows} in ${s.toFixed(1)} s`).join(', ')}`,
        `  COPY, indexed ${sum(whole).toFixed(1)} s`,
        `  pace          ${Math.round((sum(plain) / took) * 100)} % of COPY; ${Math.round((sum(whole) / indexed) * 100)} % with the search index`,
        `  memory        idle ${idle.toFixed(0)} MB, half-way ${half.toFixed(0)}, peak ${Math.max(...memory).toFixed(0)}, ${rested.toFixed(0)} when it rests`,
      ].join('\n'),
    );
    if (done.error) console.log(`  ${done.error}`);
  } finally {
    await postgres?.stop();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'copydesk-bench-'));
// The database server writes there too.
chmodSync(folder, 0o777);
try {
  for (const engine of engines) await run(engine, folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
