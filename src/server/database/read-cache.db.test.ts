import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();

/** What is cached in one way or another. */
const reads = [
  '/api/products?limit=3',
  '/api/products?limit=3&page=2&sort=title&order=desc',
  '/api/products?limit=2&category=Kitchen&sort=date',
  '/api/products?limit=2&search=mug',
  '/api/products?limit=2&status=approved',
  '/api/products/facets',
  '/api/categories',
  '/api/dashboard',
];
const readAll = async () =>
  Promise.all(
    reads.map(async (url) => {
      const { status, headers, body } = await app.call('GET', url);
      return { url, status, total: headers['x-total-count'], link: headers.link, body };
    }),
  );
const total = async (query: string) =>
  Number((await app.call('GET', `/api/products?limit=1&${query}`)).headers['x-total-count']);

describe('after a write', () => {
  it.each([
    [
      'a new product',
      (_: number) => app.call('POST', '/api/products', { sku: 'NEW', title: 'Mug', category: 'Garden' }),
    ],
    ['a changed one', (id: number) => app.call('PATCH', `/api/products/${id}`, { title: 'Beaker', brand: 'Pellgate' })],
    [
      'a decision',
      (id: number) => app.call('PATCH', `/api/products/${id}/optimized-content`, { titleStatus: 'approved' }),
    ],
    ['a deleted product', (id: number) => app.call('DELETE', `/api/products/${id}`)],
    [
      'rows nobody here heard of',
      () => app.database.db.execute(sql`update products set title = 'Cup', category = 'Bar'`),
    ],
    [
      'a transaction that was open while all was read',
      (id: number) =>
        app.database.engine === 'pglite'
          ? app.database.db.execute(sql`delete from products where id = ${id}`)
          : app.database.db.transaction(async (tx) => {
              await tx.execute(sql`delete from products where id = ${id}`);
              const before = await readAll();
              expect(before[0]?.total).toBe('5');
            }),
    ],
  ])('%s is in every answer, as if nothing had been cached', async (_, write) => {
    const ids: number[] = [];
    for (let n = 0; n < 5; n++) ids.push(await addProduct(app.database.db, { title: `Stoneware mug ${n}` }));
    const before = await readAll();
    expect(await readAll()).toEqual(before);
    await write(ids[2] ?? 0);
    const after = await readAll();
    expect(after).not.toEqual(before);
    app.database.readCache.forget();
    expect(await readAll()).toEqual(after);
  });
});

it('many who write and read at once each find what they wrote, and nothing of others', async () => {
  await Promise.all(
    Array.from({ length: 6 }, async (_, writer) => {
      const brand = `Brand ${writer}`;
      for (let n = 1; n <= 5; n++) {
        const given = { sku: `${writer}-${n}`, title: `Mug ${n}`, brand };
        expect((await app.call('POST', '/api/products', given)).status).toBe(201);
        expect(await total(`brand=${encodeURIComponent(brand)}`)).toBe(n);
        expect(await total('')).toBeGreaterThanOrEqual(n);
      }
    }),
  );
  expect(await total('')).toBe(30);
});

it('pages deep in a list are those of the list, forwards and backwards, with their cursors', async () => {
  await app.database.db.execute(sql`insert into products (sku, title, content_score)
    select 'S' || n, 'Mug ' || n, n % 5 from generate_series(1, 1300) n`);
  for (const order of ['asc', 'desc']) {
    const page = (number: number) => app.call('GET', `/api/products?limit=20&order=${order}&page=${number}`);
    const first = await Promise.all([52, 53, 65].map(page));
    // Asked for again they come from the remembered ids, where nobody wrote meanwhile.
    const again = await Promise.all([52, 53, 65].map(page));
    const tell = (replies: typeof first) =>
      replies.map(({ headers, body }) => [headers['x-total-count'], headers.link, body]);
    expect(tell(again)).toEqual(tell(first));
    const next = /<([^>]+)>/.exec(String(first[0]?.headers.link))?.[1] ?? '';
    expect((await app.call('GET', next)).body).toEqual(first[1]?.body);
    expect(first[2]?.headers.link).toBeUndefined();
    const beyond = await Promise.all([66, 80, 1_000_000].map(page));
    expect(beyond.map(({ body }) => body)).toEqual([[], [], []]);
  }
});

it('growth figures follow the clock, though nobody writes', async () => {
  await addProduct(app.database.db, {}, new Date('2026-11-20T10:00:00.000Z'));
  const captions = async (now: string) => {
    app.clock.now = new Date(now);
    const { totalCaption, pendingCaption } = (await app.call('GET', '/api/dashboard')).body as Record<string, string>;
    return { totalCaption, pendingCaption };
  };
  const young = await captions('2026-11-27T10:00:00.000Z');
  expect(young.pendingCaption).toBe('+1 from last week');
  expect(await captions('2026-11-27T10:00:00.001Z')).toEqual({ ...young, pendingCaption: '−1 from last week' });
  expect((await captions('2026-12-20T10:00:00.000Z')).totalCaption).toBe('+1 from last month');
  expect((await captions('2026-12-20T10:00:00.001Z')).totalCaption).toBe('+0 from last month');
  expect(await captions('2026-11-27T10:00:00.000Z')).toEqual(young);
});
