// Products by hand: cloned, deleted and taken back from the list.
import type { Page } from '@playwright/test';
import type { Product } from '#domain/catalogue/product.ts';
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, expectToast, test } from './shared-server.ts';

test('a product is cloned, deleted and taken back from its list', byMouseAndKeyboard, async ({ page, hand }) => {
  const sku = 'JRN-GONE';
  const { id, title } = await addProduct(page, sku, 'Beech bowl to be deleted');
  await page.goto(`/?search=${sku}`);
  const table = page.getByRole('table', { name: 'Products' });
  const row = table.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });
  await expect(row).toHaveCount(1);
  const more = row.first().getByRole('button', { name: `More actions for ${title}` });
  const choose = async (item: string) => {
    await hand.press(more);
    await hand.pick(page.getByRole('menuitem', { name: item }));
  };

  // A deletion that fails: the row is back, and the reason is shown.
  await page.route(`**/api/products/${id}`, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 503, json: { error: 'The database is busy.', code: 'UNAVAILABLE' } })
      : route.continue(),
  );
  await choose('Delete');
  const dialog = page.getByRole('alertdialog', { name: 'Delete this product?' });
  await expect(dialog).toContainText(title);
  await expect(dialog).toContainText(sku);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await choose('Delete');
  await hand.press(dialog.getByRole('button', { name: 'Delete' }));
  await expectToast(page, `“${title}” (${sku}) could not be deleted`, 'The database is busy.');
  await expect(row).toHaveCount(1);
  await hand.rest(page);
  await page.unroute(`**/api/products/${id}`);

  await choose('Delete');
  await hand.press(dialog.getByRole('button', { name: 'Delete' }));
  await expectToast(page, 'Product deleted', `“${title}” (${sku}) was removed from the catalog.`);
  await expect(row).toHaveCount(0);
  await hand.rest(page);
  await expect.poll(async () => (await page.request.get(`/api/products/${id}`)).status()).toBe(404);
  await hand.press(page.getByRole('button', { name: 'Undo' }));
  await expectToast(page, 'Product restored');
  await expect(row).toHaveCount(1);
  await hand.rest(page);
  expect((await page.request.get(`/api/products/${id}`)).status()).toBe(200);

  await choose('Clone');
  await expectToast(page, 'Product cloned', `The copy of “${title}” has the SKU ${sku}-copy.`);
  await expect(row).toHaveCount(2);
  await hand.press(page.getByRole('button', { name: 'Edit', exact: true }));
  await expect(page.getByRole('textbox', { name: 'SKU' })).toHaveValue(`${sku}-copy`);

  // From its own page: the list it came from is shown, without it.
  await page.goto(`/products/${id}?from=/pending-products&search=${sku}`);
  await hand.press(page.getByRole('button', { name: 'More actions for this product' }));
  await hand.pick(page.getByRole('menuitem', { name: 'Delete' }));
  await hand.press(dialog.getByRole('button', { name: 'Delete' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Pending Optimization' })).toBeVisible();
  // The search stands above the list as a filter.
  const list = page.getByRole('table', { name: 'Pending Optimization' });
  await expect(list.getByText(`${sku}-copy`)).toBeVisible();
  await expect(list.getByText(sku, { exact: true })).toBeHidden();
  await expectToast(page, 'Product deleted');
});

async function addProduct(page: Page, sku: string, title: string): Promise<Product> {
  const reply = await page.request.post('/api/products', { data: { sku, title } });
  expect(reply.status()).toBe(201);
  return (await reply.json()) as Product;
}
