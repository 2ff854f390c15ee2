// Whose product: files of suppliers, products of another one, and SKUs that are a supplier's own.
import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import type { Issue } from '#domain/problem.ts';
import type { ImportDetails } from '#domain/transfer/import-run.contract.ts';
import type { ProductOrigin } from '#domain/transfer/product-origin.contract.ts';
import type { Supplier } from '#domain/transfer/suppliers.contract.ts';
import { finishedImport, importFile as importInto, uploadFile } from '#testing/import-file.ts';
import { runToEnd } from '#testing/run-to-end.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { undoImport } from '#testing/undo-import.ts';

const app = startTestApp();

const importFile = async (file: string | Uint8Array, fields: Record<string, string> = {}, query = '') =>
  (await importInto(app, file, query, fields)) as ImportDetails;
const dryRun = (file: string | Uint8Array, fields: Record<string, string> = {}) =>
  importFile(file, fields, '?dryRun=true');
const again = async (id: number, body: object, query = '') => {
  const reply = await app.call('POST', `/api/imports/${id}/runs${query}`, body);
  return (await finishedImport(app, (reply.body as { id: number }).id)) as ImportDetails;
};
const add = async (body: object) => (await app.call('POST', '/api/suppliers', body)).body as Supplier;
const suppliers = async () => (await app.call('GET', '/api/suppliers')).body as Supplier[];
const from = ({ id }: Supplier) => ({ supplierId: String(id) });
const products = async (query = '') =>
  ((await app.call('GET', `/api/products${query}`)).body as Product[])
    .map(({ sku, title }) => `${sku} ${title}`)
    .sort();
const supplierOf = async (title: string) => {
  const [product] = (await app.call('GET', `/api/products?search=${title}`)).body as Product[];
  return ((await app.call('GET', `/api/products/${product?.id}/origin`)).body as ProductOrigin).supplier?.name;
};
const download = async (format: string) =>
  (await app.http.inject({ url: `/api/exports/${format}`, headers: { host: 'localhost' } })).rawPayload;

const acmeFile = 'sku,title,brand,price\n4207,Acme bench,Acme,120.00\n4208,Acme table,Acme,340.00\n';
const otherFile = 'sku,title,brand,price\n4207,Birch lamp,Birch,20.00\n4300,Birch shade,Birch,8.00\n';

describe('a supplier', () => {
  it('has a key of its name, or a chosen one; both are its own', async () => {
    expect(await add({ name: ' Ácme  Tools ' })).toMatchObject({
      ...{ name: 'Ácme Tools', key: 'acme-tools', hasOwnSkus: false, products: 0 },
    });
    expect(await add({ name: 'Birch', key: 'b', hasOwnSkus: true })).toMatchObject({ key: 'b', hasOwnSkus: true });
    const refusal = async (body: object) => {
      const reply = await app.call('POST', '/api/suppliers', body);
      expect(reply.status).toBe(400);
      return (reply.body as { issues: Issue[] }).issues;
    };
    const named = { path: 'name', message: 'A supplier named “Ácme Tools” already exists. Choose another name.' };
    const keyed = (key: string, name: string) => ({
      path: 'key',
      message: `The supplier ${name} already has the key “${key}”. Enter a different key.`,
    });
    expect(await refusal({ name: 'ÁCME tools' })).toEqual([named]);
    expect(await refusal({ name: 'ÁCME tools', key: 'x' })).toEqual([named]);
    expect(await refusal({ name: 'B', key: 'B ' })).toEqual([keyed('b', 'Birch')]);
    expect(await refusal({ name: 'Acme-Tools' })).toEqual([keyed('acme-tools', 'Ácme Tools')]);
    expect(await refusal({ name: 'Ácme Tools', key: 'b' })).toEqual([named, keyed('b', 'Birch')]);
    expect(await refusal({ name: '木' })).toMatchObject([
      { path: 'key', message: expect.stringContaining('No key can be made from this name') },
    ]);
    expect(await add({ name: 'مورد' })).toMatchObject({ key: 'mwrd' });
    expect(await add({ name: 'Stride', key: ' STR' })).toMatchObject({ key: 'str' });
    expect((await suppliers()).map(({ name }) => name)).toEqual(['Birch', 'Stride', 'Ácme Tools', 'مورد']);
  });

  it('is renamed, and deleted while it has no products', async () => {
    const acme = await add({ name: 'Acme' });
    const path = `/api/suppliers/${acme.id}`;
    expect((await app.call('PATCH', path, { name: 'Acme Ltd.' })).body).toMatchObject({
      name: 'Acme Ltd.',
      key: 'acme',
    });
    const other = await add({ name: 'Cedar' });
    const taking = await app.call('PATCH', `/api/suppliers/${other.id}`, { name: 'ACME LTD.' });
    expect((taking.body as { error: string }).error).toBe(
      'A supplier named “Acme Ltd.” already exists. Choose another name.',
    );
    expect((await app.call('PATCH', path, { name: 'ACME Ltd.' })).status).toBe(200);
    expect((await app.call('PATCH', path, { name: 'Acme Ltd.' })).status).toBe(200);
    await importFile(acmeFile, from(acme));
    const refused = await app.call('DELETE', path);
    expect([refused.status, (refused.body as { error: string }).error]).toEqual([
      409,
      'Acme Ltd. has 2 products. A supplier with products cannot be deleted.',
    ]);
    const birch = await add({ name: 'Birch' });
    expect((await app.call('DELETE', `/api/suppliers/${birch.id}`)).status).toBe(204);
    expect((await app.call('DELETE', `/api/suppliers/${birch.id}`)).status).toBe(404);
    expect((await uploadFile(app, acmeFile, '', from(birch))).status).toBe(400);
  });
});

it('a supplier keeps its products that are set aside', async () => {
  const acme = await add({ name: 'Acme', hasOwnSkus: true });
  await importFile(acmeFile, from(acme));
  await runToEnd(app, { action: 'set-aside', selection: { filter: {} } });
  expect((await suppliers())[0]).toMatchObject({ products: 0, setAside: 2 });
  const path = `/api/suppliers/${acme.id}`;
  expect((await app.call('PATCH', path, { hasOwnSkus: false })).status).toBe(400);
  const refused = await app.call('DELETE', path);
  expect([refused.status, (refused.body as { error: string }).error]).toEqual([
    409,
    'Acme has 2 products, 2 set aside. A supplier with products cannot be deleted.',
  ]);
  expect(await dryRun(acmeFile, from(acme))).toMatchObject({ setAside: 2, counts: { unchanged: 2 } });
});

describe('a file of a supplier', () => {
  it('makes its products the supplier’s, also those nobody had', async () => {
    const acme = await add({ name: 'Acme' });
    await importFile('sku,title\n4207,Acme bench\n');
    const dry = await dryRun(acmeFile, from(acme));
    expect(dry).toMatchObject({ supplier: { id: acme.id, name: 'Acme' }, claimed: 1, otherSuppliers: 0 });
    const run = await again(dry.id, {});
    expect(run).toMatchObject({ claimed: 1, counts: dry.counts });
    expect(await products(`?supplier=${acme.id}`)).toEqual(['4207 Acme bench', '4208 Acme table']);
    expect(await supplierOf('bench')).toBe('Acme');
    expect((await suppliers())[0]?.products).toBe(2);
    expect(await dryRun(acmeFile, from(acme))).toMatchObject({ claimed: 0, counts: { changed: 0, unchanged: 2 } });
    // A product that is as it was is claimed, too.
    await importFile('sku,title\n4300,Acme shade\n');
    expect(await importFile('sku,title\n4300,Acme shade\n', from(acme))).toMatchObject({
      claimed: 1,
      counts: { unchanged: 1 },
    });
    expect(await supplierOf('shade')).toBe('Acme');
  });

  it('does not take over the product of another one without a word', async () => {
    const [acme, birch] = [await add({ name: 'Acme' }), await add({ name: 'Birch' })];
    await importFile(acmeFile, from(acme));
    const dry = await dryRun(otherFile, from(birch));
    expect(dry).toMatchObject({
      otherSupplier: 'refuse',
      otherSuppliers: 1,
      counts: { new: 1, changed: 0, refused: 1 },
      problems: expect.arrayContaining([
        {
          column: null,
          row: 2,
          value: '4207',
          reason: 'This product belongs to Acme, and this file is from Birch. It is not changed.',
        },
      ]),
    });
    const run = await again(dry.id, {});
    expect(run.counts).toEqual(dry.counts);
    expect(await products()).toEqual(['4207 Acme bench', '4208 Acme table', '4300 Birch shade']);
    const taking = await again(
      (await dryRun(otherFile, from(birch))).id,
      { otherSupplier: 'takeOver' },
      '?dryRun=true',
    );
    expect(taking).toMatchObject({ otherSuppliers: 1, counts: { changed: 1, refused: 0 } });
    const taken = await again(taking.id, {});
    expect(taken).toMatchObject({ otherSupplier: 'takeOver', otherSuppliers: 1, counts: { changed: 1 } });
    expect(await products(`?supplier=${birch.id}`)).toEqual(['4207 Birch lamp', '4300 Birch shade']);
  });

  it('of products without SKUs does not take over what has the same ID elsewhere', async () => {
    const [acme, birch] = [await add({ name: 'Acme' }), await add({ name: 'Birch' })];
    await importFile('id,title,brand\n4207,Acme bench,Acme\n', from(acme));
    const dry = await dryRun('id,title,brand\n4207,Birch lamp,Birch\n', from(birch));
    expect(dry).toMatchObject({ otherSuppliers: 1, counts: { new: 0, changed: 0, refused: 1 } });
  });

  it('is not changed by a file without a supplier, unless asked to; the last one of its columns is offered', async () => {
    const acme = await add({ name: 'Acme' });
    await importFile(acmeFile, from(acme));
    const dry = await dryRun(otherFile);
    expect(dry).toMatchObject({
      ...{ supplier: null, lastSupplier: { id: acme.id, name: 'Acme' }, otherSuppliers: 1 },
      counts: { new: 1, changed: 0, refused: 1 },
      problems: expect.arrayContaining([
        expect.objectContaining({
          ...{ row: 2, value: '4207' },
          reason: 'This product belongs to Acme, and this file has no supplier. It is not changed.',
        }),
      ]),
    });
    expect((await again(dry.id, {})).counts).toEqual(dry.counts);
    expect(await products()).toEqual(['4207 Acme bench', '4208 Acme table', '4300 Birch shade']);
    // The last one had none.
    const next = await dryRun(otherFile);
    expect(next).toMatchObject({ lastSupplier: null });
    await again(next.id, { otherSupplier: 'takeOver' });
    expect(await products(`?supplier=${acme.id}`)).toEqual(['4207 Birch lamp', '4208 Acme table']);
  });

  it('is changed by a file of our own, whoever’s products it has', async () => {
    const [acme, birch] = [await add({ name: 'Acme' }), await add({ name: 'Birch' })];
    await importFile('sku,title\n1,Acme bench\n', from(acme));
    await importFile('sku,title\n2,Birch lamp\n', from(birch));
    const json = JSON.parse((await download('json')).toString()) as { price: string | null }[];
    const prices = JSON.stringify(json.map((item) => ({ ...item, price: '9.00' })));
    expect(await dryRun(prices)).toMatchObject({ otherSuppliers: 0, counts: { changed: 2, refused: 0 } });
    expect(await dryRun(await download('xlsx'))).toMatchObject({ otherSuppliers: 0, counts: { unchanged: 2 } });
    // Of one supplier it is no longer of all.
    expect(await dryRun(prices, from(acme))).toMatchObject({ otherSuppliers: 1, counts: { changed: 1, refused: 1 } });
    await importFile(prices);
    expect(await dryRun(JSON.stringify(JSON.parse(prices).slice(0, 1)))).toMatchObject({ missing: 1 });
  });

  it('is undone with the suppliers the products had', async () => {
    const [acme, birch] = [await add({ name: 'Acme' }), await add({ name: 'Birch' })];
    await importFile('sku,title\n4300,Shade\n');
    await importFile(acmeFile, from(acme));
    const both = 'sku,title\n4207,Acme bench\n4300,Shade\n';
    const run = await importFile(both, { ...from(birch), otherSupplier: 'takeOver' }, '?mode=all');
    expect([await supplierOf('bench'), await supplierOf('shade')]).toEqual(['Birch', 'Birch']);
    expect(await undoImport(app, run)).toMatchObject({ partly: 0, left: 0 });
    expect([await supplierOf('bench'), await supplierOf('shade')]).toEqual(['Acme', undefined]);
  });

  it('leaves a product that a later file gave to another supplier, and says so', async () => {
    const [acme, birch, cedar] = [
      await add({ name: 'Acme' }),
      await add({ name: 'Birch' }),
      await add({ name: 'Cedar' }),
    ];
    const file = 'sku,title\n4207,Acme bench\n';
    await importFile(file, from(acme));
    const run = await importFile(file, { ...from(birch), otherSupplier: 'takeOver' });
    await importFile(file, { ...from(cedar), otherSupplier: 'takeOver' });
    expect((await app.call('GET', `/api/imports/${run.id}/undo`)).body).toMatchObject({
      left: 1,
      conflicts: [{ sku: '4207', reason: 'Changed after the import and not undone: its supplier.' }],
    });
    expect(await undoImport(app, run)).toEqual({ undone: 0, partly: 0, left: 1 });
    expect(await supplierOf('bench')).toBe('Cedar');
  });

  it('misses the products of its supplier alone', async () => {
    const [acme, birch] = [await add({ name: 'Acme' }), await add({ name: 'Birch' })];
    await importFile(acmeFile, from(acme));
    await importFile(otherFile.replace('4207', '4209'), from(birch));
    const dry = await dryRun('sku,title\n4208,Acme table\n', from(acme));
    expect(dry.missing).toBe(1);
    expect(await products(`?missingFrom=${dry.id}`)).toEqual(['4207 Acme bench']);
  });

  it('belongs to the supplier of its profile', async () => {
    const acme = await add({ name: 'Acme' });
    const first = await importFile(acmeFile, from(acme));
    await app.call('POST', '/api/import-profiles', { name: 'Acme', importId: first.id });
    expect(await dryRun(acmeFile)).toMatchObject({ profile: { isChanged: false }, supplier: { name: 'Acme' } });
  });
});

describe('SKUs that are a supplier’s own', () => {
  const own = async () => ({
    acme: await add({ name: 'Acme', hasOwnSkus: true }),
    birch: await add({ name: 'Birch', hasOwnSkus: true }),
  });

  it('make two products of one SKU, each found again by the SKU in its file', async () => {
    const { acme, birch } = await own();
    expect(await importFile(acmeFile, from(acme))).toMatchObject({ counts: { new: 2 } });
    expect(await importFile(otherFile, from(birch))).toMatchObject({
      otherSuppliers: 0,
      counts: { new: 2, refused: 0 },
    });
    expect(await products()).toEqual([
      ...['acme:4207 Acme bench', 'acme:4208 Acme table'],
      ...['birch:4207 Birch lamp', 'birch:4300 Birch shade'],
    ]);
    const prices = await importFile('sku,price\n4207,22.00\n', from(birch));
    expect(prices).toMatchObject({ counts: { changed: 1, refused: 0 } });
    expect(await dryRun(acmeFile, from(acme))).toMatchObject({ counts: { unchanged: 2 } });
  });

  it('stay in the rows of the file, so that exports for shops have them, and our own files the key', async () => {
    const { acme } = await own();
    await importFile(acmeFile, from(acme));
    const google = (await download('google')).toString();
    expect(google).toContain('<g:id>4207</g:id>');
    expect(google).not.toContain('acme:');
    const json = await download('json');
    expect(json.toString()).toContain('"acme:4207"');
    for (const file of [json, await download('xlsx')]) {
      expect(await dryRun(file)).toMatchObject({ counts: { new: 0, changed: 0, unchanged: 2, refused: 0 } });
      expect(await dryRun(file, from(acme))).toMatchObject({ counts: { new: 0, changed: 0, unchanged: 2 } });
    }
  });

  it('are found in other case by a row that only updates, and kept as they are here', async () => {
    const { acme } = await own();
    await importFile('SKU,Titel,Farbe\nab-1,Acme bench,Red\n', from(acme));
    expect(await importFile('SKU,Farbe\nAB-1,Blue\n', from(acme))).toMatchObject({
      counts: { changed: 1, refused: 0 },
    });
    const google = (await download('google')).toString();
    expect(google).toContain('<g:id>ab-1</g:id>');
    expect(google).not.toContain('AB-1');
  });

  it('tell the profile of a file, as they are stored under the key', async () => {
    const { acme, birch } = await own();
    const save = async (name: string, importId: number) =>
      await app.call('POST', '/api/import-profiles', { name, importId });
    await save('Acme', (await importFile(acmeFile, from(acme))).id);
    await save('Birch', (await importFile(otherFile, from(birch))).id);
    // Both have 4207; a second product of each tells whose file it is.
    expect((await dryRun(acmeFile)).profile?.name).toBe('Acme');
    expect(await dryRun(otherFile)).toMatchObject({ profile: { name: 'Birch' }, counts: { unchanged: 2 }, missing: 0 });
  });

  it('find products from before they were the supplier’s own', async () => {
    const acme = await add({ name: 'Acme' });
    await importFile(acmeFile, from(acme));
    const path = `/api/suppliers/${acme.id}`;
    expect((await app.call('PATCH', path, { hasOwnSkus: true })).status).toBe(200);
    expect(await dryRun(acmeFile, from(acme))).toMatchObject({ counts: { new: 0, unchanged: 2 } });
    await importFile('sku,title\n4400,Acme stool\n', from(acme));
    expect(await products('?search=stool')).toEqual(['acme:4400 Acme stool']);
    expect((await app.call('PATCH', path, { hasOwnSkus: false })).status).toBe(400);
  });
});
