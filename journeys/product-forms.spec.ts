// Products by hand: one is added.
import type { Page } from '@playwright/test';
import type { Product } from '#domain/catalogue/product.ts';
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, expectToast, test } from './shared-server.ts';

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

async function addProduct(page: Page, sku: string, title: string): Promise<Product> {
  const reply = await page.request.post('/api/products', { data: { sku, title } });
  expect(reply.status()).toBe(201);
  return (await reply.json()) as Product;
}

async function findProducts(page: Page, sku: string): Promise<Product[]> {
  const reply = await page.request.get('/api/products', { params: { search: sku, limit: '5' } });
  return (await reply.json()) as Product[];
}
