// What the specification says of the prompts screen beyond its journey (docs/conformance.md names these tests).
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, openProduct, test } from './shared-desk.ts';

test.use({ catalogue: 'untouched sample' });

test('the prompts have their library, filters, tabs and columns', byMouseAndKeyboard, async ({ page, hand }) => {
  await page.goto('/prompts');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Optimization Prompts' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Add New Prompt' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Prompt Library' })).toBeVisible();
  await expect(main.getByRole('searchbox', { name: 'Search prompts' })).toBeVisible();
  await hand.press(main.getByRole('combobox', { name: 'Scope' }));
  await expect(page.getByRole('option')).toHaveText([
    'All Scopes',
    'Global',
    'Category',
    'Brand',
    'Product Type',
    'Specific Product',
  ]);
  await page.keyboard.press('Escape');
  await expect(main.getByRole('tab')).toHaveText(['All Prompts', 'Global', 'Categories', 'Brands', 'Products']);
  await expect(main.getByRole('columnheader')).toHaveText(['Prompt', 'Scope', 'Status', 'Actions']);
  const row = main.getByRole('row').nth(1);
  await expect(row.getByRole('switch')).toBeChecked();
  await expect(row).toContainText('Active');
  await expect(row.getByRole('button', { name: /^Edit/ })).toBeVisible();
  await expect(row.getByRole('button', { name: /^Delete/ })).toBeVisible();
  await hand.pick(main.getByRole('tab', { name: 'Products' }));
  await expect(main.getByRole('combobox', { name: 'Scope' })).toHaveText('Specific Product');
  // Filtered and first use have hints of their own (the other is on the empty desk).
  await hand.write(main.getByRole('searchbox', { name: 'Search prompts' }), 'no such prompt');
  await expect(main.getByText('No prompts found')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Clear all filters' })).toBeVisible();
});

test(
  'the form says what is wrong in the specified words, and what is preset is locked',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await page.goto('/prompts?dialog=new');
    const dialog = page.getByRole('dialog', { name: 'Add New Prompt' });
    const prompt = dialog.getByRole('textbox', { name: 'Prompt' });
    const create = dialog.getByRole('button', { name: 'Create Prompt' });
    await expect(dialog.getByRole('switch')).toBeChecked();
    await hand.write(prompt, '1234');
    await hand.press(create);
    await expect(dialog.getByText('Prompt must be at least 5 characters.')).toBeVisible();
    await hand.write(prompt, 'x'.repeat(501));
    await expect(dialog.getByText('Prompt must be at most 500 characters.')).toBeVisible();
    await hand.write(prompt, 'Mention the warranty');
    for (const [scope, label] of [
      ['Category', 'Category Name'],
      ['Brand', 'Brand Name'],
      ['Product Type', 'Product Type'],
      ['Specific Product', 'Product SKU'],
    ] as const) {
      await hand.press(dialog.getByRole('combobox', { name: 'Scope', exact: true }));
      await hand.pick(page.getByRole('option', { name: scope, exact: true }));
      await expect(dialog.getByRole('combobox', { name: label, exact: true })).toBeVisible();
      await hand.press(create);
      await expect(dialog.getByText('Value is required for the selected scope')).toBeVisible();
    }
    await hand.press(dialog.getByRole('button', { name: 'Cancel' }));

    await openProduct(page, 'MSB-ARM77-GRN');
    await hand.press(page.getByRole('button', { name: 'Add prompt for this product' }));
    for (const [label, locked] of [
      ['Scope', 'Specific Product'],
      ['Product SKU', 'MSB-ARM77-GRN'],
    ] as const) {
      await expect(dialog.getByRole('textbox', { name: label })).toHaveValue(locked);
      await expect(dialog.getByRole('textbox', { name: label })).not.toBeEditable();
    }
  },
);

test('a change that cannot be saved says so in the specified words', byMouseAndKeyboard, async ({ page, hand }) => {
  await page.goto('/prompts');
  await hand.press(page.getByRole('main').getByRole('row').nth(1).getByRole('button', { name: /^Edit/ }));
  const dialog = page.getByRole('dialog', { name: 'Edit Prompt' });
  await hand.write(dialog.getByRole('textbox', { name: 'Prompt' }), 'Never mind the length');
  await page.route('**/api/prompts/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 502, body: 'Bad Gateway' }) : route.continue(),
  );
  await hand.press(dialog.getByRole('button', { name: 'Update Prompt' }));
  await expect(page.getByText('Failed to update optimization prompt. Please try again.').first()).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Prompt' })).toHaveValue('Never mind the length');
});
