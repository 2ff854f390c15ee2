// Families follow every change of a product, and lists show one product of each.
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import type { Family } from '#domain/families/families.contract.ts';
import { familyBlockQueue, familyQueue } from '#server/database/schema.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { findQueuedFamilies } from './families.tasks.ts';

const app = startTestApp();

const mug = (color: string, rest: Parameters<typeof addProduct>[1] = {}) =>
  addProduct(app.database.db, { title: `Clayfield Stoneware Mug, ${color}`, ...rest });

/** As the background does, which may be at it too. */
async function findAll(most?: number): Promise<void> {
  const { db } = app.database;
  const isDone = async () =>
    (await findQueuedFamilies(db, most)) === 0 &&
    (await db.$count(familyQueue)) + (await db.$count(familyBlockQueue)) === 0;
  await vi.waitUntil(isDone, { timeout: 10_000 });
}

async function call<T>(method: 'GET' | 'PUT' | 'DELETE', url: string, body?: unknown): Promise<T> {
  const reply = await app.call(method, url, body);
  expect(reply.status, reply.text).toBeLessThan(300);
  return reply.body as T;
}
const families = (of: readonly number[], filter = '') =>
  call<Family[]>('GET', `/api/families?of=${of.join(',')}${filter}`);
const list = async (query: string) =>
  (await call<Product[]>('GET', `/api/products?limit=50&sort=date&${query}`)).map(({ id }) => id);

it('finds the variants among products, and what each is told apart by', async () => {
  const black = await mug('Black');
  const white = await mug('Navy Blue');
  const other = await mug('Black', { brand: 'Fjell' });
  await findAll();
  expect(await families([white, other])).toEqual([
    {
      id: black,
      members: [
        { id: black, variant: 'Black' },
        { id: white, variant: 'Navy Blue' },
      ],
    },
  ]);
});

it('finds the same a few products at a time', async () => {
  const ids = [await mug('Black'), await mug('White'), await mug('Red'), await mug('Green')];
  await findAll(1);
  expect((await families([ids[3] ?? 0]))[0]?.members.map(({ id }) => id)).toEqual(ids);
});

it('follows a title that changes, a product that goes and one that comes', async () => {
  const [black, white, red] = [await mug('Black'), await mug('White'), await mug('Red')];
  await findAll();
  const { version, ...product } = await call<Product>('GET', `/api/products/${red}`);
  const { sku, description, bullets, images, price, category, subcategory, brand, retailer, attributes } = product;
  const edited = { sku, description, bullets, images, price, category, subcategory, brand, retailer, attributes };
  const reply = await app.call('PATCH', `/api/products/${red}`, { ...edited, title: 'Clayfield Teapot, Red' });
  expect(reply.status, reply.text).toBe(200);
  await findAll();
  expect(await families([red])).toEqual([]);
  expect((await families([black]))[0]?.members.map(({ id }) => id)).toEqual([black, white]);
  await call('DELETE', `/api/products/${black}`);
  await findAll();
  expect(await families([white])).toEqual([]);
  const green = await mug('Green');
  await findAll();
  expect(await families([green])).toEqual([
    {
      id: white,
      members: [
        { id: white, variant: 'White' },
        { id: green, variant: 'Green' },
      ],
    },
  ]);
});

it('keeps no family of a block that grew too large to be compared, whichever of it came last', async () => {
  const addBoxes = async (from: number, until: number) => {
    await app.database.db.execute(sql`insert into products (id, sku, title) overriding system value select id, 'BOX-' || id, 'Clayfield Box ' || id / 9 + 1 || ' L with Lid, ' ||
        (array['Black', 'White', 'Red', 'Green', 'Blue', 'Gray', 'Pink', 'Purple', 'Orange'])[id % 9 + 1]
      from generate_series(${from}::int, ${until}::int) as id`);
    await findAll();
  };
  await addBoxes(1001, 1900);
  expect((await families([1900]))[0]?.members.length).toBeGreaterThan(1);
  await addBoxes(1, 200);
  expect(await families([1, 1001, 1900])).toEqual([]);
});

it('a list by families has one product of each, with those that pass its filter', async () => {
  const black = await mug('Black', { retailer: 'Etsy' });
  const white = await mug('White');
  const red = await mug('Red');
  const lamp = await addProduct(app.database.db, { title: 'Nordhus Lamp' });
  await findAll();
  expect((await list('group=families')).toSorted()).toEqual([black, lamp].toSorted());
  expect((await list('group=families&retailer=Shopify')).toSorted()).toEqual([white, lamp].toSorted());
  expect((await list('group=families&search=clayfield')).toSorted()).toEqual([black]);
  expect((await families([white], '&retailer=Shopify'))[0]?.members.map(({ id }) => id)).toEqual([white, red]);
  expect((await list(`family=${black}`)).toSorted()).toEqual([black, white, red].toSorted());
  const reply = await app.call('GET', '/api/products?limit=1&group=families');
  expect(reply.headers['x-total-count']).toBe('2');
  const { next, total } = await call<{ next: { id: number }; total: number }>(
    'GET',
    `/api/products/${black}/neighbours?group=families&sort=date&order=asc`,
  );
  expect({ next: next.id, total }).toEqual({ next: lamp, total: 2 });
});

it('from a product of a family the way in a list by families goes on behind its row', async () => {
  const white = await mug('White', { retailer: 'Etsy' });
  const black = await mug('Black');
  const lamp = await addProduct(app.database.db, { title: 'Nordhus Lamp' });
  await findAll();
  const around = async (id: number, filter = '') =>
    await call('GET', `/api/products/${id}/neighbours?group=families&sort=title&order=asc${filter}`);
  expect(await around(black)).toMatchObject({ previous: null, next: { id: lamp }, position: 1, total: 2 });
  expect(await around(lamp)).toMatchObject({ previous: { id: white }, next: null, position: 2 });
  // One that is not in the list has no row there: it may have left it just now, and the others of its family wait.
  const left = await around(white, '&retailer=Shopify');
  expect(left).toMatchObject({ previous: { id: black }, next: { id: lamp }, position: null });
});
