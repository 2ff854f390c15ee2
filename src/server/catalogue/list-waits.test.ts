// The embedded database does one thing at a time: how often a list waits for others is what people feel while an import runs.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { rowsOf } from '#server/database/database.ts';
import { openPglite } from '#server/database/pglite.ts';
import { addProduct } from '#testing/factories.ts';
import { createProductJson } from './product-json.store.ts';
import { listProducts } from './product-list.store.ts';
import { findNeighbours } from './product-neighbours.store.ts';

let database: Awaited<ReturnType<typeof openPglite>>;
beforeAll(async () => {
  database = await openPglite();
});
afterAll(() => database.close());

const sorting = { sort: 'title', order: 'asc' } as const;
type Source = Parameters<typeof listProducts>[0];

it.each<[string, (source: Source, id: number) => Promise<{ total: number }>]>([
  ['a page of a list', (source) => listProducts(source, {}, sorting, { limit: 5 })],
  ['the way to the next product', ({ readCache }, id) => findNeighbours(readCache, id, {}, sorting)],
])('%s waits for one transaction of others, not for one at each of its steps', async (_, read) => {
  const { db, readCache } = database;
  await db.execute(sql`truncate products cascade`);
  const id = await addProduct(db);
  let ended = 0;
  let isOver = false;
  const others = Array.from({ length: 3 }, async () => {
    while (!isOver) {
      await db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await tx.execute(sql`select 2`);
      });
      ended += 1;
    }
  });
  await vi.waitUntil(() => ended > 0);
  const before = ended;
  const page = await read({ readCache, loadJson: createProductJson(readCache) }, id);
  const waitedFor = ended - before;
  isOver = true;
  await Promise.all(others);
  expect(page.total).toBe(1);
  // Those that stood in line already, each once.
  expect(waitedFor).toBeLessThanOrEqual(3);
});

/** Reads that share what they have to find: a total, the version of the texts, what a text is found in. */
const together: [string, (source: Source, cursor: string, first: number) => Promise<unknown>[]][] = [
  [
    'a page deep in a list and its first page',
    (source) => [
      listProducts(source, { category: 'Kitchen' }, sorting, { limit: 10, page: 120 }),
      listProducts(source, { category: 'Kitchen' }, sorting, { limit: 10 }),
    ],
  ],
  [
    'two searches',
    (source, cursor) => [
      listProducts(source, { search: 'mug 1' }, sorting, { limit: 5, cursor }),
      listProducts(source, { search: 'mug 2' }, sorting, { limit: 5 }),
    ],
  ],
  [
    'a list and the way to the next product',
    (source, cursor, first) => [
      findNeighbours(source.readCache, first, { search: 'mug 1' }, sorting),
      listProducts(source, { search: 'mug 1' }, sorting, { limit: 5, cursor }),
    ],
  ],
];
it.each(together)(
  '%s asked together are both answered, though one is in a transaction that the other waits for',
  async (_, ask) => {
    const { db, readCache } = database;
    await db.execute(sql`truncate products cascade`);
    await db.execute(
      sql`insert into products (sku, title, category) select 's' || n, 'Mug ' || n, 'Kitchen' from generate_series(1, 7000) n`,
    );
    await db.execute(sql`insert into product_search (product_id, text) select id, lower(sku || title) from products`);
    const source = { readCache, loadJson: createProductJson(readCache) };
    const { nextCursor } = await listProducts(source, {}, sorting, { limit: 5 });
    const [first] = await rowsOf<{ id: number }>(db, sql`select min(id) as id from products`);
    await db.execute(sql`update products set version = version + 1 where title = 'Mug 1'`);
    const answers = await Promise.all(ask(source, nextCursor ?? '', first?.id ?? 0));
    expect(answers).toHaveLength(2);
  },
);
