import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { measuresVersion } from '#domain/images/image-file.ts';
import type { Database } from '#server/database/database.ts';
import { imageAddresses, mediaFiles, productImages, products } from '#server/database/schema.ts';
import { openTestDatabase } from '#testing/database.ts';
import { emptyTables } from '#testing/empty-tables.ts';
import { addProduct } from '#testing/factories.ts';
import { measuredOf, pictureOf } from '#testing/fake-measuring.ts';
import { findAddresses, findFacts, findSharers, saveAddress, saveProductImages } from './images.store.ts';
import { findFiles, saveFile } from './media-files.store.ts';
import { hashOf } from './media-key.ts';
import { loadMediaSecret } from './media-secret.store.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await emptyTables(database);
});
afterAll(() => database.close());

const checkedAt = new Date('2026-11-21T10:00:00.000Z');
const mug = '0f1e2d3c4b5a6978';
const bowl = 'f0e1d2c3b4a59687';

function fileOf(bytes: Uint8Array) {
  const measured = measuredOf(bytes);
  if (!measured) throw new Error('Not a picture of these tests');
  return { hash: hashOf(bytes), bytes: bytes.length, ...measured };
}
const save = (shows: string, name = '') => saveFile(database.db, fileOf(pictureOf(shows, name)));

async function showAt(url: string, shows: string, name = '') {
  const file = await save(shows, name);
  await saveAddress(database.db, { url, fileId: file.id, problem: null, etag: '"1"', lastModified: null, checkedAt });
  return file;
}

describe('files', () => {
  it('are stored once, by however many at once', async () => {
    const saved = await Promise.all([save(mug), save(mug), save(mug), save(mug)]);
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    expect(await database.db.$count(mediaFiles)).toBe(1);
    expect((await findFiles(database.db, [saved[0]?.hash ?? '', 'a'.repeat(64)])).size).toBe(1);
  });

  it('that show the same have the mark of the first, also where they come at once', async () => {
    const first = await save(mug, 'first');
    const [larger, other, last] = await Promise.all([save(mug, 'larger'), save(bowl), save(mug, 'last')]);
    expect(first.alikeId).toBe(first.id);
    expect([larger?.alikeId, last?.alikeId]).toEqual([first.id, first.id]);
    expect(other?.alikeId).toBe(other?.id);
  });

  it('are alike where a few bits of their hashes differ, and not where a quarter alone is equal', async () => {
    const first = await save('0f1e2d3c4b5a6978');
    expect((await save('0f1e2d3c4b5a6979')).alikeId).toBe(first.id);
    const quarter = await save('0f1ec2c3b4a59687');
    expect(quarter.alikeId).toBe(quarter.id);
  });

  it('on which nothing differs are alike to their equals alone', async () => {
    const blank = await save('0000000000000000', 'white');
    const half = await save('00000000ffffffff');
    expect((await save('0000000000000000', 'gray')).alikeId).toBe(blank.id);
    expect(half.alikeId).toBe(half.id);
  });

  it('measured by an older version are measured again in place, and compared with none of that version', async () => {
    const old = await save(mug, 'old');
    await database.db.update(mediaFiles).set({ measuresVersion: measuresVersion - 1 });
    const fresh = await save(mug, 'fresh');
    expect(fresh.alikeId).toBe(fresh.id);
    const again = await save(mug, 'old');
    expect(again).toMatchObject({ id: old.id, measuresVersion, alikeId: fresh.id });
  });
});

describe('addresses', () => {
  it('keep what was found last, and are known by the whole of their address', async () => {
    const url = `https://shop.example/${'long/'.repeat(700)}mug.jpg`;
    await saveAddress(database.db, { url, problem: 'slow', checkedAt });
    expect((await findAddresses(database.db, [url])).get(url)).toMatchObject({ problem: 'slow', file: null });
    const file = await showAt(url, mug);
    const found = await findAddresses(database.db, [url, `${url}?w=1`]);
    expect(found.size).toBe(1);
    expect(found.get(url)).toEqual({ url, problem: null, etag: '"1"', lastModified: null, checkedAt, file });
    expect(await database.db.$count(imageAddresses)).toBe(1);
  });

  it('and files are looked up together', async () => {
    const shown = await showAt('https://shop.example/1.jpg', mug);
    await saveAddress(database.db, { url: 'https://shop.example/2.jpg', problem: 'not-found', checkedAt });
    const made = await save(bowl);
    const urls = [1, 2, 3].map((number) => `https://shop.example/${number}.jpg`);
    const facts = await findFacts(database.db, urls, [made.hash, 'b'.repeat(64)]);
    const { id: _, measuresVersion: __, ...file } = shown;
    expect([...facts.keys()].sort()).toEqual([made.hash, urls[0], urls[1]].sort());
    expect(facts.get(urls[0] ?? '')).toEqual({ file, problem: null });
    expect(facts.get(urls[1] ?? '')).toEqual({ file: null, problem: 'not-found' });
    expect(facts.get(made.hash)).toMatchObject({ file: { hash: made.hash, measures: made.measures }, problem: null });
    expect(await findFacts(database.db, urls.slice(0, 1), [])).toEqual(new Map([[urls[0], { file, problem: null }]]));
    expect((await findFacts(database.db, [], [])).size).toBe(0);
  });
});

describe('which products show which picture', () => {
  const shown = (id: number) =>
    database.db.select({ key: productImages.key }).from(productImages).where(eq(productImages.productId, id));

  it('is replaced as a whole, for each product by itself', async () => {
    const [one, two] = [await addProduct(database.db), await addProduct(database.db)];
    const urls = ['https://shop.example/1.jpg', 'https://shop.example/2.jpg', 'https://shop.example/1.jpg'];
    await saveProductImages(database.db, [
      { productId: one, urls },
      { productId: two, urls },
    ]);
    await saveProductImages(database.db, [{ productId: one, urls: urls.slice(1, 2) }]);
    expect([(await shown(one)).length, (await shown(two)).length]).toEqual([1, 2]);
    await saveProductImages(database.db, [{ productId: two, urls: [] }]);
    expect(await shown(two)).toEqual([]);
    await database.db.delete(products).where(eq(products.id, one));
    await saveProductImages(database.db, [{ productId: one, urls }]);
    expect(await database.db.$count(productImages)).toBe(0);
  });

  it('shows the others that show it, at the same address or another, and the first three by name', async () => {
    const at = (name: string) => `https://shop.example/${name}.jpg`;
    await showAt(at('mug'), mug);
    await showAt(at('mug-large'), mug, 'large');
    await showAt(at('bowl'), bowl);
    const ids = [];
    for (const urls of [['mug', 'bowl'], ['mug'], ['mug-large'], ['mug'], ['mug', 'mug-large'], ['none']]) {
      const productId = await addProduct(database.db, { title: `Shows ${urls.join(', ')}` });
      await saveProductImages(database.db, [{ productId, urls: urls.map(at) }]);
      ids.push(productId);
    }
    const sharers = await findSharers(database.db, ids[0] ?? 0, ['mug', 'bowl', 'none'].map(at));
    expect([...sharers.keys()]).toEqual([at('mug')]);
    expect(sharers.get(at('mug'))).toEqual({
      products: 4,
      first: [
        { id: ids[1], title: 'Shows mug' },
        { id: ids[2], title: 'Shows mug-large' },
        { id: ids[3], title: 'Shows mug' },
      ],
    });
  });
});

it('the secret of a database is made once, by the first to come', async () => {
  const secrets = await Promise.all([1, 2, 3, 4].map(() => loadMediaSecret(database.db)));
  expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1);
  expect(secrets[0]).toHaveLength(32);
  await database.db.execute(sql`delete from desk_facts`);
  expect(await loadMediaSecret(database.db)).not.toEqual(secrets[0]);
});
