// Approvers who may change some products alone: what waits for them as the second person is what they may confirm.
import { beforeEach, expect, it } from 'vitest';
import type { AssignedCounts } from '#domain/catalogue/assigned.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { NotificationList } from '#domain/notifications/notifications.contract.ts';
import type { Scope } from '#domain/scope.ts';
import { addProduct } from '#testing/factories.ts';
import { addPerson, addTwoApprovers, signsPeopleIn, type TestPerson } from '#testing/people.ts';
import { runToEnd } from '#testing/run-to-end.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp(signsPeopleIn);
const scope: Scope = { brand: ['Barkenby', 'Pellgate'], category: [], retailer: ['Amazon'] };
let maya: TestPerson;
let tomas: TestPerson;
let paula: TestPerson;
/** Of Pellgate, of Northwind, and without a brand. */
let ids: { within: number; outside: number; unbranded: number };

const limit = async (to: Scope | null) => {
  const reply = await maya.call('PUT', `/api/team/${paula.id}/scope`, { scope: to });
  expect(reply.status, reply.text).toBe(200);
};
async function addToy(brand: string | null, retailer = 'Amazon'): Promise<number> {
  const id = await addProduct(app.database.db, { title: 'Wooden train', category: 'Toys', brand, retailer });
  const changed = await maya.call('PATCH', `/api/products/${id}/optimized-content`, { title: 'Train, wooden' });
  expect(changed.status).toBe(200);
  return id;
}
beforeEach(async () => {
  [maya, tomas] = await addTwoApprovers(app, { secondPersonCategories: ['Toys'], secondPerson: ['waiver'] });
  paula = await addPerson(app, 'Paula', 'approver');
  await limit(scope);
  ids = { within: await addToy('Pellgate'), outside: await addToy('Northwind'), unbranded: await addToy(null) };
});

async function approve(by: TestPerson, id: number): Promise<void> {
  const reply = await by.call('PATCH', `/api/products/${id}/optimized-content`, { titleStatus: 'approved' });
  expect(reply.status, reply.text).toBe(200);
}
/** The products listed to be confirmed and their number beside the list, which are the same. */
async function toConfirm(who: TestPerson): Promise<number[]> {
  const filter = `secondPerson=${who.id}&status=pending`;
  const listed = (await who.call('GET', `/api/products?${filter}`)).body as Product[];
  const { toConfirm: count } = (await who.call('GET', '/api/products/assigned?status=pending')).body as AssignedCounts;
  expect(count).toBe(listed.length);
  return listed.map(({ id }) => id).toSorted((a, b) => a - b);
}
const notified = async (who: TestPerson) => {
  const { notifications, unread } = (await who.call('GET', '/api/notifications')).body as NotificationList;
  expect(unread).toBe(notifications.filter(({ readAt }) => readAt === null).length);
  return notifications.map(({ kind, products, productId, runId }) => ({ kind, products, productId, runId }));
};
const one = (productId: number) => ({ kind: 'confirmation', products: 1, productId, runId: null });

it('lists, counts and notifies of what is within the scope alone', async () => {
  for (const id of Object.values(ids)) await approve(maya, id);
  expect(await toConfirm(paula)).toEqual([ids.within]);
  expect(await notified(paula)).toEqual([one(ids.within)]);
  expect(await toConfirm(tomas)).toEqual(Object.values(ids).toSorted((a, b) => a - b));
  expect(await notified(tomas)).toMatchObject([{ products: 3 }]);
  await approve(paula, ids.within);
  expect([await toConfirm(paula), await notified(paula)]).toEqual([[], []]);
});

it('matches every list of the scope, and is as the scope and the product are now', async () => {
  const elsewhere = await addToy('Pellgate', 'Etsy');
  for (const id of [elsewhere, ids.within, ids.outside]) await approve(maya, id);
  expect(await toConfirm(paula)).toEqual([ids.within]);
  await limit({ brand: [], category: ['Toys'], retailer: ['Etsy'] });
  expect(await toConfirm(paula)).toEqual([elsewhere]);
  expect(await notified(paula)).toEqual([]);
  await limit(null);
  expect(await toConfirm(paula)).toEqual([ids.within, ids.outside, elsewhere].toSorted((a, b) => a - b));
  await limit(scope);
  expect((await maya.call('PATCH', `/api/products/${ids.within}`, { brand: 'Northwind' })).status).toBe(200);
  expect([await toConfirm(paula), await notified(paula)]).toEqual([[], []]);
});

it('of a run counts what of it is within the scope, and does not notify where nothing is', async () => {
  const run = async (of: number[], by = maya) =>
    (await runToEnd({ ...app, call: by.call }, { action: 'approve', options: {}, selection: { ids: of } })).run;
  const none = await run([ids.outside]);
  expect(none.counts.asked).toBe(1);
  expect(await notified(paula)).toEqual([]);
  expect(await notified(tomas)).toMatchObject([{ runId: none.id, products: 1 }]);
  const other = await addToy('Northwind');
  const some = await run([other, ids.within]);
  expect(await notified(paula)).toMatchObject([{ runId: some.id, products: 1 }]);
  expect(await notified(tomas)).toMatchObject([{ products: 3 }]);
  expect((await run([ids.within, ids.outside], paula)).confirmed).toBe(1);
  expect(await notified(paula)).toEqual([]);
});

it('has no waivers, which hold for products outside too, and has them without a scope', async () => {
  const rules = { ruleIds: ['amazon.bullets.present'], scope: 'retailer', value: 'Amazon', reason: 'From the feed.' };
  const ask = async () => expect((await maya.call('POST', '/api/waivers', rules)).status).toBe(201);
  await ask();
  expect(await notified(paula)).toEqual([]);
  expect(await notified(tomas)).toHaveLength(1);
  await limit(null);
  const asked = (await maya.call('GET', '/api/waivers')).body as { id: number }[];
  expect((await maya.call('DELETE', `/api/waivers/${asked[0]?.id}`)).status).toBe(204);
  await ask();
  expect(await notified(paula)).toHaveLength(1);
  await limit(scope);
  expect(await notified(paula)).toEqual([]);
});

it('a scope that rests with another role leaves nothing out', async () => {
  for (const id of [ids.within, ids.outside]) await approve(maya, id);
  const role = await maya.call('PUT', `/api/team/${paula.id}/role`, { role: 'admin' });
  expect(role.status, role.text).toBe(200);
  expect(await toConfirm(paula)).toEqual([ids.within, ids.outside]);
});
