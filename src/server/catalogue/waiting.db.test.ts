// Why and since when products wait: what the lenses of the pending list count, and what it is sorted by.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { lenses } from '#domain/catalogue/lens.ts';
import type { LensCounts } from '#domain/catalogue/lenses.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { describeListed, type ReviewNote } from '#domain/review/review-note.ts';
import { rowsOf } from '#server/database/database.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const list = async (query: string) => (await app.call('GET', `/api/products?limit=50&${query}`)).body as Product[];
const ids = async (query: string) => (await list(query)).map(({ id }) => id);
const counts = async (query = '') => (await app.call('GET', `/api/products/lenses?${query}`)).body as LensCounts;
const generate = (id: number) => app.call('POST', `/api/products/${id}/generate-optimized-content`);
const patch = async (id: number, body: object) => {
  const reply = await app.call('PATCH', `/api/products/${id}/optimized-content`, body);
  expect(reply.status, reply.text).toBe(200);
};
const every = (status: string) =>
  Object.fromEntries(['title', 'bullets', 'description', 'images'].map((part) => [`${part}Status`, status]));
const day = (days: number) => {
  app.clock.now = new Date(Date.UTC(2026, 10, 21 + days));
};

it('every pending product is under one lens, the counts are those of the list, and follow its filter', async () => {
  for (const brand of ['Acme', 'Acme', 'Bloom', 'Bloom', 'Oak']) await addProduct(app.database.db, { brand });
  for (const id of [2, 3, 4]) await generate(id);
  await patch(3, { titleStatus: 'rejected' });
  await patch(4, every('approved'));
  const all = await counts();
  const pending = await list('status=pending');
  expect(Object.values(all).reduce((sum, count) => sum + count)).toBe(pending.length);
  for (const lens of lenses) {
    const under = await list(`status=pending&lens=${lens}`);
    expect(under, lens).toHaveLength(all[lens]);
    expect(new Set(under.map((product) => product.lens)).size, lens).toBeLessThanOrEqual(1);
    expect((await counts(`brand=Bloom&lens=${lens}`))['nothing-written']).toBe(0);
  }
  expect(all).toMatchObject({ 'nothing-written': 2, 'part-rejected': 1 });
  const several = await ids('lens=nothing-written&lens=part-rejected&sort=date');
  expect(several.toSorted()).toEqual([1, 3, 5]);
  expect((await app.call('GET', '/api/products?lens=boredom')).status).toBe(400);
});

it('a product waits since it came, then since it has content, until it leaves the list and comes back', async () => {
  const came = new Date('2026-11-02T00:00:00.000Z');
  const id = await addProduct(app.database.db, {}, came);
  const since = async () => ((await app.call('GET', `/api/products/${id}`)).body as Product).waitingSince;
  expect(await since()).toBe(came.toISOString());
  day(0);
  await generate(id);
  const made = app.clock.now.toISOString();
  expect(await since()).toBe(made);
  day(1);
  await patch(id, { titleStatus: 'approved' });
  await patch(id, { description: 'A mug.' });
  expect(await since()).toBe(made);
  const [note] = (await app.call('GET', `/api/review-notes?ids=${id}`)).body as ReviewNote[];
  const [listed] = await list('status=pending');
  expect(listed && describeListed(note ?? null, 'pending', listed).at).toBe(made);
  await patch(id, { bulletsStatus: 'approved', descriptionStatus: 'approved', imagesStatus: 'approved' });
  expect(await since()).toBeNull();
  day(2);
  await patch(id, { titleStatus: 'pending' });
  expect(await since()).toBe(app.clock.now.toISOString());
});

it('the longest waiting comes first, what does not wait last, and a walk by cursor meets each once', async () => {
  const came = [5, 3, 9, 7, 1];
  for (const date of came) await addProduct(app.database.db, {}, new Date(Date.UTC(2026, 9, date)));
  day(0);
  await generate(1);
  await patch(5, every('approved'));
  expect(await ids('sort=waiting&order=asc')).toEqual([2, 4, 3, 1, 5]);
  expect(await ids('sort=waiting&order=desc')).toEqual([5, 1, 3, 4, 2]);
  for (const order of ['asc', 'desc']) {
    const walked: number[] = [];
    let next: string | undefined = `/api/products?limit=2&sort=waiting&order=${order}`;
    while (next) {
      const page: Awaited<ReturnType<typeof app.call>> = await app.call('GET', next);
      walked.push(...(page.body as Product[]).map((product) => product.id));
      next = String(page.headers.link ?? '').match(/<(.+)>/)?.[1];
    }
    expect(walked).toEqual(await ids(`sort=waiting&order=${order}`));
  }
  const neighbours = await app.call('GET', '/api/products/3/neighbours?status=pending&sort=waiting&order=asc');
  expect(neighbours.body).toMatchObject({ previous: { id: 4 }, next: { id: 1 }, position: 3, total: 4 });
});

it('a restored product waits as it did', async () => {
  const id = await addProduct(app.database.db);
  day(0);
  await generate(id);
  await patch(id, { titleStatus: 'rejected' });
  const before = (await list('status=pending'))[0];
  const lensesBefore = await counts();
  await app.call('DELETE', `/api/products/${id}`);
  expect(await counts()).not.toEqual(lensesBefore);
  day(3);
  await app.call('POST', `/api/products/${id}/restore`);
  expect((await list('status=pending'))[0]).toEqual(before);
  expect(await counts()).toEqual(lensesBefore);
});

it('a page of the longest waiting reads an index, of one lens too', async () => {
  const { db } = app.database;
  await db.execute(sql`insert into products (sku, title, description, created_at, is_pending, has_content, lens)
    select 'S-' || n, 'Item', repeat(md5(n::text), 30), now() - n * interval '1 minute', n % 3 > 0, true,
      case when n % 3 = 0 then null when n % 500 = 1 then 'part-rejected' else 'clean' end
    from generate_series(1, 6000) n`);
  await db.execute(sql`analyze products`);
  const planOf = async (query: ReturnType<typeof sql>) => JSON.stringify(await rowsOf(db, sql`explain ${query}`));
  const by = sql`(case when is_pending then coalesce(waiting_since, created_at) end)`;
  const page = await planOf(sql`select id from products where is_pending order by ${by}, id limit 20`);
  expect(page).toMatch(/using products_waiting/);
  expect(page).not.toMatch(/Sort/);
  const lens = await planOf(
    sql`select id from products where is_pending and lens in ('part-rejected') order by ${by}, id limit 20`,
  );
  expect(lens).toMatch(/using products_lens/);
  expect(lens).not.toMatch(/Sort/);
});
