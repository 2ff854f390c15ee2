// A week with one supplier: its file on a schedule, what it no longer has, an approved text whose facts changed, a brand's answers, and an export
// of what changed. Each figure a screen shows is one that is counted here.
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readSheet, saveAsCsv } from '#testing/edited-sheet.ts';
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, test } from './own-server.ts';

const head = 'Artikelcode;Titel;Beschreibung;Preis;Material';
const row = (sku: string, title: string, price: string, material = 'Oak') =>
  `${sku};${title};A piece for the dining room.;${price};${material}`;
const monday = [
  head,
  row('4207', 'Oak bench', '120.00'),
  row('4208', 'Oak table', '340.00'),
  row('4209', 'Oak stool', '60.00'),
  row('4210', 'Oak shelf', '80.00'),
].join('\n');
/** A price and a material changed, the table is gone, a chair is new. */
const tuesday = [
  head,
  row('4207', 'Oak bench', '125.00'),
  row('4209', 'Oak stool', '60.00', 'Beech'),
  row('4210', 'Oak shelf', '80.00'),
  row('4211', 'Oak chair', '95.00'),
].join('\n');
const wednesday = tuesday.replace('Preis', 'Kosten');

const get = async <Body>(page: Page, path: string): Promise<Body> => await (await page.request.get(path)).json();
const skusOf = async (page: Page, query = '') =>
  (await get<{ sku: string }[]>(page, `/api/products?limit=50${query}`)).map(({ sku }) => sku).sort();
const idOf = async (page: Page, sku: string) =>
  (await get<{ id: number }[]>(page, `/api/products?search=${sku}`))[0]?.id ?? 0;

/** A file that came some minutes ago: a newer one is watched first. */
function putThere(path: string, text: string, minutes: number): void {
  writeFileSync(path, text);
  const at = new Date(Date.now() - minutes * 60_000);
  utimesSync(path, at, at);
}

test('a week with one supplier', byMouseAndKeyboard, async ({ page, hand, importFolder }) => {
  // Monday: the first file, saved as a profile that sets aside what is missing, and put on a schedule.
  await page.goto('/import');
  await page
    .getByLabel('Catalog file')
    .setInputFiles({ name: 'acme-monday.csv', mimeType: 'text/csv', buffer: Buffer.from(monday) });
  await hand.press(page.getByRole('button', { name: 'Import 4 products' }));
  await expect(page.getByRole('heading', { name: '4 products imported' })).toBeVisible();
  await hand.press(page.getByRole('button', { name: 'Save as profile' }));
  await hand.write(page.getByRole('dialog').getByRole('textbox', { name: 'Name' }), 'Acme');
  await hand.press(page.getByRole('button', { name: 'Save profile' }));
  await expect(page.getByText('Imported by the profile “Acme”.')).toBeVisible();

  await page.goto('/import-profiles');
  await hand.press(page.getByRole('button', { name: 'Edit Acme' }));
  await hand.press(page.getByRole('combobox', { name: 'Missing products' }));
  await hand.pick(page.getByRole('option', { name: 'Set them aside', exact: true }));
  await hand.press(page.getByRole('button', { name: 'Save profile' }));
  await expect(page.getByText('sets missing products aside')).toBeVisible();
  await hand.press(page.getByRole('button', { name: 'Schedule Acme' }));
  await hand.write(page.getByRole('textbox', { name: 'File name' }), 'acme-*.csv');
  await hand.press(page.getByRole('button', { name: 'Save schedule' }));
  await expect(page.getByText('Every day at 06:00 UTC from acme-*.csv')).toBeVisible();

  // Texts are written and approved, and all goes out a first time.
  const bench = await idOf(page, '4207');
  const stool = await idOf(page, '4209');
  for (const id of [bench, stool]) {
    await page.request.patch(`/api/products/${id}/optimized-content`, { data: { title: `Solid oak piece ${id}` } });
    await page.request.patch(`/api/products/${id}/optimized-content`, { data: { titleStatus: 'approved' } });
  }
  const profile = { name: 'Shop', format: 'json', filter: {}, columns: null, onlyDecided: false, onlyChanged: true };
  const { id: shop } = await (
    await page.request.post('/api/export-profiles', {
      data: { ...profile, splitsRetailers: false, fileName: 'shop', schedule: null },
    })
  ).json();
  /** What an export of the profile holds, once it is done. */
  const deliver = async () => {
    const { id } = await (await page.request.post(`/api/export-profiles/${shop}/runs`)).json();
    const read = () => get<{ state: string; counts: object | null }>(page, `/api/stored-exports/${id}`);
    await expect.poll(async () => (await read()).state).toBe('done');
    const file = await page.request.get(`/api/stored-exports/${id}/files/0`);
    const skus = ((await file.json()) as { sku: string }[]).map(({ sku }) => sku).sort();
    return { skus, counts: (await read()).counts };
  };
  expect(await deliver()).toMatchObject({ skus: ['4207', '4208', '4209', '4210'], counts: { products: 4, gone: 0 } });

  // Tuesday: the next file is there, and is imported by itself.
  putThere(join(importFolder, 'acme-tuesday.csv'), tuesday, 120);
  await hand.press(page.getByRole('button', { name: 'Import the file of Acme now' }));
  await expect(page.getByText('Imported', { exact: true })).toBeVisible();
  await hand.press(page.getByRole('link', { name: 'Show the import' }));
  await expect(page.getByRole('heading', { name: '3 products imported' })).toBeVisible();
  await expect(page.getByRole('region', { name: '1 product of earlier files is missing' })).toBeVisible();
  await expect.poll(() => skusOf(page)).toEqual(['4207', '4209', '4210', '4211']);
  await page.goto('/set-aside');
  await expect(page.getByText('Oak table')).toBeVisible();
  await expect(page.getByText(/^Missing from acme-tuesday\.csv/)).toBeVisible();

  // The stool was approved by facts that changed: it waits to be looked at.
  expect(await skusOf(page, '&sourceChanged=true')).toContain('4209');

  // Wednesday: the columns are others, so nothing is imported.
  putThere(join(importFolder, 'acme-wednesday.csv'), wednesday, 60);
  await page.goto('/import-profiles');
  await hand.press(page.getByRole('button', { name: 'Import the file of Acme now' }));
  await expect(page.getByText(/the columns of the file changed \(missing “preis”; new “kosten”\)/)).toBeVisible();

  // Thursday: the brand answers in a file.
  await page.goto('/import');
  await hand.press(page.getByRole('button', { name: 'Export for review, CSV' }));
  const downloading = page.waitForEvent('download');
  await hand.press(page.getByRole('link', { name: /^Download copydesk-review/ }));
  const [header = [], ...lines] = await readSheet(readFileSync(await (await downloading).path()));
  const at = (name: string) => header.indexOf(name);
  const answered = lines.map((line) => {
    const isStool = line[at('SKU')] === '4209' && line[at('Part')] === 'Title';
    return isStool ? line.map((cell, column) => (column === at('After') ? 'Beech dining stool' : cell)) : line;
  });
  await page.getByLabel('Catalog file').setInputFiles({
    ...{ name: 'answers.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(saveAsCsv([header, ...answered])),
  });
  await hand.press(page.getByRole('button', { name: /^Take answers for 1/ }));
  const content = () => get<{ title: string; titleStatus: string }>(page, `/api/products/${stool}/optimized-content`);
  await expect.poll(content).toMatchObject({ title: 'Beech dining stool', titleStatus: 'approved' });

  // Friday: what changed goes out, and no more.
  const friday = await deliver();
  expect(friday.skus).toEqual(['4207', '4209', '4211']);
  expect(friday.counts).toMatchObject({ products: 3, unchanged: 1, gone: 1 });
});
