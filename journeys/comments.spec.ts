// Two people and one product: a comment that mentions, the bell of who is mentioned, an answer, resolving; then a rejection of many with a
// reason, which the next draft follows.
import type { Page } from '@playwright/test';
import { expect, joinAsOwner, joinBy, test, tomas } from './two-people.ts';

const title = 'Stoneware mug with a handle, dishwasher safe, holds 350 ml';

/** A call of whoever is signed in there. */
const call = <Reply>(page: Page, path: string, body: object): Promise<Reply> =>
  page.evaluate(
    async ({ path: to, body: sent }) => {
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch(to, { method: 'POST', headers, body: JSON.stringify(sent) });
      if (!reply.ok) throw new Error(`${to}: ${await reply.text()}`);
      return await reply.json();
    },
    { path, body },
  );

test('A comment mentions somebody, who answers and resolves it; a rejection with a reason leads the next draft', async ({
  page,
  server,
  other,
}) => {
  await joinAsOwner(page, server);
  const { link } = await call<{ link: { url: string } }>(page, '/api/invitations', {
    ...{ email: tomas.email, role: 'approver' },
  });
  await joinBy(other, link.url, tomas);
  const { id } = await call<{ id: number }>(page, '/api/products', {
    ...{ sku: 'MUG-1', title, description: 'A stoneware mug. It holds 350 ml and is dishwasher safe.' },
  });
  const part = (on: Page) => on.getByRole('region', { name: 'Product Title', exact: true });
  const thread = (on: Page) => on.getByRole('region', { name: 'Comments on Product Title' });
  const bell = (on: Page) => on.getByRole('button', { name: /^Notifications/ });

  await test.step('Maya asks Tomas about the title', async () => {
    await page.goto(`/products/${id}`);
    await page.getByRole('button', { name: 'Generate Content' }).click();
    await expect(part(page).getByText('Pending', { exact: true })).toBeVisible();
    await expect(part(page).getByRole('button', { name: 'Comments on Product Title: 0 open' })).toBeVisible();
    await page.keyboard.press('c');
    const field = thread(page).getByRole('textbox', { name: 'Comment on Product Title' });
    await expect(field).toBeFocused();
    await page.keyboard.type('Is it too long, @to');
    await expect(page.getByRole('option')).toHaveText(/Tomas Berg\s*approver/);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Is it too long, @Tomas Berg ');
    await page.keyboard.press('Control+Enter');
    await expect(part(page).getByRole('button', { name: 'Comments on Product Title: 1 open' })).toBeVisible();
  });

  await test.step('The bell of Tomas leads him to the part, where he answers', async () => {
    await expect(bell(other)).toHaveAccessibleName('Notifications, 1 unread');
    await bell(other).click();
    await other.getByRole('link', { name: /^Maya Lindqvist mentioned you/ }).click();
    await expect(thread(other)).toContainText('Is it too long, @Tomas Berg');
    await expect(bell(other)).toHaveAccessibleName('Notifications');
    await other.keyboard.press('c');
    await other.keyboard.type('Yes, shorter please');
    await other.keyboard.press('Control+Enter');
    await expect(thread(page)).toContainText('Yes, shorter please');
    await expect(bell(page)).toHaveAccessibleName(/1 unread/);
  });

  await test.step('He resolves the comments, and Maya sees it', async () => {
    await expect(thread(other).getByText('Sending…')).toBeHidden();
    await thread(other).getByRole('button', { name: 'Resolve the comments on Product Title' }).click();
    const resolved = { name: 'Comments on Product Title: 0 open, 2 resolved' };
    await expect(part(page).getByRole('button', resolved)).toBeVisible();
    await expect(thread(page).getByText('Yes, shorter please')).toBeHidden();
  });

  await test.step('He rejects what is pending with one reason', async () => {
    await other.goto('/pending-products');
    await other.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await other.getByRole('button', { name: 'More actions for the selected products' }).click();
    await other.getByRole('menuitem', { name: 'Reject', exact: true }).click();
    const question = other.getByRole('alertdialog');
    await expect(question).toContainText('3 parts of 1 product');
    await question.getByRole('textbox', { name: 'Why do you reject them?' }).fill('Too long');
    await question.getByRole('button', { name: 'Reject 1' }).click();
    await expect(part(page)).toContainText('Rejected by Tomas Berg');
    await expect(part(page)).toContainText(': Too long');
    await expect(bell(page)).toHaveAccessibleName(/2 unread/);
  });

  await test.step('The next draft follows the reason, and says so', async () => {
    await page.getByRole('button', { name: 'Generate Content' }).click();
    await expect(part(page).getByText('Pending', { exact: true })).toBeVisible();
    const content = await page.request.get(`/api/products/${id}/optimized-content`);
    const { title: next, parts } = (await content.json()) as {
      title: string;
      parts: { title: { draft: { reasons: { text: string }[] } } };
    };
    expect(next.length).toBeLessThan(title.length);
    expect(parts.title.draft.reasons.map(({ text }) => text)).toContain(
      'Followed: "Too long" (reason of the rejection).',
    );
  });
});
