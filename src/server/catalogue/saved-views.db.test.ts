import { expect, it } from 'vitest';
import { mostViews } from '#domain/catalogue/saved-view-edits.contract.ts';
import type { SavedView } from '#domain/catalogue/saved-views.contract.ts';
import type { LiveEvent } from '#domain/live/live.contract.ts';
import { openLiveHub } from '#server/live/live.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const toys = { name: 'Toys, clean', path: '/pending-products', search: 'category=Toys&lens=clean' };
const add = (given: object = {}) => app.call('POST', '/api/saved-views', { ...toys, ...given });
const added = async (given: object = {}) => (await add(given)).body as SavedView;
const list = async () => (await app.call('GET', '/api/saved-views')).body as SavedView[];
const names = async () => (await list()).map(({ name }) => name);

it('a view is added at the end, renamed and removed', async () => {
  const first = await add({ name: '  Toys,   clean ', search: `?${toys.search}` });
  expect(first).toMatchObject({ status: 201, body: { ...toys, createdBy: app.user.id } });
  const { id } = await added({ name: 'Kitchen', path: '/products', search: '' });
  expect(await list()).toMatchObject([toys, { id, name: 'Kitchen', path: '/products', search: '' }]);
  const renamed = await app.call('PATCH', `/api/saved-views/${id}`, { name: 'All kitchen' });
  expect(renamed).toMatchObject({ status: 200, body: { id, name: 'All kitchen', path: '/products' } });
  expect(await names()).toEqual(['Toys, clean', 'All kitchen']);
  expect((await app.call('DELETE', `/api/saved-views/${id}`)).status).toBe(204);
  expect(await names()).toEqual(['Toys, clean']);
  expect((await app.call('DELETE', `/api/saved-views/${id}`)).status).toBe(404);
  expect((await app.call('PATCH', `/api/saved-views/${id}`, { name: 'Gone' })).status).toBe(404);
});

it('a view is moved among the others, and comes back to its place after it was removed', async () => {
  for (const name of ['A', 'B', 'C']) await add({ name });
  const [a, b] = await list();
  await app.call('PATCH', `/api/saved-views/${a?.id}`, { position: 1 });
  expect(await names()).toEqual(['B', 'A', 'C']);
  await app.call('PATCH', `/api/saved-views/${b?.id}`, { position: 99, name: 'Last' });
  expect(await names()).toEqual(['A', 'C', 'Last']);
  await app.call('DELETE', `/api/saved-views/${a?.id}`);
  await add({ name: 'A', position: 0 });
  expect(await names()).toEqual(['A', 'C', 'Last']);
});

it('two views may not differ in upper and lower case alone', async () => {
  const { id } = await added();
  const other = await added({ name: 'Kitchen' });
  const words = 'A view named “TOYS, clean” already exists. Choose another name.';
  const refused = { status: 400, body: { error: words, issues: [{ path: 'name', message: words }] } };
  expect(await add({ name: 'TOYS, clean' })).toMatchObject(refused);
  expect(await app.call('PATCH', `/api/saved-views/${other.id}`, { name: 'TOYS, clean' })).toMatchObject(refused);
  expect((await app.call('PATCH', `/api/saved-views/${id}`, { name: 'toys, clean' })).status).toBe(200);
});

it.each([
  [{ name: ' ' }, 'Enter a name for the view.'],
  [{ name: 'x'.repeat(61) }, 'At most 60 characters.'],
  [{ path: '/settings' }, 'path'],
  [{ search: 'x'.repeat(8_001) }, 'search'],
])('refuses a view with %j', async (given, words) => {
  const reply = await add(given);
  expect(reply.status).toBe(400);
  expect((reply.body as { error: string }).error).toContain(words);
});

it('refuses a view beyond the most there can be, and an empty change', async () => {
  for (let number = 0; number < mostViews; number += 1) await add({ name: `View ${number}` });
  const reply = await add();
  expect(reply).toMatchObject({ status: 400, body: { error: expect.stringContaining('Remove one first.') } });
  const [first] = await list();
  expect((await app.call('PATCH', `/api/saved-views/${first?.id}`, {})).status).toBe(400);
});

it('every change of the views is announced', async () => {
  const hub = await openLiveHub(app.database);
  const heard: LiveEvent[] = [];
  const stop = hub.onEvent((event) => heard.push(event));
  const { id } = await added();
  await app.call('PATCH', `/api/saved-views/${id}`, { name: 'Other' });
  await app.call('DELETE', `/api/saved-views/${id}`);
  await expect.poll(() => heard).toEqual([{ type: 'views' }, { type: 'views' }, { type: 'views' }]);
  stop();
});
