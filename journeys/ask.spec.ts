// The natural-language query helper: asked from the header, and opened as a list.
import type { Page } from '@playwright/test';
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, test } from './shared-server.ts';

test.use({ catalogue: 'untouched sample' });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ask about your catalog' });
const field = (page: Page) => dialog(page).getByRole('textbox', { name: 'Question' });

test(
  'a question asked from the header shows the filter it ran and opens as that list',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await page.goto('/');
    await hand.press(page.getByRole('button', { name: 'Ask about the catalog' }));
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('How many products are pending?');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('There are 24 products with at least one part pending.');
    await expect(dialog(page).getByText('Understood as')).toBeVisible();
    await expect(dialog(page).getByRole('list', { name: 'Active filters' })).toHaveText('Status: Any part pending');
    await expect(dialog(page).getByRole('list', { name: 'Products' }).getByRole('link')).toHaveCount(6);
    await expect(field(page)).toBeFocused();
    await hand.press(dialog(page).getByRole('link', { name: 'Open as a list' }));
    await expect(page).toHaveURL(/\/products\?status=pending$/);
    await expect(page.getByText('Showing 24 of 99 products')).toBeVisible();

    await page.keyboard.press('q');
    await hand.press(dialog(page).getByRole('region', { name: 'Previous questions' }).getByRole('button'));
    await expect(dialog(page)).toContainText('There are 24 products');
    await hand.press(dialog(page).getByRole('button', { name: 'New question' }));
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  },
);
