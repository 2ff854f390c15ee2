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

  await test.step('The owner’s undo says that another decided since, and does nothing', async () => {
    await expect(title(page)).toContainText(`Approved by ${tomas.fullName}`);
    // By its key: the toast that offers it goes by itself.
    await page.keyboard.press('z');
    await expect(page.getByText('Could not undo', { exact: true })).toBeVisible();
    await expect(title(page)).toContainText(`Approved by ${tomas.fullName}`);
  });

  await test.step('The undo of the confirmation leaves the first approval, which is confirmed again', async () => {
    await other.keyboard.press('z');
    await expect(title(other)).toContainText(waits);
    await expect(title(page)).toContainText(already);
    await approve(other, 'Confirm and approve');
    await expect(title(other)).toContainText(`Approved by ${tomas.fullName}, first by ${maya.fullName}`);
  });
});

test('A category that needs two people is approved in bulk by one person, and confirmed in bulk by another', async ({
  page,
  server,
  other,
}) => {
  await joinAsOwner(page, server);
  const headers = { origin: server.url };
  await test.step('The owner lists a category, adds two products of it, and a second approver joins', async () => {
    for (const sku of ['TOY-1', 'TOY-2']) {
      const data = { sku, title: `Wooden train ${sku}`, description: 'A train of wood.', category: 'Toys' };
      const { id } = await (await page.request.post('/api/products', { headers, data })).json();
      const written = await page.request.patch(`/api/products/${id}/optimized-content`, {
        ...{ headers, data: { title: `Train ${sku}, wooden` } },
      });
      expect(written.status()).toBe(200);
    }
    await page.goto('/settings#second-person');
    const categories = page.getByRole('combobox', { name: 'Every approval in these categories' });
    await categories.fill('Toys');
    const saved = page.waitForResponse((reply) => reply.request().method() === 'PATCH');
    await page.getByRole('button', { name: 'Add category' }).click();
    expect((await saved).status()).toBe(200);
    const invited = await page.request.post('/api/invitations', {
      ...{ headers, data: { email: tomas.email, role: 'approver' } },
    });
    await joinBy(other, (await invited.json()).link.url, tomas);
  });

  await test.step('The owner approves all of them: the question and the run say that they wait', async () => {
    await approveToys(page, /2 products will wait until another approver confirms\./);
    await expect(
      page.getByText(/^Nothing was approved, 2 products wait for a second person, \d+ parts stay pending\.$/),
    ).toBeVisible();
  });

  await test.step('The other one is led to them, and confirms them', async () => {
    await other.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    await other
      .getByRole('link', { name: new RegExp(`^${maya.fullName} asks you to confirm approvals of 2 products`) })
      .click();
    await expect(other).toHaveURL(/pending-products\?secondPerson=me/);
    await expect(other.getByRole('button', { name: /^To confirm/ })).toHaveAttribute('aria-pressed', 'true');
    await approveToys(other, /parts of 2 products will be approved\./);
    await expect(other.getByText(/^Approved \d+ parts of 2 products, \d+ parts stay pending\.$/)).toBeVisible();
    await other.goto('/approved-products');
    await expect(other.getByRole('link', { name: 'Wooden train TOY-1' }).first()).toBeVisible();
  });
});

/** Approves all products of the list there is, once the question says what is expected. */
async function approveToys(page: Page, said: RegExp): Promise<void> {
  if (!page.url().includes('pending-products')) await page.goto('/pending-products?category=Toys');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  const bar = page.getByRole('region', { name: 'Selected products' });
  await bar.getByRole('button', { name: 'Approve', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Approve 2 products?' });
  await expect(question.getByText(said)).toBeVisible();
  await question.getByRole('button', { name: 'Approve 2', exact: true }).click();
}
