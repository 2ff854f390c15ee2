// The content of a product as its calls answer it: what is known of each image beside the specified fields, and what that costs.
import { describe, expect, it } from 'vitest';
import type { Rendition } from '#domain/images/image-detail.ts';
import { imageProblems } from '#domain/images/image-file.ts';
import { openImageTools } from '#server/media/image-tools.ts';
import { measureProducts } from '#server/media/images.commands.ts';
import { openMediaStore } from '#server/media/open-media-store.ts';
import { addProduct } from '#testing/factories.ts';
import { fakeMeasuring, pictureOf } from '#testing/fake-measuring.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { uploadMedia } from '#testing/upload-media.ts';
import { describeContent } from './described-content.commands.ts';
import { loadContent } from './review.store.ts';

const measuring = fakeMeasuring();
const app = startTestApp({ measuring });
const [mug, gone, never] = ['mug', 'gone', 'never'].map((name) => `http://shop.example/${name}.jpg`) as [
  string,
  string,
  string,
];
const photo = pictureOf('0f1e2d3c4b5a6978');
const drawn = pictureOf('f0e1d2c3b4a59687', '', 'webp');
const address = (id: number) => `/api/products/${id}/optimized-content`;

/** A product with a picture that was measured, one that is not there and one nobody asked for. */
async function addMeasured(): Promise<number> {
  const { db } = app.database;
  const tools = openImageTools({
    ...{ db, store: openMediaStore(app.dataDir, null), privateHosts: [], measuring, sampleImages: '' },
    fetchImage: async (url, _known, use) =>
      await use(
        url === mug
          ? { kind: 'file', bytes: photo, etag: null, lastModified: null }
          : { kind: 'problem', problem: 'not-found' },
      ),
  });
  const id = await addProduct(db, { retailer: 'Amazon', images: [mug, gone, never] });
  const asked = { again: false, signal: new AbortController().signal };
  const items = [{ productId: id, urls: [mug, gone], beside: [] }];
  await measureProducts({ db, now: () => app.clock.now }, tools, items, asked);
  return id;
}

describe('the content of a product', () => {
  it('says of each image its alt text, rendition, measures and problems, read and changed alike', async () => {
    const id = await addMeasured();
    const imageDetails = [{ url: mug, alt: 'A mug' }, { url: gone }, { url: never, leftOut: 'Blurred' }];
    const changed = await app.call('PATCH', address(id), { imageDetails });
    const { body } = await app.call('GET', address(id));
    expect(changed.body).toEqual(body);
    const { label, text } = imageProblems['not-found'];
    expect(body).toMatchObject({
      images: [mug, gone],
      imagesWithStatus: [
        {
          ...{ url: mug, type: 'hero', order: 0, status: 'pending', alt: 'A mug' },
          measures: { format: 'jpeg', width: 1_200, height: 900, whiteBorder: 1 },
        },
        {
          ...{ url: gone, type: 'secondary', order: 1, status: 'pending', measures: null },
          problems: expect.arrayContaining([{ ruleId: null, severity: null, label, message: text, fix: null }]),
        },
        { url: never, leftOut: 'Blurred', measures: null, problems: [] },
      ],
    });
    const decision = { imageUrl: mug, type: 'hero', status: 'approved' };
    const decided = await app.call('PATCH', `${address(id)}/image`, decision);
    expect(decided.body).toEqual((await app.call('GET', address(id))).body);
  });

  it('has the measures of the rendition that goes out, and the rules that it breaks', async () => {
    const id = await addMeasured();
    const hash = (await uploadMedia(app, drawn)).json().file.hash;
    const rendition: Rendition = {
      ...{ hash, channel: 'amazon', width: 1_200, height: 900, bytes: drawn.length, format: 'webp', steps: ['encode'] },
    };
    const before = await app.call('PATCH', address(id), { imageDetails: [{ url: mug }] });
    const after = await app.call('PATCH', address(id), { imageDetails: [{ url: mug, rendition }] });
    expect(before.body).toMatchObject({ imagesWithStatus: [{ measures: { format: 'jpeg' } }] });
    expect(after.body).toMatchObject({
      imagesWithStatus: [
        {
          rendition: { hash },
          measures: { format: 'webp' },
          problems: expect.arrayContaining([
            expect.objectContaining({ ruleId: 'amazon.images.file-types', severity: 'block' }),
          ]),
        },
      ],
    });
  });

  it('has a rendition that a gallery shows, and that a preview of the same images is checked by', async () => {
    const id = await addMeasured();
    const hash = (await uploadMedia(app, drawn)).json().file.hash;
    const rendition: Rendition = {
      ...{ hash, channel: 'amazon', width: 1_200, height: 900, bytes: drawn.length, format: 'webp', steps: ['encode'] },
    };
    await app.call('PATCH', address(id), { imageDetails: [{ url: mug, rendition }, { url: gone }] });
    const notes = await app.call('GET', `/api/hero-notes?ids=${id}`);
    expect(notes.body).toMatchObject([{ url: mug, served: expect.stringContaining(`/media/${hash}-`) }]);
    const stored = await app.call('GET', `/api/products/${id}/benchmark`);
    const preview = await app.call('POST', `/api/products/${id}/benchmark`, { images: [mug, gone] });
    expect(JSON.stringify(stored.body)).toContain('amazon.images.file-types');
    expect(preview.body).toEqual({ ...(stored.body as object), judged: 'preview' });
  });

  it('is null before there is any, and has no images where the product has none', async () => {
    const id = await addProduct(app.database.db, { images: [] });
    expect((await app.call('GET', address(id))).body).toBeNull();
    const reply = await app.call('PATCH', address(id), { title: 'Mug' });
    expect(reply.body).toMatchObject({ imagesWithStatus: [] });
  });

  it('costs one question with images, and none without', async () => {
    const { db } = app.database;
    let asked = 0;
    // Work in the background asks the same database, by another handle.
    const counted = new Proxy(db, {
      get: (target, name) => {
        if (name === 'select' || name === 'execute') asked += 1;
        return Reflect.get(target, name);
      },
    });
    const askedFor = async (id: number) => {
      await app.call('PATCH', address(id), { description: 'A mug.' });
      const content = await loadContent(db, id);
      if (!content) throw new Error('There is no content');
      const context = {
        db: counted,
        now: () => app.clock.now,
        actor: { id: app.user.id, fullName: '' },
        role: 'owner' as const,
        scope: null,
      };
      // The rules are read once, then remembered.
      await describeContent(context, content);
      asked = 0;
      await describeContent(context, content);
      return asked;
    };
    const bare = await addProduct(db, { images: [] });
    expect([await askedFor(bare), await askedFor(await addMeasured())]).toEqual([0, 1]);
  });
});
