// How fast are stored listings checked again after a rule changed? Fills a database by SQL, walks it once without a rest between the
// transactions, then lets a running server do it beside its requests, and prints products/s. Usage: node bench/rescore.ts [products]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Rescore } from '#domain/benchmarks/rescore.contract.ts';
import { prepareDataDir } from '#server/app/first-start.ts';
import { noticeRules, rescoreNext } from '#server/checks/rescore.ts';
import type { Database } from '#server/database/database.ts';
import { openPglite } from '#server/database/pglite.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { startPostgres } from '#testing/postgres-server.ts';
import { startServer } from '#testing/running-server.ts';

const wanted = Number(process.argv[2] ?? 20_000);
const retailers = `(array['Amazon', 'Walmart', 'Target', 'eBay', 'Google', 'Shopify'])[n % 6 + 1]`;

async function fill({ db }: Database): Promise<void> {
  await db.execute(sql`
    insert into products (sku, title, description, bullets, images, price, category, brand, retailer, attributes, has_content)
    select 'SKU-' || n, 'Brand ' || n % 300 || ' Product ' || md5(n::text) || ' for the home, model ' || n,
      repeat('A plain sentence about product ' || n || ' and what it is made of. ', 8),
      '["Material: oak", "Size: 20 cm", "Warranty: 2 years"]'::jsonb, '["https://shop.example/a.jpg", "https://shop.example/b.jpg"]'::jsonb,
      (n % 90 + 5)::text || '.00 USD', 'Category ' || n % 40, 'Brand ' || n % 300, ${sql.raw(retailers)},
      '[{"name": "Material", "value": "Oak"}, {"name": "Size", "value": "20 cm"}]'::jsonb, n % 3 > 0
    from generate_series(1, ${wanted}::int) n`);
  await db.execute(sql`
    insert into optimized_contents (product_id, title, description, bullets, images, parts)
    select id, title, description, bullets, images, '{}'::jsonb from products where has_content`);
  await db.execute(sql`analyze`);
}

async function walk({ db }: Database): Promise<number> {
  const now = new Date();
  const epoch = await noticeRules(db, now);
  const started = performance.now();
  for (let after = null; ; ) {
    const step = await rescoreNext(db, epoch, after, now);
    if (!step) return wanted / ((performance.now() - started) / 1000);
    after = step.last;
  }
}

/** Products a second of a running server, and how long the slowest of the requests made meanwhile took. */
async function serve(env: Record<string, string>): Promise<{ pace: number; median: number; slowest: number }> {
  const server = await startServer(env);
  const started = performance.now();
  const times: number[] = [];
  for (;;) {
    const began = performance.now();
    const progress = (await (await fetch(`${server.url}/api/benchmark-rules/rescore`)).json()) as Rescore;
    if (!progress.running) break;
    const listed = performance.now();
    await (await fetch(`${server.url}/api/products?limit=10&sort=title&order=asc`)).arrayBuffer();
    times.push(performance.now() - listed);
    await sleep(Math.max(0, 100 - (performance.now() - began)));
  }
  const pace = wanted / ((performance.now() - started) / 1000);
  await server.stop();
  const sorted = times.toSorted((a, b) => a - b);
  return { pace, median: sorted[Math.floor(sorted.length / 2)] ?? 0, slowest: sorted.at(-1) ?? 0 };
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
    const alone = await walk(database);
    await database.db.execute(sql`update products set quality_epoch = 0`);
    await database.db.execute(sql`vacuum analyze products`);
    await database.close();
    const { pace, median, slowest } = await serve({
      DATA_DIR: folder,
      ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    });
    console.log(
      `${engine.padEnd(8)} ${Math.round(alone).toLocaleString('en')} products/s without rest, ${Math.round(pace).toLocaleString('en')} beside requests (a list meanwhile: median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms)`,
    );
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

console.log(`Judging ${wanted.toLocaleString('en')} products again, Node ${process.versions.node}`);
await run('postgres');
await run('pglite');
