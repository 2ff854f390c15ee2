// What a run would do, told before it is started: held against what comes of it then.
import { describe, expect, it } from 'vitest';
import type { Run, RunPreview } from '#domain/runs/runs.contract.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();

async function call<T>(method: 'GET' | 'POST' | 'PATCH' | 'PUT', url: string, body?: unknown): Promise<T> {
  const reply = await app.call(method, url, body);
  expect(reply.status, reply.text).toBeLessThan(300);
  return reply.body as T;
}
const add = async (count: number) => {
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1) ids.push(await addProduct(app.database.db));
  return ids;
};
const everything = { filter: {} };
const preview = (body: object) => call<RunPreview>('POST', '/api/runs/preview', { selection: everything, ...body });
const write = (id: number) => call('POST', `/api/products/${id}/generate-optimized-content`);
const patch = (id: number, body: object) => call('PATCH', `/api/products/${id}/optimized-content`, body);

async function run(body: object): Promise<Run> {
  const { id } = await call<Run>('POST', '/api/runs', { selection: everything, ...body });
  await expect.poll(async () => (await call<Run>('GET', `/api/runs/${id}`)).state, { timeout: 60_000 }).toBe('done');
  return await call<Run>('GET', `/api/runs/${id}`);
}

describe('before writing', () => {
  it('each of a few products is looked at, and what is left is told with its reason', async () => {
    const [bare = 0, decided = 0, edited = 0, same = 0] = await add(4);
    for (const id of [decided, edited, same]) await write(id);
    const approved = { titleStatus: 'approved', bulletsStatus: 'approved', descriptionStatus: 'rejected' };
    await patch(decided, { ...approved, imagesStatus: 'rejected' });
    await patch(edited, { title: 'Mug by hand', titleStatus: 'pending' });
    const shown = await preview({ action: 'generate' });
    expect(shown).toMatchObject({ total: 4, taken: 2, isExact: true, model: null, examples: [] });
    expect(shown.left).toEqual([
      { because: 'approved', products: 1, parts: 2 },
      { because: 'rejected', products: 0, parts: 2 },
      { because: 'edited', products: 0, parts: 1 },
      { because: 'as-before', products: 1, parts: 4 },
    ]);
    const taking = { action: 'generate', options: { take: ['edited', 'as-before'] } };
    expect(await preview(taking)).toMatchObject({ taken: 3 });
    const one = await preview({ action: 'generate', selection: { filter: {}, first: 1 } });
    expect(one).toMatchObject({ total: 1, taken: 1, left: [] });
    const ended = await run({ action: 'generate', selection: { ids: [bare, decided, same] } });
    expect(ended.counts).toMatchObject({ done: 1, unchanged: 2 });
  });

  it('of many products the parts are counted', async () => {
    const ids = await add(60);
    for (const id of ids.slice(0, 3)) await write(id);
    await patch(ids[0] ?? 0, { titleStatus: 'approved', description: 'By hand.' });
    await run({ action: 'approve', options: { takeAll: true }, selection: { ids: [ids[1]] } });
    const shown = await preview({ action: 'generate' });
    expect(shown).toMatchObject({ total: 60, taken: 59, isExact: false });
    expect(shown.left).toEqual([
      { because: 'approved', products: 1, parts: 5 },
      { because: 'edited', products: 0, parts: 1 },
    ]);
    const all = await preview({ action: 'generate', options: { take: ['approved', 'edited', 'as-before'] } });
    expect(all).toMatchObject({ taken: 60, isExact: true, left: [] });
  });

  it('a model is told with its calls, and what they cost by its price', async () => {
    await add(3);
    const connection = await call<{ id: number }>('POST', '/api/model-connections', {
      name: 'The double',
      provider: 'openai-compatible',
      model: 'double-1',
      baseUrl: 'http://127.0.0.1:9/v1',
      key: null,
      inputPrice: 1,
      outputPrice: 10,
      dailyBudget: null,
      concurrency: 4,
      maxOutputTokens: 4_000,
      timeoutSeconds: 20,
      temperature: null,
      seed: null,
    });
    await call('PATCH', '/api/model-jobs/write', { connectionId: connection.id });
    const { model } = await preview({ action: 'generate' });
    expect(model).toMatchObject({ name: 'double-1', calls: 3 });
    const { inputTokens = 0, outputTokens = 0, cost = 0 } = model ?? {};
    expect(inputTokens).toBeGreaterThan(3 * 1_000);
    expect(outputTokens).toBeGreaterThan(3 * 100);
    expect(cost).toBeCloseTo((inputTokens + 10 * outputTokens) / 1_000_000, 9);
    const images = await preview({ action: 'generate', options: { parts: ['images'] } });
    expect(images.model).toMatchObject({ calls: 0, cost: 0 });
    await add(60);
    const many = await preview({ action: 'generate' });
    expect(many.model?.calls).toBe(63);
    expect(many.model?.inputTokens).toBeGreaterThan(15 * inputTokens);
  });
});

describe('before a decision', () => {
  it('an approval tells what stays and why, as it then comes out', async () => {
    const [clean = 0, doubtful = 0, empty = 0] = await add(4);
    for (const id of [clean, doubtful, empty]) await write(id);
    await patch(doubtful, { description: 'A mug of pure gold, 9 kg.' });
    await patch(empty, { bullets: [], titleStatus: 'approved' });
    const options = { parts: ['title', 'description', 'bullets'] };
    const shown = await preview({ action: 'approve', options });
    expect(shown).toMatchObject({ total: 4, taken: 3, takenParts: 6, askedParts: 0, isExact: true });
    expect(shown.left).toEqual([
      { because: 'never-written', products: 1, parts: 3 },
      { because: 'open-claim', products: 0, parts: 1 },
      { because: 'empty', products: 0, parts: 1 },
      { because: 'not-pending', products: 0, parts: 1 },
    ]);
    const broken = await preview({ action: 'approve', options: { parts: ['images'] } });
    expect(broken.left.map(({ because }) => because)).toContain('never-written');
    const ended = await run({ action: 'approve', options });
    expect(ended).toMatchObject({ counts: { done: 3, refused: 1 }, parts: { done: 6, open: 2 } });
  });

  it('of many, and of other decisions, it is told by the statuses', async () => {
    const ids = await add(55);
    const [one = 0, two = 0] = ids;
    for (const id of [one, two]) await write(id);
    await patch(one, { titleStatus: 'approved' });
    const parts = ['title', 'bullets'];
    const approving = await preview({ action: 'approve', options: { parts } });
    expect(approving).toMatchObject({ total: 55, taken: 2, isExact: false });
    expect(approving.left).toEqual([
      { because: 'never-written', products: 53, parts: 106 },
      { because: 'not-pending', products: 0, parts: 1 },
    ]);
    expect(await preview({ action: 'reject', options: { parts } })).toMatchObject({ taken: 2, isExact: true });
    expect(await preview({ action: 'roll-back', options: { parts } })).toMatchObject({
      taken: 1,
      left: [{ because: 'never-written', products: 53, parts: 106 }],
    });
    const ended = await run({ action: 'roll-back', options: { parts } });
    expect(ended).toMatchObject({ counts: { done: 1, refused: 53 }, parts: { done: 1, open: 0 } });
  });
});

it('nothing is selected where nothing matches', async () => {
  const shown = await preview({ action: 'generate', selection: { ids: [] } });
  expect(shown).toMatchObject({ total: 0, taken: 0, isExact: true, left: [], withKeywords: 0 });
});
