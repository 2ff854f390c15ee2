// What meets a webhook that is being turned off, and two servers that gather at once.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { WebhookEvent } from '#domain/webhooks/webhook-events.ts';
import { type Database, rowsOf } from '#server/database/database.ts';
import { webhookChanges } from '#server/database/schema.ts';
import type { Context } from '#server/http/context.ts';
import { openKeyKeeper } from '#server/secrets/key-keeper.ts';
import { openTestDatabase } from '#testing/database.ts';
import { emptyTables } from '#testing/empty-tables.ts';
import { insertMoves } from './changes.store.ts';
import {
  findNextTime,
  insertDeliveries,
  insertDelivery,
  insertEvent,
  isSending,
  updateDelivery,
} from './deliveries.store.ts';
import { insertEndpoint } from './endpoints.store.ts';
import { gatherEvents } from './gather-events.ts';
import { changeEndpoint, sendAgain } from './webhooks.commands.ts';

const at = new Date('2026-11-21T10:00:00.000Z');
const setup = { keeper: openKeyKeeper({ dataDir: '', given: [Buffer.alloc(32, 5)] }), privateHosts: [] };
const products = [{ id: 1, sku: 'W-1' }];
const event: WebhookEvent = {
  ...{ type: 'product.deleted', timestamp: at.toISOString() },
  data: { by: null, runId: null, products: products.map((each) => ({ ...each, link: '/products/1' })) },
};
let database: Database;
let context: Context;
let endpointId: number;

beforeAll(async () => {
  database = await openTestDatabase();
  context = { db: database.db, now: () => at, actor: { id: 1, fullName: 'Tess' }, role: 'owner', scope: null };
});
afterAll(() => database?.close());
beforeEach(async () => {
  await emptyTables(database);
  const { id } = await insertEndpoint(database.db, {
    ...{ url: 'https://hooks.example/', description: 'Shop', lockedSecret: '', createdAt: at },
    kinds: ['product.deleted', 'product.set_aside', 'run.ended'],
  });
  endpointId = id;
});

const waiting = () => rowsOf(database.db, sql`select id from webhook_deliveries where state = 'waiting'`);
const blocked = () =>
  rowsOf(
    database.db,
    sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );

/** Does something while a transaction has turned the webhook off and is not over; waits until it waits for that. */
async function whileTurnedOff<Result>(work: () => Promise<Result>): Promise<PromiseSettledResult<Result>> {
  const { begun } = await database.db.transaction(async (tx) => {
    await changeEndpoint({ ...context, db: tx }, endpointId, { isOn: false }, setup);
    const begun = Promise.allSettled([work()]);
    await expect.poll(blocked, { timeout: 20_000 }).toHaveLength(1);
    return { begun };
  });
  const [result] = await begun;
  return result;
}

it('sends an event to no webhook that was turned off while the event was stored', async () => {
  const result = await whileTurnedOff(() =>
    database.db.transaction(async (tx) => {
      await insertEvent(tx, 'evt_1', event, at);
      return await insertDeliveries(tx, 'evt_1', event, at);
    }),
  );
  expect(result).toEqual({ status: 'fulfilled', value: 0 });
  expect(await waiting()).toEqual([]);
});

it('sends nothing again to a webhook that was turned off meanwhile', async () => {
  await insertEvent(database.db, 'evt_1', event, at);
  const id = await insertDelivery(database.db, endpointId, 'evt_1', at);
  await updateDelivery(database.db, id, { state: 'failed', nextAt: null });
  const result = await whileTurnedOff(() => sendAgain(context, id));
  expect(result).toMatchObject({ status: 'rejected', reason: { message: 'This webhook is off. Turn it on first.' } });
  expect(await waiting()).toEqual([]);
});

it('looks for no delivery of a webhook that is off', async () => {
  await insertEvent(database.db, 'evt_1', event, at);
  const id = await insertDelivery(database.db, endpointId, 'evt_1', at);
  await updateDelivery(database.db, id, { takenUntil: at });
  const found = async () => [await findNextTime(database.db), await isSending(database.db)];
  expect(await found()).toEqual([at, true]);
  await database.db.execute(sql`update webhook_endpoints set off_reason = 'person'`);
  expect(await found()).toEqual([null, false]);
});

it('sends the end of a run behind what it did, also where another server gathers at the moment', async () => {
  const { db } = database;
  const kinds = async () =>
    (
      await rowsOf<{ kind: string }>(
        db,
        sql`select kind from webhook_events join webhook_deliveries d on d.event_id = webhook_events.id order by d.id`,
      )
    ).map(({ kind }) => kind);
  const before = new Date(at.getTime() - 60_000);
  await insertMoves(db, { kind: 'product.set_aside', actorId: null, at: before, runId: 5 }, products);
  await db.transaction(async (other) => {
    expect(await gatherEvents({ ...context, db: other }, null)).toBe(false);
    const counts = { total: 1, done: 1, unchanged: 0, refused: 0, failed: 0 };
    const run = { id: 5, action: 'set-aside', state: 'done', counts };
    await db.insert(webhookChanges).values({ kind: 'run.ended', at, actorId: null, facts: { run } });
    expect(await gatherEvents(context, null)).toBe(true);
    expect(await kinds()).toEqual([]);
  });
  expect(await gatherEvents(context, null)).toBe(false);
  expect(await kinds()).toEqual(['product.set_aside', 'run.ended']);
});
