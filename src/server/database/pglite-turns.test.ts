// The embedded database computes in the thread that serves requests.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPglite } from './pglite.ts';

let database: Awaited<ReturnType<typeof openPglite>>;
beforeAll(async () => {
  database = await openPglite();
});
afterAll(() => database.close());

/** How often the event loop turned, which is when requests are read, while the work went on. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isOver = true;
  return turns;
}

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
