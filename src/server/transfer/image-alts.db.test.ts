// The alt texts of images on their way through the product: in from files, by hand, into content, out again.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import { products } from '#server/database/schema.ts';
import { importFile as importInto } from '#testing/import-file.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { undoImport } from '#testing/undo-import.ts';

const app = startTestApp();

const url = (name: string) => `https://shop.example/${name}.jpg`;
const file = (...lines: string[]) =>
  ['Title,Handle,Body (HTML),Vendor,Variant SKU,Image Src,Image Position,Image Alt Text,Image Alt Text (de)', ...lines]
    .join('\n')
    .concat('\n');
const shop = file(
  `Mug,mug,A mug.,Acme,MUG,${url('a')},1,Front,Vorn`,
  `,mug,,,,${url('b')},2,Back,Hinten`,
  `,mug,,,,${url('c')},3,,`,
);
const importFile = (text: string, query = '') => importInto(app, text, query);
const edit = (body: object) => app.call('PATCH', '/api/products/1', body);
const product = async () => (await app.call('GET', '/api/products/1')).body as Product;
const content = async () => (await app.call('GET', '/api/products/1/optimized-content')).body as FlatContent;
const patchContent = (body: object) => app.call('PATCH', '/api/products/1/optimized-content', body);
const history = async () => (await app.call('GET', '/api/products/1/content-history')).body as HistoryEntry[];
const exported = async (format: string) =>
  (await app.http.inject({ url: `/api/exports/${format}`, headers: { host: 'localhost' } })).body;

beforeEach(async () => {
  await importFile(shop);
});

describe('alt texts of a file', () => {
  it('stand beside their images, and leave as they came', async () => {
    expect(await product()).toMatchObject({
      images: [url('a'), url('b'), url('c')],
      imageAlts: ['Front', 'Back'],
    });
    expect(await exported('shopify')).toBe(shop);
    expect(await importFile(shop)).toMatchObject({ counts: { changed: 0, unchanged: 1 } });
  });

  it('that alone are new are a change of the images, which their approval is marked with', async () => {
    await patchContent({ imagesStatus: 'approved' });
    const [hero] = (await content()).imagesWithStatus;
    expect(hero).toMatchObject({ url: url('a'), alt: 'Front', status: 'approved' });
    expect(await importFile(shop.replace('Back', 'The back'))).toMatchObject({ counts: { changed: 1 } });
    expect((await product()).imageAlts).toEqual(['Front', 'The back']);
    const { parts } = await content();
    expect(parts.images.sourceChanges).toMatchObject([
      { field: 'image alt text', before: 'Front\nBack', after: 'Front\nThe back' },
    ]);
    expect(parts.title.sourceChanges).toEqual([]);
    expect((await history())[0]).toMatchObject({
      contentType: 'imageAlts',
      action: 'imported',
      previousContent: ['Front', 'Back'],
      newContent: ['Front', 'The back'],
    });
  });

  it('go back with their images when the import is undone', async () => {
    const other = file(`Mug,mug,A mug.,Acme,MUG,${url('c')},1,Side,`, `,mug,,,,${url('a')},2,Front side,`);
    const run = await importFile(other);
    expect(await product()).toMatchObject({ images: [url('c'), url('a')], imageAlts: ['Side', 'Front side'] });
    expect(await undoImport(app, run)).toEqual({ undone: 1, partly: 0, left: 0 });
    expect(await product()).toMatchObject({ images: [url('a'), url('b'), url('c')], imageAlts: ['Front', 'Back'] });
    expect(await exported('shopify')).toBe(shop);
  });

  it('of a product of before they were read leave as they came, and come in with the next import', async () => {
    await app.database.db.update(products).set({ imageAlts: [] });
    expect(await exported('shopify')).toBe(shop);
    expect(await importFile(shop)).toMatchObject({ counts: { changed: 1 } });
    expect((await product()).imageAlts).toEqual(['Front', 'Back']);
  });
});

describe('alt texts edited by hand', () => {
  it('go with their images in a new order, with one removed and with one added', async () => {
    await edit({ images: [url('b'), url('d'), url('a')] });
    expect((await product()).imageAlts).toEqual(['Back', '', 'Front']);
    await edit({ images: [url('d'), url('b')] });
    expect((await product()).imageAlts).toEqual(['', 'Back']);
  });

  it('stand in the order of the images, have a line in history, and stay over an import', async () => {
    expect((await edit({ imageAlts: [' Mine ', 'Back', 'Side', 'Of none'] })).status).toBe(200);
    expect((await product()).imageAlts).toEqual(['Mine', 'Back', 'Side']);
    expect((await history())[0]).toMatchObject({ contentType: 'imageAlts', action: 'source-edited' });
    expect(await importFile(shop)).toMatchObject({ counts: { unchanged: 1 }, edited: 1 });
    expect((await product()).imageAlts).toEqual(['Mine', 'Back', 'Side']);
    const rows = (await exported('shopify')).split('\n');
    expect(rows[1]).toContain(`${url('a')},1,Mine,Vorn`);
    expect(rows[3]).toContain(`${url('c')},3,Side,`);
  });

  it('that are all removed leave as none', async () => {
    await edit({ imageAlts: [] });
    expect((await product()).imageAlts).toEqual([]);
    expect(await exported('shopify')).not.toMatch(/Front|Back/);
  });

  it.each([
    [{ imageAlts: ['x'.repeat(1_025)] }, 'imageAlts.0'],
    [{ imageAlts: Array.from({ length: 251 }, () => 'x') }, 'imageAlts'],
  ])('are refused where they are too long or too many', async (body, path) => {
    const reply = await edit(body);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ issues: [{ path }] });
  });

  it('come with a new product, and with its copy', async () => {
    const given = { sku: 'NEW', title: 'Cup', images: [url('x'), url('y')], imageAlts: ['', 'Handle', 'Of none'] };
    const reply = await app.call('POST', '/api/products', given);
    expect(reply.body).toMatchObject({ imageAlts: ['', 'Handle'] });
    const { id } = reply.body as Product;
    expect((await app.call('POST', `/api/products/${id}/clone`)).body).toMatchObject({ imageAlts: ['', 'Handle'] });
  });
});

describe('an export', () => {
  it('of approved images has the alt texts of the source, each beside its image, in every format', async () => {
    await patchContent({ images: [url('c'), url('b'), url('a')] });
    await patchContent({ imagesStatus: 'approved' });
    const rows = (await exported('shopify')).split('\n').slice(1, 4);
    expect(rows.map((row) => row.split(',').slice(-4))).toEqual([
      [url('c'), '1', '', ''],
      [url('b'), '2', 'Back', 'Hinten'],
      [url('a'), '3', 'Front', 'Vorn'],
    ]);
    expect(JSON.parse(await exported('json'))).toMatchObject([{ imageAlts: ['', 'Back', 'Front'] }]);
    expect(await exported('woocommerce')).toContain('Image alt text');
  });
});
