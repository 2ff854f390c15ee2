// The query helper asked from the palette, and an answer in groups.
import type { Page } from '@playwright/test';
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, expectNoSidewaysScroll, test } from './shared-server.ts';

test.use({ catalogue: 'untouched sample' });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ask about your catalog' });
const field = (page: Page) => dialog(page).getByRole('textbox', { name: 'Question' });

test(
  'a question typed into the palette is asked there, and one that is not understood is not answered',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await page.goto('/products');
    await expect(page.getByText('Showing 99 of 99 products')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByPlaceholder('Find a product or a command, or ask…')).toBeFocused();
    await page.keyboard.type('Which product has the lowest Content Score?');
    await expect(page.getByRole('option', { selected: true })).toHaveText(
      'Ask: Which product has the lowest Content Score?',
    );
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('The lowest Content Score is');
    await expect(dialog(page).getByText('All products, lowest Content Score first')).toBeVisible();
    await hand.write(field(page), 'What is the weather?');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('I cannot answer that from the catalog');
    await expect(dialog(page).getByRole('link', { name: 'Open as a list' })).toBeHidden();
    for (const example of await dialog(page).getByRole('region', { name: 'You can ask' }).getByRole('button').all()) {
      await expect(example).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  },
);

test(
  'a comparison is shown as a small table on a phone, with the side that stands first',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await hand.press(page.getByRole('button', { name: 'Ask about the catalog' }));
    await hand.write(field(page), 'better listing quality: Amazon or Walmart?');
    await page.keyboard.press('Enter');
    const table = dialog(page).getByRole('table', { name: 'Average Listing Quality per retailer' });
    await expect(table.getByRole('row')).toHaveCount(3);
    await expect(table.getByRole('rowheader').first()).toHaveText('Amazon');
    await expectNoSidewaysScroll(page);
    await hand.write(field(page), 'products per subcategory');
    await page.keyboard.press('Enter');
    const more = dialog(page).getByRole('button', { name: /^Show \d+ more$/ });
    await hand.press(more);
    await expect(more).toBeHidden();
    await expect(dialog(page).getByRole('table').getByRole('row').nth(11)).toBeVisible();
  },
);
