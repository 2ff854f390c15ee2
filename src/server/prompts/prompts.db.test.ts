import { expect, it } from 'vitest';
import type { Prompt } from '#domain/prompts/prompts.contract.ts';
import { openTestDesk } from '#testing/start-test-app.ts';

const desk = openTestDesk();
const create = (body: unknown) => desk.call('POST', '/api/prompts', body);

it('creates, lists, changes and deletes a prompt', async () => {
  const made = await create({ prompt: 'Mention the material first', scope: 'category', scopeValue: 'Kitchen' });
  expect(made).toMatchObject({
    status: 201,
    body: { scope: 'category', scopeValue: 'Kitchen', isActive: true, createdBy: desk.user.id },
  });
  const { id } = made.body as Prompt;
  await create({ prompt: 'Keep it short', scope: 'global', scopeValue: null, isActive: false });
  expect((await desk.call('GET', '/api/prompts')).body).toHaveLength(2);
  expect((await desk.call('GET', '/api/prompts?scope=category')).body).toMatchObject([{ id }]);
  expect((await desk.call('GET', '/api/prompts?search=SHORT')).body).toMatchObject([{ scope: 'global' }]);
  expect((await desk.call('PATCH', `/api/prompts/${id}`, { isActive: false })).body).toMatchObject({
    isActive: false,
    prompt: 'Mention the material first',
  });
  expect((await desk.call('PATCH', `/api/prompts/${id}`, { scope: 'global' })).body).toMatchObject({
    scope: 'global',
    scopeValue: null,
  });
  expect(await desk.call('DELETE', `/api/prompts/${id}`)).toMatchObject({ status: 204, text: '' });
  expect((await desk.call('DELETE', `/api/prompts/${id}`)).status).toBe(404);
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
  expect(await desk.call('PATCH', `/api/prompts/${id}`, { scope: 'brand' })).toMatchObject({ status: 400 });
});
