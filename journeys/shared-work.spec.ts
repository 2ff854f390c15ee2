// Two people on one queue: an owner assigns, a writer takes, and neither is led to the product the other is on.
import type { Page } from '@playwright/test';
import { expect, joinAsOwner, joinBy, test, tomas } from './two-people.ts';

const queue = (page: Page) => page.getByRole('table', { name: 'Pending Optimization' });
const row = (page: Page, at: number) => queue(page).getByRole('row').nth(at);
const lens = (page: Page, name: RegExp) => page.getByRole('group', { name: 'Lenses' }).getByRole('button', { name });
const undo = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('button', { name: 'Undo' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('An owner assigns, a writer takes, and the queue leads neither to what the other is on', async ({
  page,
  server,
  other,
}) => {
  await joinAsOwner(page, server);

  await test.step('Twelve products wait, and a writer joins', async () => {
    for (let number = 1; number <= 12; number += 1) {
      const sku = `BENCH-${String(number).padStart(2, '0')}`;
      const added = await page.request.post('/api/products', {
        headers: { origin: server.url },
        data: { sku, title: `Oak bench ${number}`, description: 'A bench of oak for two.' },
      });
      expect(added.status()).toBe(201);
    }
    const { link } = await (
      await page.request.post('/api/invitations', {
        headers: { origin: server.url },
        data: { email: tomas.email, role: 'writer' },
      })
    ).json();
    await joinBy(other, link.url, tomas);
  });

  await test.step('Nothing is assigned to the writer, who takes five', async () => {
    await other.goto('/pending-products');
    await lens(other, /^Mine/).click();
    await expect(other.getByText('Nothing is assigned to you')).toBeVisible();
    await other.getByRole('button', { name: 'Take 5' }).click();
    await expect(queue(other).getByRole('row')).toHaveCount(6);
    await expect(lens(other, /^Mine/)).toContainText('5');
    await expect(lens(other, /^Unassigned/)).toContainText('7');
    await expect(other).toHaveURL(/assigned=me/);
  });

  await test.step('The owner sees it, and assigns two more with a date, which the writer sees at once', async () => {
    await page.goto('/pending-products');
    await expect(row(page, 1)).toContainText('Tomas');
    await lens(page, /^Unassigned/).click();
    await expect(queue(page).getByRole('row')).toHaveCount(8);
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('m');
    const dialog = page.getByRole('dialog', { name: 'Assign 2 products' });
    await dialog.getByRole('combobox', { name: 'Person' }).click();
    await page.getByRole('option', { name: tomas.fullName }).click();
    const today = new Date().toISOString().slice(0, 10);
    await dialog.getByLabel('Due').fill(today);
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    // A message goes by itself, but not from under the pointer.
    await undo(page).hover();
    await expect(queue(page).getByRole('row')).toHaveCount(6);
    await expect(lens(other, /^Mine/)).toContainText('7');
    await expect(queue(other).getByText('Today', { exact: true })).toHaveCount(2);
  });

  await test.step('An undo takes it back, and a writer cannot change what others have', async () => {
    await undo(page).click();
    await expect(queue(page).getByRole('row')).toHaveCount(8);
    await expect(lens(other, /^Mine/)).toContainText('5');
  });

  await test.step('The queue skips what the other is on', async () => {
    // A writer decides nothing, and goes to the first of theirs as to any product.
    await expect(other.getByRole('button', { name: 'Start review' })).toHaveCount(0);
    await row(other, 1).getByRole('link', { name: 'Oak bench 1', exact: true }).click();
    await expect(heading(other)).toContainText('Oak bench 1');
    await lens(page, /^All/).click();
    await expect(row(page, 1)).toContainText('Tomas Berg is reviewing this');
    await page.getByRole('button', { name: 'Start review' }).click();
    await expect(heading(page)).toContainText('Oak bench 2');
    await expect(page.getByText('Others skip this product for 15 minutes')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Next product: Oak bench 3' }).first()).toBeVisible();
    await other.keyboard.press(']');
    await expect(heading(other), 'past the one the owner is on').toContainText('Oak bench 3');
  });

  await test.step('Opened all the same it says who is there, and frees itself when they leave', async () => {
    await other.goto(page.url());
    await expect(other.getByText('Maya Lindqvist is reviewing this')).toBeVisible();
    await expect(page.getByText('Tomas Berg is reviewing this')).toBeVisible();
    await other.goto('/pending-products');
    await expect(page.getByText('Tomas Berg is reviewing this')).toBeHidden();
    await expect(row(other, 2)).toContainText('Maya Lindqvist is reviewing this');
    await page.close();
    await expect(row(other, 2)).not.toContainText('reviewing');
  });
});
