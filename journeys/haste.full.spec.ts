import { moduleHasRun } from './settled.ts';
import { expect, openProduct, partCard, test } from './shared-server.ts';

test('a comparison that comes between press and release does not move the button away', async ({ page }) => {
  const comes = Promise.withResolvers<void>();
  await page.route(/\/word-diff-[^/]*\.js$/, async (route) => {
    await comes.promise;
    await route.continue();
  });
  await openProduct(page, 'PLG-MUG4-SPK');
  const card = partCard(page, 'Feature Bullets');
  const edit = card.getByRole('button', { name: 'Edit Feature Bullets' });
  await expect(card.getByRole('button', { name: /^\d+ supported$/ })).toBeVisible();
  await edit.hover();
  await page.mouse.down();
  const arrived = page.waitForEvent('requestfinished', (request) => request.url().includes('/word-diff-'));
  comes.resolve();
  await moduleHasRun(page, (await arrived).url());
  await expect(card.locator('ins')).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByRole('textbox', { name: 'Bullet 1', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card.locator('ins')).not.toHaveCount(0);
});
