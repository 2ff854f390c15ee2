// Files with a column that says which products are variants of one: its products are one family, whatever their titles say.
import { expect, it, vi } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import type { Family } from '#domain/families/families.contract.ts';
import type { Supplier } from '#domain/transfer/suppliers.contract.ts';
import { familyBlockQueue, familyQueue } from '#server/database/schema.ts';
import { findQueuedFamilies } from '#server/families/families.tasks.ts';
import { importFile } from '#testing/import-file.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { undoImport } from '#testing/undo-import.ts';

const app = startTestApp();

const listAll = async () => (await app.call('GET', '/api/products?limit=100')).body as Product[];

/** The families as the background finds them, which may be at it too: the SKUs of each with what they are told apart by. */
async function families(): Promise<Record<string, string>[]> {
  const { db } = app.database;
  const isDone = async () =>
    (await findQueuedFamilies(db)) === 0 && (await db.$count(familyQueue)) + (await db.$count(familyBlockQueue)) === 0;
  await vi.waitUntil(isDone, { timeout: 10_000 });
  const products = await listAll();
  const skus = new Map(products.map(({ id, sku }) => [id, sku]));
  const reply = await app.call('GET', `/api/families?of=${products.map(({ id }) => id).join(',')}`);
  expect(reply.status, reply.text).toBe(200);
  return (reply.body as Family[])
    .toSorted((a, b) => a.id - b.id)
    .map(({ members }) => Object.fromEntries(members.map(({ id, variant }) => [skus.get(id) ?? '', variant])));
}
/** The SKUs of each family. */
const memberSkus = async () => (await families()).map((family) => Object.keys(family).toSorted());

const shop = [
  'SKU,Parent SKU,Product name,Brand,Category,Size',
  'BED-S,BED-OSLO,Oslo Dog Bed S,Nordpaw,Beds,S',
  'BED-M,BED-OSLO,Oslo Dog Bed M,Nordpaw,Beds,M',
  'BED-XL,BED-OSLO,Oslo Dog Bed XL,Nordpaw,Beds,XL',
  'COL-S-BL,COL-TRAIL,TRAIL dog collar Black S - NEW!,Trailmutt,Collars,S',
  'COL-S-RE,COL-TRAIL,TRAIL dog collar Red S - NEW!,Trailmutt,Collars,S',
  'COL-M-BL,COL-TRAIL,TRAIL dog collar Black M - NEW!,Trailmutt,Collars,M',
  'COL-M-RE,COL-TRAIL,TRAIL dog collar Red M - NEW!,Trailmutt,Collars,M',
  'BOWL-1,,Steel bowl 0.7 l,Nordpaw,Bowls,',
  'BOWL-2,,Steel bowl 1.2 l,Nordpaw,Bowls,',
].join('\n');
const grouped = [
  { 'BED-S': 'S', 'BED-M': 'M', 'BED-XL': 'XL' },
  { 'COL-S-BL': 'Black S', 'COL-S-RE': 'Red S', 'COL-M-BL': 'Black M', 'COL-M-RE': 'Red M' },
  { 'BOWL-1': '0.7 l', 'BOWL-2': '1.2 l' },
];

it('says so in the dry run, keeps the code as a fact, and makes one family of each group; the others go by their titles', async () => {
  const dryRun = await importFile(app, shop, '?dryRun=true');
  expect(dryRun.mapping).toMatchObject({ SKU: 'sku', 'Parent SKU': 'family', Size: 'attribute' });
  await importFile(app, shop);
  expect(await families()).toEqual(grouped);
  const bed = (await listAll()).find(({ sku }) => sku === 'BED-S');
  expect(bed?.attributes).toContainEqual({ name: 'Parent SKU', value: 'BED-OSLO' });
});

it('goes by titles alone where somebody chose that the column is a mere attribute, and by the group again where not', async () => {
  const attribute = { mapping: JSON.stringify({ 'Parent SKU': 'attribute' }) };
  await importFile(app, shop, '', attribute);
  const byTitle = [
    ['COL-S-BL', 'COL-S-RE'],
    ['COL-M-BL', 'COL-M-RE'],
    ['BOWL-1', 'BOWL-2'],
  ];
  expect(await memberSkus()).toEqual(byTitle.map((family) => family.toSorted()));
  const again = await importFile(app, shop);
  expect(again.counts).toMatchObject({ unchanged: 9, changed: 0 });
  expect(await families()).toEqual(grouped);
  await undoImport(app, again);
  expect(await memberSkus()).toEqual(byTitle.map((family) => family.toSorted()));
  await importFile(app, shop);
  await importFile(app, shop, '', attribute);
  expect(await memberSkus()).toEqual(byTitle.map((family) => family.toSorted()));
});

it('follows a code that is edited by hand, and stays where a later file has no such column', async () => {
  await importFile(app, shop);
  await importFile(app, 'SKU,Product name,Price\nBED-S,Oslo Dog Bed S,39.90\n');
  expect(await families()).toEqual(grouped);
  const bowl = (await listAll()).find(({ sku }) => sku === 'BED-XL');
  const { version, ...product } = (await app.call('GET', `/api/products/${bowl?.id}`)).body as Product;
  const { sku, title, description, bullets, images, price, category, subcategory, brand, retailer } = product;
  const attributes = product.attributes.map((each) =>
    each.name === 'Parent SKU' ? { ...each, value: 'COL-TRAIL' } : each,
  );
  const edited = {
    sku,
    title,
    description,
    bullets,
    images,
    price,
    category,
    subcategory,
    brand,
    retailer,
    attributes,
  };
  const reply = await app.call('PATCH', `/api/products/${bowl?.id}`, edited);
  expect(reply.status, reply.text).toBe(200);
  expect((await memberSkus()).slice(0, 2)).toEqual([
    ['BED-M', 'BED-S'],
    ['BED-XL', 'COL-M-BL', 'COL-M-RE', 'COL-S-BL', 'COL-S-RE'],
  ]);
});

const header = 'sku,parent,name,brand\n';
const children = 'T-1,TENT-9,Dome tent green,Fjell\nT-2,TENT-9,Tunnel shelter,Fjell\n';
const parent = 'TENT-9,,Fjell tents,Fjell\n';
const mapping = { mapping: JSON.stringify({ parent: 'family' }) };

it.each([
  ['before its variants', [header + parent, header + children]],
  ['behind them', [header + children, header + parent]],
  ['among them', [header + children + parent]],
])('puts a parent that is a product into the family: %s', async (_, files) => {
  for (const file of files) {
    await importFile(app, file, '', mapping);
    await families();
  }
  expect(await memberSkus()).toEqual([['T-1', 'T-2', 'TENT-9']]);
});

it('knows a parent by its id, where the groups go by that', async () => {
  const file =
    'id,sku,parent_id,name\n0a1,TENT,,Fjell tents\n0a2,T-1,0a1,Dome tent green\n0a3,T-2,0a1,Tunnel shelter\n';
  await importFile(app, file);
  expect(await memberSkus()).toEqual([['T-1', 'T-2', 'TENT']]);
});

it('finds a parent by its title again once its variants are gone', async () => {
  await importFile(
    app,
    'sku,parent,name,brand\nTENT-9,,Dome tent green,Fjell\nTENT-8,,Dome tent red,Fjell\n',
    '',
    mapping,
  );
  expect(await memberSkus()).toEqual([['TENT-8', 'TENT-9']]);
  const variants = await importFile(app, header + children, '', mapping);
  expect(await memberSkus()).toEqual([['T-1', 'T-2', 'TENT-9']]);
  await undoImport(app, variants);
  expect(await memberSkus()).toEqual([['TENT-8', 'TENT-9']]);
});

it('keeps the groups of two suppliers apart, whose SKUs are their own', async () => {
  const add = async (name: string) =>
    (await app.call('POST', '/api/suppliers', { name, hasOwnSkus: true })).body as Supplier;
  for (const name of ['Acme', 'Birch']) {
    const { id } = await add(name);
    await importFile(app, header + children + parent, '', { ...mapping, supplierId: String(id) });
  }
  const of = (key: string) => [`${key}:T-1`, `${key}:T-2`, `${key}:TENT-9`];
  expect(await memberSkus()).toEqual([of('acme'), of('birch')]);
});

it.each<[string, string]>([
  [
    'JSON',
    JSON.stringify(
      ['1', '2'].flatMap((group) =>
        ['S', 'M'].map((size) => ({
          ...{ sku: `M-${group}-${size}`, name: `Model ${group} shirt ${size}`, parentSku: `M-${group}` },
        })),
      ),
    ),
  ],
  [
    'XML',
    `<products>${['1', '2'].flatMap((group) => ['S', 'M'].map((size) => `<product><sku>M-${group}-${size}</sku><name>Model ${group} shirt ${size}</name><style_code>M-${group}</style_code></product>`)).join('')}</products>`,
  ],
  [
    'Google',
    `id\ttitle\tprice\tavailability\titem group id\n${['1', '2'].flatMap((group) => ['S', 'M'].map((size) => `M-${group}-${size}\tModel ${group} shirt ${size}\t5.00 EUR\tin stock\tM-${group}\n`)).join('')}`,
  ],
])('reads such a column of any file: %s', async (_, file) => {
  const run = await importFile(app, file);
  expect(Object.values(run.mapping)).toContain('family');
  expect(await memberSkus()).toEqual([
    ['M-1-M', 'M-1-S'],
    ['M-2-M', 'M-2-S'],
  ]);
});

it.each(['json', 'xlsx', 'shopify', 'woocommerce', 'google'])(
  'comes back unchanged by an export: %s',
  async (format) => {
    await importFile(app, shop);
    const before = await listAll();
    const reply = await app.http.inject({ url: `/api/exports/${format}`, headers: { host: 'localhost' } });
    expect(reply.statusCode).toBe(200);
    const back = await importFile(app, reply.rawPayload);
    expect(back.counts).toMatchObject({ unchanged: 9, changed: 0, new: 0, refused: 0 });
    expect((await listAll()).map(({ sku, attributes }) => [sku, attributes])).toEqual(
      before.map(({ sku, attributes }) => [sku, attributes]),
    );
    expect((await memberSkus()).slice(0, 2)).toEqual(
      grouped.slice(0, 2).map((family) => Object.keys(family).toSorted()),
    );
  },
);
