// A team of two: the owner invites a writer, who joins in another browser; what the owner changes, the other browser knows at once.
import { account, expect, joinAsOwner, joinBy, maya, signInBy, test, tomas } from './two-people.ts';

const newPassword = 'amber willow station';

test('The owner invites a writer, who joins, becomes a viewer, gets a new password, and is removed', async ({
  page,
  server,
  other,
}) => {
  await joinAsOwner(page, server);
  const dialog = page.getByRole('dialog');
  const members = page.getByRole('table', { name: 'Members', exact: true });
  const row = members.getByRole('row').filter({ hasText: tomas.fullName });
  const linkIn = () => dialog.getByLabel('Link', { exact: true }).inputValue();

  const link = await test.step('The owner makes a link', async () => {
    await page.goto('/team');
    await expect(page.getByText('You are the only member.')).toBeVisible();
    await page.keyboard.press('i');
    await dialog.getByLabel('Email').fill(tomas.email);
    await dialog.getByRole('button', { name: 'Make link' }).click();
    const made = await linkIn();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('table', { name: 'Invitations' })).toContainText('Expires in 7 days');
    return made;
  });

  await test.step('The writer joins, and the list of the owner shows it', async () => {
    await other.goto(link);
    await expect(other.getByText('Maya Lindqvist invited you to Copydesk as a writer.')).toBeVisible();
    await expect(other.getByLabel('Email')).toHaveValue(tomas.email);
    await joinBy(other, link, tomas);
    await expect(row).toContainText('Writer');
    await expect(page.getByText('You are the only member.')).toBeHidden();
    await expect(page.getByRole('table', { name: 'Invitations' })).toBeHidden();
  });

  await test.step('Nobody else joins with the same link', async () => {
    const third = await other.context().newPage();
    await third.goto(link);
    await expect(third.getByRole('alert')).toContainText(
      /This link was used on .+ There is an account with its email: sign in instead\./,
    );
    await third.close();
  });

  await test.step('The role is changed, and the other session knows within a second', async () => {
    await other.goto('/team');
    await expect(other.getByRole('table', { name: 'Members', exact: true })).toContainText(maya.fullName);
    const told = other.waitForResponse((reply) => reply.url().endsWith('/api/me'));
    const changed = page.waitForResponse((reply) => reply.request().method() === 'PUT');
    await row.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Viewer' }).click();
    await changed;
    const since = Date.now();
    expect(await (await told).json()).toMatchObject({ role: 'viewer' });
    expect(Date.now() - since, 'ms after the role was changed').toBeLessThan(1_000);
    await expect(account(other, 'Tomas Berg viewer')).toBeVisible();
  });

  await test.step('A link sets a new password, and signs out everywhere', async () => {
    await row.getByRole('button', { name: tomas.fullName, exact: true }).click();
    const panel = page.getByRole('complementary', { name: tomas.fullName });
    await expect(panel).toContainText('Tomas can see everything, ask, comment, check and export.');
    await panel.getByRole('button', { name: 'New password…' }).click();
    await dialog.getByRole('button', { name: 'Make link' }).click();
    const reset = await linkIn();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await other.goto(reset);
    await other.getByLabel('Password', { exact: true }).fill(newPassword);
    await other.getByRole('button', { name: 'Set password' }).click();
    await expect(other.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
    await other.getByRole('link', { name: 'Sign in' }).click();
    await signInBy(other, { email: tomas.email, password: newPassword });
    await expect(account(other, tomas.fullName)).toBeVisible();
  });

  await test.step('Removed, the other browser is signed out', async () => {
    const left = other.waitForURL(/\/sign-in/);
    await page.getByRole('complementary', { name: tomas.fullName }).getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await left;
    await expect(row).toBeHidden();
    await expect(page.getByText('You are the only member.')).toBeVisible();
    await signInBy(other, { email: tomas.email, password: newPassword });
    await expect(other.getByRole('alert')).toContainText('Email or password is wrong.');
  });

  await test.step('The audit log has all of it, and what happens next by itself', async () => {
    await page.getByRole('tab', { name: 'Audit' }).click();
    const log = page.getByRole('list', { name: 'Audit log' });
    for (const sentence of [
      'Maya Lindqvist removed Tomas Berg',
      'Tomas Berg set a new password with a link',
      'Maya Lindqvist changed the role of Tomas Berg from writer to viewer',
      'Tomas Berg joined as writer',
      'Maya Lindqvist invited tomas@northwind.example as writer',
      'Maya Lindqvist joined as owner',
    ])
      await expect(log).toContainText(sentence);
    const settings = await page.context().newPage();
    await settings.goto('/settings');
    await settings.getByRole('switch', { name: 'Keep manual edits' }).click();
    await expect(log).toContainText('Maya Lindqvist changed settings: Manual edits in imports from keep to file');
    await settings.close();
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download CSV' }).click();
    expect((await file).suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
  });
});

test('A program reads with a token, writes nothing with it, and is refused once the token is revoked', async ({
  page,
  server,
}) => {
  await joinAsOwner(page, server);
  await page.goto('/api-integration');
  const card = page.getByRole('region', { name: 'Tokens' });
  await card.getByRole('button', { name: 'New token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What the token is for').fill('Nightly report');
  await dialog.getByLabel('Your password', { exact: true }).fill(maya.password);
  await dialog.getByRole('button', { name: 'Make token' }).click();
  const token = await dialog.getByLabel('Token', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const headers = { authorization: `Bearer ${token}` };
  const call = (path: string, given: RequestInit = {}) => fetch(`${server.url}${path}`, { headers, ...given });

  await test.step('It reads, as who made it, and may not write', async () => {
    expect((await call('/api/products?limit=1')).status).toBe(200);
    expect(await (await call('/api/me')).json()).toMatchObject({ fullName: maya.fullName, role: 'viewer' });
    const written = await call('/api/products/1/generate-optimized-content', { method: 'POST' });
    expect(written.status).toBe(403);
    await page.reload();
    await expect(card.getByRole('row').filter({ hasText: 'Nightly report' })).toContainText('Now from 127.0.0.1');
  });

  await test.step('Revoked, it is refused at once', async () => {
    await card.getByRole('button', { name: 'Revoke the token Nightly report' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(card.getByText('No token yet.')).toBeVisible();
    const refused = await call('/api/products?limit=1');
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ code: 'NOT_SIGNED_IN' });
  });
});
