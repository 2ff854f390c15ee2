// Small files that once went wrong: templates and price lists, workbooks, numbers that a spreadsheet spoiled.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { importFile } from '#testing/import-file.ts';
import { sharedFolder } from '#testing/shared-folder.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { openCatalogue } from './read-file.ts';

async function read(file: string) {
  const catalogue = await openCatalogue(join(sharedFolder, 'cases/files', file));
  const products: SourceProduct[] = [];
  const warnings: string[] = [];
  const refused: string[] = [];
  const notes: string[] = [];
  for await (const batch of catalogue.items()) {
    notes.push(...batch.notes.map(({ reason }) => reason));
    for (const item of batch.items) {
      if (item.kind === 'refused') refused.push(...item.problems.map(({ row, reason }) => `${row}: ${reason}`));
      else {
        products.push(item.product);
        warnings.push(...item.warnings.map(({ row, reason }) => `${row}: ${reason}`));
      }
    }
  }
  await catalogue.close();
  const advice = catalogue.advice.map(({ reason }) => reason);
  return { products, skus: products.map(({ sku }) => sku), warnings, refused, notes, advice };
}

const lamp = {
  title: 'Lumo desk lamp red',
  brand: 'Lumo',
  price: '39.99',
  description: 'Desk lamp with oak base, red.',
};

it('26, 26b, 26c: the row of technical names', async () => {
  for (const [name, skus] of [
    ['26-amazon-flatfile.txt', ['AF-PARENT', 'AF-RED', 'AF-BLUE']],
    ['26b-amazon-two-header-rows.txt', ['AF-RED', 'AF-BLUE']],
    ['26c-amazon-api-header-only.txt', ['AF-RED', 'AF-BLUE']],
  ] as const) {
    const { products, refused, ...found } = await read(name);
    expect([found.skus, refused]).toEqual([skus, []]);
    expect(products.find(({ sku }) => sku === 'AF-RED')).toMatchObject({
      ...lamp,
      images: expect.arrayContaining(['https://shop.example/r.jpg']),
      bullets: ['Oak base', 'Red shade'],
    });
  }
});

it('27: the names behind lines of information', async () => {
  const { products, advice } = await read('27-ebay-fileexchange.csv');
  expect(products).toMatchObject([
    { sku: 'EB-1', title: 'Oak desk lamp with LED', price: '39.99', brand: 'Lumo' },
    { sku: 'EB-2', title: 'Linen shade', price: '19.99' },
  ]);
  expect(advice.join()).toContain('Row 3 has the column names.');
  expect((await read('27b-ebay-no-info.csv')).skus).toEqual(['EB-1', 'EB-2']);
});

it('09b: the sheet of products, and the name of the other', async () => {
  const { skus, advice } = await read('09b-instructions-sheet-first.xlsx');
  expect(skus).toEqual(['IS-1', 'IS-2']);
  expect(advice.join()).toContain('Sheet not imported: “Instructions”.');
});

it('09c: no titles, no totals, and what is merged in every row', async () => {
  const { products, refused, notes } = await read('09c-merged-cells-titles.xlsx');
  expect(products).toMatchObject(['ME-1', 'ME-2', 'ME-3'].map((sku) => ({ sku, brand: 'Lumo', category: 'Lamps' })));
  expect([refused, notes.join()]).toEqual([[], expect.stringContaining('1 row of totals (row 9)')]);
});

it('09d: cells as they are shown', async () => {
  const { products, warnings, refused } = await read('09d-number-date-formula.xlsx');
  expect(products.slice(0, 6)).toMatchObject([
    { sku: '00012', price: '19.99', images: ['https://shop.example/full/1.jpg'] },
    { sku: '2026-09-02', price: '0.3', images: ['https://shop.example/2.jpg'] },
    { sku: 'X-3', price: null },
    { sku: 'X-4', price: null, description: '#N/A text' },
    { sku: '90.750' },
    { sku: '00017' },
  ]);
  expect(products[0]?.attributes).toEqual(
    expect.arrayContaining([
      { name: 'EAN', value: '4006381333931' },
      { name: 'Launch', value: '2026-03-01' },
    ]),
  );
  expect(warnings.join('\n')).toMatch(/^3: This SKU is a date/m);
  expect(warnings.join('\n')).toMatch(/^4: “Price”: The formula in this cell has no saved result/m);
  expect(warnings.join('\n')).toMatch(/^5: “Price”: The cell holds the error #N\/A/m);
  expect(refused.join('\n')).toMatch(/The last digits of the SKU are lost/);
});

it('09e: the products of both sheets', async () => {
  const { skus, advice } = await read('09e-two-product-sheets.xlsx');
  expect([skus, advice.join()]).toEqual([
    ['TS-1', 'TS-2'],
    expect.stringContaining('from 2 sheets: “Lamps”, “Shades”'),
  ]);
});

it('04b, 04c, 42: a shortened SKU names no product', async () => {
  const { products, refused } = await read('04b-scientific-sku.csv');
  expect(products).toMatchObject([{ sku: '00123', attributes: [{ name: 'EAN', value: '4006381333931' }] }]);
  expect(refused).toEqual([2, 3].map((row) => expect.stringMatching(`^${row}: The last digits of the SKU are lost`)));
  const repeated = await read('04c-scientific-dup.csv');
  expect([repeated.skus, repeated.refused.length]).toEqual([['ABC-1'], 3]);
  const shopify = await read('42-shopify-handle-case.csv');
  expect(shopify.skus).toEqual(['HS-S', '00123', 'pine-stool']);
  expect(shopify.warnings).toEqual([expect.stringMatching(/^5: A spreadsheet shortened this number/)]);
});

it('19: texts that a formula says', async () => {
  const { products } = await read('19-formula-like.csv');
  expect(products.at(-1)).toMatchObject({ sku: 'F-5', title: '007 lamp', description: 'text' });
});

it('44: products of one title are told apart by their size, and headings are none', async () => {
  const { skus, notes, advice, refused } = await read('44-duplicate-title-no-sku.csv');
  expect(skus).toEqual(['ponni-rice-1-kg', 'ponni-rice-5-kg', 'sesame-oil-500-ml', 'sesame-oil-1-l']);
  expect([refused, notes.join(), advice.join()]).toEqual([
    [],
    expect.stringContaining('2 headings or notes (rows 2, 6)'),
    expect.stringContaining('distinguished by “Pack size”'),
  ]);
});

it('53: a footer is no product', async () => {
  const { skus, refused, notes } = await read('53-blank-rows-footer.csv');
  expect([skus, refused]).toEqual([['BR-1', 'BR-2'], []]);
  expect(notes).toEqual([expect.stringMatching(/1 heading or note \(row 7\); 1 row of totals \(row 8\)/)]);
});

const app = startTestApp();

it.each([
  '04b-scientific-sku.csv',
  '04c-scientific-dup.csv',
  '09b-instructions-sheet-first.xlsx',
  '09c-merged-cells-titles.xlsx',
  '09d-number-date-formula.xlsx',
  '09e-two-product-sheets.xlsx',
  '15b-own-xlsx-edited.xlsx',
  '15c-own-xlsx-columns-removed.xlsx',
  '19-formula-like.csv',
  '26-amazon-flatfile.txt',
  '27-ebay-fileexchange.csv',
  '42-shopify-handle-case.csv',
  '44-duplicate-title-no-sku.csv',
  '53-blank-rows-footer.csv',
])('%s: a dry run says what is stored and what is left out, and the same file changes nothing', async (name) => {
  const file = readFileSync(join(sharedFolder, 'cases/files', name));
  const dry = await importFile(app, file, '?dryRun=true');
  const first = await importFile(app, file);
  expect([first.state, first.counts]).toEqual(['done', dry.counts]);
  const said = new Set(dry.problems.map(({ reason }) => reason));
  expect(first.problems.filter(({ reason }) => !said.has(reason))).toEqual([]);
  const again = await importFile(app, file);
  expect([again.counts.new, again.counts.changed, again.counts.refused]).toEqual([0, 0, first.counts.refused]);
});
