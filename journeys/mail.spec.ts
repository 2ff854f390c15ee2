// Links by mail, over a real mail server: who forgot their password, a server that is down at first, and an invitation.

import { freePort } from '#testing/free-port.ts';
import { createMailServer, linkIn, type MailServer } from '#testing/mail-server.ts';
import { startServer } from '#testing/running-server.ts';
import { account, test as base, expect, joinAsOwner, maya, signInBy, tomas } from './two-people.ts';

const test = base.extend<{ mailServer: MailServer }>({
  mailServer: async ({ browserName: _ }, use) => {
    const mailServer = await createMailServer();
    await use(mailServer);
    await mailServer.stop();
  },
  server: async ({ dataDir, mailServer }, use) => {
    const port = await freePort();
    const server = await startServer({
      ...{ DATA_DIR: dataDir, AUTH: 'password', PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` },
      ...{ SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, MAIL_FROM: 'Copydesk <desk@northwind.example>' },
    });
    await use(server);
    await server.stop();
  },
});

const newPassword = 'brisk meadow compass';

test('Who forgot their password gets a link by mail once the mail server is back, and an invitation is mailed, too', async ({
  page,
  server,
  other,
  mailServer,
}) => {
  const arrived = async (many: number) => {
    await expect.poll(() => mailServer.received.length, { timeout: 40_000 }).toBe(many);
    const received = mailServer.received[many - 1];
    if (!received) throw new Error('No mail');
    return received;
  };
  await joinAsOwner(page, server);

  await test.step('The mail server is down: the page says the same, and nothing is lost', async () => {
    await other.goto('/sign-in');
    await other.getByRole('button', { name: 'Forgot your password?' }).click();
    await other.getByLabel('Email').fill(maya.email);
    await other.getByRole('button', { name: 'Send link' }).click();
    await expect(other.getByRole('status')).toContainText('a link is on its way');
    await expect.poll(() => server.log()).toContain('A mail waits for another try');
    await mailServer.start();
  });

  await test.step('The link that arrives sets a new password, which signs them in', async () => {
    const received = await arrived(1);
    expect(received.to).toEqual([maya.email]);
    expect(received.mail.subject).toBe('Set a new password for Copydesk');
    await other.goto(linkIn(received));
    await expect(other.getByText(`For ${maya.fullName}. You will be signed out everywhere.`)).toBeVisible();
    await other.getByLabel('Password', { exact: true }).fill(newPassword);
    await other.getByRole('button', { name: 'Set password' }).click();
    // The page leads to the sign-in before, too: who leaves while the password is being set may not have it.
    await expect(other.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
    await other.getByRole('link', { name: 'Sign in' }).click();
    await signInBy(other, { email: maya.email, password: newPassword });
    await expect(account(other, maya.fullName)).toBeVisible();
    // Elsewhere the session ended.
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  await test.step('An invitation is mailed; a mailbox that is not there is said under its address', async () => {
    mailServer.refusal = { code: 550, text: 'No such mailbox' };
    await other.goto('/team');
    await expect(other.getByText('You are the only member.')).toBeVisible();
    await other.keyboard.press('i');
    const dialog = other.getByRole('dialog');
    await dialog.getByLabel('Email').fill(tomas.email);
    await dialog.getByRole('button', { name: 'Make link' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    const invited = other.getByRole('table', { name: 'Invitations' });
    await expect(invited).toContainText('Mail not sent. The mail server does not accept this address.');
    mailServer.refusal = null;
    await invited.getByRole('button', { name: `Send again to ${tomas.email}` }).click();
    const received = await arrived(2);
    expect(received.to).toEqual([tomas.email]);
    await expect(invited).toContainText('by mail');
    await expect(invited).not.toContainText('Mail not sent');
    await page.goto(linkIn(received));
    await expect(page.getByText(`${maya.fullName} invited you to Copydesk as a writer.`)).toBeVisible();
  });
});
