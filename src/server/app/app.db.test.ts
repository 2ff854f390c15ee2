import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { liveEventSchema } from '#domain/live/live.contract.ts';
import { openLiveHub } from '#server/live/live.ts';
import { addProduct } from '#testing/factories.ts';
import { withoutRefs } from '#testing/open-api.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { prepareDataDir } from './first-start.ts';

const app = startTestApp();

it.each(['/api/health', '/api/ready'])('%s answers while all is well', async (path) => {
  expect(await app.call('GET', path)).toMatchObject({ status: 200, body: { status: 'ok' } });
});

it('a path that is not there is a problem in JSON, and shows nothing of the inside', async () => {
  expect(await app.call('GET', '/api/nothing')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
});

it('the API page lists every contract from the same schemas', async () => {
  const { body } = await app.call('GET', '/api/openapi.json');
  const paths = Object.keys((body as { paths: object }).paths);
  expect(body).toMatchObject({ openapi: '3.1.0' });
  for (const path of ['/api/products/{id}/optimized-content', '/api/imports', '/api/prompts/{id}', '/api/query'])
    expect(paths).toContain(path);
  expect((await app.call('GET', '/api/docs')).status).toBe(200);
});

it('callers from other sites and other names are refused', async () => {
  const id = await addProduct(app.database.db);
  const url = `/api/products/${id}/optimized-content`;
  expect((await app.call('PATCH', url, { title: 'x' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await app.call('GET', '/api/products', undefined, { host: 'evil.example' })).status).toBe(403);
});

it('a stored change is announced to every listener, a refused one is not', async () => {
  const hub = await openLiveHub(app.database);
  const heard: unknown[] = [];
  const firstEvent = new Promise<void>((resolve) => {
    hub.onEvent((event) => {
      heard.push(liveEventSchema.parse(event));
      resolve();
    });
  });
  const id = await addProduct(app.database.db);
  await app.call('PATCH', `/api/products/${id}/optimized-content`, { titleStatus: 'pending' });
  await app.call('PATCH', `/api/products/${id}/optimized-content`, { titleStatus: 'approved' });
  await firstEvent;
  expect(heard).toEqual([{ type: 'product', productId: id, version: 1 }]);
});

it('what is no event of ours harms nobody, and the next one is heard', async () => {
  const hub = await openLiveHub(app.database);
  const heard: unknown[] = [];
  hub.onEvent((event) => heard.push(event));
  for (const payload of ['', '{', '{"type":"other"}', '{"type":"catalogue"}'])
    await app.database.db.execute(sql`select pg_notify('copydesk_live', ${payload})`);
  await expect.poll(() => heard).toEqual([{ type: 'catalogue' }]);
});

it('the first start shows exactly the specified figures, and a second start changes nothing', async () => {
  const { db } = app.database;
  const now = app.clock.now;
  await prepareDataDir(db, 'sample', now);
  const figures = {
    pending: 24,
    approved: 76,
    rejected: 12,
    pendingCaption: '+18% from last week',
    pushedCaption: '0% pushed to live site',
    plannedPush: 41,
  };
  expect((await app.call('GET', '/api/dashboard')).body).toMatchObject(figures);
  for (const [status, count] of [
    ['pending', 24],
    ['approved', 76],
    ['rejected', 12],
  ] as const) {
    expect((await app.call('GET', `/api/products?status=${status}&limit=1`)).headers['x-total-count']).toBe(
      String(count),
    );
  }
  await prepareDataDir(db, 'sample', now);
  expect((await app.call('GET', '/api/dashboard')).body).toMatchObject(figures);
});

it('the API page shows content as it goes over the wire', async () => {
  const { body } = await app.call('GET', '/api/openapi.json');
  const { paths } = withoutRefs(body) as {
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
  };
  const reply = JSON.stringify(paths['/api/products/{id}/optimized-content']?.patch?.responses['200']);
  for (const field of ['titleStatus', 'imagesWithStatus', 'approvedBy', 'version'])
    expect(reply).toContain(`"${field}"`);
});
