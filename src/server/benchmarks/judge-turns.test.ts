// Many listings are judged in one go, in the thread that serves requests.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPglite } from '#server/database/pglite.ts';
import { sourceProduct } from '#testing/factories.ts';
import { turnsByTheClock } from '#testing/turns.ts';
import { judgeListings } from './judge.commands.ts';

let database: Awaited<ReturnType<typeof openPglite>>;
beforeAll(async () => {
  database = await openPglite();
});
afterAll(() => database.close());

it('requests are read between one listing judged and the next', async () => {
  const listings = Array.from({ length: 40 }, () => ({ id: null, product: sourceProduct(), content: null }));
  const judge = () => judgeListings(database.db, listings, new Date('2026-11-21T10:00:00.000Z'));
  expect(await turnsByTheClock(judge)).toBeGreaterThanOrEqual(listings.length);
});
