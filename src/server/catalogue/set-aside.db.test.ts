// Products that are set aside are nowhere else, come back as they were, and keep their SKU.
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import type { SetAsideProduct } from '#domain/catalogue/set-aside.contract.ts';
import type { Run, RunPreview } from '#domain/runs/runs.contract.ts';
import { rowsOf } from '#server/database/database.ts';
import { setAsideProducts } from '#server/database/schema.ts';
import { ensureUsers } from '#server/session/session.commands.ts';
import { addProduct } from '#testing/factories.ts';
import { importFile } from '#testing/import-file.ts';
import { runToEnd } from '#testing/run-to-end.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { undoImport } from '#testing/undo-import.ts';

const app = startTestApp();
const get = async <Body>(path: string) => (await app.call('GET', path)).body as Body;
const skusIn = async (query = '') =>
  (await get<Product[]>(`/api/products?limit=50&sort=title&order=asc${query}`)).map(({ sku }) => sku);
const aside = async (query = '') =>
  (await get<SetAsideProduct[]>(`/api/set-aside-products?limit=50${query}`)).map(({ sku }) => sku);

const run = (action: string, selection: object, options?: object) =>
  runToEnd(app, { action, selection, ...(options ? { options } : {}) });
async function undo(id: number, body?: object): Promise<void> {
  const reply = await app.call('POST', `/api/runs/${id}/undo`, body);
  expect(reply.status, reply.text).toBe(200);
  const url = `/api/runs/${(reply.body as Run).id}`;
  await expect.poll(async () => (await get<Run>(url)).state, { timeout: 60_000 }).toBe('done');
}

/** Three products, the middle one reviewed, with kept rows of a file, a source, keywords and a measured image. */
async function addThree(): Promise<[number, number, number]> {
  const { db } = app.database;
  const first = await addProduct(db, { sku: 'A', title: 'Alder bowl', brand: 'Same' });
  const middle = await addProduct(db, { sku: 'B', title: 'Beech bowl', brand: 'Only here' });
  const last = await addProduct(db, { sku: 'C', title: 'Cedar bowl', brand: 'Same' });
  await app.call('POST', `/api/products/${middle}/generate-optimized-content`);
  await app.call('PATCH', `/api/products/${middle}/optimized-content`, { titleStatus: 'approved' });
  await db.execute(
    sql`insert into product_sources (product_id, format, rows, shop_name) values (${middle}, 'shopify-csv', '[{"b":"2","a":"1"}]', 'beech')`,
  );
  await db.execute(
    sql`insert into optimization_data_sources (product_id, source_category, source_notes) values (${middle}, 'reviews', 'Loved by all')`,
  );
  await db.execute(sql`insert into product_images (product_id, key) values (${middle}, 'k')`);
  const keywords = [{ text: 'bowl', volume: 7 }];
  await app.call('PUT', '/api/keywords', { scope: 'product', value: String(middle), keywords });
  return [first, middle, last];
}

const tables = {
  products: 'id',
  optimized_contents: 'product_id',
  product_sources: 'product_id',
  optimization_data_sources: 'product_id',
  keyword_lists: 'product_id',
  product_images: 'product_id',
  product_search: 'product_id',
};
/** Every stored row of a product, as the database has it. */
const storedOf = async (id: number) =>
  await Promise.all(
    Object.entries(tables).map(([table, column]) =>
      rowsOf(
        app.database.db,
        sql`select to_jsonb(t) as row from ${sql.raw(table)} t where ${sql.raw(column)} = ${id} order by 1`,
      ),
    ),
  );

describe('setting aside and bringing back', () => {
  it('takes products out of lists, search, facets and figures, and brings them back as they were, row by row', async () => {
    const [, middle] = await addThree();
    const before = await storedOf(middle);
    const { run: done, items } = await run('set-aside', { ids: [middle] });
    expect(done.counts).toMatchObject({ total: 1, done: 1 });
    expect(items).toMatchObject([{ productId: middle, place: 'set-aside', title: 'Beech bowl', sku: 'B' }]);
    expect(await skusIn()).toEqual(['A', 'C']);
    expect(await skusIn('&search=beech')).toEqual([]);
    expect(await skusIn('&status=approved')).toEqual([]);
    expect(await get('/api/products/facets')).toMatchObject({ brands: ['Same'] });
    expect(await get('/api/dashboard')).toMatchObject({ total: 2, approved: 0 });
    expect(await get('/api/optimized-contents')).toEqual([]);
    expect((await app.call('GET', `/api/products/${middle}`)).status).toBe(404);
    expect(await storedOf(middle)).toEqual(before.map(() => []));
    expect(await get('/api/set-aside-products')).toMatchObject([
      { id: middle, sku: 'B', brand: 'Only here', isApproved: true, setAsideBy: 'Tess Tester' },
    ]);
    await run('bring-back', { ids: [middle] });
    expect(await aside()).toEqual([]);
    expect(await storedOf(middle)).toEqual(before);
    expect(await get('/api/dashboard')).toMatchObject({ total: 3, approved: 1 });
  });

  it('is undone as a run, whole or for some, and so is its undo', async () => {
    const [first, , last] = await addThree();
    const { run: done } = await run('set-aside', { filter: { brand: 'Same' } });
    expect(await skusIn()).toEqual(['B']);
    await undo(done.id, { productIds: [first] });
    expect(await skusIn()).toEqual(['A', 'B']);
    const parts = await app.call('POST', `/api/runs/${done.id}/undo`, { parts: ['title'] });
    expect(parts).toMatchObject({ status: 422, body: { code: 'NOTHING_CHANGED' } });
    await undo(done.id);
    expect(await skusIn()).toEqual(['A', 'B', 'C']);
    const [undoing] = await get<Run[]>('/api/runs?limit=1');
    await undo(undoing?.id ?? 0);
    expect(await aside()).toEqual(['C']);
    expect(last).toBeGreaterThan(0);
  });

  it('says before how many are approved and how many wait in another run', async () => {
    const [first, middle] = await addThree();
    await app.database.db.execute(sql`insert into runs (action, selection, until, state, total, created_at, is_listed)
      values ('{"action":"judge","options":{}}', '{"ids":[]}', 9, 'paused', 1, now(), true)`);
    await app.database.db.execute(
      sql`insert into run_items (run_id, product_id, chunk) select id, ${first}, 0 from runs`,
    );
    const reply = await app.call('POST', '/api/runs/preview', {
      action: 'set-aside',
      selection: { ids: [first, middle] },
    });
    expect(reply.body as RunPreview).toMatchObject({
      total: 2,
      taken: 2,
      isExact: true,
      note: '1 product has approved content. 1 product waits in another run, which will skip them.',
    });
  });

  it('skips in a run what is set aside meanwhile', async () => {
    const [first, middle] = await addThree();
    await run('set-aside', { ids: [first] });
    const again = await app.call('POST', '/api/runs', { action: 'set-aside', selection: { ids: [first] } });
    expect(again).toMatchObject({ status: 422, body: { code: 'NOTHING_TO_REVIEW' } });
    const { items } = await run('bring-back', { filter: {} });
    expect(items.map(({ productId }) => productId)).toEqual([first]);
    expect(await skusIn()).toEqual(['A', 'B', 'C']);
    expect(middle).toBeGreaterThan(first);
  });
});

describe('the list of those set aside', () => {
  it('is searched, filtered and paged, the latest first', async () => {
    await addThree();
    await run('set-aside', { filter: { search: 'alder' } });
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    await run('set-aside', { filter: {} });
    expect(await aside()).toEqual(['C', 'B', 'A']);
    expect(await aside('&search=BEECH')).toEqual(['B']);
    expect(await aside('&brand=Same')).toEqual(['C', 'A']);
    const page = await app.call('GET', '/api/set-aside-products?limit=2');
    expect(page.headers['x-total-count']).toBe('3');
    const next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? '';
    expect((await get<SetAsideProduct[]>(next)).map(({ sku }) => sku)).toEqual(['A']);
  });

  it('is brought back or deleted by what it is filtered by, and by nothing else', async () => {
    await addThree();
    await run('set-aside', { filter: {} });
    const wrong = await app.call('POST', '/api/runs', {
      action: 'bring-back',
      selection: { filter: { lens: 'clean' } },
    });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    const { run: deleted } = await run('delete', { filter: { brand: 'Same' }, except: [] }, { from: 'set-aside' });
    expect(deleted.counts).toMatchObject({ total: 2, done: 2 });
    expect(await aside()).toEqual(['B']);
    await undo(deleted.id);
    expect((await aside()).toSorted()).toEqual(['A', 'B', 'C']);
  });
});

describe('an undo puts a product back where it was set aside', () => {
  it.each([
    ['of a deletion', 'delete', { from: 'set-aside' }],
    ['of a return', 'bring-back', undefined],
  ])('%s, with its day and person', async (_, action, options) => {
    const [first, middle] = await addThree();
    await run('set-aside', { ids: [first] });
    const people = await ensureUsers(app.database.db, [{ username: 'ann', fullName: 'Ann', role: 'Editor' }]);
    await app.database.db.update(setAsideProducts).set({ setAsideBy: people.at(-1)?.id ?? 0 });
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    await run('set-aside', { ids: [middle] });
    const before = await get<SetAsideProduct[]>('/api/set-aside-products');
    expect(before.map(({ setAsideBy }) => setAsideBy)).toEqual(['Tess Tester', 'Ann']);
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    const { run: done } = await run(action, { filter: {} }, options);
    expect(await aside()).toEqual([]);
    await undo(done.id);
    expect(await get('/api/set-aside-products')).toEqual(before);
    const [undoing] = await get<Run[]>('/api/runs?limit=1');
    await undo(undoing?.id ?? 0);
    expect(await aside()).toEqual([]);
  });

  it('whose setting aside was undone and is done again', async () => {
    const [first] = await addThree();
    const { run: done } = await run('set-aside', { ids: [first] });
    const before = await get('/api/set-aside-products');
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    await undo(done.id);
    const [undoing] = await get<Run[]>('/api/runs?limit=1');
    await undo(undoing?.id ?? 0);
    expect(await get('/api/set-aside-products')).toEqual(before);
  });
});

describe('deleting many', () => {
  it('is undone, except where another product has the SKU', async () => {
    const [first, , last] = await addThree();
    const { run: done } = await run('delete', { ids: [first, last] });
    expect(await skusIn()).toEqual(['B']);
    await addProduct(app.database.db, { sku: 'C', title: 'Another bowl' });
    await undo(done.id);
    expect(await skusIn()).toEqual(['A', 'C', 'B']);
    const [undoing] = await get<Run[]>('/api/runs?limit=1');
    expect(undoing?.counts).toMatchObject({ done: 1, refused: 1 });
    expect((await app.call('POST', `/api/products/${first}/restore`)).status).toBe(404);
  });
});

describe('the SKU of a product that is set aside', () => {
  it('stays its own', async () => {
    const [first, middle] = await addThree();
    await run('set-aside', { ids: [first] });
    const taken = { status: 409, body: { code: 'DUPLICATE_SKU', error: expect.stringContaining('set aside') } };
    expect(await app.call('POST', '/api/products', { sku: 'A', title: 'Ash bowl' })).toMatchObject(taken);
    expect(await app.call('PATCH', `/api/products/${middle}`, { sku: 'A' })).toMatchObject(taken);
    const insert = app.database.db.execute(sql`insert into products (sku, title) values ('A', 'Ash bowl')`);
    await expect(insert).rejects.toMatchObject({ cause: { code: '23505' } });
  });

  it('keeps a deleted product that had it from coming back, which says where the other one is', async () => {
    const [first] = await addThree();
    await app.call('DELETE', `/api/products/${first}`);
    const { id } = (await app.call('POST', '/api/products', { sku: 'A', title: 'Ash bowl' })).body as Product;
    await run('set-aside', { ids: [id] });
    expect((await app.call('POST', `/api/products/${first}/restore`)).body).toEqual({
      code: 'DUPLICATE_SKU',
      error:
        'A product that is set aside has the SKU “A”. Bring it back and change its SKU, then restore this product.',
    });
    await run('bring-back', { ids: [id] });
    await app.call('PATCH', `/api/products/${id}`, { sku: 'FREE' });
    expect((await app.call('POST', `/api/products/${first}/restore`)).body).toMatchObject({ id: first, sku: 'A' });
  });

  it('is not given to a copy', async () => {
    const [first, middle] = await addThree();
    expect((await app.call('POST', `/api/products/${middle}/clone`)).body).toMatchObject({ sku: 'B-copy' });
    await run('set-aside', { filter: { search: 'B-copy' } });
    expect((await app.call('POST', `/api/products/${middle}/clone`)).body).toMatchObject({ sku: 'B-copy-2' });
    expect(first).toBeGreaterThan(0);
  });
});

describe('an import that means a product that is set aside', () => {
  const file = 'sku,title,price\nA,Alder bowl,9.00\nB,Beech bowl,19.00\nD,Dogwood bowl,5.00';

  it.each(['', '?mode=all'])('updates it, leaves it set aside and counts it %s', async (mode) => {
    const [, middle] = await addThree();
    await run('set-aside', { ids: [middle] });
    const before = (await get<SetAsideProduct[]>('/api/set-aside-products'))[0];
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    const dry = await importFile(app, file, mode === '' ? '?dryRun=true' : `${mode}&dryRun=true`);
    expect(dry).toMatchObject({ counts: { new: 1, changed: 2 }, setAside: 1 });
    const real = await importFile(app, file, mode);
    expect(real).toMatchObject({ state: 'done', counts: { new: 1, changed: 2, refused: 0 }, setAside: 1 });
    expect(await skusIn()).toEqual(['A', 'C', 'D']);
    expect(await get('/api/set-aside-products')).toEqual([before]);
    expect(await importFile(app, file, mode)).toMatchObject({ counts: { unchanged: 3 }, setAside: 1 });
    await run('bring-back', { ids: [middle] });
    expect(await get(`/api/products/${middle}`)).toMatchObject({ price: '19.00 USD', hasContent: true });
  });

  it('is undone there too', async () => {
    const [, middle] = await addThree();
    await run('set-aside', { ids: [middle] });
    const real = await importFile(app, file);
    await run('set-aside', { filter: { search: 'dogwood' } });
    expect(await undoImport(app, real)).toEqual({ undone: 3, partly: 0, left: 0 });
    expect(await aside()).toEqual(['B']);
    expect(await skusIn()).toEqual(['A', 'C']);
    await run('bring-back', { ids: [middle] });
    expect(await get(`/api/products/${middle}`)).toMatchObject({ price: '12.00 USD' });
  });
});
