// The images of a product: each is decided for itself, taken back, and decided again.
import type { Page } from '@playwright/test';
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, openProduct, partCard, test } from './shared-server.ts';

type Image = { type: string; status: string };

test(
  'each image is decided for itself, and the last decision is taken back',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    const id = await openProduct(page, 'MSB-VAS28-SND');
    const hero = page.getByRole('region', { name: 'Hero Image' }).getByRole('listitem');
    const secondary = page.getByRole('region', { name: 'Secondary Images' }).getByRole('listitem').first();
    await hand.press(hero.getByRole('button', { name: 'Rollback Hero Image' }));
    await expect(hero.getByText('Pending', { exact: true })).toBeVisible();
    await expect(hero).toBeFocused();
    await hand.press(hero.getByRole('button', { name: 'Reject Hero Image' }));
    await expect(hero.getByText('Rejected', { exact: true })).toBeVisible();
    await expect.poll(() => statusesOf(page, id)).toMatchObject({ hero: 'rejected', secondary: 'approved' });

    await page.keyboard.press('z');
    await expect(hero.getByText('Pending', { exact: true })).toBeVisible();
    await expect(partCard(page, 'Product Images (Legacy View)')).toBeFocused();
    await hand.press(hero.getByRole('button', { name: 'Approve Hero Image' }));
    await expect(hero.getByText('Approved', { exact: true })).toBeVisible();
    await hand.press(secondary.getByRole('button', { name: /^Rollback Secondary Image/ }));
    await hand.press(secondary.getByRole('button', { name: /^Reject Secondary Image/ }));
    await expect(secondary).toBeFocused();
    await expect.poll(() => statusesOf(page, id)).toMatchObject({ hero: 'approved', secondary: 'rejected' });
  },
);

/** The status of the hero image and of the first of the others. */
async function statusesOf(page: Page, id: number): Promise<Record<string, string>> {
  const { imagesWithStatus } = (await (await page.request.get(`/api/products/${id}/optimized-content`)).json()) as {
    imagesWithStatus: Image[];
  };
  return Object.fromEntries(imagesWithStatus.toReversed().map(({ type, status }) => [type, status]));
}
