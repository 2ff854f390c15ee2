// Places by keyboard alone that no journey run by each hand visits: filters, categories, a bulk question and its undo, the benchmark, the views, an export.
import type { Locator, Page } from '@playwright/test';
import { expectFocusSeen, keyboard } from './input-mode.ts';
import { expectEnd, undoLastRun } from './runs-of-this-browser.ts';
import { expect, openProduct, partCard, test } from './shared-server.ts';

test('products are filtered, unfiltered, and reached from their category by keyboard', async ({ page }) => {
  await page.goto('/products');
  await expect(page.getByText(/^Showing \d+ of \d+ products$/)).toBeVisible();
  await keyboard.press(page.getByRole('button', { name: 'Filter', exact: true }));
  const filters = page.getByRole('dialog', { name: 'Filter products' });
  await keyboard.press(filters.getByRole('combobox', { name: 'Category', exact: true }));
  await page.keyboard.type('kitch');
  await page.keyboard.press('Enter');
  await expect(filters.getByRole('combobox', { name: 'Category', exact: true })).toHaveText('Kitchen');
  await keyboard.press(filters.getByRole('button', { name: 'Apply Filters' }));
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL(/category=Kitchen/);
  await expectFocusSeen(page.locator(':focus'));
  await keyboard.press(page.getByRole('button', { name: 'Remove filter Category: Kitchen' }));
  await expect(page).not.toHaveURL(/category=/);
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused();
  const views = page.getByRole('radio', { name: 'Grid view' });
  await keyboard.focus(views);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('table', { name: 'All products' })).toBeVisible();
  await expectFocusSeen(page.locator(':focus'));

  await page.goto('/categories');
  const card = page.getByRole('list', { name: 'Categories', exact: true }).getByRole('listitem').first();
  await keyboard.press(card.getByRole('link').first());
  await expect(page.getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible();
  await expect(page).toHaveURL(/category=/);
  await expectFocusKept(page);
});

test('products are selected, approved at once and taken back by keyboard', async ({ page }) => {
  await page.goto('/?search=Tarnfell');
  const table = page.getByRole('table', { name: 'Products' });
  await expect(table).toBeVisible();
  await keyboard.press(page.getByRole('checkbox', { name: 'Select all on this page' }));
  const bar = page.getByRole('region', { name: 'Selected products' });
  await keyboard.press(bar.getByRole('button', { name: 'Approve', exact: true }));
  const question = page.getByRole('alertdialog', { name: /^Approve \d+ products?\?$/ });
  await expect(question).toBeVisible();
  await expectFocusIn(question);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(bar.getByRole('button', { name: 'Approve', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await keyboard.press(question.getByRole('button', { name: /^Approve \d/ }));
  await expectEnd(page, 'Approve finished');
  await expectFocusKept(page);
  await undoLastRun(page, keyboard, 'approval of');
  await expectEnd(page, 'Undo of "Approve"');
  await expectFocusKept(page);
  await expect(table).toBeVisible();
});

test('the benchmark and the views of a product work by keyboard', async ({ page }) => {
  await openProduct(page, 'PLG-BRD45-ACA');
  await expect(partCard(page, 'Product Title')).toBeVisible();
  for (const [button, dialog] of [
    ['View Product Page', 'Product page'],
    ['See Analytics', 'Analytics'],
    ['View Full Details', 'Full details'],
  ] as const) {
    const opener = page.getByRole('button', { name: button });
    await keyboard.press(opener);
    const view = page.getByRole('dialog', { name: dialog });
    await expect(view).toBeVisible();
    await expectFocusIn(view);
    await page.keyboard.press('Escape');
    await expect(view).toBeHidden();
    await expect(opener).toBeFocused();
  }
  const benchmark = page.getByRole('region', { name: 'Content Benchmark Analysis' });
  const fold = benchmark.getByRole('button', { name: /Listing Quality/ });
  await keyboard.press(fold);
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expectFocusSeen(page.locator(':focus'));
  await page.keyboard.press('Space');
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
});

test('a file is exported from the integration status by keyboard', async ({ page }) => {
  await page.goto('/integration-status');
  await expect(page.getByRole('list', { name: 'Channels' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await keyboard.press(page.getByRole('link', { name: /^Download / }).first());
  expect((await saved).suggestedFilename()).toMatch(/\.\w+$/);
  await expectFocusSeen(page.locator(':focus'));
});

async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}

async function expectFocusIn(layer: Locator): Promise<void> {
  await expect.poll(() => layer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}
