// The instruction of a draft stays what it was, even if the prompts that led it change.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { DraftInstruction } from '#domain/prompts/draft-instruction.contract.ts';
import type { Prompt } from '#domain/prompts/prompts.contract.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const lamp = {
  title: 'Clayfield Dimmable Desk Lamp with USB Charging Port, Warm White, Foldable Arm',
  brand: 'Clayfield',
};
const create = async (body: object) => (await app.call('POST', '/api/prompts', body)).body as Prompt;
const read = async (id: number, part = 'title') =>
  (await app.call('GET', `/api/products/${id}/drafts/${part}/instruction`)).body as DraftInstruction;

it('a draft shows its prompts as they read when it was written, and what became of them', async () => {
  const id = await addProduct(app.database.db, lamp);
  const wide = await create({ prompt: 'Keep the title under 70 characters', scope: 'global' });
  const narrow = await create({ prompt: 'Mention warm white', scope: 'brand', scopeValue: 'Clayfield' });
  const own = { productId: id, contentType: 'title', prompt: 'Keep it under 60 characters' };
  expect((await app.call('POST', '/api/optimize', own)).status).toBe(200);
  const written = [
    {
      text: 'Keep the title under 70 characters',
      from: { promptId: wide.id, version: 1, scope: 'global', scopeValue: null, since: 'same' },
      isFollowed: null,
      isForPart: true,
      exceptions: [],
      overridden: 'The custom prompt for this draft has a narrower scope: "Keep it under 60 characters".',
    },
    {
      text: 'Mention warm white',
      from: { promptId: narrow.id, version: 1, scope: 'brand', scopeValue: 'Clayfield', since: 'same' },
      overridden: null,
    },
    { text: 'Keep it under 60 characters', from: null, isFollowed: true, overridden: null },
  ];
  expect(await read(id)).toMatchObject({ engine: 'built-in', lines: written, lost: [], isOwnKnown: true });

  await app.call('PATCH', `/api/prompts/${wide.id}`, { prompt: 'Keep the title under 90 characters' });
  await app.call('DELETE', `/api/prompts/${narrow.id}`);
  const { lines } = await read(id);
  expect(lines.map(({ text }) => text)).toEqual(written.map(({ text }) => text));
  expect(lines.map(({ from }) => from?.since)).toEqual(['changed', 'deleted', undefined]);
});

it('there is none where nothing was generated, and none where a person wrote the text', async () => {
  const id = await addProduct(app.database.db, lamp);
  const none = { status: 404, body: { error: 'There is no draft of this part' } };
  expect(await app.call('GET', `/api/products/${id}/drafts/title/instruction`)).toMatchObject(none);
  await app.call('POST', `/api/products/${id}/generate-optimized-content`);
  expect(await read(id)).toEqual({ engine: 'built-in', lines: [], lost: [], isOwnKnown: true });
  await app.call('PATCH', `/api/products/${id}/optimized-content`, { title: 'A lamp' });
  expect(await app.call('GET', `/api/products/${id}/drafts/title/instruction`)).toMatchObject(none);
  expect((await app.call('GET', `/api/products/${id}/drafts/price/instruction`)).status).toBe(400);
});

it('a draft of before wordings were kept names what is not known any more', async () => {
  const id = await addProduct(app.database.db, lamp);
  const { id: promptId } = await create({ prompt: 'Keep the title under 70 characters', scope: 'global' });
  await app.call('POST', `/api/products/${id}/generate-optimized-content`);
  await app.database.db.execute(sql`delete from prompt_versions`);
  await app.database.db.execute(
    sql`update optimized_contents set parts = parts #- '{title,draft,prompt}' where product_id = ${id}`,
  );
  expect(await read(id)).toMatchObject({ lines: [], lost: [{ promptId, version: 1 }], isOwnKnown: false });
});
