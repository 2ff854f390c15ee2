// What a run says it changed: the same number by the run itself, by the lists, and by comparing every text with its source.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Lens } from '#domain/catalogue/lens.ts';
import type { Product, SourceProduct } from '#domain/catalogue/product.ts';
import { isSameContent } from '#domain/history/same-content.ts';
import { type PartContent, partNames, pickParts } from '#domain/parts/parts.ts';
import type { Run, RunItem } from '#domain/runs/runs.contract.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();

async function call<T>(method: 'GET' | 'POST', url: string, body?: unknown): Promise<T> {
  const reply = await app.call(method, url, body);
  expect(reply.status, reply.text).toBeLessThan(300);
  return reply.body as T;
}

/** How many products a list holds. */
async function total(query: string): Promise<number> {
  const reply = await app.call('GET', `/api/products?limit=1&${query}`);
  return Number(reply.headers['x-total-count']);
}

async function end({ id }: Run): Promise<Run> {
  await expect.poll(async () => (await call<Run>('GET', `/api/runs/${id}`)).state, { timeout: 60_000 }).toBe('done');
  return await call<Run>('GET', `/api/runs/${id}`);
}

const pick = (...values: string[]) => fc.constantFrom(...values);
const image = fc.integer({ min: 1, max: 4 }).map((n) => `https://shop.example/${n}.jpg`);

const retailer = fc.constantFrom('Shopify', 'Amazon', 'Walmart', null);

/** Listings that shout, repeat themselves, or lack a text. */
const poor: fc.Arbitrary<Partial<SourceProduct>> = fc.record({
  title: fc
    .tuple(
      pick('Clayfield ', '', 'CLAYFIELD '),
      pick('Stoneware Mug', 'MUG BEST PRICE!!!', 'mug'),
      pick('', ', 350 ml'),
    )
    .map((words) => words.join('')),
  description: pick(
    '',
    'A stoneware mug that holds 350 ml.',
    'GREAT MUG!!! Buy now. A stoneware mug.',
    '<p>A mug.</p>',
  ),
  bullets: fc.uniqueArray(pick('Holds 350 ml', 'Dishwasher safe', 'HOLDS 350 ML!!', 'Best mug ever'), { maxLength: 4 }),
  images: fc.array(image, { maxLength: 4 }),
  brand: fc.constantFrom('Clayfield', null),
  retailer,
});
/** As shops have them: some poor, some in order. */
const listings = fc.oneof(poor, fc.record({ retailer }));

const contentOf = (id: number) => call<PartContent>('GET', `/api/products/${id}/optimized-content`);

it('a run over a generated catalogue counts as changed exactly the products of which a text differs from its source', async () => {
  for (const [n, listing] of fc.sample(listings, { numRuns: 60, seed: 20_261_126 }).entries())
    await addProduct(app.database.db, { ...listing, sku: `G-${n}` });
  const run = await end(await call<Run>('POST', '/api/runs', { action: 'generate', selection: { filter: {} } }));
  const products = await call<Product[]>('GET', '/api/products');
  const contents = new Map<number, PartContent>();
  for (const { id } of products) contents.set(id, await contentOf(id));
  const isChanged = (product: Product) =>
    partNames.some((part) => !isSameContent(contents.get(product.id)?.[part], pickParts(product)[part]));
  const changed = products.filter(isChanged);

  // Both kinds are there, so that neither count is right by accident.
  expect(changed.length).toBeGreaterThan(5);
  expect(products.length - changed.length).toBeGreaterThan(5);
  expect(run.counts).toMatchObject({ total: 60, done: 60 });
  expect(run.written).toMatchObject({ changed: changed.length, unchanged: 60 - changed.length });
  expect(await total(`run=${run.id}&runChanged=true`)).toBe(changed.length);
  expect(await total(`run=${run.id}&runChanged=false`)).toBe(60 - changed.length);

  // What needs a look is what the lenses of the same products say.
  for (const isOther of [true, false]) {
    const lenses = await call<Record<Lens, number>>(
      'GET',
      `/api/products/lenses?run=${run.id}&runChanged=${isOther}&status=pending`,
    );
    const { clean, unchanged, ...look } = lenses;
    const toLook = Object.values(look).reduce((sum, count) => sum + count, 0);
    expect(toLook).toBe(isOther ? run.written?.changedToLook : run.written?.unchangedToLook);
    expect(toLook + clean + unchanged).toBe(isOther ? run.written?.changed : run.written?.unchanged);
  }

  // Product by product, with the parts that differ and the new title.
  const items = await call<RunItem[]>('GET', `/api/runs/${run.id}/items?limit=100`);
  for (const { productId, isChanged: isSaid, changedParts, newTitle, lens } of items) {
    const product = products.find(({ id }) => id === productId);
    const content = contents.get(productId);
    if (!product || !content) throw new Error(`Product ${productId} has no content`);
    const differing = partNames.filter((part) => !isSameContent(content[part], pickParts(product)[part]));
    expect([isSaid, changedParts, newTitle]).toEqual([differing.length > 0, differing, content.title]);
    expect(await total(`among=${productId}&lens=${lens}`)).toBe(1);
  }
});

it('a second run over the same catalogue changes nothing, and says so', async () => {
  await addProduct(app.database.db, { title: 'MUG BEST PRICE!!!' });
  const selection = { filter: {} };
  const first = await end(await call<Run>('POST', '/api/runs', { action: 'generate', selection }));
  expect(first.written).toMatchObject({ changed: 1, unchanged: 0 });
  const options = { take: ['as-before'] };
  const second = await end(await call<Run>('POST', '/api/runs', { action: 'generate', options, selection }));
  expect(second.counts).toMatchObject({ done: 0, unchanged: 1 });
  expect(second.written).toEqual({ changed: 0, changedToLook: 0, unchanged: 0, unchangedToLook: 0 });
  expect(await total(`run=${second.id}&runChanged=true`)).toBe(0);
});

it('a part that a run did not write does not make its product changed', async () => {
  const id = await addProduct(app.database.db, { title: 'Clayfield Stoneware Mug', description: 'A mug.' });
  await app.call('PATCH', `/api/products/${id}/optimized-content`, { description: 'A mug for tea.' });
  const options = { parts: ['images'] };
  const run = await end(
    await call<Run>('POST', '/api/runs', { action: 'generate', options, selection: { ids: [id] } }),
  );
  const [item] = await call<RunItem[]>('GET', `/api/runs/${run.id}/items`);
  const content = await contentOf(id);
  const source = await call<Product>('GET', `/api/products/${id}`);
  expect(item?.isChanged).toBe(!isSameContent(content.images, source.images));
  expect(item?.changedParts).not.toContain('description');
  expect(item?.newTitle).toBeNull();
});
