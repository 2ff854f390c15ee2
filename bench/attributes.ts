// How long are the attribute names of a catalogue counted, and does a list wait meanwhile? Fills a database by SQL, asks a running server
// for the names until the count is whole, and prints seconds. Usage: node bench/attributes.ts [products]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { AttributeCountState } from '#domain/attributes/attributes.contract.ts';
import { prepareDataDir } from '#server/app/first-start.ts';
import type { Database } from '#server/database/database.ts';
import { openPglite } from '#server/database/pglite.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { startPostgres } from '#testing/postgres-server.ts';
import { startServer } from '#testing/running-server.ts';

const wanted = Number(process.argv[2] ?? 100_000);
const names = 12;
const fillBatch = 20_000;
/** An epoch that never comes: nothing is checked again meanwhile. */
const checkedForGood = 2_147_483_647;

/** Two thirds of the products with a draft that waits, twelve attributes each of sixty names. */
async function fill({ db }: Database): Promise<void> {
  const draft = { title: { draft: { engine: 'built-in' } }, bullets: {}, description: {}, images: {} };
  for (let from = 1; from <= wanted; from += fillBatch) {
    const to = Math.min(wanted, from + fillBatch - 1);
    await db.execute(sql`
      insert into products (sku, title, description, attributes, has_content, quality_epoch)
      select 'SKU-' || n, 'Product ' || n, repeat('A plain sentence about product ' || n || '. ', 8),
        (select jsonb_agg(jsonb_build_object('name', 'Name ' || (n + a) % 60, 'value', 'Value ' || n % 900)) from generate_series(1, ${names}::int) a),
        n % 3 > 0, ${checkedForGood}::int
      from generate_series(${from}::int, ${to}::int) n`);
    await db.execute(sql`
      insert into optimized_contents (product_id, title, parts)
      select id, title, ${JSON.stringify(draft)}::jsonb from products where has_content and id between ${from}::int and ${to}::int`);
  }
  await db.execute(sql`analyze`);
}

/** Seconds until the count is whole, and how long the slowest list took that was read meanwhile. */
async function count(url: string): Promise<{ seconds: number; slowest: number; found: number }> {
  const started = performance.now();
  let slowest = 0;
  for (;;) {
    const state = (await (await fetch(`${url}/api/attribute-count`)).json()) as AttributeCountState;
    if (!state.isCounting) break;
    const began = performance.now();
    await (await fetch(`${url}/api/products?limit=10&sort=title&order=asc`)).arrayBuffer();
    slowest = Math.max(slowest, performance.now() - began);
    await sleep(100);
  }
  const seconds = (performance.now() - started) / 1000;
  const { headers } = await fetch(`${url}/api/attributes?limit=1`);
  return { seconds, slowest, found: Number(headers.get('x-total-count')) };
}

async function run(engine: 'postgres' | 'pglite'): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'copydesk-bench-'));
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  try {
    const database = postgres
      ? await openPostgres(postgres.url, (error) => console.error(error.message))
      : await openPglite(join(folder, 'database'));
    await prepareDataDir(database.db, 'empty', new Date());
    await fill(database);
    await database.close();
    const server = await startServer({ DATA_DIR: folder, ...(postgres ? { DATABASE_URL: postgres.url } : {}) });
    const { seconds, slowest, found } = await count(server.url);
    await server.stop();
    console.log(
      `${engine.padEnd(8)} ${found} names in ${seconds.toFixed(1)} s (a list meanwhile: slowest ${slowest.toFixed(0)} ms)`,
    );
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

console.log(`Counting the attributes of ${wanted.toLocaleString('en')} products, Node ${process.versions.node}`);
await run('postgres');
await run('pglite');
