// An undo brings back since when a product waited, however it was decided: its place in the queue is the one it had.
import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const parts = ['title', 'bullets', 'description', 'images'] as const;
const every = (status: string) => Object.fromEntries(parts.map((part) => [`${part}Status`, status]));
const day = (days: number) => {
  app.clock.now = new Date(Date.UTC(2026, 10, 21 + days));
};
async function call<T>(method: 'GET' | 'POST' | 'PATCH', url: string, body?: object): Promise<T> {
  const reply = await app.call(method, url, body);
  expect(reply.status, reply.text).toBeLessThan(300);
  return reply.body as T;
}
const patch = (id: number, body: object) => call('PATCH', `/api/products/${id}/optimized-content`, body);
const undo = (id: number, body: object) => patch(id, { ...body, isUndo: true });
const decideImage = (id: number, imageUrl: string, status: string, isUndo?: true) =>
  call('PATCH', `/api/products/${id}/optimized-content/image`, { imageUrl, type: 'hero', status, isUndo });
const since = async (id: number) => (await call<Product>('GET', `/api/products/${id}`)).waitingSince;
const placeOf = async (id: number) =>
  (
    await call<{ position: number | null }>(
      'GET',
      `/api/products/${id}/neighbours?status=pending&sort=waiting&order=asc`,
    )
  ).position;

/** Five products with content, each waiting since a later day; the one returned waits second longest. */
async function addQueue(): Promise<number> {
  const ids: number[] = [];
  for (const at of [1, 2, 3, 4, 5]) {
    ids.push(await addProduct(app.database.db, { title: `Mug ${at}`, images: ['/a.jpg'] }));
    day(at);
    await call('POST', `/api/products/${ids.at(-1)}/generate-optimized-content`);
  }
  day(10);
  return ids[1] ?? 0;
}

async function end({ id }: Run): Promise<Run> {
  await expect.poll(async () => (await call<Run>('GET', `/api/runs/${id}`)).state, { timeout: 60_000 }).toBe('done');
  return await call<Run>('GET', `/api/runs/${id}`);
}
const run = async (body: object) => await end(await call<Run>('POST', '/api/runs', body));

describe('a product that an undo puts back on the list', () => {
  it.each([
    ['approved', 'approved'],
    ['rejected', 'rejected'],
  ])('waits as before, when all that was pending was %s at once', async (_, status) => {
    const id = await addQueue();
    await patch(id, { titleStatus: 'approved' });
    const before = await since(id);
    const rest = ['bullets', 'description', 'images'];
    const set = (to: string) => Object.fromEntries(rest.map((part) => [`${part}Status`, to]));
    await patch(id, set(status));
    expect(await since(id)).toBeNull();
    day(11);
    await undo(id, set('pending'));
    expect(await since(id)).toBe(before);
    expect(await placeOf(id)).toBe(2);
  });

  it('waits as before, when its last image was decided', async () => {
    const id = await addQueue();
    const before = await since(id);
    await patch(id, { titleStatus: 'approved', bulletsStatus: 'approved', descriptionStatus: 'approved' });
    await decideImage(id, '/a.jpg', 'approved');
    expect(await since(id)).toBeNull();
    day(11);
    await decideImage(id, '/a.jpg', 'pending', true);
    expect(await since(id)).toBe(before);
  });

  it('waits since it came, when what was approved had never been written', async () => {
    const id = await addProduct(app.database.db, {}, new Date(Date.UTC(2026, 9, 1)));
    const before = await since(id);
    day(0);
    await patch(id, every('approved'));
    day(1);
    await undo(id, every('pending'));
    expect(await since(id)).toBe(before);
  });

  it.each([
    ['approve', { takeAll: true }],
    ['reject', {}],
  ])('waits as before, when it was decided by a run: %s', async (action, options) => {
    const id = await addQueue();
    const before = await since(id);
    const decided = await run({ selection: { ids: [id] }, action, options });
    expect(decided.counts.done).toBe(1);
    expect(await since(id)).toBeNull();
    day(11);
    await end(await call<Run>('POST', `/api/runs/${decided.id}/undo`));
    expect(await since(id)).toBe(before);
    expect(await placeOf(id)).toBe(2);
  });
});

describe('several decisions after which nothing was pending', () => {
  it('are taken back one after another, each to since when the product waited before it', async () => {
    const id = await addQueue();
    const first = await since(id);
    await patch(id, every('approved'));
    day(11);
    await patch(id, { titleStatus: 'pending' });
    const second = await since(id);
    day(12);
    await patch(id, { titleStatus: 'approved' });
    day(13);
    await undo(id, { titleStatus: 'pending' });
    expect(await since(id)).toBe(second);
    await undo(id, { titleStatus: 'approved' });
    expect(await since(id)).toBeNull();
    await undo(id, every('pending'));
    expect(await since(id)).toBe(first);
  });

  it('of which one was no undo leave the product waiting from then on', async () => {
    const id = await addQueue();
    await patch(id, every('approved'));
    day(11);
    await patch(id, every('pending'));
    expect(await since(id)).toBe(app.clock.now.toISOString());
    expect(await placeOf(id)).toBe(5);
  });

  it('are remembered when the product was deleted and came back', async () => {
    const id = await addQueue();
    const before = await since(id);
    await patch(id, every('approved'));
    await app.call('DELETE', `/api/products/${id}`);
    await call('POST', `/api/products/${id}/restore`);
    day(11);
    await undo(id, every('pending'));
    expect(await since(id)).toBe(before);
  });
});
