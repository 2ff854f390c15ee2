// The main job, end to end: a catalogue file in, content generated, edited, decided, rolled back, and out again unchanged.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { byMouseAndKeyboard, type Hand } from './input-mode.ts';
import { expect, test } from './own-server.ts';

type Catalogue = { file: string; products: number; search: string };

const extract: Catalogue = {
  file: join(import.meta.dirname, 'fixtures/fashion.csv'),
  products: 8,
  search: 'Linen Overshirt',
};
const realFile = join(import.meta.dirname, '../../shared/data/shopify/shopifypartners-fashion.csv');

type File = string | { name: string; mimeType: string; buffer: Buffer };

async function dryRun(page: Page, hand: Hand, file: File): Promise<void> {
  await openImport(page, hand);
  const chooser = page.waitForEvent('filechooser');
  await hand.press(page.getByRole('button', { name: 'Choose file' }));
  await (await chooser).setFiles(file);
  await expect(page.getByRole('heading', { name: 'Import', exact: true, level: 2 })).toBeVisible({ timeout: 45_000 });
}

async function openImport(page: Page, hand: Hand): Promise<void> {
  await goTo(page, hand, 'All Products');
  await hand.press(page.getByRole('main').getByRole('link', { name: 'Import', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible();
}

async function goTo(page: Page, hand: Hand, place: string): Promise<void> {
  await hand.press(page.getByLabel('Sidebar').getByRole('link', { name: place, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: place })).toBeVisible();
}

/** One of the four figures of the report. */
async function expectFigure(page: Page, label: string, count: number): Promise<void> {
  const term = page
    .getByRole('region', { name: 'Products in the file' })
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) });
  await expect(term.locator('xpath=following-sibling::dd[1]/span[1]')).toHaveText(count.toLocaleString('en'));
}

async function doTheJob(page: Page, hand: Hand, catalogue: Catalogue): Promise<void> {
  // Import: checked first, applied on request.
  await page.goto('/');
  await dryRun(page, hand, catalogue.file);
  await expect(page.getByText(/shopify/i).first()).toBeVisible();
  await expectFigure(page, 'New', catalogue.products);
  await hand.press(page.getByRole('button', { name: `Import ${catalogue.products.toLocaleString('en')} products` }));
  await expect(page.getByRole('link', { name: /products/i }).first()).toBeVisible();
  await expect
    .poll(async () => (await page.request.get('/api/products?limit=1')).headers()['x-total-count'], { timeout: 45_000 })
    .toBe(String(catalogue.products));

  // Find a product and generate its four parts.
  await goTo(page, hand, 'All Products');
  await hand.write(page.getByRole('main').getByRole('searchbox', { name: 'Search products' }), catalogue.search);
  await expect(page).toHaveURL(/search=/);
  await hand.press(page.getByRole('link', { name: new RegExp(`^View Details of .*${catalogue.search}`) }).first());
  await hand.press(page.getByRole('button', { name: 'Generate Content' }));
  await expect(page.getByText('New optimized content has been generated').first()).toBeVisible();
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  const title = card('Product Title');
  await expect(title.getByText('Written by the built-in writer')).toBeVisible();

  // Edit the title.
  await hand.press(title.getByRole('button', { name: 'Edit' }));
  await hand.write(title.getByRole('textbox'), 'Edited by hand: a title of our own');
  await expect(title.getByText('34/200')).toBeVisible();
  await hand.press(title.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('Content updated').first()).toBeVisible();
  await expect(title.getByText('Edited by hand: a title of our own').first()).toBeVisible();

  // Approve two parts, reject one.
  const bullets = card('Feature Bullets');
  const description = card('Product Description');
  await hand.press(title.getByRole('button', { name: 'Approve' }));
  await expect(title.getByText('Approved', { exact: true })).toBeVisible();
  // A source may hold none, and an empty list is not approved.
  await hand.press(bullets.getByRole('button', { name: 'Edit' }));
  if ((await bullets.getByRole('textbox').count()) === 0)
    await hand.press(bullets.getByRole('button', { name: /^Add/ }));
  await hand.write(bullets.getByRole('textbox').first(), 'A point of our own');
  await hand.press(bullets.getByRole('button', { name: 'Save' }));
  await expect(bullets.getByText('A point of our own').first()).toBeVisible();
  await hand.press(bullets.getByRole('button', { name: 'Approve' }));
  await hand.press(description.getByRole('button', { name: 'Reject' }));
  await expect(description.getByText('Rejected', { exact: true })).toBeVisible();
  await expect(page.getByText('50%').first()).toBeVisible();

  // Roll the rejected description back to what it was before.
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const before = await contentOf(page, id);
  await hand.pick(page.getByRole('tab', { name: 'Content History' }));
  const history = page.getByRole('region', { name: 'Description History', exact: true });
  await expect(history.getByText('Rejected', { exact: true })).toBeVisible();
  await hand.press(history.getByRole('button', { name: 'Rollback to this version' }).last());
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Rollback to this version' }));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(description.getByText('Pending', { exact: true })).toBeVisible();
  const after = await contentOf(page, id);
  expect(after).toMatchObject({ descriptionStatus: 'pending', titleStatus: 'approved', bulletsStatus: 'approved' });
  const source = await (await page.request.get(`/api/products/${id}`)).json();
  expect(after.description).toBe(source.description);
  expect(before.titleStatus).toBe('approved');

  // Out again: the approved title is in the file, and the file says nothing new.
  await openImport(page, hand);
  const download = page.waitForEvent('download');
  await hand.press(page.getByRole('link', { name: 'Download Shopify' }));
  const exported = readFileSync(await (await download).path());
  expect(exported.toString()).toContain('Edited by hand: a title of our own');
  await dryRun(page, hand, { name: 'again.csv', mimeType: 'text/csv', buffer: exported });
  await expectFigure(page, 'New', 0);
  await expectFigure(page, 'Changed', 0);
  await expectFigure(page, 'Unchanged', catalogue.products);
  await expectFigure(page, 'Invalid', 0);
  const again = await page.request.get('/api/exports/shopify');
  expect((await again.body()).equals(exported)).toBe(true);
}

async function contentOf(page: Page, id: number) {
  return await (await page.request.get(`/api/products/${id}/optimized-content`)).json();
}

test(
  'a content manager takes a Shopify extract from raw to retailer-ready and back',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await doTheJob(page, hand, extract);
  },
);

test('the same with the real catalogue of 997 fashion products', { tag: '@catalogues' }, async ({ page, hand }) => {
  test.setTimeout(120_000);
  await doTheJob(page, hand, { file: realFile, products: 997, search: 'Delicious Camisole' });
});
