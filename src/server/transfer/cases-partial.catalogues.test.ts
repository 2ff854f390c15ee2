// Partial files and empty cells: what each small file of ../shared/cases changes of the products that another one brought.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { sourceOf } from '#server/catalogue/catalogue.commands.ts';
import { importFile } from '#testing/import-file.ts';
import { sharedFolder } from '#testing/shared-folder.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { undoImport } from '#testing/undo-import.ts';

const app = startTestApp();

const run = (file: string, query = '', fields: Record<string, string> = {}) =>
  importFile(app, readFileSync(join(sharedFolder, 'cases/files', file)), query, fields);
const products = async () =>
  ((await app.call('GET', '/api/products')).body as Product[]).map((product) => sourceOf(product));

type Case = {
  base: string;
  file: string;
  counts: { new?: number; changed: number; unchanged?: number; refused: number };
  /** The price of each SKU that changes. */
  prices: Record<string, string>;
  titles?: Record<string, string>;
};

it.each<Case>([
  {
    base: '11-base.csv',
    file: '11b-partial-price.csv',
    counts: { changed: 2, refused: 1 },
    prices: { 'PU-1': '59.00', 'PU-3': '31.00' },
  },
  {
    base: '11-base.csv',
    file: '11d-partial-case.csv',
    counts: { changed: 2, refused: 0 },
    prices: { 'PU-2': '169,00', 'PU-3': '33,00' },
  },
  {
    base: '11-base.csv',
    file: '11f-woo-partial.csv',
    counts: { changed: 2, refused: 0 },
    prices: { 'PU-1': '55', 'PU-2': '160' },
  },
  {
    base: '42-shopify-handle-case.csv',
    file: '11e-shopify-partial-price.csv',
    counts: { changed: 1, refused: 0 },
    prices: { 'HS-S': '55.00' },
  },
  { base: '11-base.csv', file: '11e-shopify-partial-price.csv', counts: { changed: 0, refused: 1 }, prices: {} },
  {
    base: '12a-woo-base.csv',
    file: '12b-woo-update-by-id.csv',
    counts: { changed: 2, refused: 0 },
    prices: { 'WX-101': '59', 'id:102': '159' },
    titles: { 'WX-101': 'Oak shelf wide', 'id:102': 'Oak table long' },
  },
])('$file after $base', async ({ base, file, counts, prices, titles = {} }) => {
  await run(base);
  const before = await products();
  const expected = before.map((product) => ({
    ...product,
    price: prices[product.sku] ?? product.price,
    title: titles[product.sku] ?? product.title,
  }));
  const dry = await run(file, '?dryRun=true');
  const real = await run(file);
  for (const each of [dry, real]) expect(each.counts).toMatchObject({ new: 0, ...counts });
  expect(await products()).toEqual(expected);
  expect((await run(file)).counts).toMatchObject({ new: 0, changed: 0, refused: counts.refused });
  if (counts.changed > 0) await undoImport(app, real);
  expect(await products()).toEqual(before);
});

it.each<[string, Record<string, string>, object]>([
  ['kept', {}, {}],
  [
    'emptied',
    { emptyCells: 'empty' },
    { description: '', brand: null, category: null, price: null, images: [], attributes: [] },
  ],
])('11c-blank-cells.csv after 11-base.csv, its empty cells %s', async (_what, fields, emptied) => {
  await run('11-base.csv');
  const before = await products();
  const dry = await run('11c-blank-cells.csv', '?dryRun=true', fields);
  const real = await run('11c-blank-cells.csv', '', fields);
  for (const each of [dry, real])
    expect(each).toMatchObject({ blanks: 13, counts: { read: 2, new: 0, changed: 2, unchanged: 0, refused: 0 } });
  expect(await products()).toEqual([
    { ...before[0], title: 'Oak shelf XL', ...emptied },
    { ...before[1], ...emptied, price: '159.00' },
    before[2],
  ]);
  expect((await run('11c-blank-cells.csv', '', fields)).counts).toMatchObject({ changed: 0, unchanged: 2 });
  await undoImport(app, real);
  expect(await products()).toEqual(before);
});

it('13-dup-skus.csv keeps SKUs apart that differ in case', async () => {
  expect((await run('13-dup-skus.csv')).counts).toMatchObject({ new: 3, refused: 3 });
});
