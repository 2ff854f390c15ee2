// What the specification says of the dashboard and the product lists, sentence by sentence (docs/conformance.md names these tests).
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, test } from './shared-desk.ts';

test.use({ catalogue: 'untouched sample' });

test('the dashboard has its head, four cards, filters and views', byMouseAndKeyboard, async ({ page, hand }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(main.getByPlaceholder('Search products...')).toBeVisible();
  for (const [name, href, caption] of [
    ['Total SKUs', '/products', /\+\d+% from last month/],
    ['Needs Optimization', '/pending-products', '+18% from last week'],
    ['Recently Optimized', '/approved-products', /\+\d+% from last month/],
    ['Integration Status', '/integration-status', '0% pushed to live site'],
  ] as const) {
    const card = main.getByRole('link', { name });
    await expect(card).toHaveAttribute('href', href);
    await expect(card).toContainText(caption);
  }
  // The counts: all products, any part pending, any part approved, 55% of the approved rounded down over the approved.
  await expect(main.getByRole('link', { name: 'Total SKUs' })).toContainText('99');
  await expect(main.getByRole('link', { name: 'Needs Optimization' })).toContainText('24');
  await expect(main.getByRole('link', { name: 'Recently Optimized' })).toContainText('76');
  await expect(main.getByRole('link', { name: 'Integration Status' })).toContainText('41 / 76');
  for (const first of ['All Categories', 'All Brands', 'All Content Scores', 'All Content Issues']) {
    await expect(main.getByRole('combobox').filter({ hasText: first })).toBeVisible();
  }
  await hand.press(main.getByRole('combobox').filter({ hasText: 'All Categories' }));
  await expect(page.getByRole('option').first()).toHaveText('All Categories');
  expect(await page.getByRole('option').count()).toBeGreaterThan(5);
  await page.keyboard.press('Escape');
  for (const name of ['Bulk Optimize', 'Approve', 'More Filters']) {
    await expect(main.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await hand.pick(page.getByRole('radio', { name: 'Grid view' }));
  await expect(main.getByRole('list', { name: 'Products', exact: true })).toBeVisible();
  await hand.pick(page.getByRole('radio', { name: 'List view' }));
  await expect(main.getByRole('table', { name: 'Products' })).toBeVisible();
});

test(
  'each row of the dashboard shows the product, its category, score, issues, status and actions',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await page.goto('/?sort=contentScore&order=asc');
    const table = page.getByRole('table', { name: 'Products' });
    for (const column of ['Product', 'Category', 'Content Score', 'Issues', 'Status', 'Actions']) {
      await expect(table.getByRole('columnheader', { name: column })).toBeVisible();
    }
    const row = table.getByRole('row').nth(1);
    const link = row.getByRole('link').first();
    await expect(link).toHaveAttribute('href', /^\/products\/\d+/);
    await expect(row.getByRole('img').or(row.locator('img, svg').first()).first()).toBeVisible();
    const score = row.getByRole('progressbar', { name: 'Content Score' });
    await expect(row).toContainText((await score.getAttribute('aria-valuenow')) ?? 'no score');
    await expect(row.getByRole('button', { name: /T D B I/ })).toBeVisible();
    await hand.ask(row.getByRole('button', { name: /T D B I/ }));
    const tooltip = page.getByRole('tooltip');
    for (const issue of ['Title', 'Description', 'Bullets', 'Images']) await expect(tooltip).toContainText(issue);
    await expect(row.getByText('Critical', { exact: true })).toBeVisible();
    await expect(row.getByRole('link', { name: /^Optimize / })).toHaveAttribute('href', /^\/products\/\d+/);
    await hand.press(row.getByRole('button', { name: /^More actions/ }));
    for (const item of ['View Details', 'Edit Product', 'Clone', 'Delete']) {
      await expect(page.getByRole('menuitem', { name: item })).toBeVisible();
    }
    await hand.pick(page.getByRole('menuitem', { name: 'View Details' }));
    await expect(page).toHaveURL(/\/products\/\d+/);
  },
);

test('a product without category is Uncategorized, without subcategory a dash, without image a placeholder', async ({
  page,
}) => {
  await page.route('**/api/products?*', async (route) => {
    const response = await route.fetch();
    const products = (await response.json()) as Record<string, unknown>[];
    await route.fulfill({
      response,
      json: products.map((product) => ({ ...product, category: null, subcategory: null, images: [] })),
    });
  });
  await page.goto('/');
  const row = page.getByRole('table', { name: 'Products' }).getByRole('row').nth(1);
  await expect(row).toContainText('Uncategorized');
  await expect(row.getByText('–', { exact: true })).toBeVisible();
  await expect(row.locator('img')).toHaveCount(0);
  await expect(row.locator('svg').first()).toBeVisible();
});

test('the dashboard pages by ten with at most five page buttons, and the ends stop', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByText('Showing 1 to 10 of 99 products')).toBeVisible();
  const pages = main.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('button', { name: /^Page \d+$/ })).toHaveCount(5);
  await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.goto('/?page=10');
  await expect(main.getByText('Showing 91 to 99 of 99 products')).toBeVisible();
  await expect(pages.getByRole('button', { name: /^Page \d+$/ })).toHaveCount(5);
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('the dashboard starts with the best score, the list of all products with the worst', async ({ page }) => {
  const head = page.getByRole('columnheader', { name: 'Content Score' });
  await page.goto('/');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await page.goto('/products?mode=list');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
});

test('all products have their search, filters, chips, count and cards', async ({ page }) => {
  await page.goto('/products');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible();
  await expect(main.getByPlaceholder('Search products...')).toBeVisible();
  await expect(main.getByText('Showing 99 of 99 products')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Add Product' })).toHaveAttribute('href', '/products/new');
  const cards = main.getByRole('list', { name: 'All products' });
  const first = cards.locator('> li').first();
  const [a, b, c, d] = await Promise.all([0, 1, 2, 3].map((index) => cards.locator('> li').nth(index).boundingBox()));
  expect([b?.y, c?.y]).toEqual([a?.y, a?.y]);
  expect(d?.y).toBeGreaterThan(a?.y ?? 0);
  await expect(first.locator('img, svg').first()).toBeVisible();
  await expect(first).toContainText('SKU:');
  await expect(first.getByRole('list', { name: 'Retailer, brand and subcategory' })).toBeVisible();
  await expect(first.getByRole('link', { name: /^View Details/ })).toHaveAttribute('href', /^\/products\/\d+/);
  await main.getByRole('button', { name: 'Filter', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Filter products' });
  for (const [label, all] of [
    ['Category', 'All Categories'],
    ['Subcategory', 'All Subcategories'],
    ['Brand', 'All Brands'],
    ['Retailer', 'All Retailers'],
  ] as const) {
    await expect(panel.getByRole('combobox', { name: label, exact: true })).toHaveText(all);
  }
  await expect(panel.getByRole('button', { name: 'Reset Filters' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Apply Filters' })).toBeVisible();
});

test('filters and search of all products come from the address', byMouseAndKeyboard, async ({ page, hand }) => {
  await page.goto('/products?category=Kitchen&subcategory=Coffee&brand=Pellgate&retailer=Amazon&search=french');
  const main = page.getByRole('main');
  await expect(main.getByPlaceholder('Search products...')).toHaveValue('french');
  for (const chip of ['Category: Kitchen', 'Subcategory: Coffee', 'Brand: Pellgate', 'Retailer: Amazon']) {
    await expect(main.getByRole('button', { name: `Remove filter ${chip}` })).toBeVisible();
  }
  await expect(main.getByRole('button', { name: 'Filter (Active)' })).toBeVisible();
  await hand.press(main.getByRole('button', { name: 'Clear all filters' }).first());
  await expect(main.getByText('Showing 99 of 99 products')).toBeVisible();
  await page.goto('/products?search=zeppelin');
  await expect(main.getByText('No products found')).toBeVisible();
  await expect(main.getByText('Try adjusting your filters or search criteria')).toBeVisible();
});

for (const [address, title, status, total] of [
  ['/pending-products', 'Pending Optimization', 'pending', 24],
  ['/approved-products', 'Approved Content', 'approved', 76],
  ['/rejected-products', 'Rejected Content', 'rejected', 12],
] as const) {
  test(`${title} is a table with search and four filters`, async ({ page }) => {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const table = main.getByRole('table', { name: title });
    for (const column of ['Image', 'Title', 'SKU', 'Brand', 'Category', 'Retailer', 'Status', 'Actions']) {
      await expect(table.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
    }
    await expect(main.getByText(`Showing ${total} of ${total} ${status} products`)).toBeVisible();
    const row = table.getByRole('row').nth(1);
    await expect(row.getByText(new RegExp(`^${status}$`, 'i'))).toBeVisible();
    await expect(row.getByRole('link').first()).toHaveAttribute('href', /^\/products\/\d+/);
    await expect(row.getByRole('link', { name: /^View Details/ })).toBeVisible();
    for (const all of ['All Categories', 'All Subcategories', 'All Brands', 'All Retailers']) {
      await expect(main.getByRole('combobox').filter({ hasText: all })).toBeVisible();
    }
    await main.getByPlaceholder('Search products...').fill('zeppelin');
    await expect(main.getByText(`No ${status} products found`)).toBeVisible();
  });
}

test('skeletons have the specified shapes: 6 rows, 6 cards, 5 history cards, 4 category cards', async ({ page }) => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/**', async (route) => {
    await held;
    await route.abort();
  });
  for (const [address, shape, count] of [
    ['/', 'row', 6],
    ['/products', 'card', 6],
    ['/pending-products', 'row', 6],
    ['/approved-products', 'row', 6],
    ['/rejected-products', 'row', 6],
    ['/content-history', 'history-card', 5],
    ['/categories', 'category-card', 4],
  ] as const) {
    await page.goto(address);
    await expect(page.locator(`[data-skeleton="${shape}"]`)).toHaveCount(count);
  }
  release();
});

test('the sidebar, header and footer are as specified', byMouseAndKeyboard, async ({ page, hand }) => {
  await page.goto('/');
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  const labels = await sidebar.getByRole('navigation').getByRole('link').allInnerTexts();
  const names = labels.map((label) => label.split('\n')[0]?.trim());
  expect(names.filter((name) => name !== 'Import' && name !== 'Benchmark Rules')).toEqual([
    'Overview',
    'Pending Optimization',
    'Approved Content',
    'Rejected Content',
    'Content History',
    'Optimization Prompts',
    'All Products',
    'Categories',
    'General',
    'API Integration',
    'Team',
  ]);
  for (const group of ['Dashboard', 'Content', 'Products', 'Settings']) {
    await expect(sidebar.getByText(group, { exact: true })).toBeVisible();
  }
  for (const [name, count] of [
    ['Pending Optimization', '24'],
    ['Approved Content', '76'],
    ['Rejected Content', '12'],
  ] as const) {
    await expect(sidebar.getByRole('link', { name })).toContainText(count);
  }
  await expect(sidebar.getByText('Content Manager')).toBeVisible();
  await hand.press(sidebar.getByRole('button', { name: 'Collapse sidebar' }));
  const expand = sidebar.getByRole('button', { name: 'Expand sidebar' });
  await expect(expand).toBeVisible();
  expect((await sidebar.boundingBox())?.width).toBeLessThan(80);
  await hand.press(expand);
  const header = page.getByRole('banner');
  await expect(header.getByText('Content Optimization')).toBeVisible();
  await expect(header.getByRole('combobox', { name: 'Find a product' })).toBeVisible();
  await expect(header.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  const tabs = header.getByRole('navigation', { name: 'Quick tabs' });
  await expect(tabs.getByRole('link')).toHaveText(['All Products', 'Pending', 'Approved', 'Rejected']);
  const footer = page.getByRole('contentinfo').getByRole('link');
  await expect(footer).toHaveText(['Help Center', 'API Documentation', 'Privacy Policy']);
});

test('places without a screen fall to not-found', async ({ page }) => {
  for (const address of ['/settings', '/api-integration', '/team', '/products/1/more', '/nowhere']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  }
});

test('the footer leads to real pages', byMouseAndKeyboard, async ({ page, hand }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Help Center', 'Privacy Policy']) {
    await hand.press(footer.getByRole('link', { name }));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await hand.press(footer.getByRole('link', { name: 'API Documentation' }));
  // The page is Swagger's own, and long busy with drawing itself.
  await expect(page.getByText('/api/products/{id}/optimized-content').first()).toBeVisible({ timeout: 45_000 });
});
