// The natural-language query helper: asked from the header and the palette, opened as a list, and when it fails.
import type { Page } from '@playwright/test';
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, expectNoSidewaysScroll, test } from './shared-desk.ts';

test.use({ catalogue: 'untouched sample' });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ask about your catalogue' });
const field = (page: Page) => dialog(page).getByRole('textbox', { name: 'Question' });

test(
  'a question asked from the header shows the filter it ran and opens as that list',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await page.goto('/');
    await hand.press(page.getByRole('button', { name: 'Ask about the catalogue' }));
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('How many products are pending?');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('There are 24 products with at least one part pending.');
    await expect(dialog(page).getByText('Read as')).toBeVisible();
    await expect(dialog(page).getByRole('list', { name: 'Filter' })).toHaveText('At least one part pending');
    await expect(dialog(page).getByRole('list', { name: 'Products' }).getByRole('link')).toHaveCount(6);
    await expect(field(page)).toBeFocused();
    await hand.press(dialog(page).getByRole('link', { name: 'Open as list' }));
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
    await expect(dialog(page)).toContainText('I cannot answer that from the catalogue.');
    await expect(dialog(page).getByRole('link', { name: 'Open as list' })).toBeHidden();
    for (const example of await dialog(page).getByRole('region', { name: 'You can ask' }).getByRole('button').all()) {
      await expect(example).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  },
);

test(
  'a question that fails says so in a red box, keeps the question and is answered by Retry',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    let answer: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/query', async (route) => {
      await held;
      await route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":"The store is down."}' });
    });
    await hand.press(page.getByRole('button', { name: 'Ask about the catalogue' }));
    await hand.write(field(page), 'How many products are rejected?');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText('Thinking...')).toBeVisible();
    answer();
    await expect(dialog(page).getByRole('alert')).toContainText('Failed to process query');
    await expect(field(page)).toHaveValue('How many products are rejected?');
    await expectNoSidewaysScroll(page);
    await page.unroute('**/api/query');
    await hand.press(dialog(page).getByRole('button', { name: 'Retry' }));
    await expect(dialog(page)).toContainText('There are 12 products with at least one part rejected.');
    await expect(dialog(page).getByRole('alert')).toBeHidden();
  },
);

test(
  'a comparison is shown as a small table on a phone, with the side that stands first',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await hand.press(page.getByRole('button', { name: 'Ask about the catalogue' }));
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
