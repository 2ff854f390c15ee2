// Files that hold a few columns of products that are here: a weekly price list, stock with a new text, the answer of an ERP.
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
const prices = async () => Object.fromEntries((await products()).map(({ sku, price }) => [sku, price]));
const titles = async () => Object.fromEntries((await products()).map(({ sku, title }) => [sku, title]));
const download = async (format: string) =>
  (await app.http.inject({ url: `/api/exports/${format}`, headers: { host: 'localhost' } })).rawPayload;
const changed = async (id: number) =>
  ((await app.call('GET', `/api/imports/${id}/products?list=changed`)).body as ImportedProduct[]).map(
    ({ sku, changes }) => [sku, ...changes.map(({ field, before, after }) => `${field}: ${before} > ${after}`)],
  );

const lamps = [
  'Article,Name,Text,Maker,Amount,Currency,Picture,Shade',
  'L-1,Desk lamp,A lamp for a desk.,Lumo,40.00,EUR,https://a.example/1.jpg,Green',
  'L-2,Floor lamp,A lamp for the floor.,Lumo,90.00,EUR,https://a.example/2.jpg,Black',
].join('\n');
const lampColumns = JSON.stringify({
  ...{ Article: 'sku', Name: 'title', Text: 'description', Maker: 'brand', Amount: 'price', Currency: 'currency' },
  ...{ Picture: 'images', Shade: 'attribute' },
});
const importLamps = () => importFile(lamps, '', { mapping: lampColumns });
const xml = (...items: string[]) =>
  `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel>${items.map((item) => `<item>${item}</item>`).join('')}</channel></rss>`;

describe('a file without titles', () => {
  it.each<[string, string, Record<string, string>?]>([
    ['CSV', 'sku,price\nL-1,41.00\nL-2,90.00\nL-9,5.00\n'],
    ['CSV with semicolons', 'SKU;Price\nL-1;41.00\nL-2;90.00\nL-9;5.00\n'],
    ['tabs', 'price\tsku\n41.00\tL-1\n90.00\tL-2\n5.00\tL-9\n'],
    ['columns in other words', 'Artikelnummer;Preis\nL-1;41.00\nL-2;90.00\nL-9;5.00\n'],
    ['JSON', '[{"sku":"L-1","price":"41.00"},{"sku":"L-2","price":"90.00"},{"sku":"L-9","price":"5.00"}]'],
    ['JSON Lines', '{"sku":"L-1","price":"41.00"}\n{"sku":"L-2","price":"90.00"}\n{"sku":"L-9","price":"5.00"}\n'],
    [
      'XML',
      xml(
        '<g:id>L-1</g:id><g:price>41.00</g:price>',
        '<g:id>L-2</g:id><g:price>90.00</g:price>',
        '<g:id>L-9</g:id><g:price>5.00</g:price>',
      ),
    ],
    [
      'WooCommerce',
      'SKU,Regular price,Tax class,In stock?,Backorders allowed?,Shipping class\nL-1,41.00,,1,0,\nL-2,90.00,,1,0,\nL-9,5.00,,1,0,\n',
    ],
    [
      'Shopify',
      'Handle,Variant SKU,Variant Price,Published\nl-1,L-1,41.00,TRUE\nl-2,L-2,90.00,TRUE\nl-9,L-9,5.00,TRUE\n',
    ],
    [
      'Magento',
      'sku,store_view_code,tax_class_name,product_online,price\nL-1,,,1,41.00\nL-2,,,1,90.00\nL-9,,,1,5.00\n',
    ],
    ['Google TSV', 'id\tavailability\tprice\nL-1\t\t41.00\nL-2\t\t90.00\nL-9\t\t5.00\n'],
  ])('changes what is here and adds nothing: %s', async (_format, file, fields = {}) => {
    await importLamps();
    const before = await products();
    const dry = await importFile(file, '?dryRun=true', fields);
    const counts = { read: 3, new: 0, changed: 1, unchanged: 1, refused: 1 };
    expect(dry.counts, JSON.stringify(dry.mapping)).toEqual(counts);
    const last = dry.problems.at(-1);
    expect(last?.reason).toContain('A new product needs a title, and no product in the catalog has this SKU.');
    expect(last?.value).toBe('L-9');
    const { body } = await app.call('POST', `/api/imports/${dry.id}/runs`, {});
    const run = await finishedImport(app, (body as { id: number }).id);
    expect(run.counts).toEqual(counts);
    expect(await changed(run.id)).toEqual(await changed(dry.id));
    expect(await products()).toEqual(
      before.map((each) => (each.sku === 'L-1' ? { ...each, price: '41.00 EUR' } : each)),
    );
    expect((await importFile(file, '', fields)).counts).toEqual({ ...counts, changed: 0, unchanged: 2 });
    expect(await undoImport(app, run)).toMatchObject({ partly: 0, left: 0 });
    expect(await products()).toEqual(before);
  });

  it('changes what is here from a workbook', async () => {
    await importFile('sku,title,price\nL-1,Desk lamp,40.00\n');
    const workbook = await download('xlsx');
    await app.call('PATCH', '/api/products/1', { price: '44.00' });
    const mapping = Object.fromEntries(
      (await importFile(workbook, '?dryRun=true')).columns.map(({ name }) => [
        name,
        /sku/i.test(name) ? ('sku' as const) : /price/i.test(name) ? ('price' as const) : ('ignore' as const),
      ]),
    );
    const run = await importFile(workbook, '', { mapping: JSON.stringify(mapping), handEdits: 'file' });
    expect(run).toMatchObject({ format: 'xlsx', counts: { read: 1, changed: 1, refused: 0 } });
    expect(await prices()).toEqual({ 'L-1': '40.00' });
  });

  it('leaves the kept rows as they were but for the cell it has', async () => {
    const row = (price: string) => `lamp,Desk lamp,<p>A <b>lamp</b>.</p>,Lumo,L-1,${price},7\n`;
    const head = 'Handle,Title,Body (HTML),Vendor,Variant SKU,Variant Price,Variant Inventory Qty\n';
    await importFile(head + row('40.00'));
    const before = (await download('shopify')).toString();
    await importFile('Handle,Variant SKU,Variant Price,Published\nlamp,L-1,41.00,TRUE\n', '', {
      format: 'shopify-csv',
    });
    const after = (await download('shopify')).toString();
    expect(after).toContain('<p>A <b>lamp</b>.</p>');
    expect(after).toContain('41.00');
    expect(before).toContain('40.00');
  });

  it('leaves the variants it does not name', async () => {
    const head = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Grams\n';
    await importFile(`${head}lamp,Desk lamp,Size,S,L-S,40.00,1\nlamp,,,M,L-M,50.00,2\nlamp,,,L,L-L,60.00,3\n`);
    await importFile('Handle,Variant SKU,Variant Price,Variant Grams\nlamp,L-S,41.00,1\nlamp,L-L,66.00,4\n', '', {
      format: 'shopify-csv',
    });
    const file = (await download('shopify')).toString();
    expect(file.split('\n').filter((line) => /L-[SML]/.test(line))).toHaveLength(3);
    expect(file).toMatch(/L-S.*41\.00|41\.00.*L-S/);
    expect(file).toMatch(/L-M.*50\.00|50\.00.*L-M/);
    expect(file).toMatch(/L-L.*66\.00|66\.00.*L-L/);
    expect(await prices()).toEqual({ 'L-S': '41.00' });
  });

  it('finds a SKU in capitals or small letters where only one product has it', async () => {
    await importFile('sku,title,price\nAB-1,Lamp,1.00\nCd-2,Lamp,2.00\nEF-3,Upper,3.00\nef-3,Lower,4.00\n');
    const run = await importFile('sku,price\n ab-1 ,10.00\nAB-1,11.00\nef-3,40.00\nEf-3,41.00\nCD-2,20.00\n');
    expect(run.counts).toEqual({ read: 5, new: 0, changed: 2, unchanged: 0, refused: 3 });
    expect(await prices()).toEqual({ 'AB-1': '10.00', 'Cd-2': '2.00', 'EF-3': '3.00', 'ef-3': '40.00' });
    const reasons = run.problems.map(({ row, reason }) => `${row} ${reason}`);
    expect(reasons).toContain('5 This row could mean several products: EF-3, ef-3. None of them was changed.');
    expect(reasons).toContain('3 An earlier product in the file has this SKU. Only the earlier product is imported.');
  });

  it('is stored whole or not at all', async () => {
    await importLamps();
    const failed = await importFile('sku,price\nL-1,41.00\nL-9,5.00\n', '?mode=all');
    expect(failed).toMatchObject({ state: 'failed', counts: { changed: 1, refused: 1 } });
    expect(await prices()).toEqual({ 'L-1': '40.00 EUR', 'L-2': '90.00 EUR' });
    expect(await importFile('sku,price\nL-1,41.00\nl-2,95.00\n', '?mode=all')).toMatchObject({ state: 'done' });
    expect(await prices()).toEqual({ 'L-1': '41.00 EUR', 'L-2': '95.00 EUR' });
  });

  it('does not stand in the way of the product of its SKU behind it', async () => {
    const run = await importFile('sku,title,price\nL-1,,41.00\nL-1,Desk lamp,42.00\n');
    expect(run.counts).toEqual({ read: 2, new: 1, changed: 0, unchanged: 0, refused: 1 });
    expect(await prices()).toEqual({ 'L-1': '42.00' });
  });

  it('says that a title of markup alone is not taken', async () => {
    await importLamps();
    const run = await importFile('sku,title,price\nL-1,<img src="a.jpg">,41.00\nL-2,,91.00\n');
    expect(run).toMatchObject({ counts: { changed: 2, refused: 0 } });
    const reasons = run.problems.map(({ row, reason }) => `${row} ${reason}`);
    expect(reasons).toContain('2 The title contains only HTML markup.');
    expect(reasons.filter((reason) => reason.startsWith('3'))).toEqual([]);
    expect(await titles()).toEqual({ 'L-1': 'Desk lamp', 'L-2': 'Floor lamp' });
  });

  it('says first that it adds nothing', async () => {
    const run = await importFile('sku,price\nL-1,41.00\n', '?dryRun=true');
    expect(run.problems[0]?.reason).toContain('this file only updates products that are in the catalog');
  });
});

describe('a file that names products as their shop does', () => {
  const shop = [
    'ID,Type,SKU,Name,Published,Description,Regular price,Categories,In stock?',
    '21,simple,W-21,Desk lamp,1,A lamp.,40,Lamps,1',
    '22,simple,,Floor lamp,1,A lamp.,90,Lamps,1',
  ].join('\n');

  it('finds them by the id they came with, with a SKU here or without', async () => {
    await importFile(shop);
    const before = await products();
    const file = 'ID,Name,Regular price\n21,Desk lamp XL,45\n22,Floor lamp XL,95\n23,Wall lamp,10\n';
    const dry = await importFile(file, '?dryRun=true');
    const run = await importFile(file);
    for (const each of [dry, run])
      expect(each.counts).toEqual({ read: 3, new: 1, changed: 2, unchanged: 0, refused: 0 });
    expect(await titles()).toEqual({ 'W-21': 'Desk lamp XL', 'id:22': 'Floor lamp XL', '23': 'Wall lamp' });
    expect((await importFile(file)).counts).toMatchObject({ new: 0, changed: 0, unchanged: 3 });
    expect(await undoImport(app, run)).toEqual({ undone: 3, partly: 0, left: 0 });
    expect(await products()).toEqual(before);
  });

  it('finds them again after their rows came anew, and after they were deleted and restored', async () => {
    await importFile(shop);
    await importFile(shop.replace('A lamp.', 'A better lamp.'));
    await app.call('DELETE', '/api/products/1');
    await app.call('POST', '/api/products/1/restore');
    expect((await importFile('ID,Regular price\n21,45\n22,95\n')).counts).toMatchObject({ changed: 2, refused: 0 });
    expect(await prices()).toEqual({ 'W-21': '45', 'id:22': '95' });
  });

  it('finds a Shopify product by its handle', async () => {
    await importFile('Handle,Title,Vendor,Variant SKU,Variant Price\nlamp,Desk lamp,Lumo,L-1,40.00\n');
    const run = await importFile('Handle,Variant Price\nlamp,41.00\nstool,9.00\n');
    expect(run.counts).toMatchObject({ changed: 1, refused: 1 });
    expect(await prices()).toEqual({ 'L-1': '41.00' });
  });

  it('finds it by its first id again once the import that brought another is undone', async () => {
    await importFile(shop);
    const other = await importFile(shop.replace('21,simple', '99,simple'));
    expect((await importFile('ID,Regular price\n21,41\n')).counts).toMatchObject({ refused: 1 });
    await undoImport(app, other);
    expect((await importFile('ID,Regular price\n21,41\n')).counts).toMatchObject({ changed: 1, refused: 0 });
  });

  it('goes by no name that many products share', async () => {
    const rows = Array.from({ length: 21 }, (_, at) => `7,simple,S-${at},Lamp ${at},1,A lamp.,40,Lamps,1`);
    await importFile([shop.split('\n')[0], ...rows].join('\n'));
    expect((await importFile('ID,Regular price\n7,45\n')).counts).toMatchObject({ changed: 0, refused: 1 });
  });

  it('finds one of a JSON file by the id beside its SKU', async () => {
    await importFile('[{"id":"7001","sku":"L-1","name":"Desk lamp","price":"40.00"}]');
    const run = await importFile('[{"id":"7001","price":"41.00"}]');
    expect(run.counts).toMatchObject({ changed: 1, refused: 0 });
    expect(await prices()).toEqual({ 'L-1': '41.00' });
  });

  it('changes nothing where two products came with it', async () => {
    await importFile(shop);
    await importFile(shop.replace('W-21', 'OTHER-21'));
    const run = await importFile('ID,Regular price\n21,45\n');
    expect(run.counts).toMatchObject({ changed: 0, refused: 1 });
    expect(run.problems.at(-1)?.reason).toBe(
      'This row could mean several products: OTHER-21, W-21. None of them was changed.',
    );
    expect((await importFile('ID,Name\n21,Other lamp\n')).counts).toMatchObject({ new: 0, changed: 0, refused: 1 });
  });

  it('takes no product of another shop for one that counts from 1, too', async () => {
    await importFile(shop);
    expect((await importFile('id,title,price\n21,Blue mug,4\n')).counts).toMatchObject({ new: 1, changed: 0 });
    expect((await importFile('[{"number":"21","price":"4"}]')).counts).toMatchObject({ changed: 0, unchanged: 1 });
    const other = shop.replace('W-21', '').replace('Desk lamp', 'Blue mug');
    expect((await importFile(other)).counts).toMatchObject({ new: 1, changed: 0 });
    expect((await titles())['W-21']).toBe('Desk lamp');
  });
});
