import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Categories } from '#domain/overview/categories.contract.ts';
import { channelConnections, channelPushes } from '#server/database/schema.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const notPushed = { isConnected: false, pushed: 0, lastPushedAt: null };
const readCategories = async () => (await app.call('GET', '/api/categories')).body as Categories;

it('counts products per category and subcategory, those without one included', async () => {
  const { db } = app.database;
  await addProduct(db, { category: 'Kitchen', subcategory: 'Mugs' });
  await addProduct(db, { category: 'Kitchen', subcategory: null });
  await addProduct(db, { category: 'Garden', subcategory: null });
  await addProduct(db, { category: null, subcategory: null });
  expect(await readCategories()).toEqual({
    total: 4,
    categories: [
      {
        name: 'Kitchen',
        count: 2,
        percent: 50,
        subcategories: [
          { name: 'Mugs', count: 1 },
          { name: null, count: 1 },
        ],
      },
      { name: 'Garden', count: 1, percent: 25, subcategories: [] },
      { name: null, count: 1, percent: 25, subcategories: [] },
    ],
  });
});

it('answers an empty catalogue with no categories', async () => {
  expect(await readCategories()).toEqual({ total: 0, categories: [] });
});

it.each([
  ['markup', '<img src=x onerror=alert(1)>'],
  ['a quote and a comment', `'; drop table products; --`],
  ['an address', 'Home & Garden?category=x#y/%2e%2e'],
  ['right-to-left text', '\u202eחנות\u202c'],
  ['emoji', '🧵🪡 Craft'],
  ['the longest name', 'n'.repeat(200)],
  ['the name of a part of an object', '__proto__'],
  ['a formula', '=HYPERLINK("http://x")'],
])('gives back a category named as %s, and the list finds its products', async (_, name) => {
  await addProduct(app.database.db, { category: name, subcategory: `${name}2` });
  const { categories } = await readCategories();
  expect(categories).toEqual([{ name, count: 1, percent: 100, subcategories: [{ name: `${name}2`, count: 1 }] }]);
  const query = new URLSearchParams({ category: name, subcategory: `${name}2`, limit: '1' });
  expect((await app.call('GET', `/api/products?${query}`)).headers['x-total-count']).toBe('1');
});

it('counts 2,000 categories and subcategories', async () => {
  const { db } = app.database;
  await db.execute(sql`insert into products (sku, title, description, category, subcategory)
    select 'S' || n, 'Product ' || n, repeat('Stoneware glazed by hand. ', 40), 'Category ' || (n % 200), 'Subcategory ' || (n % 2000) from generate_series(1, 20000) n`);
  const reply = await app.call('GET', '/api/categories');
  const { total, categories } = reply.body as Categories;
  expect(total).toBe(20_000);
  expect(categories).toHaveLength(200);
  expect(categories.flatMap(({ subcategories }) => subcategories)).toHaveLength(2_000);
  expect(categories[0]).toMatchObject({ count: 100, percent: 1 });
  expect(reply.text.length).toBeLessThan(200_000);
});

it('shows the writer, the unconnected channels and the planned first push', async () => {
  const { db } = app.database;
  const ids = [await addProduct(db), await addProduct(db), await addProduct(db)];
  for (const id of ids.slice(0, 2)) {
    await app.call('PATCH', `/api/products/${id}/optimized-content`, { titleStatus: 'approved' });
  }
  expect((await app.call('GET', '/api/integration-status')).body).toEqual({
    writer: { engine: 'built-in', needsKey: false, model: null, productsWithContent: 2 },
    models: { write: null, judge: null, chat: null },
    channels: [
      { name: 'Shopify', exportFormat: 'shopify', ...notPushed },
      { name: 'WooCommerce', exportFormat: 'woocommerce', ...notPushed },
      { name: 'Google Merchant', exportFormat: 'google', ...notPushed },
    ],
    approved: 2,
    replica: null,
    plannedPush: 1,
    pushed: 0,
  });
});

it('counts what was pushed of the approved products, on the card too, once a channel is connected', async () => {
  const { db } = app.database;
  const ids = [await addProduct(db), await addProduct(db), await addProduct(db), await addProduct(db)];
  for (const id of ids.slice(0, 3)) {
    await app.call('PATCH', `/api/products/${id}/optimized-content`, { titleStatus: 'approved' });
  }
  const card = async () => (await app.call('GET', '/api/dashboard')).body;
  expect(await card()).toMatchObject({ plannedPush: 1, pushed: null, pushedCaption: '0% pushed to live site' });

  await db.insert(channelConnections).values({ channel: 'shopify' });
  expect(await card()).toMatchObject({ pushed: 0, pushedCaption: '0% pushed to live site' });

  const [first = 0, second = 0, , undecided = 0] = ids;
  const deleted = 1_000;
  const push = (productId: number, channel: 'shopify' | 'google', at: string) => ({
    productId,
    channel,
    contentVersion: 1,
    pushedAt: new Date(at),
  });
  await db
    .insert(channelPushes)
    .values([
      push(first, 'shopify', '2026-11-19T10:00:00Z'),
      push(second, 'shopify', '2026-11-20T10:00:00Z'),
      push(second, 'google', '2026-11-18T10:00:00Z'),
      ...[undecided, deleted].map((id) => push(id, 'shopify', '2026-11-01T10:00:00Z')),
    ]);
  expect(await card()).toMatchObject({ approved: 3, pushed: 2, pushedCaption: '66% pushed to live site' });
  expect((await app.call('GET', '/api/integration-status')).body).toMatchObject({
    channels: [
      { name: 'Shopify', isConnected: true, pushed: 2, lastPushedAt: '2026-11-20T10:00:00.000Z' },
      { name: 'WooCommerce', isConnected: false, pushed: 0, lastPushedAt: null },
      { name: 'Google Merchant', isConnected: false, pushed: 1, lastPushedAt: '2026-11-18T10:00:00.000Z' },
    ],
    pushed: 2,
  });
});
