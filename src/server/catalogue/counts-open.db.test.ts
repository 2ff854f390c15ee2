// Where several connections change products at once, which the embedded database has not: counts of what is not committed yet.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { startTestApp } from '#testing/start-test-app.ts';
import { foldCounts } from './counts.store.ts';

const app = startTestApp();
const total = async (query: string) =>
  Number((await app.call('GET', `/api/products?limit=1&${query}`)).headers['x-total-count']);

it('a fold keeps a change that is not committed yet for the next one', async () => {
  const { db } = app.database;
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into products (sku, title, category) values ('open', 'Mug', 'Kitchen')`);
    await db.execute(sql`insert into products (sku, title, category) values ('other', 'Mug', 'Kitchen')`);
    await foldCounts(db, 1);
    expect(await total('category=Kitchen')).toBe(1);
  });
  expect(await total('category=Kitchen')).toBe(2);
  await foldCounts(db, 1);
  expect(await total('category=Kitchen')).toBe(2);
});
