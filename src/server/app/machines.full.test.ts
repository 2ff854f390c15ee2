// Two servers and two workers on one Postgres behind a balancer: they start at once, work as one, and are restarted one after the other
// while people work, without a lost request.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Run } from '#domain/runs/runs.contract.ts';
import { type Database, rowsOf } from '#server/database/database.ts';
import { migrationsFolder } from '#server/database/migrate.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { type Balancer, startBalancer } from '#testing/balancer.ts';
import { startPostgres, type TestServer } from '#testing/postgres-server.ts';
import { type RunningServer, startServer, startWorker } from '#testing/running-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'copydesk-machines-'));
const count = 400;
/** Longer than the balancer takes to notice. */
const env = { CATALOGUE: 'sample', WORKER: 'off', DRAIN_SECONDS: '1', RATE_LIMIT: '0' };

let postgres: TestServer;
let database: Database;
let balancer: Balancer;
let servers: [RunningServer, RunningServer];
let workers: [RunningServer, RunningServer];
const settings = (name: string) => ({ ...env, DATABASE_URL: postgres.url, DATA_DIR: join(folder, name) });

beforeAll(async () => {
  postgres = await startPostgres(false);
  // All at once, on a database with nothing in it.
  const [first, second, ...rest] = await Promise.all([
    startServer(settings('server-1')),
    startServer(settings('server-2')),
    startWorker(settings('worker-1')),
    startWorker(settings('worker-2')),
  ]);
  servers = [first, second];
  workers = rest;
  database = await openPostgres(postgres.url, (error) => console.error(error.message));
  balancer = await startBalancer();
  await balancer.use(servers.map(({ url }) => url));
}, 240_000);
afterAll(async () => {
  await balancer.stop();
  for (const each of [...servers, ...workers]) await each.stop();
  await database.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

async function call<T>(url: string, method = 'GET', body?: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(url, { method, ...(body ? { headers, body: JSON.stringify(body) } : {}) });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}

it('nothing of the first start was done twice', async () => {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: unknown[];
  };
  const [found] = await rowsOf<Record<string, number>>(
    database.db,
    sql`select (select count(*)::int from products) as products,
      (select (value->>'products')::int from desk_facts where name = 'catalogue') as loaded,
      (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
      (select count(*)::int - count(distinct username)::int from users) as users`,
  );
  expect(found).toEqual({
    products: found?.loaded,
    loaded: expect.any(Number),
    migrations: journal.entries.length,
    users: 0,
  });
  expect(found?.loaded).toBeGreaterThan(50);
});

it('a change on one server is announced by the other', { timeout: 60_000 }, async () => {
  const [first, second] = servers;
  const [product] = await call<{ id: number }[]>(`${first.url}/api/products?limit=1`);
  const stopping = new AbortController();
  const stream = await fetch(`${first.url}/api/events`, { signal: stopping.signal });
  let heard = '';
  const reading = (async () => {
    for await (const chunk of stream.body ?? []) heard += Buffer.from(chunk).toString();
  })().catch(() => undefined);
  await call(`${second.url}/api/products/${product?.id}/optimized-content`, 'PATCH', { title: 'Told by the other' });
  await expect.poll(() => heard, { timeout: 20_000 }).toContain(`"productId":${product?.id}`);
  stopping.abort();
  await reading;
});

/** What people do, until the test stops them: each has a product of its own, and notes what was refused or lost. */
async function use(id: number, signal: AbortSignal) {
  const seen = { patched: 0, read: 0, failed: [] as string[] };
  const path = `${balancer.url}/api/products/${id}`;
  while (!signal.aborted) {
    try {
      await call(`${path}/optimized-content`, 'PATCH', { title: `Title ${seen.patched}` });
      seen.patched += 1;
      await call(path);
      await call(`${balancer.url}/api/products?limit=10&search=mug`);
      seen.read += 2;
    } catch (error) {
      const { message, cause } = error as Error;
      seen.failed.push(`${message} ${String(cause ?? '')}`);
    }
    await sleep(5);
  }
  return { id, ...seen };
}

it('restarted one after the other they lose no request, and a run goes on', { timeout: 300_000 }, async () => {
  const added = await rowsOf<{ id: number }>(
    database.db,
    sql`insert into products (sku, title, description)
      select 'K-' || n, 'Stoneware mug ' || n || ', 350 ml', 'A mug of stoneware for tea. It holds 350 ml. Glazed by hand.'
      from generate_series(1, ${count}::int) n returning id`,
  );
  const mugs = await rowsOf<{ id: number }>(
    database.db,
    sql`insert into products (sku, title, description)
      select 'P-' || n, 'Stoneware mug by hand ' || n, '' from generate_series(1, 4) n returning id`,
  );
  const { id } = await call<Run>(`${balancer.url}/api/runs`, 'POST', {
    action: 'generate',
    selection: { ids: added.map((each) => each.id) },
  });
  const leaving = new AbortController();
  const people = mugs.map((mug) => use(mug.id, leaving.signal));
  for (const at of [0, 1] as const) {
    // While there is less of everything, what is left does the work.
    const other = servers[1 - at] as RunningServer;
    expect(await workers[at].stop()).toBe(0);
    expect(await servers[at].stop()).toBe(0);
    servers[at] = await startServer(settings(`server-${at + 1}`));
    workers[at] = await startWorker(settings(`worker-${at + 1}`));
    await balancer.use(at === 0 ? [servers[0].url, other.url] : [other.url, servers[1].url]);
  }
  leaving.abort();
  const seen = await Promise.all(people);
  expect(seen.flatMap(({ failed }) => failed)).toEqual([]);
  const versions = await rowsOf<{ product_id: number; version: number }>(
    database.db,
    sql`select product_id, version from optimized_contents where product_id in (select id from products where sku like 'P-%') order by 1`,
  );
  // What was acknowledged is there, once.
  expect(versions).toEqual(seen.map((each) => ({ product_id: each.id, version: each.patched })));
  const requests = seen.reduce((sum, { patched, read }) => sum + patched + read, 0);
  console.log(`${requests} requests over two restarts, none failed.`);
  expect(requests).toBeGreaterThan(100);

  const look = () => call<Run>(`${balancer.url}/api/runs/${id}`);
  await expect.poll(async () => (await look()).state, { timeout: 120_000, interval: 200 }).toBe('done');
  expect((await look()).counts).toEqual({ total: count, done: count, unchanged: 0, refused: 0, failed: 0 });
  const twice = await rowsOf(
    database.db,
    sql`select product_id from content_history where product_id in (select id from products where sku like 'K-%')
      group by product_id, content_type having count(*) > 1`,
  );
  expect(twice).toEqual([]);
});
