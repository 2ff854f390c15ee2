// Optimization prompts: made with its errors, found, switched, edited, deleted; and what a product shows of them.
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, expectToast, openFold, openProduct, test } from './shared-server.ts';

/** The products of these prompts are touched by no other journey. */
const sku = 'QLM-RSR50-WAL';

test('a prompt lives from its first errors to its deletion', byMouseAndKeyboard, async ({ page, hand }) => {
  await page.goto('/prompts');
  await expect(page.getByRole('table', { name: 'Prompts' })).toBeVisible();
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'Add New Prompt' });
  const prompt = dialog.getByRole('textbox', { name: 'Prompt' });
  await expect(prompt).toBeFocused();
  await page.keyboard.type('Hey');
  await hand.press(dialog.getByRole('combobox', { name: 'Scope' }));
  await expect(page.getByRole('listbox', { name: 'Scope' })).toBeFocused();
  await hand.pick(page.getByRole('option', { name: 'Specific Product' }));
  await hand.press(dialog.getByRole('button', { name: 'Create Prompt' }));
  await expect(dialog.getByText('Prompt must be at least 5 characters.')).toBeVisible();
  await expect(prompt).toBeFocused();

  await hand.write(prompt, 'Keep the title under 44 characters');
  const value = dialog.getByRole('combobox', { name: 'Product SKU' });
  await hand.write(value, sku.toLowerCase());
  await hand.pick(dialog.getByRole('option', { name: sku }));
  await expect(value).toHaveValue(sku);
  // Not even a reload loses it.
  await page.reload();
  await expect(dialog.getByText('Unsaved text restored.')).toBeVisible();
  await expect(prompt).toHaveValue('Keep the title under 44 characters');
  await expect(value).toHaveValue(sku);
  await hand.press(dialog.getByRole('button', { name: 'Create Prompt' }));
  await expectToast(page, 'Prompt created');
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: 'Keep the title under 44 characters' });
  await expect(row).toContainText('Specific Product');
  await expect(row).toContainText(sku);

  await test.step('it is found by tab, scope and search, all of them in the address', async () => {
    await hand.pick(page.getByRole('tab', { name: 'Products' }));
    await expect(page.getByRole('combobox', { name: 'Scope' })).toHaveText('Specific Product');
    await hand.write(page.getByRole('searchbox', { name: 'Search prompts' }), 'no such words');
    await expect(page.getByText('No prompts found')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No prompts found')).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Clear all filters' }));
    await expect(row).toBeVisible();
  });

  await test.step('switched, edited and deleted', async () => {
    const status = row.getByRole('switch');
    await hand.press(status);
    await expect(row).toContainText('Inactive');
    await expectToast(page, 'Prompt updated');
    await expect(status).toBeFocused();
    await hand.press(row.getByRole('button', { name: /^Edit/ }));
    const editing = page.getByRole('dialog', { name: 'Edit Prompt' });
    await expect(editing.getByRole('textbox', { name: 'Prompt' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' and mention walnut');
    await hand.press(editing.getByRole('button', { name: 'Update Prompt' }));
    await expect(row).toContainText('and mention walnut');
    await hand.press(row.getByRole('button', { name: /^Delete/ }));
    const question = page.getByRole('alertdialog', { name: 'Delete Prompt' });
    await hand.press(question.getByRole('button', { name: 'Delete' }));
    await expectToast(page, 'Prompt deleted');
    await expect(row).toHaveCount(0);
  });
});

test(
  'a product shows its prompts with their origin and the instruction they amount to, as others change them',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await openProduct(page, 'DWM-SRM30-VTC');
    await openFold(page, hand, 'Prompts');
    const card = page.getByRole('region', { name: 'Applicable Prompts' });
    // Of the sample.
    await expect(card.getByText('From the category prompt for Beauty.').first()).toBeVisible();
    await hand.press(card.getByRole('button', { name: 'Add prompt for this product' }));
    const dialog = page.getByRole('dialog', { name: 'Add New Prompt' });
    await expect(dialog.getByRole('textbox', { name: 'Prompt' })).toBeFocused();
    for (const [label, locked] of [
      ['Scope', 'Specific Product'],
      ['Product SKU', 'DWM-SRM30-VTC'],
    ] as const) {
      await expect(dialog.getByRole('textbox', { name: label })).toHaveValue(locked);
      await expect(dialog.getByRole('textbox', { name: label })).not.toBeEditable();
    }
    await page.keyboard.type('Mention miracle. Use a playful tone.');
    await hand.press(dialog.getByRole('button', { name: 'Create Prompt' }));
    await expectToast(page, 'Prompt created');
    const merged = card.getByRole('region', { name: 'Merged instruction' });
    await expect(merged).toContainText(
      'Does not apply to "miracle". The product prompt for DWM-SRM30-VTC has a narrower scope: "Mention miracle".',
    );
    await expect(merged.getByRole('listitem').filter({ hasText: 'Use a playful tone' })).toContainText('Needs a model');

    // Somebody else writes a line that a narrower one of ours overrides.
    const made = await page.request.post('/api/prompts', {
      data: { prompt: 'Use a loud tone', scope: 'brand', scopeValue: 'dewmarrow' },
    });
    const { id } = (await made.json()) as { id: number };
    const overridden = merged.getByRole('listitem').filter({ hasText: 'Use a loud tone' });
    await expect(overridden).toContainText('Overridden');
    await expect(overridden.locator('s')).toHaveText('Use a loud tone');
    await page.request.delete(`/api/prompts/${id}`);
    await expect(overridden).toHaveCount(0);
  },
);
