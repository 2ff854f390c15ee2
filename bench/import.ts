// How fast does a real catalogue come in, and does memory stay flat? Repeats real files to 100,000 products, imports them through the
// running server, and prints products/s, processor time and the server's memory against idle. Usage: node bench/import.ts [products] [postgres|pglite]

import { once } from 'node:events';
import { createWriteStream, existsSync, mkdtempSync, openAsBlob, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Papa from 'papaparse';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import { startPostgres } from '#testing/postgres-server.ts';
import { startServer } from '#testing/running-server.ts';

const wanted = Number(process.argv[2] ?? 100_000);
const engine = process.argv[3] ?? 'postgres';
const data = join(import.meta.dirname, '../../shared/data');
const fashion = join(data, 'shopify/shopifypartners-fashion.csv');
const bestBuy = join(data, 'json/bestbuy-algolia-8420.json');
const folder = mkdtempSync(join(tmpdir(), 'copydesk-bench-'));

type Written = { path: string; name: string; products: number };

async function repeatShopify(): Promise<Written> {
  const [header = [], ...rows] = Papa.parse<string[]>(readFileSync(fashion, 'utf8'), { skipEmptyLines: true }).data;
  const column = (name: string) => header.indexOf(name);
  const [handle, sku] = [column('Handle'), column('Variant SKU')];
  const handles = new Set(rows.map((row) => row[handle])).size;
  const path = join(folder, 'shopify.csv');
  const out = createWriteStream(path);
  out.write(`${Papa.unparse([header])}\n`);
  let products = 0;
  for (let copy = 0; products < wanted; copy++, products += handles) {
    const copied = rows.map((row) =>
      row.map((cell, i) => ((i === handle || i === sku) && cell ? `${cell}-${copy}` : cell)),
    );
    if (!out.write(`${Papa.unparse(copied)}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'close');
  return { path, name: 'shopifypartners-fashion.csv repeated', products };
}

async function repeatJson(): Promise<Written> {
  const items = JSON.parse(readFileSync(bestBuy, 'utf8')) as { objectID: string }[];
  const path = join(folder, 'bestbuy.json');
  const out = createWriteStream(path);
  let products = 0;
  out.write('[');
  for (let copy = 0; products < wanted; copy++) {
    for (const item of items) {
      const text = `${products > 0 ? ',' : ''}\n${JSON.stringify({ ...item, objectID: `${item.objectID}-${copy}` })}`;
      products += 1;
      if (!out.write(text)) await once(out, 'drain');
    }
  }
  out.end(']');
  await once(out, 'close');
  return { path, name: 'bestbuy-algolia-8420.json repeated', products };
}

function residentMb(pid: number): number {
  const pages = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(pages ?? 0) / 1024;
}

/** Processor time a process has used, in microseconds; what else the machine does counts less than in the clock's. */
function processorMicroseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const ticksPerSecond = 100;
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1e6;
}

async function importFile(url: string, path: string, name: string, onTick: () => void): Promise<Import> {
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

async function run(): Promise<void> {
  for (const file of [fashion, bestBuy]) {
    if (!existsSync(file)) throw new Error(`This bench reads ${file}, which is not here.`);
  }
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  console.log(
    `Import of ${wanted.toLocaleString('en')} products, ${postgres?.which ?? 'embedded PGlite'}, Node ${process.versions.node}`,
  );
  for (const make of [repeatShopify, repeatJson]) {
    const file = await make();
    const dataDir = mkdtempSync(join(folder, 'data-'));
    const server = await startServer({ DATA_DIR: dataDir, ...(postgres ? { DATABASE_URL: postgres.url } : {}) });
    const { pid } = server.child;
    if (!pid) throw new Error('The server has no process id');
    // Warm-up: the first import loads parsers and fills caches every server has.
    await importFile(server.url, join(data, 'shopify/packt-product-data.csv'), 'warm-up.csv', () => {});
    await sleep(1_000);
    const idle = residentMb(pid);
    let peak = idle;
    const memory: number[] = [];
    const cpuBefore = processorMicroseconds(pid);
    const started = performance.now();
    const done = await importFile(server.url, file.path, file.name, () => {
      const now = residentMb(pid);
      memory.push(now);
      peak = Math.max(peak, now);
    });
    const seconds = (performance.now() - started) / 1000;
    const half = memory[Math.floor(memory.length / 2)] ?? 0;
    console.log(
      [
        `\n${file.name}: ${(statSync(file.path).size / 1e6).toFixed(0)} MB, ${done.state}, new ${done.counts.new}, refused ${done.counts.refused}`,
        `  rate    ${Math.round(done.counts.read / seconds).toLocaleString('en')} products/s (${seconds.toFixed(1)} s with upload), ${Math.round((processorMicroseconds(pid) - cpuBefore) / done.counts.read)} µs of processor each`,
        `  memory  idle ${idle.toFixed(0)} MB, half-way ${half.toFixed(0)} MB, peak ${peak.toFixed(0)} MB: ${(peak - idle).toFixed(0)} MB above idle`,
      ].join('\n'),
    );
    if (done.error) console.log(`  ${done.error}`);
    await server.stop();
    if (postgres) await emptyDatabase(postgres.url);
  }
  await postgres?.stop();
}

async function emptyDatabase(url: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
  await client.end();
}

try {
  await run();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
