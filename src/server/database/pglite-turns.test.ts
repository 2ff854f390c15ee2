// The embedded database computes in the thread that serves requests.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { turnsDuring } from '#testing/turns.ts';
import { openPglite } from './pglite.ts';

let database: Awaited<ReturnType<typeof openPglite>>;
beforeAll(async () => {
  database = await openPglite();
});
afterAll(() => database.close());

it('requests are read between one statement and the next', async () => {
  const turns = await turnsDuring(async () => {
    for (let n = 0; n < 20; n++) await database.db.execute(sql`select ${n}::int`);
  });
  expect(turns).toBeGreaterThanOrEqual(20);
});

it('requests are read between the statements of one transaction', async () => {
  const turns = await turnsDuring(() =>
    database.db.transaction(async (tx) => {
      for (let n = 0; n < 20; n++) await tx.execute(sql`select ${n}::int`);
    }),
  );
  expect(turns).toBeGreaterThanOrEqual(20);
});
