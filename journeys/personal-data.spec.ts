// An owner ends the session of a member, then removes them, exports what is stored about them and erases it; their work stays.
import { readFileSync } from 'node:fs';
import { expect, joinAsOwner, joinBy, signInBy, test, tomas } from './two-people.ts';

test('A session is ended from the list of all, and the data of who was removed is exported and erased', async ({
  page,
  server,
  other,
}) => {
  await joinAsOwner(page, server);
  const question = page.getByRole('alertdialog');

  await test.step('A writer joins, and writes', async () => {
    await page.goto('/team');
    await expect(page.getByText('You are the only member.')).toBeVisible();
    await page.keyboard.press('i');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(tomas.email);
    await dialog.getByRole('button', { name: 'Make link' }).click();
    const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await joinBy(other, link, tomas);
    const written = await other.evaluate(async () => {
      const send = async (method: string, path: string, body: object) => {
        const headers = { 'content-type': 'application/json' };
        return await fetch(path, { method, headers, body: JSON.stringify(body) });
      };
      const added = await send('POST', '/api/products', { sku: 'MUG-1', title: 'Stoneware mug' });
      const { id } = (await added.json()) as { id: number };
      const url = `/api/products/${id}/optimized-content`;
      return (await send('PATCH', url, { title: 'Stoneware mug with a wide handle' })).status;
    });
    expect(written).toBe(200);
  });

  await test.step('The owner sees their session, ends it, and their browser is signed out within a second', async () => {
    await other.goto('/products');
    await page.getByRole('tab', { name: 'Sessions' }).click();
    const rows = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    const row = rows.filter({ hasText: tomas.fullName });
    await expect(row).toContainText('by an access link');
    const left = other.waitForURL(/\/sign-in/);
    const ended = page.waitForResponse((reply) => reply.request().method() === 'DELETE');
    await row.getByRole('button', { name: /^Sign out of/ }).click();
    await ended;
    const since = Date.now();
    await left;
    expect(Date.now() - since, 'ms after the session ended').toBeLessThan(1_000);
    await expect(rows).toHaveCount(1);
  });

  await test.step('Signed in again, another browser of theirs comes by itself, and all of them end', async () => {
    await signInBy(other, tomas);
    await other.waitForURL(/\/products/);
    await page.getByRole('combobox', { name: 'Person' }).click();
    await page.getByRole('option', { name: tomas.fullName }).click();
    const theirs = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await expect(theirs).toHaveCount(1);
    await expect(theirs).toContainText('by password');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    const left = other.waitForURL(/\/sign-in/);
    await question.getByRole('button', { name: 'Sign out everywhere' }).click();
    await left;
    await expect(page.getByText('Not signed in anywhere')).toBeVisible();
  });

  const former = page.getByRole('table', { name: 'Former members' });
  await test.step('Removed, they are a former member, and all that is stored about them is a file', async () => {
    await page.getByRole('tab', { name: 'Members' }).click();
    await page.getByRole('button', { name: `More about ${tomas.fullName}` }).click();
    await page.getByRole('menuitem', { name: 'Remove…' }).click();
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(former).toContainText(tomas.email);
    const downloads = page.waitForEvent('download');
    await former.getByRole('link', { name: `Export data of ${tomas.fullName}` }).click();
    const download = await downloads;
    expect(download.suggestedFilename()).toMatch(/^personal-data-\d+-\d{4}-\d{2}-\d{2}\.json$/);
    const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as { account: object; records: object };
    expect(file.account).toMatchObject({ fullName: tomas.fullName, formerEmail: tomas.email });
    expect(Object.keys(file.records)).toEqual(expect.arrayContaining(['audit_entries', 'content_history', 'products']));
  });

  await test.step('Erased, their work has a neutral name everywhere', async () => {
    await former.getByRole('button', { name: `Erase the data of ${tomas.fullName}` }).click();
    await question.getByLabel(`Type ${tomas.fullName} to confirm`).fill(tomas.fullName);
    await question.getByRole('button', { name: 'Erase' }).click();
    await expect(former).toContainText(/Former member \d+/);
    await expect(former).not.toContainText(tomas.fullName);
    await page.getByRole('tab', { name: 'Audit' }).click();
    const log = page.getByRole('list', { name: 'Audit log' });
    await expect(log).toContainText(/Maya Lindqvist erased the personal data of Former member \d+/);
    await expect(log).toContainText(/Former member \d+ joined as writer/);
    await expect(log).not.toContainText(/Tomas|tomas/);
    await page.goto('/content-history');
    await expect(page.getByRole('main')).toContainText(/Former member \d+/);
    await expect(page.getByRole('main')).not.toContainText(/Tomas/);
  });
});
