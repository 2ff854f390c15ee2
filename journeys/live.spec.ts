// Two people on one product: each sees what the other does, and nothing of either is lost.
import type { Page } from '@playwright/test';
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, expectToast, openProduct, partCard } from './shared-server.ts';
import { openAt, saveTitle, test } from './two-browsers.ts';

const title = 'Product Title';
const description = 'Product Description';

test(
  'an approval and the counts it changes reach another browser without a reload',
  byMouseAndKeyboard,
  async ({ page, other, hand }) => {
    // Only its description waits: with it the product leaves the pending list.
    const id = await openProduct(page, 'LNV-THR13-GRY');
    await openAt(other, id);
    const pending = await countOf(other, 'Pending Optimization');
    await hand.press(partCard(page, description).getByRole('button', { name: 'Approve Product Description' }));
    const card = partCard(other, description);
    await expect(card.getByText('Approved', { exact: true })).toBeVisible();
    await expect(card.getByText('Approved by Maya Lindqvist')).toBeVisible();
    await expect(other.getByRole('region', { name: 'Optimization Progress' }).getByText('100%')).toBeVisible();
    await expect.poll(() => countOf(other, 'Pending Optimization')).toBe(pending - 1);
    await expect.poll(() => countOf(page, 'Pending Optimization')).toBe(pending - 1);

    await hand.press(card.getByRole('button', { name: 'Rollback Product Description' }));
    await expect(partCard(page, description).getByText('Pending', { exact: true })).toBeVisible();
    await expect.poll(() => countOf(page, 'Pending Optimization')).toBe(pending);
  },
);

test(
  'a save on a version that is stale is refused, shows who was first, and loses neither text',
  byMouseAndKeyboard,
  async ({ page, other, hand }) => {
    const id = await openProduct(page, 'HLV-HDY06-SGE-S');
    // The second browser hears nothing of the first.
    await other.route('**/api/events', (route) => route.abort());
    await openAt(other, id);
    await hand.press(partCard(other, title).getByRole('button', { name: 'Edit Product Title' }));
    const field = other.getByRole('textbox', { name: title });
    await hand.write(field, 'The hoodie as the second sees it');
    await saveTitle(page, hand, 'The hoodie as the first sees it');
    await expect(other.getByRole('alert')).toHaveCount(0);

    const refused = other.waitForResponse((response) => response.status() === 409);
    await field.press('Control+Enter');
    await refused;
    await expectToast(other, 'Update failed', 'changed Product Title at');
    await expect(field).toHaveValue('The hoodie as the second sees it');
    await expect(
      other.getByRole('alert').filter({ hasText: 'changed this text while you were editing' }),
    ).toBeVisible();
    await page.reload();
    await expect(partCard(page, title)).toContainText('The hoodie as the first sees it');

    await hand.press(other.getByRole('button', { name: 'Show their text' }));
    await hand.press(other.getByRole('button', { name: 'Save anyway' }));
    await expectToast(other, 'Content updated');
    await expect(partCard(page, title)).toContainText('The hoodie as the second sees it');
  },
);

/** The figure beside a place of the sidebar. */

test('news from the server arrive again after it answered for them with an error', async ({ page }) => {
  let asked = 0;
  await page.route('**/api/events', async (route) => {
    asked += 1;
    if (asked === 1) await route.fulfill({ status: 502, body: 'Bad Gateway' });
    else await route.continue();
  });
  const reopened = page.waitForResponse((reply) => reply.url().endsWith('/api/events') && reply.ok());
  await page.goto('/prompts');
  await expect(page.getByRole('table', { name: 'Prompts' })).toBeVisible();
  await reopened;
  const made = await page.request.post('/api/prompts', { data: { prompt: 'Heard after all', scope: 'global' } });
  await expect(page.getByText('Heard after all')).toBeVisible();
  const { id } = (await made.json()) as { id: number };
  await page.request.delete(`/api/prompts/${id}`);
});

async function countOf(page: Page, place: string): Promise<number> {
  const link = page.getByLabel('Sidebar').getByRole('link', { name: place });
  await expect(link).toContainText(/\d/);
  return Number(/\d+/.exec(await link.innerText())?.[0]);
}
