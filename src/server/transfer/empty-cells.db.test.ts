// Empty cells over fields that have a value here: left as they are unless the import is set to empty them.
import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import type { ImportedProduct } from '#domain/transfer/import-products.contract.ts';
import { finishedImport, importFile as importInto } from '#testing/import-file.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { undoImport } from '#testing/undo-import.ts';

const app = startTestApp();

const importFile = (file: string | Uint8Array, query?: string, fields?: Record<string, string>) =>
  importInto(app, file, query, fields);
const products = async () =>
  ((await app.call('GET', '/api/products')).body as Product[]).map(
    ({ updatedAt: _, version: __, ...product }) => product,
  );
const download = async (format: string) =>
  (await app.http.inject({ url: `/api/exports/${format}`, headers: { host: 'localhost' } })).rawPayload;
const again = async (id: number, body: object, query = '') => {
  const reply = await app.call('POST', `/api/imports/${id}/runs${query}`, body);
  return await finishedImport(app, (reply.body as { id: number }).id);
};
const empty = { emptyCells: 'empty' };

const head = 'sku,title,description,bullets,brand,category,subcategory,price,images,image alt text,Material,Shade';
const full = [
  head,
  'L-1,Desk lamp,A lamp.,Bright | Small,Lumo,Lamps,Desk,40.00,https://a.example/1.jpg,Front,Steel,Green',
  'L-2,Floor lamp,A tall lamp.,Tall | Slim,Lumo,Lamps,Floor,90.00,https://a.example/2.jpg,Side,Steel,Black',
].join('\n');
const sparse = [head, 'L-1,Desk lamp XL,,,,,,,,,,', 'L-2,,,,,,,95.00,,,n/a,'].join('\n');

describe('empty cells', () => {
  it('are counted and leave the fields as they are, by default', async () => {
    await importFile(full);
    const before = await products();
    const dry = await importFile(sparse, '?dryRun=true');
    expect(dry).toMatchObject({ emptyCells: 'keep', blanks: 17, counts: { changed: 2, refused: 0 } });
    const run = await again(dry.id, {});
    expect(run).toMatchObject({ emptyCells: 'keep', blanks: 17 });
    expect(await products()).toEqual([
      { ...before[0], title: 'Desk lamp XL' },
      { ...before[1], price: '95.00' },
    ]);
    expect(await importFile(sparse)).toMatchObject({ blanks: 17, counts: { changed: 0, unchanged: 2 } });
    expect(await undoImport(app, run)).toMatchObject({ partly: 0, left: 0 });
    expect(await products()).toEqual(before);
  });

  it('empty the fields where that is asked for, but no title', async () => {
    await importFile(full);
    const before = await products();
    const dry = await importFile(sparse, '?dryRun=true', empty);
    expect(dry).toMatchObject({ emptyCells: 'empty', blanks: 17, counts: { changed: 2, refused: 0 } });
    const listed = (await app.call('GET', `/api/imports/${dry.id}/products?list=changed`)).body as ImportedProduct[];
    const emptied = listed.flatMap(({ changes }) => changes).filter(({ after }) => after === '');
    // Alt texts go with their images.
    expect(emptied.filter(({ field }) => field !== 'imageAlts')).toHaveLength(17);
    const run = await again(dry.id, {});
    expect(run).toMatchObject({ emptyCells: 'empty', blanks: 17, counts: dry.counts });
    const bare = {
      ...{ description: '', bullets: [], images: [], imageAlts: [], brand: null, category: null, subcategory: null },
      attributes: [],
    };
    expect(await products()).toMatchObject([
      { ...bare, title: 'Desk lamp XL', price: null },
      { ...bare, title: 'Floor lamp', price: '95.00' },
    ]);
    expect(await importFile(sparse, '', empty)).toMatchObject({ blanks: 0, counts: { changed: 0, unchanged: 2 } });
    expect(await undoImport(app, run)).toMatchObject({ partly: 0, left: 0 });
    expect(await products()).toEqual(before);
  });

  it('follow the choice of a later run over the same file', async () => {
    await importFile(full);
    const kept = await importFile(sparse, '?dryRun=true');
    const emptied = await again(kept.id, empty, '?dryRun=true');
    expect(emptied).toMatchObject({ emptyCells: 'empty', blanks: 17 });
    expect(await again(emptied.id, {})).toMatchObject({ emptyCells: 'empty' });
    expect((await products())[0]).toMatchObject({ brand: null });
  });

  it('are refused as any other choice', async () => {
    await expect(importFile(full, '', { emptyCells: 'ask' })).rejects.toThrow('400');
  });

  it('do not speak against a manual edit', async () => {
    await importFile(full);
    await app.call('PATCH', '/api/products/1', { brand: 'Mine' });
    const kept = await importFile(sparse, '?dryRun=true');
    expect(kept).toMatchObject({ blanks: 16, edited: 0 });
    const emptied = await again(kept.id, empty, '?dryRun=true');
    expect(emptied).toMatchObject({ blanks: 16, edited: 1 });
    expect(await again(kept.id, { ...empty, handEdits: 'file' }, '?dryRun=true')).toMatchObject({
      blanks: 17,
      edited: 1,
    });
  });

  it('are none where the file has no column, or no such field here', async () => {
    await importFile('sku,title,brand\nL-1,Desk lamp,\n');
    expect(await importFile('sku,title,brand\nL-1,Desk lamp,\n', '', empty)).toMatchObject({ blanks: 0 });
    await importFile(full);
    const run = await importFile('sku,title\nL-1,Desk lamp\n', '', empty);
    expect(run).toMatchObject({ blanks: 0, counts: { unchanged: 1 } });
  });

  it('of JSON are what is null, empty or not there', async () => {
    const item = {
      sku: 'L-1',
      name: 'Desk lamp',
      description: 'A lamp.',
      brand: 'Lumo',
      price: '40.00',
      color: 'Green',
    };
    await importFile(JSON.stringify([item]));
    const before = await products();
    const sparseItems = [
      { sku: 'L-1', name: 'Desk lamp', description: null, brand: '', color: [] },
      { ...item, sku: 'L-2' },
    ];
    const run = await importFile(JSON.stringify(sparseItems));
    expect(run).toMatchObject({ blanks: 4, counts: { new: 1, unchanged: 1 } });
    expect((await products())[0]).toEqual(before[0]);
    expect(await importFile(JSON.stringify(sparseItems), '', empty)).toMatchObject({
      blanks: 4,
      counts: { changed: 1 },
    });
    expect((await products())[0]).toMatchObject({ description: '', brand: null, price: null, attributes: [] });
  });

  it('of rows that only add pictures or variants to a product say nothing', async () => {
    const shop = [
      'Handle,Title,Body (HTML),Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Image Alt Text',
      'lamp,Desk lamp,<p>A lamp.</p>,Lumo,Size,S,L-S,40.00,https://a.example/1.jpg,Front',
      'lamp,,,,,M,L-M,50.00,https://a.example/2.jpg,',
      'lamp,,,,,,,,https://a.example/3.jpg,Side',
    ].join('\n');
    await importFile(shop);
    for (const fields of [{}, empty])
      expect(await importFile(shop, '', fields)).toMatchObject({ blanks: 0, counts: { changed: 0, unchanged: 1 } });
  });
});

describe('a body without a list', () => {
  it('takes the bullets of the list it had', async () => {
    const file = (body: string) => `sku,title,Body (HTML)\nL-1,Desk lamp,"${body}"\n`;
    const fields = { mapping: JSON.stringify({ 'Body (HTML)': 'body' }) };
    await importFile(file('<p>A lamp.</p><ul><li>Bright</li><li>Small</li></ul>'), '', fields);
    expect((await products())[0]).toMatchObject({ bullets: ['Bright', 'Small'] });
    expect(await importFile(file('<p>A lamp.</p>'), '', fields)).toMatchObject({ blanks: 0, counts: { changed: 1 } });
    expect((await products())[0]).toMatchObject({ description: 'A lamp.', bullets: [] });
    expect(await importFile(file(''), '', fields)).toMatchObject({ blanks: 1, counts: { unchanged: 1 } });
  });
});

describe.each(['shopify', 'woocommerce', 'google', 'json', 'xlsx'])('our own export: %s', (format) => {
  it('comes back unchanged, and with fields emptied here as they are here', async () => {
    await importFile(full);
    const early = await download(format);
    for (const fields of [{}, empty])
      expect((await importFile(early, '', fields)).counts).toMatchObject({ changed: 0, unchanged: 2, refused: 0 });
    await app.call('PATCH', '/api/products/1', { description: '', brand: null });
    const late = await download(format);
    for (const fields of [{}, empty])
      expect(await importFile(late, '', fields)).toMatchObject({ blanks: 0, counts: { changed: 0, unchanged: 2 } });
    expect((await products())[0]).toMatchObject({ description: '', brand: null });
  });
});

it('an own export somebody emptied a cell of changes what the choice says', async () => {
  await importFile(full);
  const edited = (await download('shopify')).toString().replace(/<p>A tall lamp.*<\/ul>/s, '');
  expect(edited).not.toContain('A tall lamp.');
  const kept = await importFile(edited);
  expect(kept).toMatchObject({ counts: { changed: 0, unchanged: 2 } });
  const file = (await download('shopify')).toString();
  expect(file).toContain('A tall lamp.');
  expect(await importFile(edited, '', empty)).toMatchObject({ counts: { changed: 1, unchanged: 1 } });
  expect((await products())[1]?.description).toBe('');
});

describe('the rows that are kept for exports', () => {
  const names = 'Handle,Title,Body (HTML),Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price';
  const shopHead = `${names},Variant Compare At Price,Variant Grams,Image Src`;
  const shop = (...rows: string[]) => [shopHead, ...rows].join('\n');
  const exported = async () => (await download('shopify')).toString();
  const lamp = 'lamp,Desk lamp,<p>A <b>lamp</b>.</p>,Lumo,Size,S,L-S,40.00,60.00,700,https://a.example/1.jpg';

  it('stay with a row that says nothing of them', async () => {
    await importFile(shop(lamp));
    await importFile(shop('lamp,Desk lamp XL,,,,,L-S,,,,'));
    const file = await exported();
    for (const cell of ['Desk lamp XL', '<p>A <b>lamp</b>.</p>', 'Lumo', '40.00', '60.00', '700', 'a.example/1.jpg'])
      expect(file).toContain(cell);
  });

  it('follow a row that says some of what no field is read from', async () => {
    await importFile(shop(lamp));
    await importFile(shop(lamp.replace('60.00', '')));
    const file = await exported();
    expect(file).not.toContain('60.00');
    expect(file).toContain('700');
  });

  it('hold nothing of a variant that is gone where a picture is in its row', async () => {
    await importFile(shop(lamp, 'lamp,,,,,L,L-L,55.00,,900,https://a.example/2.jpg'));
    await importFile(shop(lamp, 'lamp,,,,,,,,,,https://a.example/2.jpg'));
    const file = await exported();
    for (const cell of ['L-L', '55.00', '900']) expect(file).not.toContain(cell);
  });
});
