// A product that was deleted on its own: found among the runs, and restored by the undo of its run.
import { expect, it } from 'vitest';
import type { Run, RunItem } from '#domain/runs/runs.contract.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const get = async (path: string) => (await app.call('GET', path)).body;
const runs = async () => (await get('/api/runs?limit=10')) as Run[];
const itemsOf = async ({ id }: Run) => (await get(`/api/runs/${id}/items?limit=10`)) as RunItem[];

async function undo({ id }: Run): Promise<Run> {
  const started = (await app.call('POST', `/api/runs/${id}/undo`)).body as Run;
  const read = async () => (await get(`/api/runs/${started.id}`)) as Run;
  await expect.poll(async () => (await read()).state).toBe('done');
  return await read();
}

it('is listed as a run of one product, whose undo restores it', async () => {
  const id = await addProduct(app.database.db, { sku: 'MUG-1', title: 'Stoneware mug' });
  const product = await get(`/api/products/${id}`);
  await app.call('DELETE', `/api/products/${id}`);
  const [run] = (await runs()) as [Run];
  expect(run).toMatchObject({
    action: { action: 'delete', options: { from: 'catalog' } },
    state: 'done',
    counts: { total: 1, done: 1 },
    createdBy: { id: app.user.id },
  });
  expect(await itemsOf(run)).toMatchObject([
    { productId: id, title: 'Stoneware mug', sku: 'MUG-1', outcome: 'done', place: 'deleted' },
  ]);
  expect((await undo(run)).counts).toMatchObject({ total: 1, done: 1 });
  expect(await get(`/api/products/${id}`)).toEqual(product);
});

it('is not restored twice', async () => {
  const id = await addProduct(app.database.db);
  await app.call('DELETE', `/api/products/${id}`);
  const [run] = (await runs()) as [Run];
  await app.call('POST', `/api/products/${id}/restore`);
  const undone = await undo(run);
  expect(undone.counts).toMatchObject({ refused: 1 });
  expect(await itemsOf(undone)).toMatchObject([
    { reason: 'The product is no longer among the deleted products, or another product now has its SKU.' },
  ]);
});

it('that is not there is no run', async () => {
  expect((await app.call('DELETE', '/api/products/999')).status).toBe(404);
  expect(await runs()).toEqual([]);
});
