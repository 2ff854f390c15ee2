import { expect, it } from 'vitest';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const images = ['https://shop.example/1.jpg', 'https://shop.example/2.jpg', 'https://shop.example/3.jpg'];
const [first = '', second = '', third = ''] = images;
const contentUrl = (id: number) => `/api/products/${id}/optimized-content`;
const patch = (id: number, body: unknown) => app.call('PATCH', contentUrl(id), body);
const details = [
  { url: second, alt: 'Steel bottle, front' },
  { url: first },
  { url: third, leftOut: 'Shows the same as image 1.' },
];

it('alt texts, order and what is left out are stored, shown and in history', async () => {
  const id = await addProduct(app.database.db, { images });
  const { status, body } = await patch(id, { imageDetails: details });
  expect(status).toBe(200);
  const content = body as FlatContent;
  expect(content.images).toEqual([second, first]);
  expect(content.imagesWithStatus).toMatchObject([
    { url: second, type: 'hero', order: 0, status: 'pending', alt: 'Steel bottle, front' },
    { url: first, type: 'secondary', order: 1 },
    { url: third, type: 'secondary', order: 2, leftOut: 'Shows the same as image 1.' },
  ]);
  const [entry] = (await app.call('GET', `/api/products/${id}/content-history`)).body as HistoryEntry[];
  expect(entry).toMatchObject({ contentType: 'images', action: 'edited', details: { images: { after: details } } });
});

it('a rollback from history brings alt texts and what was left out back', async () => {
  const id = await addProduct(app.database.db, { images });
  await patch(id, { imageDetails: details });
  await patch(id, { imageDetails: [{ url: first }, { url: second }, { url: third }] });
  const [entry] = (await app.call('GET', `/api/products/${id}/content-history`)).body as HistoryEntry[];
  const back = await patch(id, { images: [second, first], imagesStatus: 'pending', restoredFrom: entry?.id });
  expect(back.body).toMatchObject({ images: [second, first], imagesWithStatus: details });
});

it.each([
  ['the same image twice', { imageDetails: [{ url: first }, { url: first, alt: 'Bottle' }] }, /once/],
  ['an address that is script', { imageDetails: [{ url: 'javascript:alert(1)' }] }, /image URL/],
  ['an address without end', { imageDetails: [{ url: `https://shop.example/${'x'.repeat(4_096)}` }] }, /At most 4,096/],
  ['both spellings at once', { images: [first], imageDetails: [{ url: first }] }, /not both/],
  ['an alt text without end', { imageDetails: [{ url: first, alt: 'a'.repeat(2_000) }] }, /./],
])('%s is refused', async (_name, body, words) => {
  const id = await addProduct(app.database.db, { images });
  const reply = await patch(id, body);
  expect(reply.status).toBe(400);
  expect(JSON.stringify(reply.body)).toMatch(words);
});
