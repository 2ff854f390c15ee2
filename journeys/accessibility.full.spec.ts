// Every screen: axe finds nothing in either theme, one h1 and the landmarks are there, and no phone scrolls sideways.
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page, Route } from '@playwright/test';
import { test as emptyWorkspace } from './own-server.ts';
import { expect, expectNoSidewaysScroll, openProduct, partCard, test } from './shared-server.ts';
import { expectTheme } from './theme.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

// Nothing is judged in the middle of a movement.
test.use({ catalogue: 'untouched sample', reducedMotion: 'reduce' });
emptyWorkspace.use({ catalogue: 'empty', reducedMotion: 'reduce' });

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
        await expect(page.getByText('Drop a catalog file here')).toBeVisible();
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
        await page.getByRole('button', { name: 'Ask about the catalog' }).click();
        await page.getByRole('textbox', { name: 'Question' }).fill('Which category has the most pending products?');
        await page.keyboard.press('Enter');
        await expect(page.getByText('Understood as')).toBeVisible();
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

/** What opens over a list, one after another on the same page. */
groups['what opens over lists'] = [
  {
    name: 'list without matches',
    open: async (page) => {
      await page.goto('/?search=no-such-words');
      await expect(page.getByRole('button', { name: 'Clear all filters' }).last()).toBeVisible();
    },
  },
  {
    name: 'selected products',
    isOnPhone: true,
    open: async (page) => {
      await page.goto('/?sort=contentScore&order=asc');
      await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
      await expect(page.getByRole('region', { name: 'Selected products' })).toContainText('10 selected');
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: 'question before a bulk approval',
    isLayer: true,
    open: async (page) => {
      await page
        .getByRole('region', { name: 'Selected products' })
        .getByRole('button', { name: 'Approve', exact: true })
        .click();
      await expect(page.getByRole('alertdialog', { name: /^Approve \d+ products\?$/ })).toBeVisible();
    },
  },
  {
    name: 'question before a bulk optimize',
    isLayer: true,
    open: async (page) => {
      await page.keyboard.press('Escape');
      await page
        .getByRole('region', { name: 'Selected products' })
        .getByRole('button', { name: 'Bulk Optimize' })
        .click();
      await expect(page.getByRole('alertdialog', { name: /^Optimize up to \d+ products\?$/ })).toBeVisible();
    },
  },
  {
    name: 'menu of a row',
    isLayer: true,
    open: async (page) => {
      await page.goto('/');
      const more = page.getByRole('button', { name: 'More actions for' }).first();
      await expect(more).toBeVisible();
      // The place in the page is remembered from the looks before: what the head half covers there is no target.
      await page.evaluate(() => scrollTo(0, 0));
      await more.click();
      await expect(page.getByRole('menuitem', { name: 'Clone' })).toBeVisible();
    },
  },
  {
    name: 'notifications',
    isLayer: true,
    open: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Notifications' }).click();
      await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('No notifications yet.');
    },
  },
  {
    name: 'choice of the persona',
    isLayer: true,
    open: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Choose Your Assistant/ }).click();
      await expect(page.getByRole('radio', { name: 'Wizzy, Creative Wizard' })).toBeFocused();
    },
  },
  {
    name: 'filters of all products',
    isLayer: true,
    open: async (page) => {
      await page.goto('/products');
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Apply Filters' })).toBeVisible();
    },
  },
  {
    name: 'sheet of keys',
    isLayer: true,
    open: async (page) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
  },
];

groups['benchmark rules'] = [
  {
    name: 'benchmark rules',
    isOnPhone: true,
    open: async (page) => {
      await page.goto('/rules');
      // A table, or a list on phones.
      await expect(page.getByText('Title present')).toBeVisible();
    },
  },
  {
    name: 'rule tried on products',
    isLayer: true,
    isOnPhone: true,
    open: async (page) => {
      await page.goto('/rules?dialog=new');
      const dialog = page.getByRole('dialog', { name: 'Add Rule' });
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Short titles');
      await dialog.getByRole('button', { name: 'Category, dates, source and message' }).click();
      await dialog.getByRole('button', { name: /^Test on/ }).click();
      await expect(dialog.getByText('Enter a minimum or a maximum.')).toBeVisible();
      await dialog.getByRole('textbox', { name: 'At most' }).fill('60');
      await dialog.getByRole('button', { name: /^Test on/ }).click();
      await expect(dialog.getByRole('region', { name: 'Test on products' })).toBeVisible();
    },
  },
  {
    name: 'changes of a rule',
    isLayer: true,
    isOnPhone: true,
    open: async (page) => {
      await page.goto('/rules?dialog=history-1');
      await expect(page.getByText('Came with Copydesk', { exact: true })).toBeVisible();
    },
  },
];

groups['prompts and the benchmark'] = [
  {
    name: 'prompts',
    isOnPhone: true,
    open: async (page) => {
      await page.goto('/prompts');
      await expect(page.getByRole('table', { name: 'Prompts' })).toBeVisible();
    },
  },
  {
    name: 'prompt that was refused',
    isLayer: true,
    isOnPhone: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Add New Prompt' }).click();
      await page.getByRole('textbox', { name: 'Prompt' }).fill('Hey');
      await page.getByRole('button', { name: 'Create Prompt' }).click();
      await expect(page.getByText('Prompt must be at least 5 characters.')).toBeVisible();
    },
  },
  {
    name: 'question before a prompt is deleted',
    isLayer: true,
    open: async (page) => {
      await page.goto('/prompts');
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
      await expect(page.getByRole('alertdialog', { name: 'Delete Prompt' })).toBeVisible();
    },
  },
  ...['quality', 'pack'].map((fold) => ({
    name: `benchmark with its ${fold} open`,
    isOnPhone: true,
    open: async (page: Page) => {
      await openProduct(page, 'GRM-HLM2-WHT-M');
      const card = page.getByRole('region', { name: 'Content Benchmark Analysis' });
      const head = card.getByRole('button', { name: fold === 'quality' ? /Listing Quality/ : /^Checked with/ });
      await head.click();
      await expect(head).toHaveAttribute('aria-expanded', 'true');
      await page.evaluate(() => scrollTo(0, 0));
    },
  })),
  {
    name: 'tip of the persona',
    open: async (page) => {
      await page.addInitScript(() => {
        Math.random = () => 0;
      });
      await page.clock.install();
      await page.goto('/help');
      await expect(page.getByRole('button', { name: /^Choose Your Assistant/ })).toBeVisible();
      await page.clock.runFor(46_000);
      await expect(page.getByRole('note', { name: /^Tip from/ })).toBeVisible();
    },
  },
];

for (const [group, screens] of Object.entries(groups)) {
  test(`nothing stands in the way of anybody: ${group}`, async ({ page }) => {
    for (const screen of screens) await test.step(screen.name, () => expectAccessible(page, screen));
  });
}

const addresses = [
  '/',
  '/products',
  '/pending-products',
  '/products/1',
  '/products/1/edit',
  '/content-history',
  '/categories',
  '/prompts',
  '/settings',
  '/attributes',
  '/integration-status',
  '/runs',
  '/import',
];

for (const [state, answer, role] of [
  ['waits for its data', () => new Promise<void>(() => {}), 'status'],
  [
    'could not get its data',
    (route: Route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":"Down."}' }),
    'alert',
  ],
] as const) {
  test(`nothing stands in the way of anybody while a screen ${state}`, async ({ page }) => {
    await page.route('**/api/**', answer);
    for (const address of addresses) {
      await test.step(address, () =>
        expectAccessible(page, {
          name: `${address} ${state}`,
          open: async () => {
            await page.goto(address);
            await expect(page.getByRole('main').getByRole(role).first()).toBeAttached();
          },
        }),
      );
    }
  });
}

emptyWorkspace('nothing stands in the way of anybody on an empty workspace, nor after a dry run', async ({ page }) => {
  for (const [address, words] of [
    ['/', 'No products'],
    ['/products', 'No products'],
    ['/pending-products', 'All products have been optimized!'],
    ['/content-history', 'No history available'],
    ['/categories', 'No categories found'],
    ['/prompts', 'No prompts found'],
    ['/attributes', 'No attributes yet'],
    ['/integration-status', 'No runs yet'],
    ['/import', 'No imports yet'],
  ] as const) {
    await expectAccessible(page, {
      name: `${address} on an empty workspace`,
      open: async () => {
        await page.goto(address);
        await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
      },
    });
  }
  await expectAccessible(page, {
    name: 'import after its dry run',
    isOnPhone: true,
    open: async () => {
      await page.goto('/import');
      await page.getByLabel('Catalog file').setInputFiles(join(import.meta.dirname, 'fixtures/fashion.csv'));
      await expect(page.getByRole('button', { name: /^Import \d+ products$/ })).toBeVisible();
    },
  });
});

async function expectAccessible(page: Page, { name, open, isLayer = false, isOnPhone = false }: Screen): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page);
  await expectNoFindings(page, `${name}, light`);
  if (isLayer !== true) await expectStructure(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'dark');
  // The same elements in other colours.
  await expectNoFindings(page, `${name}, dark`, ['color-contrast', 'link-in-text-block']);
  if (isLayer && !isOnPhone) return;
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  if (!isOnPhone) return await page.setViewportSize(desktop);
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
  // On a phone a product under review has their room; the menu has the same places.
  const isOnPhone = (page.viewportSize()?.width ?? 0) < 640;
  const isReviewOnPhone = isOnPhone && (await page.locator('[data-review]').count()) > 0;
  await expect(page.getByRole('navigation', { name: 'Quick tabs' })).toHaveCount(isReviewOnPhone ? 0 : 1);
}
