// What trying a prompt shows, and that it leaves nothing behind.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { TrialSample, TriedProduct } from '#domain/prompts/prompt-trial.contract.ts';
import type { Prompt } from '#domain/prompts/prompts.contract.ts';
import { rowsOf } from '#server/database/database.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const lamp = {
  title: 'Clayfield Dimmable Desk Lamp with USB Charging Port, Warm White, Foldable Arm, Aluminium',
  brand: 'Clayfield',
  category: 'Lighting',
  subcategory: 'Desk Lamps',
};
const add = (given: object = {}) => addProduct(app.database.db, { ...lamp, ...given });
const short = { prompt: 'Keep titles under 60 characters', scope: 'global', scopeValue: null };
const sample = async (prompt: object, more: object = {}) =>
  (await app.call('POST', '/api/prompts/try/sample', { prompt, ...more })).body as TrialSample;
const tryOn = (productId: number, prompt: object, more: object = {}) =>
  app.call('POST', '/api/prompts/try', { prompt, productId, ...more });

it('a prompt that is still typed is tried on a product, and nothing is stored', async () => {
  const id = await add();
  const reply = await tryOn(id, short);
  expect(reply.status).toBe(200);
  const { before, after, changes, lines } = reply.body as TriedProduct;
  expect(before.lengths.title).toBeGreaterThan(60);
  expect(after.lengths.title).toBeLessThanOrEqual(60);
  expect(changes).toMatchObject([{ part: 'title' }]);
  expect(lines).toMatchObject([{ text: 'Keep titles under 60 characters', isFollowed: true, overridden: null }]);
  for (const table of [
    'optimized_contents',
    'content_history',
    'optimization_prompts',
    'prompt_versions',
    'model_calls',
  ])
    expect(await rowsOf(app.database.db, sql.raw(`select * from ${table}`))).toEqual([]);
});

it('a stored prompt is tried as it is typed, beside the others that hold', async () => {
  const id = await add();
  const { id: own } = (await app.call('POST', '/api/prompts', { ...short, isActive: false })).body as Prompt;
  await app.call('POST', '/api/prompts', { ...short, prompt: 'Keep titles under 75 characters' });
  const typed = (await tryOn(id, { ...short, prompt: 'Keep titles under 40 characters' }, { id: own }))
    .body as TriedProduct;
  expect(typed.before.lengths.title).toBeLessThanOrEqual(75);
  // The newer of two of one scope holds.
  expect(typed.lines[0]?.overridden).toContain('The global prompt is newer');
  expect(await tryOn(id, short, { id: 999 })).toMatchObject({ status: 404, body: { error: 'Prompt not found' } });
});

it('the sample is of the products the prompt is for, spread and always the same', async () => {
  for (let index = 0; index < 30; index += 1) await add({ brand: index % 3 === 0 ? 'Clay  FIELD' : 'Other' });
  const brand = { ...short, scope: 'brand', scopeValue: 'clay field' };
  const first = await sample(brand);
  expect(first).toMatchObject({ total: 10, engine: 'built-in', calls: { least: 0, most: 0 } });
  expect(first.products).toHaveLength(5);
  expect(await sample(brand)).toEqual(first);
  // Not the first ones of the catalogue.
  expect(Math.max(...first.products.map(({ id }) => id))).toBeGreaterThan(15);
  expect((await sample(brand, { n: 20 })).products).toHaveLength(10);
  expect((await sample(short, { n: 20 })).total).toBe(30);
  expect((await app.call('POST', '/api/prompts/try/sample', { prompt: short, n: 21 })).status).toBe(400);
});

it.each([
  ['category', 'lighting', 1],
  ['productType', 'desk lamps', 1],
  ['sku', 'lamp-7', 1],
  ['brand', 'Nobody', 0],
])('the sample of scope %s for %s has %d', async (scope, scopeValue, total) => {
  await add({ sku: 'LAMP-7' });
  await add({ sku: 'MUG-1', category: 'Kitchen', subcategory: 'Mugs', brand: null });
  expect(await sample({ ...short, scope, scopeValue })).toMatchObject({ total });
});

it('a prompt that could not be saved, or is not for the product, is refused', async () => {
  const id = await add();
  expect(await tryOn(id, { ...short, prompt: 'Hey' })).toMatchObject({
    status: 400,
    body: { error: 'prompt.prompt: Prompt must be at least 5 characters.' },
  });
  expect(await tryOn(id, { ...short, scope: 'brand', scopeValue: 'Other' })).toMatchObject({
    status: 400,
    body: { error: 'The prompt does not apply to this product.' },
  });
  expect((await tryOn(id + 1, short)).status).toBe(404);
});
