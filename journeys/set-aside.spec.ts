// The season ends: products are set aside, stay so through an import, come back, and one is deleted and restored.
import type { Page } from '@playwright/test';
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, test } from './own-server.ts';
import { expectEnd, undoLastRun } from './runs-of-this-browser.ts';

const lines = [
  'sku,title,brand,price',
  'S-1,Snow globe,Winter,9.00',
  'S-2,Sledge,Winter,49.00',
  'T-1,Tea tray,All year,19.00',
];
const catalogue = lines.join('\n');
const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const skus = async (page: Page, path: string) =>
  ((await (await page.request.get(path)).json()) as { sku: string }[]).map(({ sku }) => sku).sort();
const listed = (page: Page) => skus(page, '/api/products');
const aside = (page: Page) => skus(page, '/api/set-aside-products');

test(
  'products are set aside, imported over, brought back, and deleted with a way back',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await page.request.post('/api/imports', { multipart: { file: csv('catalog.csv', catalogue) } });
    await expect.poll(() => listed(page)).toEqual(['S-1', 'S-2', 'T-1']);
    const bar = page.getByRole('region', { name: 'Selected products' });
    const question = page.getByRole('alertdialog');

    await page.goto('/products?brand=Winter&mode=list');
    await hand.press(page.getByRole('checkbox', { name: 'Select all on this page' }));
    await hand.press(bar.getByRole('button', { name: 'More actions for the selected products' }));
    await hand.pick(page.getByRole('menuitem', { name: 'Set aside' }));
    await expect(question).toContainText('All 2 will be set aside. You can undo it for 30 days.');
    await hand.press(question.getByRole('button', { name: 'Set aside 2' }));
    await expectEnd(page, 'Set aside 2 products');
    expect(await listed(page)).toEqual(['T-1']);
    expect(await aside(page)).toEqual(['S-1', 'S-2']);

    // A file of the whole shop: what is set aside is updated where it is.
    await page.goto('/import');
    const file = csv('prices.csv', catalogue.replace('49.00', '39.00'));
    await page.getByLabel('Catalog file').setInputFiles(file);
    await expect(page.getByText('2 products are set aside')).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Import 1 product' }));
    await expect(page.getByRole('heading', { name: '1 product imported' })).toBeVisible();
    expect(await listed(page)).toEqual(['T-1']);

    await page.goto('/products');
    await hand.press(page.getByRole('link', { name: '2 set aside' }));
    await expect(page.getByRole('heading', { name: 'Set Aside' })).toBeVisible();
    await hand.press(page.getByRole('checkbox', { name: 'Select Sledge' }));
    await hand.press(bar.getByRole('button', { name: 'Bring back' }));
    await hand.press(question.getByRole('button', { name: 'Bring back 1' }));
    await expectEnd(page, 'Brought back 1 product');
    await expect(page.getByText('Showing 1 to 1 of 1 product')).toBeVisible();
    const products = (await (await page.request.get('/api/products')).json()) as { sku: string; price: string }[];
    expect(products.map(({ sku, price }) => `${sku} ${price}`).sort()).toEqual(['S-2 39.00', 'T-1 19.00']);

    await hand.press(page.getByRole('checkbox', { name: 'Select Snow globe' }));
    await hand.press(bar.getByRole('button', { name: 'Delete' }));
    await hand.press(question.getByRole('button', { name: 'Delete 1' }));
    await expectEnd(page, 'Deleted 1 product');
    await expect(page.getByText('No products are set aside')).toBeVisible();
    await undoLastRun(page, hand, 'deletion of');
    await expect.poll(() => aside(page)).toEqual(['S-1']);
    await expect(page.getByText('Snow globe')).toBeVisible();
  },
);
