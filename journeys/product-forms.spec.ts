// Products by hand: added, edited while somebody else does, cloned, deleted and taken back from the list.
import type { Page } from '@playwright/test';
import type { Product } from '#domain/catalogue/product.ts';
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, expectToast, test } from './shared-desk.ts';

test('a product is added, with what is wrong said at its field', byMouseAndKeyboard, async ({ page, hand }) => {
  await addProduct(page, 'JRN-TAKEN', 'A product that has the SKU');
  await page.goto('/products');
  await hand.press(page.getByRole('main').getByRole('link', { name: 'Add Product' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Add Product' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Import a file' })).toBeVisible();

  const title = page.getByRole('textbox', { name: 'Title' });
  const add = page.getByRole('button', { name: 'Add Product' });
  await hand.press(add);
  await expect(title).toBeFocused();
  await page.keyboard.type('Kiln-fired carafe');
  await page.keyboard.press('Enter');
  const sku = page.getByRole('textbox', { name: 'SKU' });
  await expect(sku).toBeFocused();
  await expect(sku).toHaveAccessibleDescription('SKU is required.');
  await page.keyboard.type('JRN-TAKEN');
  await hand.press(page.getByRole('button', { name: 'Add Bullet Point' }));
  await expect(page.getByRole('textbox', { name: 'Bullet 1' })).toBeFocused();
  await page.keyboard.type('Holds one litre');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Glazed by hand');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('textbox', { name: 'Bullet 1' })).toHaveValue('Glazed by hand');
  const category = page.getByRole('combobox', { name: 'Category', exact: true });
  await hand.write(category, 'kitch');
  await hand.pick(page.getByRole('option', { name: 'Kitchen', exact: true }));
  await expect(category).toHaveValue('Kitchen');

  await page.keyboard.press('Control+Enter');
  await expect(sku).toBeFocused();
  await expect(sku).toHaveAccessibleDescription(
    'Another product already has the SKU “JRN-TAKEN”. Choose a different one.',
  );
  await expect(title).toHaveValue('Kiln-fired carafe');
  await hand.write(sku, 'JRN-CARAFE');
  await hand.press(add);
  await expectToast(page, 'Product added');
  await expect(page.getByRole('heading', { level: 1, name: 'Kiln-fired carafe' })).toBeVisible();
  const [stored] = await findProducts(page, 'JRN-CARAFE');
  expect(stored).toMatchObject({ bullets: ['Glazed by hand', 'Holds one litre'], category: 'Kitchen' });
});

test(
  'an edit of a product somebody else changed meanwhile loses nothing, and an unsaved one waits as a draft',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    const { id } = await addProduct(page, 'JRN-STALE', 'Plain board');
    await page.goto(`/products/${id}/edit`);
    const title = page.getByRole('textbox', { name: 'Title' });
    await hand.write(title, 'Walnut board');
    await hand.press(page.getByRole('link', { name: 'Cancel' }));
    await expectToast(page, 'Draft kept', 'Your unsaved changes of “Plain board”');
    await page.goto(`/products/${id}/edit`);
    await expect(page.getByRole('status').getByText('Your unsaved changes are back')).toBeVisible();
    await expect(title).toHaveValue('Walnut board');

    await page.request.patch(`/api/products/${id}`, { data: { title: 'Oak board', brand: 'Pellgate' } });
    // This browser hears of it; what was typed stays all the same.
    const save = page.getByRole('button', { name: 'Save' });
    await hand.press(save);
    await expect(page.getByRole('alert')).toContainText('Someone else changed this product meanwhile');
    await expect(title).toHaveValue('Walnut board');
    await expect(page.getByRole('combobox', { name: 'Brand' })).toHaveValue('Pellgate');
    await expect(page.getByRole('group', { name: 'Title was changed meanwhile' })).toContainText('Oak board');
    await hand.rest(page);
    await hand.press(save);
    await expectToast(page, 'Product updated');
    await expect(page.getByRole('heading', { level: 1, name: 'Walnut board' })).toBeVisible();
    const [stored] = await findProducts(page, 'JRN-STALE');
    expect(stored).toMatchObject({ title: 'Walnut board', brand: 'Pellgate' });

    for (const [path, words] of [
      ['/products/0/edit', 'Invalid product ID'],
      ['/products/999999/edit', 'Product not found'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(words).last()).toBeVisible();
    }
  },
);

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

  // A deletion that fails: the row is back, and the reason is told.
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
  await expectToast(page, 'Product deleted', `“${title}” (${sku}) left the catalogue.`);
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
  await expect(page.getByText(`${sku}-copy`)).toBeVisible();
  await expect(page.getByText(sku, { exact: true })).toBeHidden();
  await expectToast(page, 'Product deleted');
});

async function addProduct(page: Page, sku: string, title: string): Promise<Product> {
  const reply = await page.request.post('/api/products', { data: { sku, title } });
  expect(reply.status()).toBe(201);
  return (await reply.json()) as Product;
}

async function findProducts(page: Page, sku: string): Promise<Product[]> {
  const reply = await page.request.get('/api/products', { params: { search: sku, limit: '5' } });
  return (await reply.json()) as Product[];
}
