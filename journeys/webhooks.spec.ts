// A program of the shop hears what happens here: it gets an approval, checks its signature, fails once, and is called again.
import type { APIRequestContext } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { startServer } from '#testing/running-server.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#testing/webhook-receiver.ts';
import { test as base, expect } from './own-server.ts';

const test = base.extend<{ receiver: WebhookReceiver }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from its pattern.
  receiver: async ({}, use) => {
    const receiver = await startWebhookReceiver();
    await use(receiver);
    await receiver.close();
  },
  server: async ({ catalogue, dataDir, receiver }, use) => {
    const env = { DATA_DIR: dataDir, CATALOGUE: catalogue, SOURCES_PRIVATE_HOSTS: receiver.host };
    const server = await startServer(env);
    await use(server);
    await server.stop();
  },
});

async function approveMug(request: APIRequestContext, origin: string): Promise<void> {
  const title = 'Stoneware mug';
  const added = await request.post(`${origin}/api/products`, { data: { sku: 'MUG-1', title, description: 'A mug.' } });
  expect(added.status(), await added.text()).toBe(201);
  const { id } = (await added.json()) as { id: number };
  const content = `${origin}/api/products/${id}/optimized-content`;
  for (const data of [{ title }, { titleStatus: 'approved' }]) {
    const stored = await request.patch(content, { data });
    expect(stored.status(), await stored.text()).toBe(200);
  }
}

test('A webhook gets an approval, signed, again after a failure, and once more when asked', async ({
  page,
  server,
  receiver,
}) => {
  const card = page.getByRole('region', { name: 'Webhooks' });
  const dialog = page.getByRole('dialog');

  const secret = await test.step('It is added, and its secret shown once', async () => {
    await page.goto('/api-integration');
    await card.getByRole('button', { name: 'New webhook' }).click();
    await dialog.getByLabel('URL').fill(receiver.url);
    await dialog.getByLabel('What the webhook is for').fill('Shop');
    await page.keyboard.press('Enter');
    const shown = await dialog.getByLabel('Secret', { exact: true }).inputValue();
    await dialog.getByRole('button', { name: 'Done' }).click();
    return shown;
  });

  await test.step('A test arrives', async () => {
    await card.getByRole('button', { name: 'Deliveries of Shop' }).click();
    await dialog.getByRole('button', { name: 'Send a test' }).click();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Delivered' })).toContainText(
      'It answered with status 204. 1 try',
      // The first job of a server makes the tables of its queue.
      { timeout: 30_000 },
    );
    const [first] = receiver.received;
    expect(new Webhook(secret).verify(first?.body ?? '', first?.headers ?? {})).toMatchObject({ type: 'webhook.test' });
  });

  await test.step('An approval fails, is tried again, and is the same then', async () => {
    receiver.answer({ status: 500 });
    await approveMug(page.request, server.url);
    const row = dialog.getByRole('listitem').filter({ hasText: 'Content approved' });
    await expect(row).toContainText('It answered with status 500. 1 try');
    await expect(row).toContainText('Waiting');
    receiver.answer({ status: 204 });
    await expect(row).toContainText('Delivered', { timeout: 30_000 });
    const [, first, second] = receiver.received;
    expect(second?.id).toBe(first?.id);
    expect(new Webhook(secret).verify(second?.body ?? '', second?.headers ?? {})).toMatchObject({
      type: 'content.approved',
      data: { products: [{ sku: 'MUG-1', parts: ['title'] }] },
    });
    await row.getByRole('button', { name: 'Send again: Content approved' }).click();
    await expect.poll(() => receiver.received.length).toBe(4);
    const again = receiver.received[3];
    expect(again?.id).toBe(first?.id);
    expect(again?.body).toBe(first?.body);
    new Webhook(secret).verify(again?.body ?? '', again?.headers ?? {});
    await expect(row).toContainText('3 tries');
  });

  await test.step('One that is gone is turned off, which the list says', async () => {
    receiver.answer({ status: 410 });
    await dialog.getByRole('button', { name: 'Send a test' }).click();
    await expect(dialog.getByRole('button', { name: 'Send a test' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(card).toContainText('Turned off, because the URL answered that it no longer exists (status 410).');
    await expect(card.getByRole('switch', { name: 'Status of Shop' })).not.toBeChecked();
  });
});
