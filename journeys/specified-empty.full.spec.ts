// What the specification says of a workspace without products.
import { expect, test } from './own-server.ts';

test('an empty workspace says on every screen what to do first', async ({ page }) => {
  const main = page.getByRole('main');
  for (const address of ['/', '/products']) {
    await page.goto(address);
    await expect(main.getByText('No products found')).toBeVisible();
    await expect(main.getByText('Get started by adding your first product')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Add Product' }).first()).toHaveAttribute('href', '/products/new');
  }
  for (const [address, status, hint] of [
    ['/pending-products', 'pending', 'All products have been optimized!'],
    ['/approved-products', 'approved', 'Start approving some optimized content!'],
    ['/rejected-products', 'rejected', 'No rejected content at this time.'],
  ] as const) {
    await page.goto(address);
    await expect(main.getByText(`No ${status} products found`)).toBeVisible();
    await expect(main.getByText(hint)).toBeVisible();
  }
  const reloaded = page.waitForEvent('load');
  await main.getByRole('button', { name: 'Refresh' }).click();
  await reloaded;
  await page.goto('/content-history');
  await expect(main.getByText('No history available')).toBeVisible();
  await expect(main.getByRole('link', { name: /pending products/ })).toHaveAttribute('href', '/pending-products');
  await page.goto('/prompts');
  await expect(main.getByText('No prompts found')).toBeVisible();
  await page.goto('/categories');
  await expect(main.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
});
