// The embedded database does one thing at a time: how often a list waits for others is what people feel while an import runs.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openPglite } from '#server/database/pglite.ts';
import { addProduct } from '#testing/factories.ts';
import { createProductJson } from './product-json.store.ts';
import { listProducts } from './product-list.store.ts';

let database: Awaited<ReturnType<typeof openPglite>>;
beforeAll(async () => {
  database = await openPglite();
});
afterAll(() => database.close());

it('a page of a list waits for one transaction of others, not for one at each of its steps', async () => {
  const { db, readCache } = database;
  await addProduct(db);
  let ended = 0;
  let isOver = false;
  const others = Array.from({ length: 3 }, async () => {
    while (!isOver) {
      await db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await tx.execute(sql`select 2`);
      });
      ended += 1;
    }
  });
  await vi.waitUntil(() => ended > 0);
  const before = ended;
  const page = await listProducts(
    { readCache, loadJson: createProductJson(readCache) },
    {},
    { sort: 'title', order: 'asc' },
    { limit: 5 },
  );
  const waitedFor = ended - before;
  isOver = true;
  await Promise.all(others);
  expect(page.total).toBe(1);
  // Those that stood in line already, each once.
  expect(waitedFor).toBeLessThanOrEqual(3);
});
