// Finding products: the dashboard's figures, search, sorting and pages, and lists that are shared.
import type { Page } from '@playwright/test';
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, test } from './shared-server.ts';

test.use({ catalogue: 'untouched sample' });

test(
  'the dashboard shows how the catalogue stands, and each figure leads to its products',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await page.goto('/');
    const card = (name: string) => page.getByRole('main').getByRole('link', { name });
    await expect(card('Total SKUs')).toContainText('99');
    await expect(card('Needs Optimization')).toContainText('24');
    await expect(card('Needs Optimization')).toContainText('+18% from last week');
    await expect(card('Recently Optimized')).toContainText('76');
    await expect(card('Integration Status')).toContainText('41 / 76');
    await expect(card('Integration Status')).toContainText('0% pushed to live site');
    const sidebar = page.getByLabel('Sidebar');
    await expect(sidebar.getByRole('link', { name: 'Pending Optimization' })).toContainText('24');
    await expect(sidebar.getByRole('link', { name: 'Approved Content' })).toContainText('76');
    await expect(sidebar.getByRole('link', { name: 'Rejected Content' })).toContainText('12');
    await expect(page.getByText('Showing 1 to 10 of 99 products')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await hand.press(card('Needs Optimization'));
    await expect(page.getByRole('heading', { level: 1, name: 'Pending Optimization' })).toBeVisible();
    await expect(page.getByText('Showing 24 of 24 pending products')).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the way to the other pages keeps to one line', async ({ page }) => {
    await page.goto('/?page=5');
    await expect(page.getByText('Showing 41 to 50 of 99 products')).toBeVisible();
    const ways = page.getByRole('navigation', { name: 'Pages' }).getByRole('button');
    await expect(ways).toHaveText(['Previous', '4', '5', '6', 'Next']);
    const boxes = await Promise.all((await ways.all()).map((way) => way.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    for (const box of boxes) expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
    await page.getByRole('button', { name: 'Next' }).tap();
    await expect(page.getByText('Showing 51 to 60 of 99 products')).toBeVisible();
  });
});

test(
  'search, filter, sort and page live in the address: reload and back bring them again',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await page.goto('/');
    await hand.write(page.getByRole('main').getByRole('searchbox', { name: 'Search products' }), 'KITE');
    await expect(page).toHaveURL(/search=KITE/);
    await expect(
      page.getByRole('table', { name: 'Products' }).getByRole('link', { name: /^kite for kids/i }),
    ).toBeVisible();
    await expect(page.getByText(/^Showing 1 to \d of \d products$/)).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Clear all filters' }));
    await expect(page.getByText('Showing 1 to 10 of 99 products')).toBeVisible();

    await hand.press(page.getByRole('button', { name: 'Page 2' }));
    await expect(page.getByText('Showing 11 to 20 of 99 products')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Showing 11 to 20 of 99 products')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Showing 1 to 10 of 99 products')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('main').getByRole('searchbox', { name: 'Search products' })).toHaveValue('KITE');

    await hand.write(page.getByRole('main').getByRole('searchbox', { name: 'Search products' }), 'zeppelin');
    await expect(page.getByText('No products found')).toBeVisible();
    await expect(page.getByText('Try adjusting your filters or search criteria')).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Clear all filters' }).last());
    await expect(page.getByText('Showing 1 to 10 of 99 products')).toBeVisible();

    expect(await scores(page)).toEqual(Array(10).fill(100));
    const head = page.getByRole('columnheader', { name: 'Content Score' });
    await hand.press(head.getByRole('button'));
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(async () => (await scores(page))[0]).toBe(0);
  },
);

test(
  'a shared link opens the list as it was, and its products know the way back',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await page.goto('/products?category=Kitchen&subcategory=Coffee&search=french');
    await expect(page.getByRole('button', { name: 'Remove filter Subcategory: Coffee' })).toBeVisible();
    await hand.press(
      page.getByRole('list', { name: 'All products' }).getByRole('link', { name: 'View Details of' }).first(),
    );
    await expect(page.getByRole('region', { name: 'Product Title' })).toBeVisible();
    await hand.press(page.getByRole('main').getByRole('link', { name: 'All Products', exact: true }));
    await expect(page).toHaveURL(/category=Kitchen/);
    await expect(page).toHaveURL(/search=french/);
  },
);

async function scores(page: Page): Promise<number[]> {
  const table = page.getByRole('table', { name: 'Products' });
  await expect(table.getByRole('row')).toHaveCount(11);
  const bars = await table.getByRole('progressbar', { name: 'Content Score' }).all();
  return await Promise.all(bars.map(async (bar) => Number(await bar.getAttribute('aria-valuenow'))));
}
