// People who sign in: the owner's first start, wrong passwords, the end of sessions in other browsers. On servers that sign people in.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { measureLoad, signInBudget, weigh } from '#testing/first-load.ts';
import { freePort } from '#testing/free-port.ts';
import { type RunningServer, startServer } from '#testing/running-server.ts';
import { test as base, expect, watchConsole } from './own-server.ts';
import { signInBy } from './two-people.ts';

const owner = { fullName: 'Maya Lindqvist', email: 'maya@northwind.example', password: 'walnut river ladder' };
const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const alert = (page: Page) => page.getByRole('alert');
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' });
const account = (page: Page) => sidebar(page).getByRole('button', { name: owner.fullName });

/** The link a first start prints. */
async function ownerLink(server: RunningServer): Promise<string> {
  const printed = () => /\S+\/join#\S+/.exec(server.log())?.[0];
  await expect.poll(printed).toBeTruthy();
  return printed() ?? '';
}

async function becomeOwner(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Name', { exact: true }).fill(owner.fullName);
  await email(page).fill(owner.email);
  await password(page).fill(owner.password);
  await page.getByRole('button', { name: 'Make account' }).click();
  await expect(account(page)).toBeVisible();
}

/** The owner in two browsers; answers the page of the other one, which shows the help. */
async function becomeOwnerInTwo(page: Page, server: RunningServer, another: () => Promise<Page>): Promise<Page> {
  await becomeOwner(page, await ownerLink(server));
  const other = await another();
  await other.goto('/sign-in?to=/help');
  await signInBy(other, owner);
  await expect(other.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible();
  return other;
}

async function signOut(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

const test = base.extend<{ another: () => Promise<Page> }>({
  dataDir: async ({ catalogue: _kind }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'copydesk-sign-in-'));
    await use(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  },
  server: async ({ dataDir }, use) => {
    // Browsers make passkeys for a name, and none for an IP address.
    const [PORT, AUTH] = [String(await freePort()), 'password'];
    const url = `http://localhost:${PORT}`;
    const server = await startServer({ DATA_DIR: dataDir, AUTH, PORT, PUBLIC_URL: url });
    await use({ ...server, url });
    await server.stop();
  },
  /** A browser of its own, with its own cookies. */
  another: async ({ browser, server, consoleErrors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const page = await openBrowser(browser, server, contexts);
      watchConsole(page, consoleErrors);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

async function openBrowser(browser: Browser, server: RunningServer, contexts: BrowserContext[]): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  contexts.push(context);
  return await context.newPage();
}

test('The first start makes the owner by its link; from then on one signs in, and comes back to where one was', async ({
  page,
  server,
  another,
}) => {
  const link = await ownerLink(server);

  await test.step('Before, every page leads to the page to sign in on', async () => {
    await page.goto('/runs?state=done');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('to')).toBe('/runs?state=done');
  });

  await test.step('The link makes the owner', async () => {
    await page.goto(link);
    await expect(page.getByText('You will be the owner of this workspace.')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill(owner.fullName);
    await email(page).fill('maya');
    await password(page).fill('Maya Lindqvist');
    await page.getByRole('button', { name: 'Make account' }).click();
    await expect(email(page)).toHaveAccessibleDescription('Enter an email address such as maya@example.com.');
    await email(page).fill(owner.email);
    await page.getByRole('button', { name: 'Make account' }).click();
    await expect(password(page)).toHaveAccessibleDescription(/Choose a password without your name or email in it\.$/);
    await password(page).fill(owner.password);
    await page.getByRole('button', { name: 'Make account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(account(page)).toBeVisible();
  });

  await test.step('The link works once', async () => {
    const other = await another();
    await other.goto(link);
    await expect(alert(other)).toContainText(/^\s*This link was used on \w{3} \d{1,2}\. Ask for a new one\.\s*$/);
    await expect(other.getByRole('button', { name: 'Make account' })).toBeHidden();
  });

  await test.step('Signing out leads to the page to sign in on, with nothing to come back to', async () => {
    await page.goto('/help');
    await signOut(page);
    expect(new URL(page.url()).search).toBe('');
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/sign-in\?to=%2Fsettings$/);
  });

  await test.step('A wrong password is said and typed again', async () => {
    await signInBy(page, { ...owner, password: 'walnut river ladders' });
    await expect(alert(page)).toContainText(
      'Email or password is wrong. Check both and try again. After 4 more tries, sign-in pauses for 15 minutes.',
    );
    await expect(password(page)).toHaveValue('');
    await expect(password(page)).toBeFocused();
    await page.keyboard.type(owner.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(page).toHaveURL(/\/settings$/);
  });
});

test('After too many wrong passwords sign-in pauses', async ({ page, server, another }) => {
  await becomeOwner(await another(), await ownerLink(server));
  await page.goto('/sign-in');
  for (let tries = 4; tries > 0; tries -= 1) {
    await signInBy(page, { ...owner, password: 'not this one' });
    await expect(alert(page)).toContainText(`After ${tries} more`);
  }
  await signInBy(page, { ...owner, password: 'not this one' });
  await expect(alert(page)).toContainText(/Too many tries\. Sign in again at \d{1,2}:\d{2} [AP]M\./);
  await signInBy(page, owner);
  await expect(alert(page)).toContainText(/Too many tries\. Sign in again at \d{1,2}:\d{2} [AP]M\./);
  await expect(email(page)).toHaveValue(owner.email);
});

test('A session that is ended in one browser ends in the other within a second, in all its tabs', async ({
  page,
  server,
  another,
}) => {
  const other = await becomeOwnerInTwo(page, server, another);
  const tab = await other.context().newPage();
  await tab.goto('/privacy');
  await expect(tab.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();

  await page.goto('/settings#sessions');
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  const row = sessions.getByRole('listitem').filter({ hasNotText: 'This browser' });
  await expect(row).toContainText('Chrome on Linux');
  const answered = page.waitForResponse((reply) => reply.request().method() === 'DELETE');
  const left = Promise.all([
    other.waitForRequest((request) => request.url().endsWith('/sign-in?to=%2Fhelp&ended')),
    tab.waitForRequest((request) => request.url().endsWith('/sign-in?to=%2Fprivacy&ended')),
  ]).then(() => Date.now());
  await row.getByRole('button', { name: /^Sign out of/ }).click();
  await answered;
  const since = Date.now();
  expect((await left) - since, 'ms after the session was ended').toBeLessThan(1_000);
  for (const each of [other, tab]) await expect(each.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(account(page)).toBeVisible();
});

test('A changed password signs out all other browsers, and is the one that counts', async ({
  page,
  server,
  another,
}) => {
  const other = await becomeOwnerInTwo(page, server, another);

  await account(page).click();
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Current password', { exact: true }).fill('not this one');
  await dialog.getByLabel('New password', { exact: true }).fill('copper lantern meadow');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Current password', { exact: true })).toHaveAccessibleDescription(
    'This is not your current password.',
  );
  await dialog.getByLabel('Current password', { exact: true }).fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  await other.waitForURL(/\/sign-in\?to=%2Fhelp&ended$/);
  await signInBy(other, owner);
  await expect(alert(other)).toContainText('Email or password is wrong.');
  await signInBy(other, { ...owner, password: 'copper lantern meadow' });
  await expect(other.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible();
  // The one it was changed in goes on.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('A second factor asks for a code of an app, which counts once, or for a recovery code', async ({
  page,
  server,
}) => {
  await becomeOwner(page, await ownerLink(server));
  const card = page.getByRole('region', { name: 'Second factor' });
  const dialog = page.getByRole('dialog');
  const code = page.getByLabel('Code', { exact: true });
  const dashboard = page.getByRole('heading', { level: 1, name: 'Dashboard' });
  const recoveryCodes: string[] = [];

  const show = await test.step('The app gets the secret, and its first code turns it on', async () => {
    await account(page).click();
    await page.getByRole('menuitem', { name: 'Your account' }).click();
    await card.getByRole('button', { name: 'Turn on' }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
    const typed = await dialog.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText();
    const app = new TOTP({ secret: typed.replaceAll(' ', '') });
    await code.fill(app.generate());
    await page.keyboard.press('Enter');
    const list = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(list).toHaveCount(10);
    recoveryCodes.push(...(await list.allInnerTexts()));
    /** Of the step after this one: that of now was used. Clocks may be off by one. */
    return () => app.generate({ timestamp: Date.now() + 30_000 });
  });

  await test.step('Who goes back before the codes are saved is asked', async () => {
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'Close without saving the codes?' });
    await question.getByRole('button', { name: 'Back to the codes' }).click();
    await dialog.getByRole('checkbox', { name: 'I saved them' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();
    await expect(card).toContainText('10 left');
  });

  const shown = await test.step('Signing in asks for a code', async () => {
    await signOut(page);
    await signInBy(page, owner);
    await expect(code).toBeFocused();
    const next = show();
    await page.keyboard.type(next);
    await page.keyboard.press('Enter');
    await expect(dashboard).toBeVisible();
    return next;
  });

  await test.step('The same code does not work again; a recovery code does', async () => {
    await signOut(page);
    await signInBy(page, owner);
    await expect(code).toBeFocused();
    await page.keyboard.type(shown);
    await page.keyboard.press('Enter');
    await expect(alert(page)).toContainText('Password or code is wrong, or the code was used already.');
    await expect(code).toBeFocused();
    await page.keyboard.type(recoveryCodes[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(dashboard).toBeVisible();
    await page.goto('/settings#second-factor');
    await expect(card).toContainText('9 left');
  });
});

/** A device with a lock in front of a page, as the browser's own developers test with. */
async function addDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return {
    /** Whether whoever is in front of it can open its lock. */
    setLock: (isUserVerified: boolean) => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

test('A passkey signs in by the lock of the device, until it is deleted', async ({ page, server }) => {
  const card = page.getByRole('main').getByRole('region', { name: 'Passkeys' });
  const dialog = page.getByRole('dialog');
  const passkey = page.getByRole('button', { name: 'Sign in with a passkey' });
  const dashboard = page.getByRole('heading', { level: 1, name: 'Dashboard' });
  const device = await addDevice(page);
  await becomeOwner(page, await ownerLink(server));

  await test.step('It is added with the password', async () => {
    await account(page).click();
    await page.getByRole('menuitem', { name: 'Your account' }).click();
    await expect(card).toContainText('You have no passkey.');
    await card.getByRole('button', { name: 'Add a passkey' }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.keyboard.press('Enter');
    await expect(card.getByRole('listitem')).toContainText(/^Chrome.*not used yet/);
  });

  await test.step('Then it signs in alone', async () => {
    await signOut(page);
    await passkey.click();
    await expect(dashboard).toBeVisible();
    await page.goto('/settings#passkeys');
    await expect(card.getByRole('listitem')).toContainText('last used');
  });

  await test.step('Whoever cannot open the lock is told, and can try again', async () => {
    await signOut(page);
    await device.setLock(false);
    await passkey.click();
    await expect(alert(page)).toContainText('No passkey was used. Try again, or use your password.');
    await device.setLock(true);
    await passkey.click();
    await expect(dashboard).toBeVisible();
  });

  await test.step('Deleted, it signs nobody in', async () => {
    await page.goto('/settings#passkeys');
    await card.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(card).toContainText('You have no passkey.');
    await signOut(page);
    await passkey.click();
    await expect(alert(page)).toContainText('This passkey does not work here. Use your password.');
  });
});

test('What was typed and not saved is there again after a session that ended', async ({ page, server, another }) => {
  await becomeOwner(page, await ownerLink(server));
  await page.goto('/prompts');
  await page.getByRole('button', { name: 'Add New Prompt' }).first().click();
  const text = page.getByRole('dialog').getByRole('textbox').first();
  await text.fill('Mention the warranty of five years');
  const other = await another();
  await other.goto('/sign-in?to=/settings');
  await signInBy(other, owner);
  await other.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.waitForURL(/\/sign-in\?to=/);
  await signInBy(page, owner);
  // The address of the dialog leads back into it.
  await expect(page).toHaveURL(/\/prompts\?dialog=new$/);
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('Mention the warranty of five years');
});

test('The pages to sign in and to join are small, and load nothing of the app', async ({ page, server }) => {
  for (const address of ['/sign-in', await ownerLink(server)]) {
    const loaded = await measureLoad(page, address);
    expect(weigh(loaded), `bytes of ${address}`).toBeLessThanOrEqual(signInBudget);
    expect(loaded.filter(({ kind }) => kind === 'font')).toEqual([]);
  }
});
