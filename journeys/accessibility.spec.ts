// Every screen: axe finds nothing in either theme, one h1 and the landmarks are there, and no phone scrolls sideways.
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, openProduct, partCard, test } from './shared-desk.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

// Nothing is judged in the middle of a movement.
test.use({ catalogue: 'untouched sample', reducedMotion: 'reduce' });

/** A layer hides the page behind it; some are one on phones only. */
type Screen = {
  name: string;
  open: (page: Page) => Promise<void>;
  isLayer?: boolean | 'on phones';
  isOnPhone?: boolean;
};

/** Screens by test: one browser page walks through each group. */
const groups: Record<string, Screen[]> = {
  'the lists': [
    {
      name: 'dashboard',
      isOnPhone: true,
      open: async (page) => {
        await page.goto('/');
        await expect(page.getByText('Showing 1 to 10 of 99 products')).toBeVisible();
      },
    },
    {
      name: 'all products as a grid',
      isOnPhone: true,
      open: async (page) => {
        await page.goto('/products');
        await expect(page.getByRole('list', { name: 'All products' })).toBeVisible();
      },
    },
    {
      name: 'all products as a list, filtered',
      open: async (page) => {
        await page.goto('/products?mode=list&category=Kitchen');
        await expect(page.getByRole('table', { name: 'All products' })).toBeVisible();
      },
    },
    {
      name: 'pending list',
      isOnPhone: true,
      open: async (page) => {
        await page.goto('/pending-products');
        await expect(page.getByRole('table', { name: 'Pending Optimization' })).toBeVisible();
      },
    },
  ],
  'a product under review': [
    {
      name: 'product with everything pending',
      isOnPhone: true,
      open: async (page) => {
        await openProduct(page, 'MSB-ARM77-GRN');
        await expect(partCard(page, 'Product Title')).toBeVisible();
      },
    },
    {
      name: 'product while its bullets are edited',
      isOnPhone: true,
      open: async (page) => {
        await openProduct(page, 'MSB-ARM77-GRN');
        await partCard(page, 'Feature Bullets').getByRole('button', { name: 'Edit' }).click();
        await expect(page.getByRole('textbox', { name: 'Bullet 1', exact: true })).toBeFocused();
        // Half under the header that stays, a button counts as too small a target.
        await page.evaluate(() => scrollTo(0, 0));
      },
    },
    {
      name: 'history of a product',
      isLayer: 'on phones',
      isOnPhone: true,
      open: async (page) => {
        await openProduct(page, 'GRM-HLM2-WHT-M');
        await page.getByRole('tab', { name: 'Content History' }).click();
        await expect(page.getByRole('heading', { name: 'Title History' })).toBeVisible();
      },
    },
    {
      name: 'product that is approved',
      open: async (page) => {
        await openProduct(page, 'PLG-FRP10-COP');
        await expect(page.getByText('Approved by').first()).toBeVisible();
      },
    },
  ],
  'what opens over a product': [
    {
      name: 'product page as a shopper sees it',
      isLayer: true,
      isOnPhone: true,
      open: async (page) => {
        await openProduct(page, 'GRM-HLM2-WHT-M');
        await page.getByRole('button', { name: 'View Product Page' }).click();
        await expect(page.getByRole('article', { name: 'Listing' })).toBeVisible();
      },
    },
    {
      name: 'analytics of a product',
      isLayer: true,
      isOnPhone: true,
      open: async (page) => {
        await openProduct(page, 'GRM-HLM2-WHT-M');
        await page.getByRole('button', { name: 'See Analytics' }).click();
        await expect(page.getByRole('img', { name: /^Content Score over time/ })).toBeVisible();
      },
    },
    {
      name: 'full details of a product',
      isLayer: true,
      isOnPhone: true,
      open: async (page) => {
        await openProduct(page, 'GRM-HLM2-WHT-M');
        await page.getByRole('button', { name: 'View Full Details' }).click();
        await expect(page.getByText('Source last changed')).toBeVisible();
      },
    },
  ],
  'the forms of a product': [
    {
      name: 'new product that was refused',
      isOnPhone: true,
      open: async (page) => {
        await page.goto('/products/new');
        await page.getByRole('button', { name: 'Add Image' }).click();
        await page.getByRole('textbox', { name: 'Image 1' }).fill('no address');
        await page.getByRole('textbox', { name: 'Image 1' }).press('Control+Enter');
        await expect(page.getByText('3 fields need your attention.')).toBeVisible();
        await page.getByRole('combobox', { name: 'Brand' }).click();
        await expect(page.getByRole('listbox', { name: 'Brand in use' })).toBeVisible();
      },
    },
    {
      name: 'product being edited',
      isOnPhone: true,
      open: async (page) => {
        await page.goto('/products/1/edit');
        await expect(page.getByRole('textbox', { name: 'Bullet 1' })).toBeVisible();
      },
    },
    {
      name: 'question before a deletion',
      isLayer: true,
      open: async (page) => {
        await page.goto('/');
        await page.getByRole('button', { name: 'More actions for' }).first().click();
        await page.getByRole('menuitem', { name: 'Delete' }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    },
  ],
  'history, import and an address without a screen': [
    {
      name: 'content history',
      isOnPhone: true,
      open: async (page) => {
        await page.goto('/content-history');
        await expect(page.getByText('newest first')).toBeVisible();
      },
    },
    {
      name: 'import before a file',
      isOnPhone: true,
      open: async (page) => {
        await page.goto('/import');
        await expect(page.getByText('Drop a catalogue file here')).toBeVisible();
      },
    },
    {
      name: 'import after its dry run',
      isOnPhone: true,
      open: async (page) => {
        await page.goto('/import');
        await page.getByLabel('Catalogue file').setInputFiles(join(import.meta.dirname, 'fixtures/fashion.csv'));
        await expect(page.getByRole('button', { name: /^Import \d+ products$/ })).toBeVisible();
      },
    },
    {
      name: 'categories',
      isOnPhone: true,
      open: async (page) => {
        await page.goto('/categories');
        await expect(page.getByRole('list', { name: 'Categories', exact: true })).toBeVisible();
      },
    },
    {
      name: 'integration status',
      isOnPhone: true,
      open: async (page) => {
        await page.goto('/integration-status');
        await expect(page.getByRole('list', { name: 'Channels' })).toBeVisible();
      },
    },
    {
      name: 'not found',
      open: async (page) => {
        await page.goto('/no-such-page');
        await expect(page.getByText('404 Page Not Found')).toBeVisible();
      },
    },
  ],
  'dialog and palette': [
    {
      name: 'open dialog',
      isLayer: true,
      open: async (page) => {
        await page.goto('/content-history');
        await page.getByRole('button', { name: 'Rollback to this version' }).first().click();
        await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeVisible();
      },
    },
    {
      name: 'answered question',
      isLayer: true,
      isOnPhone: true,
      open: async (page) => {
        await page.goto('/help');
        await page.getByRole('button', { name: 'Ask about the catalogue' }).click();
        await page.getByRole('textbox', { name: 'Question' }).fill('Which category has the most pending products?');
        await page.keyboard.press('Enter');
        await expect(page.getByText('Read as')).toBeVisible();
      },
    },
    {
      name: 'open palette',
      isLayer: true,
      open: async (page) => {
        await page.goto('/');
        await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
        await page.keyboard.press('Control+k');
        await page.getByPlaceholder(/^Find a product or a command/).fill('kite');
        await expect(page.getByRole('option', { name: /WBF-KTE1-RNB/ })).toBeVisible();
      },
    },
  ],
};

for (const [group, screens] of Object.entries(groups)) {
  test(`nothing stands in the way of anybody: ${group}`, async ({ page }) => {
    for (const screen of screens) await test.step(screen.name, () => expectAccessible(page, screen));
  });
}

test('the skip link and the drawer of a phone work by keyboard', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.setViewportSize(phone);
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'All Products' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
});

async function expectAccessible(page: Page, { name, open, isLayer = false, isOnPhone = false }: Screen): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page);
  await expectNoFindings(page, `${name}, light`);
  if (isLayer !== true) await expectStructure(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectDark(page);
  // The same elements in other colours.
  await expectNoFindings(page, `${name}, dark`, ['color-contrast', 'link-in-text-block']);
  if (!isOnPhone) return;
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await expectNoFindings(page, `${name}, dark, phone`);
  if (!isLayer) await expectStructure(page);
  await page.setViewportSize(desktop);
}

async function expectNoFindings(page: Page, look: string, only?: string[]): Promise<void> {
  // There are no frames, so axe needs no second page to gather its findings in.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(rules)).analyze();
  const findings = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html }) => html.slice(0, 200)),
  }));
  expect.soft(findings, look).toEqual([]);
}

async function expectStructure(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Quick tabs' })).toHaveCount(1);
}

/** The page's own colour is dark: the theme has followed. */
async function expectDark(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme))
    .toContain('dark');
}
