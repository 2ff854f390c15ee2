// People who sign in through their company: a real OpenID Connect provider beside a server that knows its people by it alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CompanyProvider, client, makeCompanyProvider } from '#testing/company-provider.ts';
import { freePort } from '#testing/free-port.ts';
import { startServer } from '#testing/running-server.ts';
import { expect } from './own-server.ts';
import { account, test as base, memberRow } from './two-people.ts';

const ada = { email: 'ada@northwind.example', email_verified: true, name: 'Ada Byron', groups: ['catalog-writers'] };
const olga = { email: 'olga@northwind.example', email_verified: true, name: 'Olga Ek', groups: ['catalog-owners'] };

const test = base.extend<{ company: CompanyProvider; port: number }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  port: async ({}, use) => use(await freePort()),
  company: async ({ port }, use) => {
    const origin = `http://localhost:${port}`;
    const company = await makeCompanyProvider([`${origin}/api/sign-in/company/return`], [`${origin}/sign-in`]);
    await company.start();
    await use(company);
    await company.stop();
  },
  dataDir: async ({ catalogue: _kind }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'copydesk-company-'));
    await use(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  },
  server: async ({ dataDir, company, port }, use) => {
    const url = `http://localhost:${port}`;
    const server = await startServer({
      ...{ DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: url, AUTH: 'oidc', OIDC_NAME: 'Northwind' },
      ...{ OIDC_ISSUER: company.issuer.origin, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret },
      OIDC_ROLES: 'catalog-owners=owner,catalog-writers=writer,catalog-readers=viewer',
    });
    await use({ ...server, url });
    await server.stop();
  },
});

test('People sign in through their company, with the role of their group, and go on while it is down', async ({
  page,
  other,
  company,
}) => {
  const be = (sub: string, claims: Record<string, unknown>) => {
    company.person.sub = sub;
    company.accounts.set(sub, claims);
  };
  const goThrough = async (at: typeof page) => {
    await at.goto('/products');
    await at.getByRole('link', { name: 'Continue with Northwind' }).click();
  };

  await test.step('The owner comes by their group; nothing asks for a password', async () => {
    be('u-1', olga);
    await page.goto('/products');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeHidden();
    await page.getByRole('link', { name: 'Continue with Northwind' }).click();
    await expect(account(page, 'Olga Ek')).toBeVisible();
    await expect(page).toHaveURL(/\/products$/);
  });

  await test.step('A writer comes, and the owner sees them in the team', async () => {
    be('u-2', ada);
    await goThrough(other);
    await expect(account(other, 'Ada Byron')).toBeVisible();
    await page.goto('/team');
    await expect(memberRow(page, ada.name)).toContainText('Writer');
  });

  await test.step('Who signs out signs out there, too; another group is another role', async () => {
    be('u-2', { ...ada, groups: ['catalog-readers'] });
    await account(other, 'Ada Byron').click();
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    // The provider asks, as providers do.
    await other.getByRole('button', { name: 'Yes, sign me out' }).click();
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await goThrough(other);
    await expect(account(other, 'Ada Byron viewer')).toBeVisible();
  });

  await test.step('Whom no group lets in reads why', async () => {
    be('u-3', { ...ada, email: 'eve@northwind.example', name: 'Eve Holm', groups: ['warehouse'] });
    // The page would go to the sign-in by itself, in the middle of what follows.
    await other.goto('about:blank');
    await other.context().clearCookies();
    await goThrough(other);
    await expect(other.getByRole('alert')).toContainText('Northwind');
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  await test.step('The provider is down: sign-in says so, and who is signed in goes on', async () => {
    await company.stop();
    // It may have answered a moment ago.
    await expect(async () => {
      await goThrough(other);
      await expect(other.getByRole('alert')).toContainText('Northwind', { timeout: 5_000 });
    }).toPass();
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await page.goto('/products');
    await expect(account(page, 'Olga Ek')).toBeVisible();
  });
});
