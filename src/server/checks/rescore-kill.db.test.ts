// A server killed while it checks listings again: the next start goes on where it was, and ends with every figure right.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { BenchmarkReply } from '#domain/benchmarks/benchmarks.contract.ts';
import type { Rescore } from '#domain/benchmarks/rescore.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Database } from '#server/database/database.ts';
import { openPglite } from '#server/database/pglite.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { createPostgresDatabase } from '#testing/database.ts';
import { type RunningServer, startServer } from '#testing/running-server.ts';

const count = 800;
/** Three starts of a server and a walk, on a machine that does much else. */
const timeoutMs = 180_000;

async function get<T>(server: RunningServer, path: string): Promise<T> {
  const reply = await fetch(server.url + path);
  if (!reply.ok) throw new Error(`GET ${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}

const rescore = (server: RunningServer) => get<Rescore>(server, '/api/benchmark-rules/rescore');

it('goes on after a kill, from a server whose listings were never checked', { timeout: timeoutMs }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'copydesk-rescore-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const url = process.env.TEST_DATABASE === 'postgres' ? await createPostgresDatabase() : null;
  const env = { DATA_DIR: dataDir, ...(url ? { DATABASE_URL: url } : {}) };
  const open = (): Promise<Database> =>
    url ? openPostgres(url, (error) => console.error(error)) : openPglite(join(dataDir, 'database'));

  // A server as the migration leaves it: nothing checked.
  const before = await open();
  await before.db.execute(sql`insert into products (sku, title, description, retailer)
    select 'K-' || n, 'Mug ' || n, repeat('A plain sentence about mugs. ', n % 40), case when n % 2 = 0 then 'Amazon' end
    from generate_series(1, ${count}::int) n`);
  await before.close();

  const first = await startServer(env);
  const waiting = await get<Product[]>(first, '/api/products?limit=1&sort=date&order=desc');
  expect(waiting[0]).toHaveProperty('listingQuality');
  const killedAt = await vi.waitUntil(
    async () => {
      const progress = await rescore(first);
      return progress.done > 0 && progress;
    },
    { timeout: timeoutMs, interval: 20 },
  );
  expect(killedAt.running, 'it was killed too late').toBe(true);
  await first.kill();

  const second = await startServer(env);
  const resumed = await rescore(second);
  expect(resumed.done).toBeGreaterThanOrEqual(killedAt.done);
  await expect
    .poll(() => rescore(second), { timeout: timeoutMs, interval: 100 })
    .toMatchObject({ running: false, done: count, total: count });
  const all = await get<Product[]>(second, '/api/products');
  expect(all.filter(({ listingQuality, complianceLevel }) => listingQuality === null || !complianceLevel)).toEqual([]);
  for (const { id, listingQuality } of all.filter((_, place) => place % 300 === 7)) {
    const { quality } = await get<BenchmarkReply>(second, `/api/products/${id}/benchmark`);
    expect(listingQuality, `product ${id}`).toBe(quality);
  }
  await second.stop();
});
