// A program connects by the Model Context Protocol with what the screen shows: it lists and proposes, a person decides, and its token ends.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, joinAsOwner, maya, test } from './two-people.ts';

type Configuration = { mcpServers: { copydesk: { url: string; headers: Record<string, string> } } };

async function connect(configuration: string): Promise<Client> {
  const { url, headers } = (JSON.parse(configuration) as Configuration).mcpServers.copydesk;
  const client = new Client({ name: 'copy-agent', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
  return client;
}

test('An MCP client lists and proposes, and a person decides', async ({ page, server }) => {
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  const dialog = page.getByRole('dialog');
  await joinAsOwner(page, server);
  const added = await page.request.post('/api/products', {
    data: { sku: 'MUG-1', title: 'Mug', description: 'A mug of stoneware.', brand: 'Clayfield' },
  });
  const { id } = (await added.json()) as { id: number };

  const client = await test.step('It connects with the configuration and a token of the screen', async () => {
    await page.goto('/api-integration');
    await card('MCP').getByRole('button', { name: 'Connect a program' }).click();
    const configuration = await dialog.getByRole('group', { name: 'Configuration' }).locator('pre').innerText();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await card('Tokens').getByRole('button', { name: 'New token' }).click();
    await dialog.getByLabel('What the token is for').fill('Copy agent');
    await dialog.getByLabel('Role').click();
    await page.getByRole('option', { name: 'Writer' }).click();
    await dialog.getByLabel('Your password', { exact: true }).fill(maya.password);
    await dialog.getByRole('button', { name: 'Make token' }).click();
    const token = await dialog.getByLabel('Token', { exact: true }).inputValue();
    await dialog.getByRole('button', { name: 'Done' }).click();
    return await connect(configuration.replace('YOUR_TOKEN', token));
  });

  const use = async (name: string, given: Record<string, unknown>) => {
    const { isError = false, structuredContent, content } = await client.callTool({ name, arguments: given });
    return { isError, data: (structuredContent as { data?: unknown } | undefined)?.data, content };
  };

  await test.step('It lists, and proposes a title', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['list_products', 'propose_texts']));
    const list = await use('list_products', { brand: ['Clayfield'], fields: ['id', 'title'] });
    expect(list.data).toEqual([{ id, title: 'Mug' }]);
    const proposed = await use('propose_texts', { id, title: 'Clayfield Stoneware Mug', version: 0 });
    expect(proposed.data).toMatchObject({ waiting: ['title'] });
  });

  await test.step('It waits for review and says who proposed it', async () => {
    await page.goto(`/products/${id}`);
    await expect(card('Product Title')).toContainText('Clayfield Stoneware Mug');
    await expect(card('Product Title')).toContainText('Proposed by “Copy agent” (token) for Maya Lindqvist');
    await card('Product Title')
      .getByRole('button', { name: /^Approve/ })
      .click();
    await expect(card('Product Title').getByText(/^Approved by/)).toBeVisible();
    // The card says so at once; it is so when it is stored.
    const content = `/api/products/${id}/optimized-content`;
    await expect.poll(async () => (await page.request.get(content)).json()).toMatchObject({ titleStatus: 'approved' });
  });

  await test.step('What is approved is not replaced, and a revoked token opens nothing', async () => {
    const refused = await use('propose_texts', { id, title: 'Another mug' });
    expect(refused).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('A proposal never replaces approved text') }],
    });
    await page.goto('/api-integration');
    await card('Tokens').getByRole('button', { name: 'Revoke the token Copy agent' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(card('Tokens').getByText(/^No token yet\./)).toBeVisible();
    await expect(client.callTool({ name: 'list_products', arguments: {} })).rejects.toMatchObject({ status: 401 });
  });
  await client.close();
});
