// The main job, end to end: a catalogue file in, content generated, edited, decided, rolled back, and out again unchanged.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './desk.ts';

type Catalogue = { file: string; products: number; search: string };

const extract: Catalogue = {
  file: join(import.meta.dirname, 'fixtures/fashion.csv'),
  products: 8,
  search: 'Linen Overshirt',
};
const realFile = join(import.meta.dirname, '../../shared/data/shopify/shopifypartners-fashion.csv');

async function dryRun(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.goto('/import');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('heading', { name: 'Import', exact: true, level: 2 })).toBeVisible({ timeout: 45_000 });
}

/** One of the four figures of the report. */
async function expectFigure(page: Page, label: string, count: number): Promise<void> {
  const term = page
    .getByRole('region', { name: 'Products in the file' })
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) });
  await expect(term.locator('xpath=following-sibling::dd[1]/span[1]')).toHaveText(count.toLocaleString('en'));
}

async function doTheJob(page: Page, catalogue: Catalogue): Promise<void> {
  // Import: checked first, applied on request.
  await dryRun(page, catalogue.file);
  await expect(page.getByText(/shopify/i).first()).toBeVisible();
  await expectFigure(page, 'New', catalogue.products);
  await page.getByRole('button', { name: `Import ${catalogue.products.toLocaleString('en')} products` }).click();
  await expect(page.getByRole('link', { name: /products/i }).first()).toBeVisible();
  await expect
    .poll(async () => (await page.request.get('/api/products?limit=1')).headers()['x-total-count'], { timeout: 45_000 })
    .toBe(String(catalogue.products));

  // Find a product and generate its four parts.
  await page.goto(`/products?search=${encodeURIComponent(catalogue.search)}`);
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await expect(page.getByText('New optimized content has been generated').first()).toBeVisible();
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  const title = card('Product Title');
  await expect(title.getByText('Written by the built-in writer')).toBeVisible();

  // Edit the title.
  await title.getByRole('button', { name: 'Edit' }).click();
  await title.getByRole('textbox').fill('Edited by hand: a title of our own');
  await expect(title.getByText('34/200')).toBeVisible();
  await title.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Content updated').first()).toBeVisible();
  await expect(title.getByText('Edited by hand: a title of our own').first()).toBeVisible();

  // Approve two parts, reject one.
  const bullets = card('Feature Bullets');
  const description = card('Product Description');
  await title.getByRole('button', { name: 'Approve' }).click();
  await expect(title.getByText('Approved', { exact: true })).toBeVisible();
  await bullets.getByRole('button', { name: 'Approve' }).click();
  await description.getByRole('button', { name: 'Reject' }).click();
  await expect(description.getByText('Rejected', { exact: true })).toBeVisible();
  await expect(page.getByText('50%').first()).toBeVisible();

  // Roll the rejected description back to what it was before.
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const before = await contentOf(page, id);
  await page.getByRole('tab', { name: 'Content History' }).click();
  const history = page.getByRole('region', { name: 'Description History' });
  await expect(history.getByText('Rejected', { exact: true })).toBeVisible();
  await history.getByRole('button', { name: 'Rollback to this version' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rollback to this version' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(description.getByText('Pending', { exact: true })).toBeVisible();
  const after = await contentOf(page, id);
  expect(after).toMatchObject({ descriptionStatus: 'pending', titleStatus: 'approved', bulletsStatus: 'approved' });
  const source = await (await page.request.get(`/api/products/${id}`)).json();
  expect(after.description).toBe(source.description);
  expect(before.titleStatus).toBe('approved');

  // Out again: the approved title is in the file, and the file says nothing new.
  await page.goto('/import');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Shopify' }).click();
  const exported = readFileSync(await (await download).path());
  expect(exported.toString()).toContain('Edited by hand: a title of our own');
  await dryRun(page, { name: 'again.csv', mimeType: 'text/csv', buffer: exported });
  await expectFigure(page, 'New', 0);
  await expectFigure(page, 'Changed', 0);
  await expectFigure(page, 'Unchanged', catalogue.products);
  await expectFigure(page, 'Refused', 0);
  const again = await page.request.get('/api/exports/shopify');
  expect((await again.body()).equals(exported)).toBe(true);
}

async function contentOf(page: Page, id: number) {
  return await (await page.request.get(`/api/products/${id}/optimized-content`)).json();
}

test('a content manager takes a Shopify extract from raw to retailer-ready and back', async ({ page }) => {
  await doTheJob(page, extract);
});

if (existsSync(realFile)) {
  test('the same with the real catalogue of 997 fashion products', async ({ page }) => {
    test.setTimeout(120_000);
    await doTheJob(page, { file: realFile, products: 997, search: 'Delicious Camisole' });
  });
} else {
  console.log('The real fashion catalogue is not here (../shared/data): the main job runs on the extract alone.');
}
