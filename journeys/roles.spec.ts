// What each role may do, in a browser: a viewer changes nothing, a writer writes and may not approve, an approver approves. Roles change live.
import { expect, joinAsOwner, joinBy, memberRow, test, tomas } from './two-people.ts';

test('A viewer cannot, a writer may not approve, an approver may', async ({ page, server, other }) => {
  await joinAsOwner(page, server);
  const headers = { origin: server.url };

  const id = await test.step('A product waits with content, and a viewer joins', async () => {
    const product = { sku: 'BENCH-01', title: 'Oak bench', description: 'A bench of oak for two.' };
    const added = (await (await page.request.post('/api/products', { headers, data: product })).json()) as {
      id: number;
    };
    const written = await page.request.post(`/api/products/${added.id}/generate-optimized-content`, { headers });
    expect(written.status()).toBe(200);
    const invited = { email: tomas.email, role: 'viewer' };
    const { link } = await (await page.request.post('/api/invitations', { headers, data: invited })).json();
    await joinBy(other, link.url, tomas);
    return added.id;
  });

  const address = `/products/${id}`;
  const title = other.locator('#part-title');
  const decide = (status: string) =>
    other.request.patch(`/api/products/${id}/optimized-content`, { headers, data: { titleStatus: status } });
  /** The owner chooses another role in the list. */
  const become = async (role: string) => {
    await page.goto('/team');
    const row = memberRow(page, tomas.fullName);
    const changed = page.waitForResponse((reply) => reply.request().method() === 'PUT');
    await row.getByRole('combobox').click();
    await page.getByRole('option', { name: role, exact: true }).click();
    expect((await changed).ok()).toBe(true);
  };

  await test.step('A viewer reads, is offered nothing that changes, and is refused by the server, too', async () => {
    await other.goto(address);
    await expect(title).toContainText('Oak');
    await expect(other.getByText('As a viewer you cannot').first()).toBeVisible();
    await expect(title.getByRole('button', { name: /^(Edit|Approve|Reject)/ })).toHaveCount(0);
    const refused = await decide('approved');
    expect(refused.status()).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'FORBIDDEN' });
  });

  await test.step('Made a writer, the open page lets them edit, and not approve', async () => {
    await become('Writer');
    await title.getByRole('button', { name: /^Edit/ }).click();
    await title.getByRole('textbox').fill('Oak Bench for Two');
    await other.keyboard.press('Control+Enter');
    await expect(title).toContainText('Oak Bench for Two');
    // The key of a decision waits until the edit is saved.
    await expect(other.getByText('Content updated', { exact: true })).toBeVisible();
    await expect(title.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
    await title.focus();
    await other.keyboard.press('a');
    await expect(
      other.getByText('As a writer you cannot approve, reject or roll back. Ask an approver.').first(),
    ).toBeVisible();
    expect((await decide('approved')).status()).toBe(403);
  });

  await test.step('Made an approver, they approve, and history has their name', async () => {
    await become('Approver');
    await title.getByRole('button', { name: /^Approve/ }).click();
    await expect(title).toContainText('Approved');
    await page.goto(address);
    await expect(page.locator('#part-title')).toContainText('Approved');
    await expect(page.locator('#part-title')).toContainText(tomas.fullName);
  });
});

test('An approver of one brand changes its products alone, and is told so at the others', async ({
  page,
  server,
  other,
}) => {
  await joinAsOwner(page, server);
  const headers = { origin: server.url };
  const add = async (sku: string, title: string, brand: string) => {
    const product = { sku, title, brand, description: `${title} of oak.` };
    const added = (await (await page.request.post('/api/products', { headers, data: product })).json()) as {
      id: number;
    };
    const written = await page.request.post(`/api/products/${added.id}/generate-optimized-content`, { headers });
    expect(written.status()).toBe(200);
    return added.id;
  };
  const bench = await add('BENCH-01', 'Oak bench', 'Barkenby');
  const stool = await add('STOOL-01', 'Oak stool', 'Northwind');
  const invited = { email: tomas.email, role: 'approver' };
  const { link } = await (await page.request.post('/api/invitations', { headers, data: invited })).json();
  await joinBy(other, link.url, tomas);
  await other.goto(`/products/${stool}`);
  const title = other.locator('#part-title');
  await expect(title.getByRole('button', { name: /^Approve/ })).toBeVisible();
  const refusal = 'You may only change products of brand Barkenby. Ask an admin.';

  await test.step('The owner limits them to a brand, from the list of brands in use', async () => {
    await page.goto('/team');
    await memberRow(page, tomas.fullName).getByRole('button', { name: tomas.fullName, exact: true }).click();
    const panel = page.getByRole('complementary', { name: tomas.fullName });
    await expect(panel.getByRole('region', { name: 'Can change' })).toContainText('All products');
    await panel.getByRole('button', { name: 'Limit…' }).click();
    const dialog = page.getByRole('dialog', { name: `What ${tomas.fullName} can change` });
    await dialog.getByRole('combobox', { name: 'Brands' }).fill('bark');
    await page.getByRole('option', { name: 'Barkenby' }).click();
    await dialog.getByRole('button', { name: 'Add brand' }).click();
    await expect(dialog.getByRole('list', { name: 'Brands' })).toContainText('Barkenby');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByRole('region', { name: 'Can change' })).toContainText('Barkenby');
  });

  await test.step('The open page of another brand offers them nothing that changes any more', async () => {
    await expect(title.getByRole('button', { name: /^(Edit|Approve|Reject)/ })).toHaveCount(0);
    await title.focus();
    await other.keyboard.press('a');
    await expect(other.getByText(refusal).first()).toBeVisible();
  });

  await test.step('A run over both does the one, and says of the other why not', async () => {
    const started = await other.request.post('/api/runs', {
      headers,
      data: { action: 'approve', selection: { ids: [bench, stool] } },
    });
    const run = (await started.json()) as { id: number };
    await other.goto(`/runs/${run.id}`);
    await expect(other.getByText(refusal)).toBeVisible();
    await other.goto(`/products/${bench}`);
    await expect(title).toContainText('Approved');
    await expect(title.getByRole('button', { name: /^Edit/ })).toBeVisible();
  });
});
