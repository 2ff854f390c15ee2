import { expect, it } from 'vitest';
import type { BrokenRules } from '#domain/benchmarks/broken-rules.contract.ts';
import type { Waiver, WaiverEffect } from '#domain/benchmarks/waivers.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { partNames } from '#domain/parts/parts.ts';
import { noticeRules, rescoreNext } from '#server/checks/rescore.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();

/** What the server does in the background after rules or waivers change. */
async function checkAgain(): Promise<void> {
  const { db } = app.database;
  const epoch = await noticeRules(db, app.clock.now);
  while (await rescoreNext(db, epoch, null, app.clock.now));
}

const lensOf = async (id: number) => ((await app.call('GET', `/api/products/${id}`)).body as Product).lens;
const listed = async (query = '') =>
  (await app.call('GET', `/api/products/broken-rules?status=pending&${query}`)).body as BrokenRules;
const waive = (body: object) => app.call('POST', '/api/waivers', body);
const ids = async (query: string) =>
  ((await app.call('GET', `/api/products?limit=50&${query}`)).body as Product[]).map(({ id }) => id).toSorted();

/** A listing of a retailer that asks for bullet points, and that has none. */
async function addBare(retailer: string): Promise<number> {
  const id = await addProduct(app.database.db, { bullets: [], retailer, attributes: [] });
  await app.call('POST', `/api/products/${id}/generate-optimized-content`);
  return id;
}
const rule = 'amazon.bullets.present';

it('counts those that break a rule among the products that have something to review', async () => {
  const [whole] = [await addBare('Amazon'), await addBare('Amazon'), await addProduct(app.database.db, {})];
  expect(await listed()).toMatchObject({ total: 2, breaking: 2 });
  const approved = Object.fromEntries(partNames.map((part) => [`${part}Status`, 'approved']));
  await app.call('PATCH', `/api/products/${whole}/optimized-content`, approved);
  expect((await app.call('GET', '/api/products/broken-rules?')).body).toMatchObject({ total: 1, breaking: 1 });
});

it('a waived rule no longer holds an approval back, is shown with who and why, and counts again once it is taken back', async () => {
  const [amazon, walmart] = [await addBare('Amazon'), await addBare('Walmart')];
  expect(await lensOf(amazon)).toBe('must-rule');
  const ofWalmart = await lensOf(walmart);
  const before = (await listed()).rules.find(({ ruleIds }) => ruleIds.includes(rule));
  expect(before).toMatchObject({ severity: 'block', products: 1, waived: 0, retailers: ['Amazon'], canAsk: true });
  expect(await ids(`rule=${rule}`)).toEqual([amazon]);

  const waived = { ruleIds: [rule], scope: 'retailer', value: 'amazon', until: null };
  const effect = (await app.call('POST', '/api/waivers/preview', waived)).body as WaiverEffect;
  expect(effect).toMatchObject({ products: 1, clear: 1 });
  const made = await waive({ ...waived, reason: 'Built from the feed.' });
  expect(made.status).toBe(201);
  const waiver = made.body as Waiver;
  expect(waiver).toMatchObject({ label: 'Bullet points present', reason: 'Built from the feed.', until: null });
  expect(waiver.createdBy?.fullName).not.toBe('');

  const score = ((await app.call('GET', `/api/products/${amazon}`)).body as Product).listingQuality;
  await checkAgain();
  expect(['clean', 'unchanged']).toContain(await lensOf(amazon));
  expect(((await app.call('GET', `/api/products/${amazon}`)).body as Product).listingQuality).toBe(score);
  expect((await listed()).rules.find(({ ruleIds }) => ruleIds.includes(rule))).toMatchObject({
    products: 1,
    waived: 1,
  });
  expect(await ids(`rule=${rule}`)).toEqual([amazon]);
  expect(await lensOf(walmart)).toBe(ofWalmart);

  expect((await app.call('DELETE', `/api/waivers/${waiver.id}`)).status).toBe(204);
  await checkAgain();
  expect(await lensOf(amazon)).toBe('must-rule');
  expect((await app.call('GET', '/api/waivers')).body).toEqual([]);
  expect((await app.call('DELETE', `/api/waivers/${waiver.id}`)).status).toBe(404);
});

it('a waiver that ends counts no more from the day after', async () => {
  const id = await addBare('Amazon');
  await waive({
    ruleIds: [rule],
    scope: 'products',
    productIds: [id],
    reason: 'Until the sheet comes',
    until: '2026-11-30',
  });
  app.clock.now = new Date('2026-11-30T20:00:00Z');
  await checkAgain();
  expect(await lensOf(id)).not.toBe('must-rule');
  app.clock.now = new Date('2026-12-01T01:00:00Z');
  await checkAgain();
  expect(await lensOf(id)).toBe('must-rule');
});

it('refuses a waiver without a reason, of no rule, or for nobody', async () => {
  const given = { ruleIds: [rule], scope: 'brand', value: 'Oak', reason: 'Agreed with them' };
  expect((await waive({ ...given, reason: 'no' })).status).toBe(400);
  expect((await waive({ ...given, value: ' ' })).status).toBe(400);
  expect((await waive({ ...given, ruleIds: ['amazon.nothing'] })).status).toBe(404);
  expect((await waive({ ruleIds: [rule], scope: 'products', productIds: [], reason: 'Agreed' })).status).toBe(400);
});
