// An approval in bulk after a look at a sample: what is drawn, what waits, what people did with it, and how the run goes on.
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { partNames } from '#domain/parts/parts.ts';
import type { Run, RunItem } from '#domain/runs/runs.contract.ts';
import { runs } from '#server/database/schema.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { drawSample } from './run-sample.store.ts';

const app = startTestApp();

async function call<T>(method: 'GET' | 'POST' | 'PATCH', url: string, body?: unknown): Promise<T> {
  const reply = await app.call(method, url, body);
  expect(reply.status, reply.text).toBeLessThan(300);
  return reply.body as T;
}
const look = (id: number) => call<Run>('GET', `/api/runs/${id}`);
const control = (id: number, command: string) => call<Run>('POST', `/api/runs/${id}/${command}`);
async function until(id: number, state: Run['state']): Promise<Run> {
  await expect.poll(async () => (await look(id)).state, { timeout: 60_000 }).toBe(state);
  return await look(id);
}
const start = (body: object) => call<Run>('POST', '/api/runs', { selection: { filter: {} }, ...body });
const approve = (sample: number, selection: object = { filter: {} }) =>
  start({ action: 'approve', options: { sample, takeAll: true }, selection });
const patch = (id: number, body: object) => call('PATCH', `/api/products/${id}/optimized-content`, body);
const decide = (status: string) => Object.fromEntries(partNames.map((part) => [`${part}Status`, status]));
const pending = async () => (await call<Product[]>('GET', '/api/products?status=pending')).map(({ id }) => id);

/** Three categories of twelve, six and two products, all with content under review. */
const categories = { Mugs: 12, Bowls: 6, Kites: 2 };
beforeEach(async () => {
  for (const [category, count] of Object.entries(categories))
    for (let n = 0; n < count; n += 1) await addProduct(app.database.db, { category, subcategory: null });
  const { id } = await start({ action: 'generate' });
  await until(id, 'done');
});

it('waits for a look at products drawn in proportion to their categories, and approves none before', async () => {
  const { id } = await approve(10);
  const run = await until(id, 'awaiting-look');
  expect(run).toMatchObject({ counts: { total: 20, done: 0 }, finishedAt: null });
  expect(run.sample).toMatchObject({ found: { rejected: 0, edited: 0, approved: 0, open: 10 }, lookedBy: null });
  const drawn = await call<Product[]>('GET', `/api/products?among=${run.sample?.productIds.join(',')}`);
  const counts = Object.keys(categories).map((each) => drawn.filter(({ category }) => category === each).length);
  expect(counts).toEqual([6, 3, 1]);
  expect(await pending()).toHaveLength(20);
  expect((await call<RunItem[]>('GET', `/api/runs/${id}/items?outcome=waiting`)).length).toBe(20);
});

it('says what people did with the sample, keeps that from the confirmation on, and approves the rest', async () => {
  const { id } = await approve(5);
  const { sample } = await until(id, 'awaiting-look');
  const [first = 0, second = 0, third = 0, fourth = 0] = sample?.productIds ?? [];
  await patch(first, { titleStatus: 'rejected' });
  await patch(second, { title: 'A title of our own' });
  await patch(third, decide('approved'));
  await patch(fourth, { titleStatus: 'approved' });
  const found = { rejected: 1, edited: 1, approved: 1, open: 2 };
  // Rejected and edited products have parts that wait as well, and the run takes them with the 15 others.
  expect((await look(id)).sample).toMatchObject({ found, waiting: 4 });
  const confirmed = await control(id, 'confirm');
  expect(confirmed).toMatchObject({
    state: 'running',
    sample: { found, waiting: 0, lookedBy: { fullName: 'Tess Tester' }, lookedAt: expect.any(String) },
  });
  const ended = await until(id, 'done');
  expect(ended.counts).toMatchObject({ total: 20, done: 19, unchanged: 1 });
  // Later work changes what was found no more.
  expect(ended.sample).toEqual(confirmed.sample);
  const [rejected] = await call<Product[]>('GET', '/api/products?status=rejected');
  expect(rejected?.id).toBe(first);
  const undone = await control(id, 'undo');
  await until(undone.id, 'done');
  expect(await pending()).toHaveLength(19);
  expect((await look(id)).sample?.found).toEqual(found);
});

it('is drawn the same for the same seed', async () => {
  const drawn = async () => {
    const { id } = await approve(7);
    const { sample } = await until(id, 'awaiting-look');
    const [row] = await app.database.db.select().from(runs).where(eq(runs.id, id));
    await control(id, 'cancel');
    return { ids: sample?.productIds ?? [], seed: row?.sample?.seed ?? 0, id };
  };
  const first = await drawn();
  const again = await drawSample(app.database.db, first.id, { size: 7, seed: first.seed });
  expect(again.productIds).toEqual(first.ids);
  const others = await Promise.all(
    [1, 2, 3, 4].map((seed) => drawSample(app.database.db, first.id, { size: 7, seed })),
  );
  expect(others.some(({ productIds }) => String(productIds) !== String(first.ids))).toBe(true);
});

it('can only be cancelled or confirmed while it waits; tried again, it waits for the look again', async () => {
  const { id } = await approve(3);
  const { sample } = await until(id, 'awaiting-look');
  for (const [command, word] of [
    ['pause', 'paused'],
    ['resume', 'resumed'],
    ['retry', 'retried'],
  ])
    expect(await app.call('POST', `/api/runs/${id}/${command}`)).toMatchObject({
      status: 422,
      body: { error: `This run is waiting for the review of its sample and cannot be ${word}.` },
    });
  expect(await control(id, 'cancel')).toMatchObject({ state: 'cancelled' });
  const again = await control(id, 'retry');
  expect(again).toMatchObject({ state: 'awaiting-look', finishedAt: null, sample: { ...sample } });
  expect(await pending()).toHaveLength(20);
  await control(id, 'confirm');
  expect(await app.call('POST', `/api/runs/${id}/confirm`)).toMatchObject({ status: 422 });
  expect((await until(id, 'done')).counts.done).toBe(20);
});

it('draws all where there are fewer, and does not wait where nothing can be looked at', async () => {
  const [only = 0] = await pending();
  const small = await approve(20, { ids: [only] });
  expect((await until(small.id, 'awaiting-look')).sample?.productIds).toEqual([only]);
  await control(small.id, 'confirm');
  await until(small.id, 'done');
  const nothing = await approve(20, { ids: [only] });
  expect(await until(nothing.id, 'done')).toMatchObject({ sample: null, counts: { unchanged: 1 } });
});

it('is asked for with a number a list can be narrowed to', async () => {
  for (const sample of [0, 201, 1.5]) {
    const reply = await app.call('POST', '/api/runs', {
      action: 'approve',
      options: { sample },
      selection: { filter: {} },
    });
    expect(reply.status).toBe(400);
  }
  const other = await app.call('POST', '/api/runs', {
    action: 'reject',
    options: { sample: 5 },
    selection: { filter: {} },
  });
  expect(other.status).toBe(400);
});
