// Blocks wait to be compared, and are compared so many at once.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { familyBlockQueue, familyQueue, productFamilies, products } from '#server/database/schema.ts';
import { openTestDatabase } from '#testing/database.ts';
import { addProduct } from '#testing/factories.ts';
import { loadQueuedBlocks, takeQueuedBlocks } from './families.store.ts';
import { compareQueuedBlocks, findQueuedFamilies } from './families.tasks.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
});

const add = (name: string, color: string) => addProduct(database.db, { title: `Clayfield ${name}, ${color}` });
const waiting = () => database.db.$count(familyBlockQueue);
const familyIds = async () =>
  new Map((await database.db.select().from(productFamilies)).map(({ productId, familyId }) => [productId, familyId]));

/** Reads the titles of all products that wait, one at a time. */
async function readAll(): Promise<void> {
  while ((await database.db.$count(familyQueue)) > 0) await findQueuedFamilies(database.db, 1);
}

it('waits with a block until no product waits, compares so many products at once, and what came meanwhile again', async () => {
  const ids: [number, number][] = [];
  for (const name of ['Mug', 'Bowl', 'Plate']) ids.push([await add(name, 'Black'), await add(name, 'White')]);
  await readAll();
  expect(await waiting()).toBe(3);
  expect(new Set((await familyIds()).values())).toEqual(new Set([null]));

  expect(await compareQueuedBlocks(database.db, 4)).toBe(2);
  expect(await compareQueuedBlocks(database.db, 1)).toBe(1);
  expect(await compareQueuedBlocks(database.db)).toBe(0);
  expect(await familyIds()).toEqual(new Map(ids.flatMap(([first, other]) => [first, other].map((id) => [id, first]))));

  const red = await add('Mug', 'Red');
  await readAll();
  const before = await loadQueuedBlocks(database.db, 10);
  const green = await add('Mug', 'Green');
  await readAll();
  expect(await takeQueuedBlocks(database.db, before)).toEqual(new Set());
  expect(await compareQueuedBlocks(database.db)).toBe(1);
  const families = await familyIds();
  expect([red, green].map((id) => families.get(id))).toEqual([ids[0]?.[0], ids[0]?.[0]]);
});

it('tells browsers when products are in other families, and only then', async () => {
  const heard: string[] = [];
  await database.listen('copydesk_live', (payload) => heard.push(payload));
  const findAll = async () => {
    while ((await findQueuedFamilies(database.db)) > 0);
  };
  const one = '{"type":"families"}';
  await add('Jug, Black', 'with Lid');
  await findAll();
  const white = await add('Jug, White', 'with Lid');
  await findAll();
  await add('Jug, Red', 'with Lid');
  await findAll();
  await expect.poll(() => heard).toEqual([one, one]);
  await database.db.update(products).set({ title: 'Clayfield Gift Card' }).where(eq(products.id, white));
  await findAll();
  await expect.poll(() => heard).toEqual([one, one, one]);
  await add('Gift', 'Card');
  await findAll();
  await database.db.execute(sql`select pg_notify('copydesk_live', 'end')`);
  await expect.poll(() => heard).toEqual([one, one, one, 'end']);
});
