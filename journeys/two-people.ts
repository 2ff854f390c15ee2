// A server of its own that signs people in, and two of them, each in a browser of their own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { startServer } from '#testing/running-server.ts';
import { test as base, expect, watchConsole } from './own-server.ts';

export { expect };

type NewAccount = { fullName: string; password: string };

export const maya = { fullName: 'Maya Lindqvist', email: 'maya@northwind.example', password: 'walnut river ladder' };
export const tomas = { fullName: 'Tomas Berg', email: 'tomas@northwind.example', password: 'copper lantern meadow' };

export const account = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Sidebar' }).getByRole('button', { name });

/** Makes an account with an access link; the first one asks for an email, too. */
export async function joinBy(
  page: Page,
  link: string,
  { fullName, password }: NewAccount,
  email?: string,
): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Name', { exact: true }).fill(fullName);
  if (email) await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Make account' }).click();
  await expect(account(page, fullName)).toBeVisible();
}

/** Signs in on the page for it, where somebody signed in before. */
export async function signInBy(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  // Until the page's script has run, Enter sends nothing.
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  await page.keyboard.press('Enter');
}

/** Makes the owner by the link the server printed. */
export async function joinAsOwner(page: Page, server: { log: () => string }): Promise<void> {
  const printed = () => /\S+\/join#\S+/.exec(server.log())?.[0];
  await expect.poll(printed).toBeTruthy();
  await joinBy(page, printed() ?? '', maya, maya.email);
}

/** The row of a member in the team. */
export const memberRow = (page: Page, fullName: string): Locator =>
  page.getByRole('table', { name: 'Members', exact: true }).getByRole('row').filter({ hasText: fullName });

export const test = base.extend<{ other: Page }>({
  dataDir: async ({ catalogue: _kind }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'copydesk-team-'));
    await use(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  },
  server: async ({ dataDir }, use) => {
    const server = await startServer({ DATA_DIR: dataDir, AUTH: 'password' });
    await use(server);
    await server.stop();
  },
  /** A page of another browser, with its own cookies. */
  other: async ({ browser, server, consoleErrors }, use) => {
    const context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();
    watchConsole(page, consoleErrors);
    await use(page);
    await context.close();
  },
});
