// The texts of one product go to its variants as a run, with what differs between them, and come back with its undo.
import { expect, it, vi } from 'vitest';
import type { FlatContent } from '#domain/review/flat-content.ts';
import { familyBlockQueue, familyQueue } from '#server/database/schema.ts';
import { findQueuedFamilies } from '#server/families/families.tasks.ts';
import { addProduct } from '#testing/factories.ts';
import { importFile } from '#testing/import-file.ts';
import { runToEnd } from '#testing/run-to-end.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const title = (color: string) => `Clayfield Stoneware Mug, ${color}`;
const mug = (color: string, given: Parameters<typeof addProduct>[1] = {}) =>
  addProduct(app.database.db, { title: title(color), bullets: [], ...given });

async function findAll(): Promise<void> {
  const { db } = app.database;
  const isDone = async () =>
    (await findQueuedFamilies(db)) === 0 && (await db.$count(familyQueue)) + (await db.$count(familyBlockQueue)) === 0;
  await vi.waitUntil(isDone, { timeout: 10_000 });
}

async function call<T>(method: 'GET' | 'POST' | 'PATCH', url: string, body?: unknown): Promise<T> {
  const reply = await app.call(method, url, body);
  expect(reply.status, reply.text).toBeLessThan(300);
  return reply.body as T;
}
const contentOf = (id: number) => call<FlatContent>('GET', `/api/products/${id}/optimized-content`);

it('shares a title with the variants, each in its own color, leaves the others, and is undone', async () => {
  const black = await mug('Black');
  const blue = await mug('Navy Blue');
  const red = await mug('Red');
  const lamp = await addProduct(app.database.db, { title: 'Nordhus Lamp' });
  await findAll();
  for (const id of [black, blue, lamp]) await call('POST', `/api/products/${id}/generate-optimized-content`);
  const before = await contentOf(blue);
  await call('PATCH', `/api/products/${black}/optimized-content`, { title: 'Stoneware Mug by Clayfield in Black' });

  const asked = {
    action: 'share-text',
    options: { from: black, parts: ['title'] },
    selection: { ids: [blue, red, lamp] },
  };
  const preview = await call<{ taken: number; examples: { after: string }[] }>('POST', '/api/runs/preview', asked);
  expect(preview).toMatchObject({ taken: 1, examples: [{ after: 'Stoneware Mug by Clayfield in Navy Blue' }] });

  const { run, items } = await runToEnd(app, asked);
  expect(items.map(({ productId, outcome }) => [productId, outcome])).toEqual([
    [blue, 'done'],
    [red, 'refused'],
    [lamp, 'refused'],
  ]);
  expect(await contentOf(blue)).toMatchObject({
    title: 'Stoneware Mug by Clayfield in Navy Blue',
    titleStatus: 'pending',
  });
  const undo = await call<{ id: number }>('POST', `/api/runs/${run.id}/undo`);
  await expect
    .poll(async () => (await call<{ state: string }>('GET', `/api/runs/${undo.id}`)).state, { timeout: 60_000 })
    .toBe('done');
  expect((await contentOf(blue)).title).toBe(before.title);
});

it('says so where the product whose text is shared has none', async () => {
  const black = await mug('Black');
  const asked = { action: 'share-text', options: { from: black }, selection: { ids: [black] } };
  const reply = await app.call('POST', '/api/runs/preview', asked);
  expect(reply.status).toBe(404);
  expect(reply.text).toContain('has no optimized content');
});

it('says which part of the product is empty', async () => {
  const [black, white] = [await mug('Black'), await mug('White')];
  await findAll();
  for (const id of [black, white]) await call('POST', `/api/products/${id}/generate-optimized-content`);
  const { description } = await contentOf(white);
  await call('PATCH', `/api/products/${black}/optimized-content`, { description: '' });
  const asked = {
    action: 'share-text',
    options: { from: black, parts: ['title', 'description'] },
    selection: { ids: [white] },
  };
  const reply = await app.call('POST', '/api/runs/preview', asked);
  expect(reply).toMatchObject({ status: 422, body: { code: 'NOTHING_CHANGED' } });
  expect(reply.text).toContain('has no text in: Description.');
  expect((await contentOf(white)).description).toBe(description);
});

it('shares no text with a variant of a stated group whose title says something else', async () => {
  const file = [
    'sku,parent sku,title,brand',
    'M-1,MUG,"Clayfield Stoneware Mug, Black",Clayfield',
    'M-2,MUG,"Clayfield Stoneware Mug, Red",Clayfield',
    'M-3,MUG,Clayfield Stoneware Cup with a Lid,Clayfield',
  ].join('\n');
  expect((await importFile(app, file)).counts).toMatchObject({ new: 3 });
  await findAll();
  const products = await call<{ id: number; sku: string }[]>('GET', '/api/products');
  const [black = 0, red = 0, cup = 0] = ['M-1', 'M-2', 'M-3'].map(
    (sku) => products.find((each) => each.sku === sku)?.id,
  );
  for (const id of [black, red, cup]) await call('POST', `/api/products/${id}/generate-optimized-content`);
  await call('PATCH', `/api/products/${black}/optimized-content`, { title: 'Stoneware Mug by Clayfield in Black' });
  const asked = {
    action: 'share-text',
    options: { from: black, parts: ['title'] },
    selection: { ids: [red, cup] },
  };
  expect(await call('POST', '/api/runs/preview', asked)).toMatchObject({ taken: 1 });
  const { items } = await runToEnd(app, asked);
  expect(items.map(({ productId, outcome, reason }) => [productId, outcome, reason])).toEqual([
    [red, 'done', null],
    [cup, 'refused', 'Its title differs in more than a size, color, model or amount, so the text may not fit.'],
  ]);
  expect(await contentOf(red)).toMatchObject({ title: 'Stoneware Mug by Clayfield in Red' });
});
