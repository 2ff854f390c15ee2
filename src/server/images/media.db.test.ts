import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { imageProblems } from '#domain/images/image-file.ts';
import { mediaFiles, optimizedContents } from '#server/database/schema.ts';
import { mostBytes } from '#server/media/fetch-image.ts';
import { openImageTools } from '#server/media/image-tools.ts';
import { measureProducts } from '#server/media/images.commands.ts';
import { openMediaStore } from '#server/media/open-media-store.ts';
import { addProduct } from '#testing/factories.ts';
import { fakeMeasuring, pictureOf } from '#testing/fake-measuring.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const measuring = fakeMeasuring();
const mug = pictureOf('0f1e2d3c4b5a6978');
const url = 'http://shop.example/mug.jpg';
const app = startTestApp({ measuring });
beforeEach(() => {
  measuring.copied = 0;
});

async function upload(bytes: Uint8Array, field = 'file') {
  const form = new FormData();
  form.append('note', 'from the studio');
  form.append(field, new Blob([Uint8Array.from(bytes)]), '../../mug.html');
  const request = new Request('http://app.example', { method: 'POST', body: form });
  const reply = await app.http.inject({
    method: 'POST',
    url: '/api/media',
    headers: { host: '127.0.0.1', 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: reply.statusCode, body: reply.json() };
}
const get = async (path: string) => await app.http.inject({ url: path, headers: { host: '127.0.0.1' } });

describe('a picture a person sends', () => {
  it('is measured and stored once, and can be an image of a product', async () => {
    const { status, body } = await upload(mug);
    const hash = createHash('sha256').update(mug).digest('hex');
    expect(status).toBe(201);
    expect(body).toMatchObject({ file: { hash, bytes: mug.length, measures: { format: 'jpeg' } } });
    expect((await upload(mug)).body).toEqual(body);
    expect(await app.database.db.$count(mediaFiles)).toBe(1);
    const id = await addProduct(app.database.db, { images: [body.url] });
    const view = (await app.call('GET', `/api/products/${id}/images`)).body;
    expect(view).toMatchObject({ images: [{ url: body.url, served: body.url, file: { hash }, problem: null }] });
  });

  it.each<[string, Uint8Array, string, number, string]>([
    ['without a file', mug, 'picture', 400, 'Choose a file: the form has no field `file`.'],
    ['empty', Buffer.alloc(0), 'file', 400, 'The file is empty.'],
    ['that is none', Buffer.from('<!doctype html>'), 'file', 415, imageProblems.broken.text],
    ['too large', Buffer.alloc(mostBytes + 1), 'file', 413, imageProblems['too-many-bytes'].text],
  ])('%s is refused', async (_what, bytes, field, status, error) => {
    const reply = await upload(bytes, field);
    expect([reply.status, reply.body.error]).toEqual([status, error]);
    expect(await app.database.db.$count(mediaFiles)).toBe(0);
  });

  it('comes as a form', async () => {
    expect((await app.call('POST', '/api/media', { file: 'x' })).status).toBe(415);
  });
});

describe('a stored file', () => {
  it('is served as what it is and as nothing else, for good', async () => {
    const { url: path } = (await upload(mug)).body;
    const reply = await get(path);
    expect([reply.statusCode, reply.rawPayload]).toEqual([200, mug]);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
  });

  it('has smaller copies, made once', async () => {
    const { url: path } = (await upload(mug)).body;
    for (const _time of [1, 2]) {
      const reply = await get(`${path}?w=480`);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(reply.body).toBe(`480 of ${mug}`);
    }
    expect(measuring.copied).toBe(1);
    expect((await get(`${path}?w=481`)).statusCode).toBe(400);
  });

  it('is found under its signed name alone, and nobody keeps that another is not there', async () => {
    const { url: path } = (await upload(mug)).body as { url: string };
    const [, hash = '', signature = ''] = /^\/media\/([\da-f]{64})-(.{43})\.jpg$/.exec(path) ?? [];
    const other = createHash('sha256').update('other').digest('hex');
    const wrong = [
      `${hash}-${'A'.repeat(43)}.jpg`,
      `${other}-${signature}.jpg`,
      `${hash}-${signature}.png`,
      `${hash}-${signature}.svg`,
      `${hash}.jpg`,
      hash,
      `${hash}-${signature}.jpg.html`,
      'none',
      '..%2F..%2Fetc%2Fpasswd',
    ];
    for (const name of wrong) {
      const reply = await get(`/media/${name}`);
      expect([name, reply.statusCode, reply.headers['cache-control']]).toEqual([name, 404, 'no-store']);
    }
    expect((await get('/media/a/b')).statusCode).toBe(404);
  });

  it('may be shown by our own pages', async () => {
    expect(String((await get('/api/openapi.json')).headers['content-security-policy'])).toMatch(/img-src 'self'/);
  });
});

describe('what is known of the images of a product', () => {
  it('stands with each address of source and content, once, with who shares it and what is served', async () => {
    const { db } = app.database;
    const tools = openImageTools({
      ...{ db, store: openMediaStore(app.dataDir, null), privateHosts: [], measuring, sampleImages: '' },
      fetchImage: async (_url, _known, use) => await use({ kind: 'file', bytes: mug, etag: null, lastModified: null }),
    });
    const [id, other] = [await addProduct(db, { images: [url, 'mug.jpg'] }), await addProduct(db, { images: [url] })];
    const asked = { again: false, signal: new AbortController().signal };
    const items = [id, other].map((productId) => ({ productId, urls: [url], beside: [] }));
    await measureProducts({ db, now: () => app.clock.now }, tools, items, asked);
    const content = { images: [url, 'https://shop.example/new.jpg'] };
    await app.call('PATCH', `/api/products/${id}/optimized-content`, content);
    const { body, status } = await app.call('GET', `/api/products/${id}/images`);
    const none = { served: null, file: null, problem: null, checkedAt: null, sharedWith: { products: 0, first: [] } };
    expect(status).toBe(200);
    expect(body).toMatchObject({
      images: [
        {
          url,
          served: expect.stringMatching(/^\/media\/[\da-f]{64}-.{43}\.jpg$/),
          file: { measures: { width: 1_200 } },
          problem: null,
          checkedAt: app.clock.now.toISOString(),
          sharedWith: { products: 1, first: [{ id: other, title: expect.any(String) }] },
        },
        { url: 'mug.jpg', ...none },
        { url: 'https://shop.example/new.jpg', ...none },
      ],
      renditions: {},
    });
    const shown = await get(`/media/shown?url=${encodeURIComponent(url)}&w=160`);
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([302, 'private, max-age=300']);
    expect((await get(String(shown.headers.location))).body).toBe(`160 of ${mug}`);
    expect((await get(`/media/shown?url=${encodeURIComponent('https://shop.example/new.jpg')}`)).statusCode).toBe(404);
  });

  it('says where the renditions that the content has chosen are served from', async () => {
    const { url: served, file } = (await upload(mug)).body;
    const id = await addProduct(app.database.db);
    const content = await app.call('PATCH', `/api/products/${id}/optimized-content`, { images: [url] });
    expect(content.body).toMatchObject({ images: [url] });
    const made = { channel: 'amazon', width: 9, height: 9, bytes: 9, format: 'jpeg' as const, steps: [] };
    const entry = { url, type: 'hero' as const, order: 0, status: 'pending' as const };
    for (const hash of [file.hash, 'a'.repeat(64)]) {
      const imagesWithStatus = [{ ...entry, rendition: { ...made, hash } }];
      await app.database.db.update(optimizedContents).set({ imagesWithStatus });
      const { body } = await app.call('GET', `/api/products/${id}/images`);
      const expected = hash === file.hash ? { [hash]: { served, file } } : {};
      expect((body as { renditions: unknown }).renditions).toEqual(expected);
    }
  });

  it('is none of a product that is not there', async () => {
    expect((await app.call('GET', '/api/products/999/images')).status).toBe(404);
  });
});

describe('a rendition that is asked for', () => {
  const fine = 'The image already meets the requirements of the channel.';
  const room = { ground: { red: 120, green: 90, blue: 60 }, groundSpread: 60, whiteBorder: 0 };

  /** An uploaded image of a product of Amazon, with these measures. */
  async function ask(given: object, body: object = {}) {
    const { url: path, file } = (await upload(mug)).body;
    const measures = { ...file.measures, width: 1_200, height: 1_200, fill: 0.9, ...given };
    await app.database.db.update(mediaFiles).set({ measures });
    const id = await addProduct(app.database.db, { images: [path], retailer: 'Amazon' });
    return await app.call('POST', `/api/products/${id}/images/rendition`, { url: path, ...body });
  }

  it.each<[string, object, object, object]>([
    ['is none of an image that is fine', {}, {}, { rendition: null, reason: fine, photo: null }],
    ['is none where only another photo helps', room, {}, { rendition: null, photo: 'other' }],
    ['is none where only a larger photo helps', { width: 200, height: 200 }, {}, { rendition: null, photo: 'larger' }],
    ['is for the place it is asked for', room, { isHero: false }, { rendition: null, reason: fine, photo: null }],
  ])('%s, which is an answer and no fault', async (_what, given, body, expected) => {
    const reply = await ask(given, body);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject(expected);
  });

  it('is refused where nothing can be drawn now', async () => {
    const reply = await ask({ fill: 0.5, goods: { left: 0.25, top: 0.25, width: 0.5, height: 0.5 } });
    expect([reply.status, reply.body]).toMatchObject([422, { error: 'Nothing is drawn here.' }]);
    const id = await addProduct(app.database.db, { images: [url] });
    expect((await app.call('POST', `/api/products/${id}/images/rendition`, { url })).status).toBe(422);
  });
});
