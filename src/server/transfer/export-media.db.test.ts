// Stored files on their way out and back in: an export names them by their public address, this server serves them there, and its own file
// changes nothing when it comes back.
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import type { Rendition } from '#domain/images/image-detail.ts';
import type { ImageView } from '#domain/images/images.contract.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import type { Run, RunPreview } from '#domain/runs/runs.contract.ts';
import { exportFormats } from '#domain/transfer/export.contract.ts';
import { productSources } from '#server/database/schema.ts';
import { addProduct } from '#testing/factories.ts';
import { fakeMeasuring, pictureOf } from '#testing/fake-measuring.ts';
import { importFile } from '#testing/import-file.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { uploadMedia } from '#testing/upload-media.ts';

const photo = pictureOf('0f1e2d3c4b5a6978', 'photo', 'png');
const drawn = pictureOf('f0e1d2c3b4a59687', 'drawn');
const shop = 'https://shop.example/mug.jpg';
const publicUrl = 'https://desk.example/pictures/media';
const measuring = fakeMeasuring();

const upload = async (app: TestApp, bytes: Uint8Array): Promise<string> => (await uploadMedia(app, bytes)).json().url;

/** A product whose approved images are one of the shop with a rendition, and one that was uploaded. Answers the addresses of both files. */
async function addApproved(app: TestApp) {
  const [own, made] = [await upload(app, photo), await upload(app, drawn)];
  const id = await addProduct(app.database.db, { sku: 'MUG-1', title: 'Mug', description: 'A mug.', images: [shop] });
  const rendition: Rendition = {
    ...{ hash: createHash('sha256').update(drawn).digest('hex'), channel: 'general', width: 1_200, height: 900 },
    ...{ bytes: drawn.length, format: 'jpeg', steps: ['encode'] },
  };
  const imageDetails = [
    { url: shop, alt: 'Front', rendition },
    { url: own, alt: 'From above' },
  ];
  const reply = await app.call('PATCH', `/api/products/${id}/optimized-content`, { imageDetails });
  expect(reply.status, reply.text).toBe(200);
  await app.call('PATCH', `/api/products/${id}/optimized-content`, { imagesStatus: 'approved' });
  return { id, own, made };
}

const exported = async (app: TestApp, format: string) =>
  await app.http.inject({ url: `/api/exports/${format}`, headers: { host: 'localhost' } });
const everything = { action: 'export', options: { format: 'json' }, selection: { filter: {} } };
const preview = async (app: TestApp) => (await app.call('POST', '/api/runs/preview', everything)).body as RunPreview;

describe('with a public media address', () => {
  const app = startTestApp({ measuring, publicMediaUrl: publicUrl });
  let given: Awaited<ReturnType<typeof addApproved>>;
  beforeEach(async () => {
    given = await addApproved(app);
  });

  it('an export names the rendition and the uploaded picture by it, and this server has their bytes there', async () => {
    const [product] = (await exported(app, 'json')).json();
    expect(product).toMatchObject({ imageAlts: ['Front', 'From above'] });
    const files = [];
    for (const url of product.images as string[]) {
      // A proxy that serves `/media` as `/pictures/media`.
      expect(url).toMatch(/^https:\/\/desk\.example\/pictures\/media\/[\da-f]{64}-[\w-]{43}\.(jpg|png)$/);
      const path = url.replace('https://desk.example/pictures', '');
      const reply = await app.http.inject({ url: path, headers: { host: 'localhost' } });
      files.push([path, reply.statusCode, reply.headers['content-type'], reply.rawPayload]);
    }
    expect(files).toEqual([
      [given.made, 200, 'image/jpeg', drawn],
      [given.own, 200, 'image/png', photo],
    ]);
    expect(await preview(app)).toMatchObject({ taken: 1, note: null });
  });

  it.each(exportFormats)('%s that comes back is no news, and neither is the second time', async (format) => {
    const file = (await exported(app, format)).rawPayload;
    for (const _time of [1, 2]) {
      expect(await importFile(app, file)).toMatchObject({ counts: { new: 0, changed: 0, unchanged: 1 } });
      const product = (await app.call('GET', `/api/products/${given.id}`)).body as Product;
      expect([product.images, product.imageAlts]).toEqual([[shop], []]);
      const content = (await app.call('GET', `/api/products/${given.id}/optimized-content`)).body as FlatContent;
      expect([content.imagesStatus, content.parts.images.sourceChanges]).toEqual(['approved', []]);
      expect((await exported(app, format)).rawPayload.equals(file)).toBe(true);
    }
    const [{ importId } = {}] = await app.database.db
      .select({ importId: productSources.importId })
      .from(productSources)
      .where(eq(productSources.productId, given.id));
    // The rows of the first stand: those of the second say the same.
    expect(importId).toBe(((await app.call('GET', '/api/imports')).body as { id: number }[]).at(-1)?.id);
  });

  it('what is known of a picture is known at its public address, too', async () => {
    const url = given.own.replace('/media', publicUrl);
    const id = await addProduct(app.database.db, { images: [url] });
    const started = await app.call('POST', '/api/runs', { action: 'measure-images', selection: { ids: [id] } });
    const run = async () => (await app.call('GET', `/api/runs/${(started.body as Run).id}`)).body as Run;
    await expect.poll(async () => (await run()).state, { timeout: 60_000 }).toBe('done');
    const { images } = (await app.call('GET', `/api/products/${id}/images`)).body as { images: ImageView[] };
    expect(images).toMatchObject([{ url, served: given.own, problem: null }]);
  });
});

describe('without one', () => {
  const app = startTestApp({ measuring });

  it('originals go out and uploads do not, which is said before and after', async () => {
    const { id, own } = await addApproved(app);
    await addProduct(app.database.db, { sku: 'MUG-2', images: [own, shop], imageAlts: ['Above', 'Front'] });
    await addProduct(app.database.db, { sku: 'MUG-3', images: [shop] });
    for (const format of exportFormats) {
      const { rawPayload } = await exported(app, format);
      expect(rawPayload.toString('latin1')).not.toContain('/media/');
      expect(await importFile(app, rawPayload)).toMatchObject({ counts: { new: 0, changed: 0, unchanged: 3 } });
    }
    expect((await exported(app, 'json')).json()).toMatchObject([
      { images: [shop], imageAlts: ['Front'] },
      { images: [shop], imageAlts: ['Front'] },
      { images: [shop] },
    ]);
    expect((await preview(app)).note).toBe(
      '1 picture will be exported as the original, because no public media address is set. 2 uploaded pictures will be left out, because no public media address is set and they have no other URL.',
    );
    const started = (await app.call('POST', '/api/runs', everything)).body as Run;
    const run = async () => (await app.call('GET', `/api/runs/${started.id}`)).body as Run;
    await expect.poll(async () => (await run()).state, { timeout: 60_000 }).toBe('done');
    const items = (await app.call('GET', `/api/runs/${started.id}/items`)).body as { reason: string | null }[];
    expect(items.map(({ reason }) => reason).toSorted()).toEqual([
      'Exported the original image: no public media address is set for 1 rendition. Left out 1 uploaded picture: no public media address is set.',
      'Left out 1 uploaded picture: no public media address is set.',
      null,
    ]);
    await app.call('PATCH', `/api/products/${id}/optimized-content`, { imagesStatus: 'pending' });
    expect((await preview(app)).note).toMatch(/^1 uploaded picture will be left out/);
  });
});
