// Many listings are checked in one go, beside the thread that answers requests.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedRules } from '#server/benchmarks/rules.seed.ts';
import { openPglite } from '#server/database/pglite.ts';
import { sourceProduct } from '#testing/factories.ts';
import { turnsDuring } from '#testing/turns.ts';
import { checkForStore, checkForStoreHere } from './check.commands.ts';

let database: Awaited<ReturnType<typeof openPglite>>;
const now = new Date('2026-11-21T10:00:00.000Z');
beforeAll(async () => {
  database = await openPglite();
  await database.db.transaction((tx) => seedRules(tx, now));
});
afterAll(() => database.close());

/** Whether the database is being asked: then the event loop turns in any case. */
function watchAsking(): () => boolean {
  let asking = 0;
  const { client } = database;
  const counted =
    <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      asking += 1;
      try {
        return await call(...args);
      } finally {
        asking -= 1;
      }
    };
  client.query = counted(client.query) as typeof client.query;
  client.transaction = counted(client.transaction) as typeof client.transaction;
  return () => asking > 0;
}

it.each([2, 300])('%i listings get the figures they would get here, each its own', async (count) => {
  const listings = Array.from({ length: count }, (_, n) => ({
    id: null,
    product: { ...sourceProduct(), ...(n % 2 === 0 ? {} : { title: '', images: [] }) },
    content: null,
  }));
  let checked: Awaited<ReturnType<typeof checkForStore>> = [];
  const isAsking = watchAsking();
  const turns = await turnsDuring(
    async () => {
      checked = await checkForStore(database.db, listings, now);
    },
    () => !isAsking(),
  );
  expect(checked).toEqual(await checkForStoreHere(database.db, listings, now));
  expect(checked[0]?.check).not.toEqual(checked[1]?.check);
  // Requests are read whenever the event loop turns: checked here, it would turn no more than before and after.
  if (count === 300) expect(turns).toBeGreaterThan(count);
});
