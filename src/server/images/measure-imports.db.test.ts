import { expect, it } from 'vitest';
import type { ImageView } from '#domain/images/images.contract.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import { importFile } from '#testing/import-file.ts';
import { startTestApp } from '#testing/start-test-app.ts';

// The real measuring, over pictures of the sample: this server's own, so no address is asked.
const app = startTestApp();
const file = [
  'sku,title,image',
  'MUG-1,Steel Mug 0.4 l,"/sample-images/acacia-board-1.jpg|/sample-images/acacia-board-2.jpg|/sample-images/none.jpg"',
  'CAP-1,Baseball Cap,/sample-images/baseball-cap-1.jpg',
].join('\n');

const runs = async () => (await app.call('GET', '/api/runs')).body as Run[];
const measured = () =>
  expect
    .poll(async () => (await runs()).find(({ action }) => action.action === 'measure-images')?.state, {
      timeout: 30_000,
    })
    .toBe('done');
const imagesOf = async (id: number) =>
  ((await app.call('GET', `/api/products/${id}/images`)).body as { images: ImageView[] }).images;

it('measures nothing after an import unless that is set', async () => {
  await importFile(app, file);
  expect((await runs()).map(({ action }) => action.action)).toEqual(['import']);
});

it('measures the images of an import as a run, by which rules and drafts go', async () => {
  await app.call('PATCH', '/api/settings', { measuresImports: true });
  await importFile(app, file);
  await measured();
  const items = (await app.call('GET', '/api/products?limit=10')).body as { id: number; sku: string }[];
  const mug = items.find(({ sku }) => sku === 'MUG-1')?.id ?? 0;
  const images = await imagesOf(mug);
  expect(images.map(({ file: known, problem }) => known?.measures.width ?? problem)).toEqual([
    1_000,
    1_000,
    'not-found',
  ]);
  const served = await app.http.inject({ url: images[0]?.served ?? '', headers: { host: '127.0.0.1' } });
  expect(served.statusCode).toBe(200);
  expect(served.headers['content-type']).toBe('image/jpeg');
  await app.call('POST', `/api/products/${mug}/generate-optimized-content`, { contentType: 'images' });
  const content = (await app.call('GET', `/api/products/${mug}/optimized-content`)).body as FlatContent;
  expect(content.imagesWithStatus.at(-1)).toMatchObject({
    url: '/sample-images/none.jpg',
    leftOut: 'There is no picture at this URL.',
  });
  expect(content.imagesWithStatus[0]?.alt).toMatch(/Steel Mug/);
});

it('makes a rendition a person asks for, and refuses in words', async () => {
  await app.call('PATCH', '/api/settings', { measuresImports: true });
  await importFile(app, file);
  await measured();
  const [cap] = (await app.call('GET', '/api/products?limit=10&search=Baseball')).body as { id: number }[];
  const id = cap?.id ?? 0;
  const url = '/sample-images/baseball-cap-1.jpg';
  const render = (body: object) => app.call('POST', `/api/products/${id}/images/rendition`, body);
  const made = await render({ url, crop: { left: 0.25, top: 0.25, width: 0.5, height: 0.5 } });
  expect(made).toMatchObject({ status: 200, body: { rendition: { width: 500, height: 500, format: 'jpeg' } } });
  expect(await render({ url: '/sample-images/acacia-board-1.jpg' })).toMatchObject({
    status: 422,
    body: { code: 'NOT_IN_CONTENT' },
  });
  const chosen = (made.body as { rendition: object }).rendition;
  const patch = (rendition: object) =>
    app.call('PATCH', `/api/products/${id}/optimized-content`, { imageDetails: [{ url, rendition }] });
  expect(await patch(chosen)).toMatchObject({ status: 200, body: { imagesWithStatus: [{ url, rendition: chosen }] } });
  expect(await patch({ ...chosen, hash: 'f'.repeat(64) })).toMatchObject({ status: 400 });
});
