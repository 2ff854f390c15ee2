import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import type { ProductPrompts, Prompt } from '#domain/prompts/prompts.contract.ts';
import { rowsOf } from '#server/database/database.ts';
import { optimizationPrompts } from '#server/database/schema.ts';
import { openLiveHub } from '#server/live/live.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { whereApplicable } from './prompts.store.ts';

const app = startTestApp();
const create = (body: unknown) => app.call('POST', '/api/prompts', body);

it('creates, lists, changes and deletes a prompt', async () => {
  const made = await create({ prompt: 'Mention the material first', scope: 'category', scopeValue: 'Kitchen' });
  expect(made).toMatchObject({
    status: 201,
    body: { scope: 'category', scopeValue: 'Kitchen', isActive: true, createdBy: app.user.id },
  });
  const { id } = made.body as Prompt;
  await create({ prompt: 'Keep it short', scope: 'global', scopeValue: null, isActive: false });
  expect((await app.call('GET', '/api/prompts')).body).toHaveLength(2);
  expect((await app.call('GET', '/api/prompts?scope=category')).body).toMatchObject([{ id }]);
  expect((await app.call('GET', '/api/prompts?search=SHORT')).body).toMatchObject([{ scope: 'global' }]);
  expect((await app.call('PATCH', `/api/prompts/${id}`, { isActive: false })).body).toMatchObject({
    isActive: false,
    prompt: 'Mention the material first',
  });
  expect((await app.call('PATCH', `/api/prompts/${id}`, { scope: 'global' })).body).toMatchObject({
    scope: 'global',
    scopeValue: null,
  });
  expect(await app.call('DELETE', `/api/prompts/${id}`)).toMatchObject({ status: 204, text: '' });
  expect((await app.call('DELETE', `/api/prompts/${id}`)).status).toBe(404);
});

it.each([
  [{ prompt: 'Hey', scope: 'global' }, 'Prompt must be at least 5 characters.'],
  [{ prompt: 'x'.repeat(501), scope: 'global' }, 'Prompt must be at most 500 characters.'],
  [{ prompt: 'Long enough', scope: 'brand' }, 'Value is required for the selected scope'],
  [{ prompt: 'Long enough', scope: 'planet' }, 'scope'],
  [{ prompt: 'Long enough', scope: 'global', colour: 'red' }, 'Unrecognized key'],
])('refuses %j', async (body, words) => {
  const reply = await create(body);
  expect(reply.status).toBe(400);
  expect((reply.body as { error: string }).error).toContain(words);
});

it('a change that would leave a scope without its value is refused', async () => {
  const { id } = (await create({ prompt: 'Keep it short', scope: 'global' })).body as Prompt;
  expect(await app.call('PATCH', `/api/prompts/${id}`, { scope: 'brand' })).toMatchObject({ status: 400 });
});

it('one prompt is read by its id', async () => {
  const { id } = (await create({ prompt: 'Keep it short', scope: 'global' })).body as Prompt;
  expect((await app.call('GET', `/api/prompts/${id}`)).body).toMatchObject({ id, prompt: 'Keep it short' });
  expect(await app.call('GET', '/api/prompts/999')).toMatchObject({
    status: 404,
    body: { error: 'Prompt not found' },
  });
  expect((await app.call('GET', '/api/prompts/none')).status).toBe(400);
});

it('a bare call gives every prompt, a call with limit gives pages whose total and next page are shown', async () => {
  for (const at of [1, 2, 3, 4, 5]) {
    app.clock.now = new Date(`2026-11-0${Math.ceil(at / 2)}T10:00:00.000Z`);
    await create({ prompt: `Prompt number ${at}`, scope: at === 5 ? 'brand' : 'global', scopeValue: 'Clayfield' });
  }
  const texts = (body: unknown) => (body as Prompt[]).map((prompt) => prompt.prompt.at(-1)).join('');
  expect(texts((await app.call('GET', '/api/prompts')).body)).toBe('54321');
  const first = await app.call('GET', '/api/prompts?limit=2');
  expect(first.headers['x-total-count']).toBe('5');
  expect(texts(first.body)).toBe('54');
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
  const second = await app.call('GET', next);
  expect(texts(second.body)).toBe('32');
  expect(texts((await app.call('GET', '/api/prompts?limit=2&page=3')).body)).toBe('1');
  expect((await app.call('GET', '/api/prompts?limit=2&page=3')).headers.link).toBeUndefined();
  const searched = await app.call('GET', '/api/prompts?limit=2&search=clayFIELD');
  expect([searched.headers['x-total-count'], texts(searched.body)]).toEqual(['1', '5']);
});

it('wildcards and quotes in a search are searched as written', async () => {
  await create({ prompt: "Say 100% of the buyer's facts", scope: 'global' });
  await create({ prompt: 'Say 100 facts', scope: 'global' });
  expect((await app.call('GET', `/api/prompts?search=${encodeURIComponent("100% of the buyer's")}`)).body).toHaveLength(
    1,
  );
});

it('values are stored with one space between words', async () => {
  const made = await create({ prompt: 'Keep it short', scope: 'brand', scopeValue: '  Clay \u00a0 field ' });
  expect(made.body).toMatchObject({ scopeValue: 'Clay field' });
});

it('the prompts of a product are the active ones that match, widest first, with their merged instruction', async () => {
  const id = await addProduct(app.database.db, {
    sku: 'MUG-9',
    brand: 'CLAYFIELD',
    category: 'Kitchen',
    subcategory: 'Mugs',
  });
  const add = async (prompt: string, scope: string, scopeValue: string | null, isActive = true) =>
    ((await create({ prompt, scope, scopeValue, isActive })).body as Prompt).id;
  const sku = await add('Keep the title under 80 characters', 'sku', 'mug-9');
  const type = await add('Mention the handle', 'productType', 'mugs');
  const brand = await add('Use a friendly tone', 'brand', 'Clayfield');
  await add('Avoid plastic', 'brand', 'Otherfield');
  await add('Avoid steel', 'category', 'Kitchen', false);
  const global = await add('Keep the title under 60 characters', 'global', null);
  const reply = await app.call('GET', `/api/products/${id}/prompts`);
  const { prompts, merged } = reply.body as ProductPrompts;
  expect(prompts.map((prompt) => prompt.id)).toEqual([global, brand, type, sku]);
  expect(merged.text).toBe('Use a friendly tone\nMention the handle\nKeep the title under 80 characters');
  expect(merged.lines).toMatchObject([
    { promptId: global, overriddenBy: { promptId: sku, scope: 'sku', scopeValue: 'mug-9' } },
    { promptId: brand, scope: 'brand', scopeValue: 'Clayfield', needsModel: true },
    { promptId: type, needsModel: false },
    { promptId: sku, needsModel: false },
  ]);
  expect((await app.call('GET', '/api/products/999/prompts')).status).toBe(404);
});

it('the prompts of one product are found without reading the others', async () => {
  const at = new Date('2026-11-01T00:00:00Z');
  const id = await addProduct(app.database.db, { sku: 'MUG-77' });
  const rows = Array.from({ length: 20_000 }, (_, index) => ({
    prompt: 'Keep it short',
    scope: 'sku',
    scopeValue: `MUG-${index}`,
    createdAt: at,
    updatedAt: at,
  }));
  for (let from = 0; from < rows.length; from += 2_000)
    await app.database.db.insert(optimizationPrompts).values(rows.slice(from, from + 2_000));
  await app.database.db.execute('analyze optimization_prompts');
  const product = { sku: 'MUG-77', category: 'Kitchen', subcategory: null, brand: 'Clayfield' };
  const plan = await rowsOf<Record<string, string>>(
    app.database.db,
    sql`explain select * from optimization_prompts where ${whereApplicable(product)}`,
  );
  const text = plan.map((row) => Object.values(row)[0]).join('\n');
  expect(text).toContain('optimization_prompts_applies');
  expect(text).not.toContain('Seq Scan');
  const { prompts } = (await app.call('GET', `/api/products/${id}/prompts`)).body as ProductPrompts;
  expect(prompts).toMatchObject([{ scopeValue: 'MUG-77' }]);
});

it('other browsers are informed of every change', async () => {
  const events: string[] = [];
  const hub = await openLiveHub(app.database);
  hub.onEvent((event) => events.push(event.type));
  const { id } = (await create({ prompt: 'Keep it short', scope: 'global' })).body as Prompt;
  await app.call('PATCH', `/api/prompts/${id}`, { isActive: false });
  await app.call('DELETE', `/api/prompts/${id}`);
  await app.call('DELETE', `/api/prompts/${id}`);
  await vi.waitFor(() => expect(events).toEqual(['audit', 'prompts', 'audit', 'prompts', 'audit', 'prompts']));
});
