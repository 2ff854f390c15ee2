// What a gallery is read from: the heroes with the rules their images break, those rules counted, and what was never measured.
import { beforeEach, expect, it } from 'vitest';
import type { BrokenRules } from '#domain/benchmarks/broken-rules.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { HeroNote } from '#domain/review/hero-note.ts';
import { imageAddresses, productImages } from '#server/database/schema.ts';
import { keyOf } from '#server/media/images.store.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const [front, back] = ['https://shop.example/front.jpg', 'https://shop.example/back.jpg'];

async function get<T>(url: string): Promise<T> {
  const reply = await app.call('GET', url);
  expect(reply.status, reply.text).toBe(200);
  return reply.body as T;
}
const listed = async (query: string) => (await get<Product[]>(`/api/products?limit=50&${query}`)).map(({ id }) => id);

let id: number;
beforeEach(async () => {
  id = await addProduct(app.database.db, { images: [front, back], bullets: [] });
  await app.call('POST', `/api/products/${id}/generate-optimized-content`);
});

/** As a run leaves it that looked for the file of an address and found none. */
async function storeMissing(url: string): Promise<void> {
  const { db } = app.database;
  const key = keyOf(url);
  await db.insert(imageAddresses).values({ key, url, problem: 'not-found', checkedAt: app.clock.now });
  await db.insert(productImages).values({ productId: id, key });
}

it('shows for each product its hero under review, and why there is no file of it', async () => {
  const bare = await addProduct(app.database.db, { images: [] });
  await app.call('PATCH', `/api/products/${id}/optimized-content`, { images: [back, front] });
  await storeMissing(back);
  const notes = await get<HeroNote[]>(`/api/hero-notes?ids=${bare},${id},999999`);
  expect(notes.toSorted((a, b) => a.productId - b.productId)).toEqual([
    expect.objectContaining({ productId: id, url: back, status: 'pending', problem: 'not-found', version: 2 }),
    { productId: bare, version: 0, url: null, served: null, status: null, needsTwo: false, problem: null, faults: [] },
  ]);
});

it('shows the rules that images break as the list counts them', async () => {
  const counted = await get<BrokenRules>('/api/products/broken-rules?attribute=images');
  const [noted] = await get<HeroNote[]>(`/api/hero-notes?ids=${id}`);
  const ids = noted?.faults.map(({ ruleId }) => ruleId).toSorted();
  expect(ids).toEqual(counted.rules.flatMap(({ ruleIds }) => ruleIds).toSorted());
  expect(noted?.faults).toContainEqual(expect.objectContaining({ word: '2 images' }));
});

it('counts the rules of one attribute, and the products that break those alone', async () => {
  const all = await get<BrokenRules>('/api/products/broken-rules?');
  const ofImages = await get<BrokenRules>('/api/products/broken-rules?attribute=images');
  expect(new Set(all.rules.map(({ attribute }) => attribute)).size).toBeGreaterThan(1);
  expect(ofImages.rules).toEqual(all.rules.filter(({ attribute }) => attribute === 'images'));
  expect(ofImages).toMatchObject({ total: 1, breaking: 1 });
  await app.call('PATCH', `/api/products/${id}/optimized-content`, { imagesStatus: 'approved' });
  expect(await get<BrokenRules>('/api/products/broken-rules?attribute=images')).toEqual({
    total: 1,
    breaking: 0,
    rules: [],
  });
  expect((await get<BrokenRules>('/api/products/broken-rules?')).breaking).toBe(1);
});

it('lists the products whose images were measured, and those with images that never were', async () => {
  await addProduct(app.database.db, { images: [] });
  const other = await addProduct(app.database.db, {});
  await storeMissing(front);
  expect(await listed('imagesMeasured=yes')).toEqual([id]);
  expect(await listed('imagesMeasured=no')).toEqual([other]);
});
