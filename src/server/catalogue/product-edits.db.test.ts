import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import { partNames } from '#domain/parts/parts.ts';
import type { ProblemBody } from '#domain/problem.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import { rowsOf } from '#server/database/database.ts';
import { addProduct, sourceProduct } from '#testing/factories.ts';
import { importFile } from '#testing/import-file.ts';
import { runToEnd } from '#testing/run-to-end.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const create = (body: object) => app.call('POST', '/api/products', body);
const edit = (id: number, body: object) => app.call('PATCH', `/api/products/${id}`, body);
const productAt = async (id: number) => (await app.call('GET', `/api/products/${id}`)).body as Product;
const contentOf = async (id: number) =>
  (await app.call('GET', `/api/products/${id}/optimized-content`)).body as FlatContent;
const historyOf = async (id: number) =>
  (await app.call('GET', `/api/products/${id}/content-history`)).body as HistoryEntry[];
const skusFor = async (query: string) =>
  ((await app.call('GET', `/api/products?limit=50&${query}`)).body as Product[]).map((product) => product.sku);
const writers = (id: number) =>
  rowsOf(app.database.db, sql`select created_by, updated_by from products where id = ${id}`);

describe('adding a product', () => {
  it('stores what was typed, by whom, and finds it by search, facets and figures', async () => {
    const given = sourceProduct({ sku: 'NEW-1', title: 'Walnut board', brand: 'Pellgate' });
    const reply = await create(given);
    expect(reply.status).toBe(201);
    const product = reply.body as Product;
    expect(product).toMatchObject({
      ...given,
      hasContent: false,
      contentStatus: { score: 58, issues: 5, status: 'needs_improvement' },
      createdAt: '2026-11-21T10:00:00.000Z',
    });
    expect(await productAt(product.id)).toEqual(product);
    expect(await writers(product.id)).toEqual([{ created_by: app.user.id, updated_by: app.user.id }]);
    expect(await skusFor('search=walnut')).toEqual(['NEW-1']);
    expect(((await app.call('GET', '/api/products/facets')).body as { brands: string[] }).brands).toEqual(['Pellgate']);
    expect((await app.call('GET', '/api/dashboard')).body).toMatchObject({ total: 1, pending: 1 });
  });

  it('needs no more than a SKU and a title', async () => {
    expect((await create({ sku: ' A ', title: ' Mug ' })).body).toMatchObject({
      sku: 'A',
      title: 'Mug',
      description: '',
      bullets: [],
      images: [],
      price: null,
      attributes: [],
    });
  });

  it.each([
    [{ title: 'Mug' }, 'sku'],
    [{ sku: '', title: 'Mug' }, 'sku'],
    [{ sku: 'A', title: '  ' }, 'title'],
    [{ sku: 'A', title: 'Mug', images: ['no address'] }, 'images.0'],
    [{ sku: 'A', title: 'Mug', attributes: [{ name: 'Size', value: '' }] }, 'attributes.0.value'],
  ])('%j is refused at %s', async (body, path) => {
    const reply = await create(body);
    expect(reply.status).toBe(400);
    expect((reply.body as ProblemBody).issues?.map((issue) => issue.path)).toEqual([path]);
  });

  it('says in words what is missing', async () => {
    expect((await create({ sku: '', title: '' })).body).toMatchObject({
      issues: [
        { path: 'sku', message: 'SKU is required.' },
        { path: 'title', message: 'Title is required.' },
      ],
    });
  });

  it('a SKU that is taken is refused with a plain sentence at its field, also when two add it at once', async () => {
    const replies = await Promise.all([1, 2, 3].map((n) => create({ sku: 'DUP', title: `Mug ${n}` })));
    expect(replies.map((reply) => reply.status).sort()).toEqual([201, 409, 409]);
    const text = 'Another product already has the SKU “DUP”. Choose a different one.';
    expect(replies.find((reply) => reply.status === 409)?.body).toEqual({
      error: text,
      code: 'DUPLICATE_SKU',
      issues: [{ path: 'sku', message: text }],
    });
  });

  it('text of any kind is stored as text', async () => {
    const title = `<script>alert('1')</script> '; drop table products; -- \u0000 =1+1`;
    const { body } = await create({ sku: "';--", title });
    expect((body as Product).title).toBe(title.replace('\u0000', ''));
    expect(await skusFor(`search=${encodeURIComponent('; drop table')}`)).toEqual(["';--"]);
  });
});

describe('editing the source', () => {
  it('changes the named fields only, keeps search and facets fresh, and remembers who', async () => {
    const id = await addProduct(app.database.db, { title: 'Old mug', brand: 'Old brand' });
    const before = await productAt(id);
    const reply = await edit(id, {
      title: 'Brand new beaker',
      brand: 'New brand',
      price: '',
      updatedAt: before.updatedAt,
    });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      ...before,
      title: 'Brand new beaker',
      brand: 'New brand',
      price: null,
      updatedAt: '2026-11-21T10:00:00.000Z',
      version: 2,
      listingQuality: expect.any(Number),
    });
    expect(await skusFor('search=beaker')).toEqual([before.sku]);
    expect(await skusFor('search=old%20mug')).toEqual([]);
    expect((await app.call('GET', '/api/products/facets')).body).toMatchObject({ brands: ['New brand'] });
    expect(await writers(id)).toEqual([{ created_by: null, updated_by: app.user.id }]);
  });

  it('a stale edit is refused and loses nothing, on either side', async () => {
    const id = await addProduct(app.database.db);
    const { updatedAt } = await productAt(id);
    expect((await edit(id, { brand: 'First', updatedAt })).status).toBe(200);
    const stale = await edit(id, { title: 'Second', updatedAt });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({
      code: 'STALE_VERSION',
      error:
        'Someone else changed this product in the meantime. Nothing was overwritten. Review what changed, then save again.',
    });
    const now = await productAt(id);
    expect(now.brand).toBe('First');
    expect((await edit(id, { title: 'Second', updatedAt: now.updatedAt })).body).toMatchObject({
      title: 'Second',
      brand: 'First',
    });
  });

  const ifMatch = (version: unknown) => ({ 'if-match': `"${version}"` });

  it('of twenty edits of one version one is stored, the others are refused and lose nothing', async () => {
    const id = await addProduct(app.database.db);
    const { headers } = await app.call('GET', `/api/products/${id}`);
    expect(headers.etag).toBe('"1"');
    const titles = Array.from({ length: 20 }, (_, i) => `Title ${i}`);
    const replies = await Promise.all(
      titles.map((title) => app.call('PATCH', `/api/products/${id}`, { title }, { 'if-match': String(headers.etag) })),
    );
    const stored = replies.filter(({ status }) => status === 200);
    expect(stored).toHaveLength(1);
    expect(stored[0]?.headers.etag).toBe('"2"');
    for (const refused of replies.filter(({ status }) => status !== 200))
      expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: 'STALE_VERSION' })]);
    expect(await productAt(id)).toMatchObject({ title: (stored[0]?.body as Product | undefined)?.title });
    // Each of the others goes on from what is there now.
    expect((await app.call('PATCH', `/api/products/${id}`, { brand: 'Later' }, ifMatch(2))).status).toBe(200);
    // Without a version the edit is made on the product as it is now.
    expect((await edit(id, { brand: 'Latest' })).headers.etag).toBe('"4"');
    expect((await app.call('PATCH', `/api/products/${id}`, { brand: 'X' }, { 'if-match': 'x' })).status).toBe(400);
  });

  it('an import and a run that sets a field make a new version too, an edit that changes nothing does not', async () => {
    const id = await addProduct(app.database.db, { sku: 'V-1', title: 'Mug of stoneware' });
    expect((await edit(id, { title: 'Mug of stoneware' })).headers.etag).toBe('"1"');
    await importFile(app, 'sku,title\nV-1,Mug of clay\n');
    expect((await app.call('PATCH', `/api/products/${id}`, { brand: 'A' }, ifMatch(1))).status).toBe(409);
    expect((await app.call('GET', `/api/products/${id}`)).headers.etag).toBe('"2"');
    const options = { field: 'brand', value: 'Oakfield' };
    await runToEnd(app, { action: 'set-field', options, selection: { ids: [id] } });
    expect((await app.call('PATCH', `/api/products/${id}`, { brand: 'A' }, ifMatch(2))).status).toBe(409);
    expect((await app.call('PATCH', `/api/products/${id}`, { brand: 'A' }, ifMatch(3))).status).toBe(200);
  });

  it('of two edits of one version made at the same moment one is refused', async () => {
    const id = await addProduct(app.database.db);
    const { updatedAt } = await productAt(id);
    const replies = await Promise.all([edit(id, { title: 'A', updatedAt }), edit(id, { title: 'B', updatedAt })]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
    const later = await productAt(id);
    expect((await edit(id, { title: 'C', updatedAt: later.updatedAt })).status).toBe(200);
    expect((await edit(id, { title: 'D', updatedAt: later.updatedAt })).status).toBe(409);
  });

  it('facts that change after an approval are marked on the approved parts as an import marks them; the price is not', async () => {
    const id = await addProduct(app.database.db, { title: 'Mug', brand: 'Clayfield', price: '12.00 USD' });
    await app.call('PATCH', `/api/products/${id}/optimized-content`, { titleStatus: 'approved' });
    const approved = await contentOf(id);
    await edit(id, { brand: 'Pellgate', price: '9.00 USD', images: ['https://a.example/new.jpg'], title: 'Cup' });
    const marked = await contentOf(id);
    expect(marked.parts.title.sourceChanges).toEqual([
      { field: 'title', before: 'Mug', after: 'Cup', changedAt: '2026-11-21T10:00:00.000Z' },
      { field: 'brand', before: 'Clayfield', after: 'Pellgate', changedAt: '2026-11-21T10:00:00.000Z' },
    ]);
    expect(marked.parts.bullets.sourceChanges).toEqual([]);
    expect(marked).toMatchObject({ title: 'Mug', titleStatus: 'approved', version: approved.version + 1 });
    // Back to what was approved on: there is nothing left to look at.
    await edit(id, { brand: 'Clayfield', title: 'Mug' });
    expect((await contentOf(id)).parts.title.sourceChanges).toEqual([]);
    const parts: string[] = partNames;
    const edited = (await historyOf(id)).filter((entry) => entry.action === 'source-edited');
    expect(edited.find(({ contentType }) => contentType === 'price')).toMatchObject({
      previousContent: '12.00 USD',
      newContent: '9.00 USD',
      status: null,
    });
    const entries = edited.filter(({ contentType }) => parts.includes(contentType));
    expect(entries.map((entry) => [entry.contentType, entry.previousContent, entry.newContent, entry.status])).toEqual([
      ['title', 'Cup', 'Mug', null],
      ['images', sourceProduct().images, ['https://a.example/new.jpg'], null],
      ['title', 'Mug', 'Cup', null],
    ]);
    expect(entries[0]?.changedBy).toEqual({ id: app.user.id, fullName: 'Tess Tester' });
  });

  it('an edit that changes nothing leaves everything as it was', async () => {
    const id = await addProduct(app.database.db);
    const before = await productAt(id);
    expect((await edit(id, { title: before.title, brand: before.brand })).body).toEqual(before);
    expect(await historyOf(id)).toEqual([]);
  });

  it('a taken SKU, a missing product, no field and an unknown field are refused', async () => {
    const id = await addProduct(app.database.db, { sku: 'MINE' });
    await addProduct(app.database.db, { sku: 'TAKEN' });
    expect((await edit(id, { sku: 'TAKEN' })).body).toMatchObject({
      code: 'DUPLICATE_SKU',
      issues: [{ path: 'sku', message: 'Another product already has the SKU “TAKEN”. Choose a different one.' }],
    });
    expect((await productAt(id)).sku).toBe('MINE');
    expect((await edit(999, { title: 'x' })).body).toMatchObject({ code: 'NOT_FOUND', error: 'Product not found' });
    expect((await edit(id, {})).status).toBe(400);
    expect((await edit(id, { contentStatus: { score: 100 } })).status).toBe(400);
    expect((await app.call('PATCH', '/api/products/0', { title: 'x' })).body).toMatchObject({
      error: 'Invalid product ID',
    });
  });
});

describe('cloning', () => {
  const clone = async (id: number) =>
    (await app.call('POST', `/api/products/${id}/clone`)) as { status: number; body: Product };

  it('copies the source under a free SKU; the copy starts without a review', async () => {
    const given = sourceProduct({ sku: 'ABC' });
    const id = await addProduct(app.database.db, given);
    await app.call('PATCH', `/api/products/${id}/optimized-content`, { titleStatus: 'approved' });
    await app.database.db.execute(
      sql`insert into optimization_data_sources (product_id, source_category, source_url) values (${id}, 'reviews', 'https://a.example')`,
    );
    const first = await clone(id);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      ...given,
      sku: 'ABC-copy',
      hasContent: false,
      createdAt: app.clock.now.toISOString(),
    });
    expect((await clone(id)).body.sku).toBe('ABC-copy-2');
    expect((await clone(first.body.id)).body.sku).toBe('ABC-copy-3');
    expect(await skusFor('search=abc-copy&sort=date&order=asc')).toEqual(['ABC-copy', 'ABC-copy-2', 'ABC-copy-3']);
    expect(
      await rowsOf(
        app.database.db,
        sql`select source_url, created_by from optimization_data_sources where product_id = ${first.body.id}`,
      ),
    ).toEqual([{ source_url: 'https://a.example', created_by: app.user.id }]);
  });

  it('many at once each get a SKU of their own', async () => {
    const id = await addProduct(app.database.db, { sku: 'ABC' });
    const replies = await Promise.all(Array.from({ length: 8 }, () => clone(id)));
    expect(replies.map((reply) => reply.status)).toEqual(Array(8).fill(201));
    expect(replies.map((reply) => reply.body.sku).sort()).toEqual(
      ['ABC-copy', ...[2, 3, 4, 5, 6, 7, 8].map((n) => `ABC-copy-${n}`)].sort(),
    );
  });

  it('of nothing is a 404', async () => {
    expect((await clone(999)).status).toBe(404);
  });
});
