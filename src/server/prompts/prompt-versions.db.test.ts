// Every wording a prompt had is kept: with each change of text or scope, for the sample, and beyond the prompt's deletion.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Prompt, PromptVersion } from '#domain/prompts/prompts.contract.ts';
import { prepareDataDir } from '#server/app/first-start.ts';
import { rowsOf } from '#server/database/database.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const create = async (body: object) => (await app.call('POST', '/api/prompts', body)).body as Prompt;
const versionsOf = async (id: number) => (await app.call('GET', `/api/prompts/${id}/versions`)).body as PromptVersion[];

it('each change of text or scope is another wording, a switch is none, and deletion leaves them all', async () => {
  const { id } = await create({ prompt: 'Keep it short', scope: 'global' });
  app.clock.now = new Date('2026-11-22T10:00:00.000Z');
  await app.call('PATCH', `/api/prompts/${id}`, { isActive: false });
  await app.call('PATCH', `/api/prompts/${id}`, { prompt: 'Keep it short' });
  expect(await versionsOf(id)).toHaveLength(1);
  await app.call('PATCH', `/api/prompts/${id}`, { prompt: 'Keep it very short' });
  await app.call('PATCH', `/api/prompts/${id}`, { scope: 'brand', scopeValue: 'Clayfield' });
  const by = { id: app.user.id, fullName: app.user.fullName };
  const kept = [
    { version: 3, prompt: 'Keep it very short', scope: 'brand', scopeValue: 'Clayfield' },
    { version: 2, prompt: 'Keep it very short', scope: 'global', scopeValue: null },
    { version: 1, prompt: 'Keep it short', scope: 'global', scopeValue: null },
  ].map((wording) => ({
    ...wording,
    createdBy: by,
    createdAt: wording.version === 1 ? '2026-11-21T10:00:00.000Z' : '2026-11-22T10:00:00.000Z',
  }));
  expect(await versionsOf(id)).toEqual(kept);
  await app.call('DELETE', `/api/prompts/${id}`);
  expect(await versionsOf(id)).toEqual(kept);
  expect(await app.call('GET', '/api/prompts/999/versions')).toMatchObject({
    status: 404,
    body: { error: 'Prompt not found' },
  });
});

it('a change that is refused leaves no wording behind', async () => {
  const { id } = await create({ prompt: 'Keep it short', scope: 'global' });
  expect((await app.call('PATCH', `/api/prompts/${id}`, { prompt: 'No', scope: 'brand' })).status).toBe(400);
  expect(await versionsOf(id)).toHaveLength(1);
});

it('two changes at once are two wordings', async () => {
  const { id } = await create({ prompt: 'Keep it short', scope: 'global' });
  const replies = await Promise.all(
    ['Keep it shorter', 'Keep it shortest'].map((prompt) => app.call('PATCH', `/api/prompts/${id}`, { prompt })),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect((await versionsOf(id)).map(({ version }) => version)).toEqual([3, 2, 1]);
});

it('the prompts of the sample have their wordings', async () => {
  const { db } = app.database;
  await prepareDataDir(db, 'sample', app.clock.now);
  const without = await rowsOf(
    db,
    sql`select id from optimization_prompts p where not exists
      (select 1 from prompt_versions v where v.prompt_id = p.id and v.version = p.version and v.prompt = p.prompt)`,
  );
  expect(without).toEqual([]);
  const [first] = (await app.call('GET', '/api/prompts')).body as Prompt[];
  expect(await versionsOf(first?.id ?? 0)).toMatchObject([{ version: 1, prompt: first?.prompt }]);
});
