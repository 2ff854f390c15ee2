import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ImageProblem, measuresVersion } from '#domain/images/image-file.ts';
import type { Database } from '#server/database/database.ts';
import { imageAddresses, mediaFiles, productImages } from '#server/database/schema.ts';
import { createImageFetcher } from '#server/media/fetch-image.ts';
import { type ImageTools, openImageTools } from '#server/media/image-tools.ts';
import { loadImageFacts, loadListedImages, measureImages, measureProducts } from '#server/media/images.commands.ts';
import type { MeasureOptions } from '#server/media/measure-address.ts';
import { openMediaStore } from '#server/media/open-media-store.ts';
import { openTestDatabase } from '#testing/database.ts';
import { emptyTables } from '#testing/empty-tables.ts';
import { addProduct } from '#testing/factories.ts';
import { type FakeMeasuring, fakeMeasuring, pictureOf } from '#testing/fake-measuring.ts';
import { type PageServer, startPageServer } from '#testing/page-server.ts';

let database: Database;
let site: PageServer;
let tools: ImageTools;
let measuring: FakeMeasuring;
const clock = { now: new Date() };
const folder = mkdtempSync(join(tmpdir(), 'copydesk-images-'));
beforeAll(async () => {
  database = await openTestDatabase();
  site = await startPageServer();
});
beforeEach(async () => {
  await emptyTables(database);
  clock.now = new Date('2026-11-21T10:00:00.000Z');
  site.asked.length = 0;
  measuring = fakeMeasuring();
  tools = openImageTools({
    db: database.db,
    store: openMediaStore(mkdtempSync(join(folder, 'data-')), null),
    privateHosts: [],
    measuring,
    sampleImages: join(import.meta.dirname, '../../../sample/images'),
    fetchImage: createImageFetcher({ privateHosts: [site.host], totalMs: 2_000 }),
  });
});
afterAll(async () => {
  await site.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const mug = pictureOf('0f1e2d3c4b5a6978');
const bowl = pictureOf('f0e1d2c3b4a59687', '', 'png');
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const at = (path: string) => `${site.origin}${path}`;
const context = () => ({ db: database.db, now: () => clock.now });
const measure = async (paths: string[], options?: MeasureOptions) =>
  await measureImages(context(), tools, paths.map(at), options);
const later = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
};

describe('measuring addresses', () => {
  it('fetches, stores and measures what is unknown, and the same again costs nothing', async () => {
    site.file('/mug.jpg', mug);
    const first = await measure(['/mug.jpg', '/mug.jpg', '/none.jpg']);
    expect(first.get(at('/mug.jpg'))).toMatchObject({ file: { hash: hashOf(mug), bytes: mug.length }, isNews: true });
    expect(first.get(at('/none.jpg'))).toEqual({ file: null, problem: 'not-found', isNews: true });
    expect(await tools.store.has(hashOf(mug))).toBe(true);
    expect(site.asked).toHaveLength(2);
    const again = await measure(['/mug.jpg', '/none.jpg']);
    expect([...again.values()].map(({ isNews }) => isNews)).toEqual([false, false]);
    expect([site.asked.length, measuring.measured]).toEqual([2, 1]);
  });

  it('measures the same bytes at two addresses once', async () => {
    site.file('/mug.jpg', mug);
    site.file('/copy-of-mug.jpg', mug);
    await measure(['/mug.jpg']);
    await measure(['/copy-of-mug.jpg']);
    expect([measuring.measured, await database.db.$count(mediaFiles)]).toEqual([1, 1]);
  });

  it('many at once and by two processes end as one file', async () => {
    const paths = Array.from({ length: 20 }, (_, number) => `/mug-${number}.jpg`);
    for (const path of paths) site.file(path, mug);
    await Promise.all([measure(paths), measure(paths)]);
    expect(await database.db.$count(mediaFiles)).toBe(1);
    expect(await database.db.$count(imageAddresses)).toBe(20);
  });

  it('asks again for a problem that may heal, after a while, and never for one that does not', async () => {
    site.on('/down.jpg', (_request, response) => response.writeHead(500).end());
    const own = 'http://10.0.0.1/mug.jpg';
    await measureImages(context(), tools, [at('/down.jpg'), own, 'images/mug.jpg']);
    site.file('/down.jpg', mug);
    later(5);
    expect((await measure(['/down.jpg'])).get(at('/down.jpg'))).toMatchObject({ problem: 'unreachable' });
    later(6);
    const looked = await measureImages(context(), tools, [at('/down.jpg'), own, 'images/mug.jpg']);
    expect(looked.get(at('/down.jpg'))).toMatchObject({ file: { hash: hashOf(mug) }, problem: null, isNews: true });
    expect(looked.get(own)).toEqual({ file: null, problem: 'private', isNews: false });
    expect(looked.get('images/mug.jpg')).toEqual({ file: null, problem: 'not-public', isNews: false });
  });

  it('asks by ETag whether a known file changed, where that is asked for', async () => {
    site.file('/mug.jpg', mug, { etag: '"1"' });
    await measure(['/mug.jpg']);
    later(60);
    expect((await measure(['/mug.jpg'], { force: true })).get(at('/mug.jpg'))?.isNews).toBe(false);
    const { checkedAt } = (await database.db.select().from(imageAddresses))[0] ?? {};
    expect([checkedAt, site.headers.at(-1)?.['if-none-match'], measuring.measured]).toEqual([clock.now, '"1"', 1]);
    site.file('/mug.jpg', bowl, { etag: '"2"' });
    const changed = await measure(['/mug.jpg'], { force: true });
    expect(changed.get(at('/mug.jpg'))).toMatchObject({ file: { hash: hashOf(bowl) }, isNews: true });
  });

  it.each<[number, ImageProblem | null]>([
    [503, null],
    [404, 'not-found'],
  ])('a known file whose server answers %i', async (status, problem) => {
    site.file('/mug.jpg', mug);
    await measure(['/mug.jpg']);
    site.on('/mug.jpg', (_request, response) => response.writeHead(status).end());
    const looked = (await measure(['/mug.jpg'], { force: true })).get(at('/mug.jpg'));
    expect([looked?.problem, looked?.isNews, looked?.file !== null]).toEqual([problem, problem !== null, !problem]);
    expect((await loadImageFacts(database.db, [at('/mug.jpg')])).get(at('/mug.jpg'))?.problem).toBe(problem);
  });

  it('measures from the store where the measures are older, and fetches where its bytes are gone', async () => {
    site.file('/mug.jpg', mug, { etag: '"1"' });
    const age = () => database.db.update(mediaFiles).set({ measuresVersion: measuresVersion - 1 });
    await measure(['/mug.jpg']);
    await age();
    expect((await measure(['/mug.jpg'])).get(at('/mug.jpg'))?.isNews).toBe(true);
    expect([site.asked.length, measuring.measured]).toEqual([1, 2]);
    await age();
    await tools.store.delete(hashOf(mug));
    await measure(['/mug.jpg']);
    expect([site.asked.length, measuring.measured, await tools.store.has(hashOf(mug))]).toEqual([2, 3, true]);
    expect((await database.db.select().from(imageAddresses))[0]?.etag).toBe('"1"');
  });

  it('a file that is gone from the store is fetched whole, though its server calls it unchanged', async () => {
    site.file('/mug.jpg', mug, { etag: '"1"' });
    await measure(['/mug.jpg']);
    await tools.store.delete(hashOf(mug));
    await measure(['/mug.jpg'], { force: true });
    expect(await tools.store.has(hashOf(mug))).toBe(true);
  });

  it('bytes that cannot be measured are not stored', async () => {
    site.file('/broken.jpg', Buffer.from('not one of ours'));
    expect((await measure(['/broken.jpg'])).get(at('/broken.jpg'))).toMatchObject({ file: null, problem: 'broken' });
    expect(await tools.store.has(hashOf(Buffer.from('not one of ours')))).toBe(false);
  });

  it('killed between the bytes and the row, it ends as if it had not been', async () => {
    site.file('/mug.jpg', mug);
    await tools.store.put(hashOf(mug), mug, 'image/jpeg');
    await measure(['/mug.jpg']);
    expect(await database.db.$count(mediaFiles)).toBe(1);
  });

  it('a store that fails is no problem of the picture: it is said, and the rest is stored', async () => {
    site.file('/mug.jpg', mug);
    site.file('/bowl.png', bowl);
    const { put } = tools.store;
    const full = new Error('no space left');
    tools.store.put = async (key, ...rest) => {
      if (key === hashOf(bowl)) throw full;
      await put(key, ...rest);
    };
    await expect(measure(['/bowl.png', '/mug.jpg'])).rejects.toBe(full);
    const known = await database.db.select().from(imageAddresses);
    expect(known.map(({ url }) => url)).toEqual([at('/mug.jpg')]);
  });

  it('reads pictures of the sample, and files of its own by their signed address alone', async () => {
    tools.measureBytes = async (bytes) => fakeMeasuring().measureBytes(bytes.length > 1_000 ? bowl : bytes);
    site.file('/mug.jpg', mug);
    await measure(['/mug.jpg']);
    const own = (await tools.mediaUrls()).make(hashOf(mug), 'jpeg');
    const forged = own.replace(/-.{43}/, `-${'A'.repeat(43)}`);
    const urls = [
      '/sample-images/beech-stool-1.jpg',
      '/sample-images/none.jpg',
      '/sample-images/../x.jpg',
      own,
      forged,
    ];
    const looked = await measureImages(context(), tools, urls);
    expect(urls.map((url) => looked.get(url)?.problem)).toEqual([null, 'not-found', 'not-public', null, 'not-found']);
    expect(looked.get(own)?.file?.hash).toBe(hashOf(mug));
  });
});

it('the images of products are measured in their order, and who shows which is noted', async () => {
  site.file('/mug.jpg', mug);
  const [one, two] = [await addProduct(database.db), await addProduct(database.db)];
  const items = [
    { productId: one, urls: [at('/mug.jpg'), at('/none.jpg')], beside: [at('/beside.jpg')] },
    { productId: two, urls: [], beside: [] },
  ];
  const asked = { again: false, signal: new AbortController().signal };
  expect(await measureProducts(context(), tools, items, asked)).toEqual([
    { files: 1, problems: ['not-found'], hasNews: true },
    { files: 0, problems: [], hasNews: false },
  ]);
  const shown = await database.db.select().from(productImages).where(eq(productImages.productId, one));
  expect(shown).toHaveLength(2);
  expect((await measureProducts(context(), tools, items, asked))[0]).toMatchObject({ hasNews: false });
});

it('a stop ends it with its reason', async () => {
  const stop = AbortSignal.abort(new Error('stopped'));
  await expect(measure(['/mug.jpg'], { signal: stop })).rejects.toThrow('stopped');
  expect(site.asked).toEqual([]);
});

it('rules see the file that goes out: that of the rendition where one is chosen', async () => {
  site.file('/mug.jpg', mug);
  site.file('/bowl.png', bowl);
  await measure(['/mug.jpg', '/bowl.png', '/none.jpg']);
  const made = {
    hash: hashOf(bowl),
    channel: 'amazon',
    width: 9,
    height: 9,
    bytes: 9,
    format: 'png',
    steps: [],
  } as const;
  const [listed = {}] = await loadListedImages(database.db, [
    [
      { url: at('/mug.jpg'), alt: 'A mug', rendition: { ...made, steps: [] } },
      { url: at('/bowl.png') },
      { url: at('/none.jpg') },
      { url: at('/unknown.jpg') },
      { url: at('/unknown-2.jpg'), alt: 'Unknown' },
    ],
  ]);
  expect(listed).toMatchObject({
    [at('/mug.jpg')]: { file: { hash: hashOf(bowl) }, alt: 'A mug' },
    [at('/bowl.png')]: { file: { hash: hashOf(bowl) }, alt: null },
    [at('/none.jpg')]: { file: null, problem: 'not-found', alt: null },
    [at('/unknown-2.jpg')]: { file: null, problem: null, alt: 'Unknown' },
  });
  expect(Object.keys(listed)).not.toContain(at('/unknown.jpg'));
});
