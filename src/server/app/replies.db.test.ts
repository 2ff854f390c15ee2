// What holds for the replies of all calls: who may keep them, which addresses get in, and what the log says of them.
import { expect, it } from 'vitest';
import type { FlatContent } from '#domain/review/flat-content.ts';
import { addProduct } from '#testing/factories.ts';
import { importFile } from '#testing/import-file.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();

it('replies of the API are kept by nobody, but for those that say when they are as they were', async () => {
  const id = await addProduct(app.database.db);
  const cacheOf = async (url: string) => (await app.call('GET', url)).headers['cache-control'];
  const paths = ['products', 'products?limit=2', 'dashboard', 'content-history', 'prompts', 'runs', 'health', 'none'];
  for (const path of paths) expect(await cacheOf(`/api/${path}`), path).toBe('no-store');
  expect((await app.call('POST', '/api/products', {})).headers['cache-control']).toBe('no-store');
  for (const path of [`products/${id}`, `products/${id}/optimized-content`])
    expect(await cacheOf(`/api/${path}`), path).toBe('no-cache');
  expect(await cacheOf('/sample-images/none.webp')).not.toBe('no-store');
});

it('a limit above the longest page is cut, and the reply says so', async () => {
  await addProduct(app.database.db);
  const limitOf = async (path: string) => (await app.call('GET', `/api/${path}`)).headers['x-limit'];
  for (const path of ['products', 'content-history', 'runs', 'prompts', 'optimized-contents'])
    expect([path, await limitOf(`${path}?limit=201`), await limitOf(`${path}?limit=200`)]).toEqual([
      path,
      '200',
      undefined,
    ]);
  const { body } = await app.call('GET', '/api/openapi.json');
  const { paths } = body as { paths: Record<string, { get?: { summary: string } }> };
  expect(paths['/api/products']?.get?.summary).toContain('X-Limit');
});

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)//a.jpg',
  ' javascript:alert(1)',
  'java\nscript:alert(1)/a.jpg',
  'data:image/svg+xml,<svg onload=alert(1)>.png',
  'data:image/png;base64,aGk=',
  'vbscript:msgbox(1).jpg',
  'file:///etc/passwd.png',
  'blob:https://x.example/1.jpg',
])('no image comes from %j, by any way in', async (url) => {
  const id = await addProduct(app.database.db, { sku: 'IMG', images: ['https://x.example/1.jpg'] });
  const sent = [
    await app.call('PATCH', `/api/products/${id}/optimized-content`, { images: [url] }),
    await app.call('POST', '/api/products', { sku: 'NEW', title: 'Mug', images: [url] }),
    await app.call('PATCH', `/api/products/${id}`, { images: [url] }),
  ];
  expect(sent.map(({ status }) => status)).toEqual([400, 400, 400]);
  await importFile(app, JSON.stringify([{ sku: 'FILE', title: 'Mug', images: [url, 'https://x.example/2.jpg'] }]));
  const list = (await app.call('GET', '/api/products')).body as { sku: string; images: string[] }[];
  expect(list.flatMap(({ images }) => images).filter((each) => /script|data:|file:|blob:/i.test(each))).toEqual([]);
  const content = await app.call('PATCH', `/api/products/${id}/optimized-content`, { images: ['/files/2.jpg'] });
  expect((content.body as FlatContent).images).toEqual(['/files/2.jpg']);
});
