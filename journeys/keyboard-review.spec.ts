// Reviews a product from finding it to the last decision without touching the mouse.
import type { Page } from '@playwright/test';
import { expect, expectToast, openProduct, partCard, test } from './shared-server.ts';

const title = 'Product Title';
const bullets = 'Feature Bullets';
const description = 'Product Description';
const images = 'Product Images (Legacy View)';

test('a product is found, reviewed part by part, and left for the next by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByPlaceholder(/^Find a product or a command/)).toBeFocused();
  // Typed in two goes: what the first letters found stays when the rest finds it too.
  await page.keyboard.type('WBF');
  const found = page.getByRole('option', { name: /WBF-KTE1-RNB/ });
  await expect(found).toBeVisible();
  await page.keyboard.type('-KTE1');
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /KITE FOR KIDS/ })).toBeVisible();
  await expectFocusKept(page);

  await page.keyboard.press('a');
  await expectStatus(page, title, 'Approved');
  await expectFocusOn(page, bullets);
  await page.keyboard.press('r');
  await expectStatus(page, bullets, 'Rejected');
  await expectFocusOn(page, description);

  await page.keyboard.press('k');
  await expectFocusOn(page, bullets);
  await page.keyboard.press('j');
  await expectFocusOn(page, description);
  await page.keyboard.press('j');
  await expectFocusOn(page, images);
  await page.keyboard.press('k');
  await expectFocusOn(page, description);

  await page.keyboard.press('e');
  const field = page.getByRole('textbox', { name: description });
  await expect(field).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' Relax, jerk a zipper? [ok]');
  await page.keyboard.press('Control+Enter');
  await expectToast(page, 'Content updated');
  await expect(field).toBeHidden();
  await expectFocusOn(page, description);
  await expect(partCard(page, description)).toContainText('Relax, jerk a zipper? [ok]');
  await expectStatus(page, title, 'Approved');
  await expectStatus(page, bullets, 'Rejected');
  await expectStatus(page, description, 'Pending');

  await page.keyboard.press('z');
  await expect(partCard(page, description)).not.toContainText('jerk a zipper');
  await expectFocusOn(page, description);
  await page.keyboard.press('a');
  await expectStatus(page, description, 'Approved');
  await expectFocusOn(page, images);
  await page.keyboard.press('z');
  await expectStatus(page, description, 'Pending');
  await expectFocusOn(page, description);
  await page.keyboard.press('a');
  await page.keyboard.press('a');
  await expectStatus(page, images, 'Approved');
  await expect(page.getByRole('region', { name: 'Optimization Progress' }).getByText('75%')).toBeVisible();
  await expectFocusKept(page);

  const here = page.url();
  await page.keyboard.press(']');
  await expect(page).not.toHaveURL(here);
  await expect(page.getByRole('heading', { level: 1, name: /KITE FOR KIDS/ })).toBeHidden();
  await expect(partCard(page, title)).toBeVisible();
  await expectFocusKept(page);
  await page.keyboard.press('[');
  await expect(page).toHaveURL(here);
  // What was decided by key is what the server holds.
  await expectStatus(page, title, 'Approved');
  await expectStatus(page, bullets, 'Rejected');
  await expectStatus(page, description, 'Approved');
  await expectStatus(page, images, 'Approved');
});

test('keys rest while a text is typed, and Escape gives the text back as it was', async ({ page }) => {
  await openProduct(page, 'MSB-ARM77-GRN');
  await expect(partCard(page, title)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('e');
  const field = page.getByRole('textbox', { name: title });
  await expect(field).toBeFocused();
  const before = await field.inputValue();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('arezjk[]?gd/n');
  await expect(field).toHaveValue('arezjk[]?gd/n');
  for (const part of [title, bullets, description, images]) await expectStatus(page, part, 'Pending');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expectFocusOn(page, title);
  await expect(partCard(page, title)).toContainText(before.split(' ')[0] ?? before);
  await expect(partCard(page, title)).not.toContainText('arezjk');

  // The header's search is a field too.
  await page.keyboard.press('/');
  const search = page.getByRole('combobox', { name: 'Find a product' });
  await expect(search).toBeFocused();
  await page.keyboard.type('area');
  await expect(search).toHaveValue('area');
  await page.keyboard.press('Escape');
  for (const part of [title, bullets, description, images]) await expectStatus(page, part, 'Pending');
});

test('bullets are added, moved and deleted by key', async ({ page }) => {
  await openProduct(page, 'MSB-ARM77-GRN');
  await expect(partCard(page, title)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  const card = partCard(page, bullets);
  const first = card.getByRole('textbox', { name: 'Bullet 1', exact: true });
  await expect(first).toBeFocused();
  const was = await first.inputValue();
  await page.keyboard.press('Enter');
  const second = card.getByRole('textbox', { name: 'Bullet 2', exact: true });
  // At once: no letter may go to the row before.
  await page.keyboard.type('Ready in an afternoon');
  await expect(second).toHaveValue('Ready in an afternoon');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(first).toHaveValue('Ready in an afternoon');
  await expect(second).toHaveValue(was);
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(second).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(first).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expectToast(page, 'Content updated');
  await expect(card).toContainText('Ready in an afternoon');
  await expectFocusOn(page, bullets);
});

test('the sheet of keys opens with ?, names the part at hand, and gives the focus back', async ({ page }) => {
  await openProduct(page, 'MSB-ARM77-GRN');
  await expect(partCard(page, title)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('j');
  await expectFocusOn(page, bullets);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Approve Feature Bullets')).toBeVisible();
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expectFocusOn(page, bullets);
  await expectStatus(page, bullets, 'Pending');
});

async function expectStatus(page: Page, part: string, status: string): Promise<void> {
  await expect(partCard(page, part).getByText(status, { exact: true }).first()).toBeVisible();
}

/** The focus is on the card, and one can see it there. */
async function expectFocusOn(page: Page, part: string): Promise<void> {
  const card = partCard(page, part);
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  const outline = await card.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline, `outline of ${part}`).not.toBe('none');
}

async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}
