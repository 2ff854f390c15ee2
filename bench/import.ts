// How fast does a real catalogue come in, against COPY of the same rows into the same tables, does memory stay flat, and how fast is what came
// in searched? Repeats a real file to 100,000 products, imports it through the running server, searches, and copies what is there then into
// a fresh database. Usage: node bench/import.ts [products] [postgres|pglite] [bestbuy|fashion]
import { chmodSync, mkdtempSync, openAsBlob, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import type { Database } from '#server/database/database.ts';
import { openPglite } from '#server/database/pglite.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { createDatabase, startPostgres, type TestServer } from '#testing/postgres-server.ts';
import { type RunningServer, startServer } from '#testing/running-server.ts';
import { type Copied, copyRows } from './copy-rows.ts';
import { processorMicroseconds, residentMb } from './process-figures.ts';
import { drawFrom } from './questions.ts';
import { type CatalogueFile, data, repeatBestBuy, repeatShopify } from './repeated-catalogue.ts';

const wanted = Number(process.argv[2] ?? 100_000);
const engines = process.argv[3] ? [process.argv[3]] : ['postgres', 'pglite'];
const catalogues = { bestbuy: repeatBestBuy, fashion: repeatShopify };
const chosen = (process.argv[4] ?? 'bestbuy') as keyof typeof catalogues;

const warmUp = { path: join(data, 'shopify/packt-product-data.csv'), name: 'warm-up.csv', products: 0 };

const bundle = 'dist/server/main.js';
/** A server that used less of a core than this, over this long, has nothing left to do. */
const restShare = 0.03;
const restMs = 6_000;

async function importFile({ url }: RunningServer, { path, name }: CatalogueFile, onTick: () => void): Promise<Import> {
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

/** How many searches a second four clients get, each for another word of the file, in steps of 5 s from the end of the import on. */
async function searchAfter({ url }: RunningServer): Promise<number[]> {
  const draw = drawFrom(1);
  const paces: number[] = [];
  for (let step = 0; step < 4; step += 1) {
    const requests = Array.from({ length: 4_000 }, () => ({
      path: `/api/products?limit=24&search=${1_000 + draw(9_000)}`,
    }));
    const { requests: made } = await autocannon({ url, connections: 4, duration: 5, requests });
    paces.push(made.average);
  }
  return paces;
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

type BenchPlace = { dataDir: string; url: string | null };

async function openBoth({ dataDir, url }: BenchPlace, postgres: TestServer | null, name: string): Promise<Database[]> {
  if (!postgres || !url) return [await openPglite(join(dataDir, 'database')), await openPglite(join(dataDir, name))];
  return [await open(url), await open(await createDatabase(postgres.url, name))];
}

/** The same rows by COPY. */
async function timeCopy(place: BenchPlace, postgres: TestServer | null, folder: string): Promise<Copied[]> {
  const [from, to] = await openBoth(place, postgres, 'copy');
  if (!from || !to) throw new Error('Both are open');
  const copied = await copyRows(from, to, folder);
  await from.close();
  await to.close();
  return copied;
}

async function run(engine: string, folder: string): Promise<void> {
  const file = await catalogues[chosen](folder, wanted);
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  const place: BenchPlace = {
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
    await untilAtRest(pid);
    const idle = residentMb(pid);
    const memory: number[] = [];
    const before = processorMicroseconds(pid);
    const started = performance.now();
    const done = await importFile(server, file, () => memory.push(residentMb(pid)));
    const took = seconds(performance.now() - started);
    const used = processorMicroseconds(pid) - before;
    const searches = await searchAfter(server);
    await untilAtRest(pid);
    const rested = residentMb(pid);
    await server.stop();

    const stored = done.counts.new + done.counts.changed + done.counts.unchanged;
    const copied = await timeCopy(place, postgres, folder);
    const half = memory[Math.floor(memory.length / 2)] ?? 0;
    console.log(
      [
        `\n${postgres?.which ?? 'Embedded PGlite'}: ${file.name}, ${(statSync(file.path).size / 1e6).toFixed(0)} MB, ${done.state}, ${stored} stored, ${done.counts.refused} refused`,
        `  import        ${took.toFixed(1)} s with upload, ${perSecond(stored, took)}, ${Math.round(used / done.counts.read)} µs of processor each`,
        `  searches      ${searches.map((pace) => Math.round(pace)).join(', ')} a second, by steps of 5 s from the end of the import on`,
        `  COPY          ${sum(copied).toFixed(1)} s: ${copied.map(({ table, rows, seconds: s }) => `${table} ${rows} in ${s.toFixed(1)} s`).join(', ')}`,
        `  pace          ${Math.round((sum(copied) / took) * 100)} % of COPY`,
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
