// The ways past the frame of the app for somebody without a mouse, as the server delivers it.
import { expect, test } from './shared-server.ts';

const phone = { width: 390, height: 844 };

test.use({ catalogue: 'untouched sample', reducedMotion: 'reduce' });

test('the skip link and the drawer of a phone work by keyboard', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.setViewportSize(phone);
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'All Products' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
});
