// Trying a prompt with a language model: what it calls, what is recorded of that, and what a fault says.
import { expect, it, vi } from 'vitest';
import type { TriedProduct } from '#domain/prompts/prompt-trial.contract.ts';
import { modelCalls } from '#server/database/schema.ts';
import { addProduct } from '#testing/factories.ts';
import { startModelApp } from '#testing/model-app.ts';
import { type DoubleAnswer, sayParts } from '#testing/model-double.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const models = startModelApp(app);
const add = () =>
  addProduct(app.database.db, {
    title: 'Desk Lamp CL-2040 by Clayfield, 9W, Black',
    description: 'An aluminum desk lamp with a 16-inch arm. The arm folds flat for storage.',
    bullets: ['3 color modes for work and rest', 'Touch switch on the base'],
    brand: 'Clayfield',
  });
const prompt = { prompt: 'Use a friendly tone', scope: 'global' };
const say = (title: string): DoubleAnswer => ({
  kind: 'text',
  text: sayParts({
    title,
    bullets: ['3 color modes for work and rest', 'Touch switch on the base', 'Arm folds flat for storage'],
    description: 'A desk lamp of aluminum with a 16-inch arm.\n\nThe arm folds flat for storage.',
  }),
});
/** The machine may be busy. */
const patience = { timeout: 10_000 };
const calls = () => app.database.db.select().from(modelCalls).orderBy(modelCalls.id);

it('how many calls it takes is said before', async () => {
  await add();
  const post = await models.serve();
  expect((await post('/api/prompts/try/sample', { prompt })).body).toMatchObject({
    total: 1,
    engine: 'double-1',
    calls: { least: 2, most: 4 },
  });
  expect(models.double.requests).toHaveLength(0);
});

it('a product takes one call without the prompt and one with it, both recorded as a trial', async () => {
  const id = await add();
  const post = await models.serve();
  models.double.script(say('Clayfield Desk Lamp CL-2040, 9W, Black'), say('Clayfield Desk Lamp CL-2040, Black'));
  const reply = await post('/api/prompts/try', { prompt, productId: id });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  const { before, after, changes, lines } = reply.body as TriedProduct;
  expect([before.lengths.title, after.lengths.title]).toEqual([38, 34]);
  expect(changes).toEqual([
    { part: 'title', before: 'Clayfield Desk Lamp CL-2040, 9W, Black', after: 'Clayfield Desk Lamp CL-2040, Black' },
  ]);
  expect(lines).toMatchObject([{ text: 'Use a friendly tone', isFollowed: null, needsModel: true }]);
  expect(models.double.requests.map(({ text }) => text.includes('Use a friendly tone'))).toEqual([false, true]);
  const record = { purpose: 'trial', productId: id, outcome: 'done' };
  expect(await calls()).toMatchObject([record, record]);
  expect((await app.call('GET', `/api/products/${id}/optimized-content`)).body).toBeNull();
});

it('a fault of the model is reported, and what was spent stays recorded', async () => {
  const id = await add();
  const post = await models.serve();
  models.double.script(say('Clayfield Desk Lamp CL-2040, 9W, Black'), { kind: 'status', status: 401 });
  const reply = await post('/api/prompts/try', { prompt, productId: id });
  expect(reply).toMatchObject({
    status: 502,
    body: {
      error: expect.stringMatching(/^Could not write a draft for this product\. The server does not accept the key/),
    },
  });
  expect((await calls()).map(({ purpose, outcome }) => [purpose, outcome])).toEqual([
    ['trial', 'done'],
    ['trial', 'refused'],
  ]);
});

it('a trial that the day’s budget does not hold is refused before the call', async () => {
  const id = await add();
  const post = await models.serve({ price: { input: 1_000, output: 1_000 }, dailyBudget: 0.01 });
  expect(await post('/api/prompts/try', { prompt, productId: id })).toMatchObject({
    status: 429,
    body: { code: 'RATE_LIMITED' },
  });
  expect(models.double.requests).toHaveLength(0);
});

it('who stops it stops the model, and nothing else is asked', async () => {
  const id = await add();
  const read = await models.listen({}, { firstChunkMs: 10_000, chunkMs: 10_000 });
  models.double.otherwise(() => ({ kind: 'stall', text: '{"title"' }));
  const stop = new AbortController();
  const work = read('/api/prompts/try', { prompt, productId: id }, stop.signal).next();
  await vi.waitFor(() => expect(models.double.requests).toHaveLength(1), patience);
  stop.abort();
  await expect(work).rejects.toThrow('aborted');
  await vi.waitFor(
    async () => expect(await calls()).toMatchObject([{ purpose: 'trial', outcome: 'stopped' }]),
    patience,
  );
  expect(models.double.requests).toHaveLength(1);
});
