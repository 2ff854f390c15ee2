// What reusable prompts change about generated content.
import { expect, it } from 'vitest';
import type { Part } from '#domain/parts/parts.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();

const lamp = {
  title: 'Clayfield Dimmable Desk Lamp with USB Charging Port, Warm White, Foldable Arm, Aluminium',
  brand: 'Clayfield',
  category: 'Lighting',
  subcategory: 'Desk Lamps',
};
const addPrompt = (body: object) => app.call('POST', '/api/prompts', { scope: 'global', ...body });

async function generate(productId: number, body?: object): Promise<FlatContent> {
  const reply = await app.call('POST', `/api/products/${productId}/generate-optimized-content`, body);
  expect(reply.status).toBe(200);
  return reply.body as FlatContent;
}

const reasonsOf = (content: FlatContent, part: Part) =>
  content.parts[part].draft?.reasons.map(({ text }) => text) ?? [];

it('a global prompt shortens the titles that generate writes, and its reasons name it', async () => {
  const id = await addProduct(app.database.db, lamp);
  const before = await generate(id);
  expect(before.title.length).toBeGreaterThan(60);
  await addPrompt({ prompt: 'Keep the title under 60 characters' });
  const after = await generate(id);
  expect(after.title.length).toBeLessThanOrEqual(60);
  expect(reasonsOf(after, 'title')).toContain('Followed: "Keep the title under 60 characters" (global prompt).');
  expect([after.description, after.bullets]).toEqual([before.description, before.bullets]);
  expect(reasonsOf(after, 'description')).toEqual(reasonsOf(before, 'description'));
});

it('an inactive prompt, and one of another brand, change nothing', async () => {
  const id = await addProduct(app.database.db, lamp);
  const before = await generate(id);
  await addPrompt({ prompt: 'Keep the title under 60 characters', isActive: false });
  await addPrompt({ prompt: 'Keep the title under 50 characters', scope: 'brand', scopeValue: 'Otherfield' });
  const after = await generate(id);
  expect(after.title).toBe(before.title);
  expect(reasonsOf(after, 'title')).toEqual(reasonsOf(before, 'title'));
});

it('the narrower prompt wins, and the own prompt wins over both', async () => {
  const id = await addProduct(app.database.db, lamp);
  await addPrompt({ prompt: 'Keep the title under 60 characters' });
  await addPrompt({ prompt: 'Keep the title under 55 characters', scope: 'productType', scopeValue: 'desk lamps' });
  const byPrompts = await generate(id, { contentType: 'title' });
  expect(byPrompts.title.length).toBeLessThan(55);
  expect(reasonsOf(byPrompts, 'title')).toContain(
    '"Keep the title under 60 characters" (global prompt) is overridden by the product type prompt for desk lamps: "Keep the title under 55 characters".',
  );
  const own = await app.call('POST', '/api/optimize', {
    productId: id,
    contentType: 'title',
    prompt: 'Start with aluminium',
  });
  expect((own.body as FlatContent).parts.title.draft?.wishes?.at(-1)).toMatchObject({
    origin: null,
    verdict: 'followed',
  });
});

it('reasons say which prompt needs a language model', async () => {
  const id = await addProduct(app.database.db, lamp);
  await addPrompt({ prompt: 'Use a friendly tone', scope: 'brand', scopeValue: 'clayfield' });
  expect(reasonsOf(await generate(id), 'description')).toContain(
    'Not checked: "Use a friendly tone" (brand prompt for clayfield): it needs a language model.',
  );
});
