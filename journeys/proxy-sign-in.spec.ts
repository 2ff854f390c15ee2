// People whom a proxy in front signs in: nothing asks them for anything here, and another person at the same browser is another account.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#testing/free-port.ts';
import { startServer } from '#testing/running-server.ts';
import { proxyHeaders, type SigningProxy, startSigningProxy } from '#testing/signing-proxy.ts';
import { expect } from './own-server.ts';
import { account, test as base, memberRow } from './two-people.ts';

const olga = { email: 'olga@northwind.example', name: 'Olga Ek', groups: 'owners' };
const ada = { email: 'ada@northwind.example', name: 'Ada Łukasz', groups: 'staff,writers' };

const test = base.extend<{ front: SigningProxy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  front: async ({}, use) => {
    const front = await startSigningProxy();
    await use(front);
    await front.stop();
  },
  dataDir: async ({ catalogue: _kind }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'copydesk-proxy-'));
    await use(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  },
  server: async ({ dataDir, front }, use) => {
    const port = await freePort();
    const server = await startServer({
      ...{ DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: front.url, AUTH: 'proxy', TRUSTED_PROXIES: '127.0.0.1' },
      ...{ PROXY_EMAIL_HEADER: proxyHeaders.email, PROXY_NAME_HEADER: proxyHeaders.name, PROXY_NAME: 'Northwind' },
      ...{ PROXY_GROUPS_HEADER: proxyHeaders.groups, PROXY_ROLES: 'owners=owner,writers=writer' },
    });
    front.leadTo(port);
    await use({ ...server, url: front.url });
    await server.stop();
  },
});

test('A proxy signs people in, and the desk knows them by name and role', async ({ page, other, front }) => {
  front.people.set('olga', olga).set('ada', ada);
  const be = async (at: typeof page, who: string) =>
    await at.context().addCookies([{ name: 'who', value: who, url: front.url }]);

  await test.step('The owner opens a page and is there', async () => {
    await be(page, 'olga');
    await page.goto('/pending-products');
    await expect(account(page, 'Olga Ek')).toBeVisible();
    await expect(page).toHaveURL(/\/pending-products$/);
  });

  await test.step('A writer comes, and the owner sees them in the team', async () => {
    await be(other, 'ada');
    await other.goto('/products');
    await expect(account(other, 'Ada Łukasz')).toBeVisible();
    await page.goto('/team');
    await expect(memberRow(page, ada.name)).toContainText('Writer');
  });

  await test.step('Who signs out stays so until they go on', async () => {
    await account(other, 'Ada Łukasz').click();
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await other.getByRole('link', { name: 'Continue with Northwind' }).click();
    await expect(account(other, 'Ada Łukasz')).toBeVisible();
  });

  await test.step('Another person at the same browser is not the one before', async () => {
    await be(other, 'olga');
    // In the moments after another sign-in by itself the page waits for a click.
    await expect(async () => {
      await other.goto('/products');
      await expect(account(other, 'Olga Ek')).toBeVisible({ timeout: 3_000 });
    }).toPass();
  });

  await test.step('Whom it names not, or with no role, is let in nowhere, and told so', async () => {
    await be(other, 'nobody');
    await expect(async () => {
      await other.goto('/products');
      await expect(other.getByRole('alert')).toContainText('do not fit together', { timeout: 3_000 });
    }).toPass();
    front.people.set('nobody', { ...ada, email: 'zoe@northwind.example', groups: 'staff' });
    await other.getByRole('link', { name: 'Continue with Northwind' }).click();
    await expect(other.getByRole('alert')).toContainText('Your groups at Northwind do not give you access');
  });
});
