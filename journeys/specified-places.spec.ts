// What the specification says of categories and the integration status (docs/conformance.md names these tests).
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, test } from './shared-desk.ts';

test.use({ catalogue: 'untouched sample' });

test('categories show their distribution and link to their products', byMouseAndKeyboard, async ({ page, hand }) => {
  await page.goto('/categories');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  const distribution = main.getByRole('region', { name: 'Category Distribution' });
  await expect(distribution.getByRole('listitem').first()).toBeVisible();
  const rows = await distribution.getByRole('listitem').allInnerTexts();
  const counts = rows.map((row) => Number(/(\d+)\D+\d+%/.exec(row)?.[1]));
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(99);
  // 12 of 99 products are 12.1%: rounded.
  expect(rows[0]).toMatch(/12\D+12%/);
  const card = main.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Kitchen', exact: true }) });
  await expect(card.getByRole('link', { name: 'Kitchen', exact: true }).first()).toHaveAttribute(
    'href',
    '/products?category=Kitchen',
  );
  await hand.press(main.getByRole('link', { name: /^Kitchen Tools/ }));
  await expect(page).toHaveURL(/\/products\?category=Kitchen&subcategory=Kitchen(\+|%20)Tools$/);
  await expect(page.getByRole('button', { name: 'Remove filter Subcategory: Kitchen Tools' })).toBeVisible();
});

test(
  'the integration status tells the engine, the channels, the pushes and the runs',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await page.goto('/');
    await hand.press(page.getByRole('main').getByRole('link', { name: 'Integration Status' }));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Integration Status' })).toBeVisible();
    await expect(main.getByText('Built-in writer')).toBeVisible();
    await expect(main.getByText('Not connected').first()).toBeVisible();
    for (const channel of ['Shopify', 'WooCommerce', 'Google'])
      await expect(main.getByText(channel).first()).toBeVisible();
    await expect(main.getByText(/^41 \/ 76 approved/)).toBeVisible();
    await expect(main.getByText('Latest pushes')).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Latest runs' })).toBeVisible();
  },
);
