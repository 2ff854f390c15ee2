// The jobs around the review by keyboard alone: filters, bulk work, categories, the assistant, the benchmark, import and export.
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, openProduct, partCard, test } from './shared-desk.ts';

test('products are filtered, unfiltered, and reached from their category by keyboard', async ({ page }) => {
  await page.goto('/products');
  await expect(page.getByText(/^Showing \d+ of \d+ products$/)).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Filter', exact: true }), 'Enter');
  const filters = page.getByRole('dialog', { name: 'Filter products' });
  await press(page, filters.getByRole('combobox', { name: 'Category', exact: true }), 'Enter');
  await page.keyboard.type('kitch');
  await page.keyboard.press('Enter');
  await expect(filters.getByRole('combobox', { name: 'Category', exact: true })).toHaveText('Kitchen');
  await press(page, filters.getByRole('button', { name: 'Apply Filters' }), 'Enter');
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL(/category=Kitchen/);
  await expectFocusSeen(page);
  await press(page, page.getByRole('button', { name: 'Remove filter Category: Kitchen' }), 'Enter');
  await expect(page).not.toHaveURL(/category=/);
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused();
  const views = page.getByRole('radio', { name: 'Grid view' });
  await reach(page, views);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('table', { name: 'All products' })).toBeVisible();
  await expectFocusSeen(page);

  await page.goto('/categories');
  const card = page.getByRole('list', { name: 'Categories', exact: true }).getByRole('listitem').first();
  await press(page, card.getByRole('link').first(), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible();
  await expect(page).toHaveURL(/category=/);
  await expectFocusKept(page);
});

test('products are selected, approved at once and taken back by keyboard', async ({ page }) => {
  await page.goto('/?search=Tarnfell');
  const table = page.getByRole('table', { name: 'Products' });
  await expect(table).toBeVisible();
  await press(page, page.getByRole('checkbox', { name: 'Select all on this page' }), 'Space');
  const bar = page.getByRole('region', { name: 'Selected products' });
  await press(page, bar.getByRole('button', { name: 'Approve', exact: true }), 'Enter');
  const question = page.getByRole('alertdialog', { name: /^Approve \d+ products\?$/ });
  await expect(question).toBeVisible();
  await expectFocusIn(question);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(bar.getByRole('button', { name: 'Approve', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, question.getByRole('button', { name: /^Approve \d/ }), 'Enter');
  const run = page.getByRole('region', { name: 'Approve: progress' });
  await expect(run).toContainText('Approve finished.');
  await expectFocusKept(page);
  await press(page, run.getByRole('button', { name: 'Undo' }), 'Enter');
  await expect(run).toBeHidden();
  await expectFocusKept(page);
});

test('the assistant, the benchmark and the views of a product work by keyboard', async ({ page }) => {
  await openProduct(page, 'PLG-BRD45-ACA');
  await expect(partCard(page, 'Product Title')).toBeVisible();
  const helper = page.getByRole('button', { name: /^Choose Your Assistant/ });
  await press(page, helper, 'Enter');
  await expect(page.getByRole('radio', { name: 'Wizzy, Creative Wizard' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(helper).toBeFocused();

  for (const [button, dialog] of [
    ['View Product Page', 'Product page'],
    ['See Analytics', 'Analytics'],
    ['View Full Details', 'Full details'],
  ] as const) {
    const opener = page.getByRole('button', { name: button });
    await press(page, opener, 'Enter');
    const view = page.getByRole('dialog', { name: dialog });
    await expect(view).toBeVisible();
    await expectFocusIn(view);
    await page.keyboard.press('Escape');
    await expect(view).toBeHidden();
    await expect(opener).toBeFocused();
  }
  const fold = page.getByRole('button', { name: /Listing Quality/ });
  await press(page, fold, 'Enter');
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expectFocusSeen(page);
  await page.keyboard.press('Space');
  await expect(fold).toHaveAttribute('aria-expanded', 'false');

  const question = page.getByPlaceholder('Ask anything about this product...');
  await reach(page, question);
  await page.keyboard.type('What material is it?');
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('region', { name: 'Conversation' })
      .getByText(/Found in:|does not say|state/)
      .first(),
  ).toBeVisible();
  await expect(question).toBeFocused();
  const box = page.getByRole('region', { name: 'Optimize Content' });
  await press(page, box.getByRole('combobox').first(), 'Enter');
  await page.keyboard.press('Enter');
  await reach(page, box.getByPlaceholder(/^Enter optimization prompt/));
  await page.keyboard.type('make it shorter');
  await press(page, box.getByRole('button', { name: 'Apply Optimization' }), 'Enter');
  await expect(page.getByText('Content optimized', { exact: true }).first()).toBeVisible();
  await expectFocusKept(page);
});

test('a file is imported and one exported by keyboard', async ({ page }) => {
  await page.goto('/import');
  await expect(page.getByText('Drop a catalogue file here')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await press(page, page.getByRole('button', { name: 'Choose file' }), 'Enter');
  await (await chooser).setFiles(join(import.meta.dirname, 'fixtures/fashion.csv'));
  const apply = page.getByRole('button', { name: /^Import \d+ products$/ });
  await expect(apply).toBeVisible();
  await expectFocusKept(page);
  await press(page, apply, 'Enter');
  await expect(page.getByRole('heading', { name: /\d+ products imported$/ })).toBeVisible();
  await expectFocusKept(page);

  await page.goto('/integration-status');
  await expect(page.getByRole('list', { name: 'Channels' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await press(page, page.getByRole('link', { name: /^Download / }).first(), 'Enter');
  expect((await saved).suggestedFilename()).toMatch(/\.\w+$/);
  await expectFocusSeen(page);
});

/** Goes on by the Tab key until the control has the focus, wherever it is now, and sees it there. */
async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 200; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return await expectFocusSeen(page);
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there.');
}

async function press(page: Page, control: Locator, key: string): Promise<void> {
  await reach(page, control);
  await page.keyboard.press(key);
}

async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}

async function expectFocusIn(layer: Locator): Promise<void> {
  await expect.poll(() => layer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** What has the focus is in the window, and drawn as having it. */
async function expectFocusSeen(page: Page): Promise<void> {
  await expectFocusKept(page);
  const focused = page.locator(':focus');
  await expect(focused).toBeInViewport();
  const isDrawn = await focused.evaluate((element) => {
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    return outlineStyle !== 'none' || boxShadow !== 'none';
  });
  expect(isDrawn, 'the focus is drawn').toBe(true);
}
