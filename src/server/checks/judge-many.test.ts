// Many listings are judged in one go, beside the thread that answers requests.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedRules } from '#server/benchmarks/rules.seed.ts';
import { openPglite } from '#server/database/pglite.ts';
import { sourceProduct } from '#testing/factories.ts';
import { turnsDuring } from '#testing/turns.ts';
import { judgeListings, judgeListingsHere } from './judge.commands.ts';

let database: Awaited<ReturnType<typeof openPglite>>;
const now = new Date('2026-11-21T10:00:00.000Z');
beforeAll(async () => {
  database = await openPglite();
  await database.db.transaction((tx) => seedRules(tx, now));
});
afterAll(() => database.close());

it.each([2, 300])('%i listings get the figures they would get here, each its own', async (count) => {
  const listings = Array.from({ length: count }, (_, n) => ({
    id: null,
    product: { ...sourceProduct(), ...(n % 2 === 0 ? {} : { title: '', images: [] }) },
    content: null,
  }));
  let judged: Awaited<ReturnType<typeof judgeListings>> = [];
  const turns = await turnsDuring(async () => {
    judged = await judgeListings(database.db, listings, now);
  });
  expect(judged).toEqual(await judgeListingsHere(database.db, listings, now));
  expect(judged[0]?.quality).not.toEqual(judged[1]?.quality);
  // Requests are read whenever the event loop turns: judged here, it would turn for the queries alone.
  if (count === 300) expect(turns).toBeGreaterThan(count);
});
