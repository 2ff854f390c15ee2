import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import type { LiveEvent } from '#domain/live/live.contract.ts';
import { rowsOf } from '#server/database/database.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { startUpkeep } from './catalogue.tasks.ts';

const app = startTestApp();
const remove = (id: number) => app.call('DELETE', `/api/products/${id}`);
const restore = (id: number) => app.call('POST', `/api/products/${id}/restore`);
const get = async (path: string) => (await app.call('GET', path)).body;

/** Three products, the middle one reviewed, with kept rows of a file and a data source. */
async function addThree(): Promise<[number, number, number]> {
  const { db } = app.database;
  const first = await addProduct(db, { sku: 'A', title: 'Alder bowl', brand: 'Same' });
  const middle = await addProduct(db, { sku: 'B', title: 'Beech bowl', brand: 'Only here' });
  const last = await addProduct(db, { sku: 'C', title: 'Cedar bowl', brand: 'Same' });
  await app.call('POST', `/api/products/${middle}/generate-optimized-content`);
  await app.call('PATCH', `/api/products/${middle}/optimized-content`, {
    titleStatus: 'approved',
    bulletsStatus: 'rejected',
  });
  await db.execute(
    sql`insert into product_sources (product_id, format, rows) values (${middle}, 'shopify-csv', '[{"b":"2","a":"1"}]')`,
  );
  await db.execute(
    sql`insert into optimization_data_sources (product_id, source_category, source_notes) values (${middle}, 'reviews', 'Loved by all')`,
  );
  await db.execute(
    sql`insert into judgements (product_id, statement_key, statement, verdict, by, facts_key, judged_at)
      values (${middle}, 'k', 'Sits well.', 'unsupported', 'judge-1', 'f', '2026-11-20T10:00:00Z')`,
  );
  await app.call('PUT', '/api/keywords', {
    scope: 'product',
    value: String(middle),
    keywords: [{ text: 'bowl', volume: 7 }],
  });
  return [first, middle, last];
}

/** Every stored row of a product, as the database has it. */
async function rowsOfProduct(id: number) {
  const read = (table: string, column: string) =>
    rowsOf(
      app.database.db,
      sql`select to_jsonb(t) as row from ${sql.raw(table)} t where ${sql.raw(column)} = ${id} order by 1`,
    );
  return {
    product: await read('products', 'id'),
    content: await read('optimized_contents', 'product_id'),
    source: await read('product_sources', 'product_id'),
    dataSources: await read('optimization_data_sources', 'product_id'),
    judgements: await read('judgements', 'product_id'),
    keywords: await read('keyword_lists', 'product_id'),
    search: await read('product_search', 'product_id'),
    history: await read('content_history', 'product_id'),
  };
}

/** What the screens show of the catalogue. */
const shown = async (neighbourOf: number) => ({
  list: await get('/api/products?limit=50&sort=title&order=asc'),
  everything: await get('/api/products'),
  found: await get('/api/products?limit=50&search=beech'),
  approved: await get('/api/products?limit=50&status=approved'),
  facets: await get('/api/products/facets'),
  dashboard: await get('/api/dashboard'),
  statuses: await get('/api/optimized-contents'),
  neighbours: await get(`/api/products/${neighbourOf}/neighbours?sort=title&order=asc`),
});

describe('deleting and restoring', () => {
  it('a deleted product is gone from lists, search, facets, figures and neighbours; its history stays', async () => {
    const [first, middle] = await addThree();
    const reply = await remove(middle);
    expect(reply.status).toBe(204);
    expect(reply.text).toBe('');
    const after = await shown(first);
    expect((after.list as Product[]).map((product) => product.sku)).toEqual(['A', 'C']);
    expect((after.everything as Product[]).map((product) => product.sku)).toEqual(['A', 'C']);
    expect(after.found).toEqual([]);
    expect(after.approved).toEqual([]);
    expect(after.facets).toMatchObject({ brands: ['Same'] });
    expect(after.dashboard).toMatchObject({ total: 2, pending: 2, approved: 0, rejected: 0 });
    expect(after.statuses).toEqual([]);
    expect(after.neighbours).toMatchObject({ next: { title: 'Cedar bowl' } });
    for (const path of ['', '/optimized-content', '/neighbours']) {
      expect((await app.call('GET', `/api/products/${middle}${path}`)).status).toBe(404);
    }
    const history = (await get('/api/content-history')) as HistoryEntry[];
    expect(history.length).toBeGreaterThan(0);
    expect(history.every((entry) => entry.productId === middle && entry.productTitle === null)).toBe(true);
    expect(await rowsOf(app.database.db, sql`select product_id, sku, title, deleted_by from deleted_products`)).toEqual(
      [{ product_id: middle, sku: 'B', title: 'Beech bowl', deleted_by: app.user.id }],
    );
    expect((await remove(middle)).status).toBe(404);
  });

  it('a restored product is back exactly as it was, row by row and on every screen', async () => {
    const [first, middle] = await addThree();
    const rows = await rowsOfProduct(middle);
    const screens = await shown(first);
    const product = await get(`/api/products/${middle}`);
    await remove(middle);
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    const reply = await restore(middle);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual(product);
    expect(await rowsOfProduct(middle)).toEqual(rows);
    expect(await shown(first)).toEqual({
      ...screens,
      // Their captions compare with a month ago, which moved on with the clock.
      dashboard: expect.objectContaining({ total: 3, pending: 3, approved: 1, rejected: 1 }),
    });
    expect((await restore(middle)).status).toBe(404);
    // Work goes on where it stopped, and new products get new ids.
    const patched = await app.call(
      'PATCH',
      `/api/products/${middle}/optimized-content`,
      { descriptionStatus: 'approved' },
      { 'if-match': '"2"' },
    );
    expect(patched.status).toBe(200);
    const added = await app.call('POST', '/api/products', { sku: 'D', title: 'Elm bowl' });
    expect((added.body as Product).id).toBeGreaterThan(middle + 1);
    await remove(middle);
    expect((await restore(middle)).status).toBe(200);
  });

  it('what was never deleted, and what is still there, cannot be restored', async () => {
    const id = await addProduct(app.database.db);
    for (const wanted of [id, 999]) {
      expect((await restore(wanted)).body).toMatchObject({
        code: 'NOT_FOUND',
        error: 'This product cannot be restored: it is not among the deleted products.',
      });
    }
  });

  it('a product whose SKU was taken meanwhile is kept until the SKU is free again', async () => {
    const id = await addProduct(app.database.db, { sku: 'TAKEN' });
    await remove(id);
    const other = (await app.call('POST', '/api/products', { sku: 'TAKEN', title: 'Other' })).body as Product;
    expect((await restore(id)).body).toEqual({
      code: 'DUPLICATE_SKU',
      error: 'Another product now uses the SKU “TAKEN”. Change the SKU of that product, then restore this product.',
    });
    await app.call('PATCH', `/api/products/${other.id}`, { sku: 'FREE' });
    expect((await restore(id)).body).toMatchObject({ id, sku: 'TAKEN' });
  });

  it('of two who delete or restore at once, one does it', async () => {
    const id = await addProduct(app.database.db);
    expect((await Promise.all([remove(id), remove(id)])).map((reply) => reply.status).sort()).toEqual([204, 404]);
    expect((await Promise.all([restore(id), restore(id)])).map((reply) => reply.status).sort()).toEqual([200, 404]);
  });

  it('a deletion between the decisions of a reviewer loses none of them', async () => {
    const [, middle] = await addThree();
    const decide = (part: string) =>
      app.call('PATCH', `/api/products/${middle}/optimized-content`, { [`${part}Status`]: 'approved' });
    const replies = await Promise.all([decide('description'), remove(middle), decide('images')]);
    const done = replies.filter((reply) => reply.status === 200).length;
    expect(replies[1]?.status).toBe(204);
    await restore(middle);
    const content = (await get(`/api/products/${middle}/optimized-content`)) as Record<string, string>;
    expect(['description', 'images'].filter((part) => content[`${part}Status`] === 'approved')).toHaveLength(done);
  });

  it('other browsers are informed', async () => {
    const heard: LiveEvent[] = [];
    await app.database.listen('copydesk_live', (payload) => heard.push(JSON.parse(payload) as LiveEvent));
    const id = await addProduct(app.database.db);
    await app.call('PATCH', `/api/products/${id}`, { title: 'New' });
    await remove(id);
    await restore(id);
    await expect
      .poll(() => heard)
      .toEqual([
        { type: 'product', productId: id, version: null },
        { type: 'run', runId: expect.any(Number) },
        { type: 'audit' },
        { type: 'catalogue' },
        { type: 'audit' },
        { type: 'catalogue' },
      ]);
  });

  it('every table that hangs on products is either kept with a deleted one or made again', async () => {
    const tables = await rowsOf<{ name: string }>(
      app.database.db,
      sql`select conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'products'::regclass order by 1`,
    );
    expect(tables.map((table) => table.name)).toEqual([
      'assignments',
      'comments',
      'judgements',
      'keyword_lists',
      'optimization_data_sources',
      'optimized_contents',
      // Which images it shows is noted again when they are next measured; what is known of them stays.
      'product_images',
      'product_search',
      'product_sources',
      // Nobody is on a product that is not there.
      'product_visits',
    ]);
  });
});

it('a product deleted more than 30 days ago is forgotten, a younger one is kept', async () => {
  const day = 24 * 60 * 60 * 1000;
  const start = app.clock.now.getTime();
  const [old, young] = [await addProduct(app.database.db), await addProduct(app.database.db)];
  await remove(old);
  app.clock.now = new Date(start + 2 * day);
  await remove(young);
  const upkeep = startUpkeep({
    db: app.database.db,
    log: app.http.log,
    now: () => new Date(start + 31 * day),
    isBusy: () => true,
    forgetOlder: async () => {},
  });
  await expect
    .poll(() => rowsOf(app.database.db, sql`select product_id from deleted_products`))
    .toEqual([{ product_id: young }]);
  await upkeep.stop();
  expect((await restore(old)).status).toBe(404);
  expect((await restore(young)).status).toBe(200);
});
