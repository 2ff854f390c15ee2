// Two people needed: what one approves against the source, another confirms.
import type { Page } from '@playwright/test';
import { expect, joinAsOwner, joinBy, maya, test, tomas } from './two-people.ts';

const title = (page: Page) => page.getByRole('region', { name: 'Product Title', exact: true });
const waits = `Approved by ${maya.fullName}. A second person must confirm.`;

const already = 'You approved this already. A second person must confirm.';

async function approve(page: Page, answer: string): Promise<void> {
  await title(page).getByRole('button', { name: 'Approve Product Title' }).click();
  await page.getByRole('button', { name: answer }).click();
}

test('What the source contradicts is approved by one person and confirmed by another', async ({
  page,
  server,
  other,
}) => {
  await joinAsOwner(page, server);
  const headers = { origin: server.url };

  const address =
    await test.step('The owner asks for two people, adds a product, and a second approver joins', async () => {
      await page.goto('/settings#second-person');
      const saved = page.waitForResponse((reply) => reply.request().method() === 'PATCH');
      await page.getByRole('checkbox', { name: 'Approving contradicted text' }).click();
      expect((await saved).status()).toBe(200);
      const data = { sku: 'MUG-1', title: 'Clayfield 16 oz stoneware mug', description: 'Holds 16 oz of coffee.' };
      const added = await page.request.post('/api/products', { headers, data });
      const { id } = await added.json();
      const written = await page.request.patch(`/api/products/${id}/optimized-content`, {
        ...{ headers, data: { title: 'Clayfield 18 oz stoneware mug' } },
      });
      expect(written.status()).toBe(200);
      const invited = await page.request.post('/api/invitations', {
        ...{ headers, data: { email: tomas.email, role: 'approver' } },
      });
      await joinBy(other, (await invited.json()).link.url, tomas);
      return `/products/${id}`;
    });

  await test.step('The owner approves: the part waits, in both browsers', async () => {
    await other.goto(address);
    await page.goto(address);
    await approve(page, 'Confirm; a second person approves');
    await expect(title(page)).toContainText(already);
    await expect(title(page)).toContainText('Pending');
    await expect(title(other)).toContainText(waits);
  });

  await test.step('The same person cannot confirm', async () => {
    await expect(title(page).getByRole('button', { name: 'Approve Product Title' })).toBeDisabled();
    await expect(title(page).getByRole('button', { name: /^Take back/ })).toBeVisible();
  });

  await test.step('The other one is notified, and can: both are named', async () => {
    await other.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    await other.getByRole('link', { name: new RegExp(`^${maya.fullName} asks you to confirm an approval`) }).click();
    await approve(other, 'Confirm and approve');
    await expect(title(other)).toContainText(`Approved by ${tomas.fullName}, first by ${maya.fullName}`);
  });
});
