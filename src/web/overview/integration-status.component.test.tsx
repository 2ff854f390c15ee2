import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getModelUse } from '#domain/models/model-use.contract.ts';
import { getIntegrationStatus } from '#domain/overview/integration-status.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { serve } from '#testing/components/serve.ts';

const main = page.getByRole('main');

const writer = { engine: 'built-in', needsKey: false, model: null, productsWithContent: 90 } as const;
const noModels = { write: null, judge: null, chat: null };

const none = { calls: 0, failed: 0, inputTokens: 0, outputTokens: 0, costMicros: 0 };
beforeEach(() =>
  serve(getModelUse, {
    model: null,
    today: { ...none, budgetMicros: null, leftMicros: null },
    days: [],
    uses: [],
    latest: [],
  }),
);

test('the integration status shows the writer, the channels, the pushes and the runs', async () => {
  serve(getIntegrationStatus, {
    writer,
    models: { ...noModels, chat: { name: 'talker-1', provider: 'OpenAI' } },
    channels: [
      { name: 'Shopify', isConnected: false, exportFormat: 'shopify', pushed: 0, lastPushedAt: null },
      { name: 'Google', isConnected: false, exportFormat: 'google', pushed: 0, lastPushedAt: null },
    ],
    replica: null,
    approved: 76,
    plannedPush: 41,
    pushed: 0,
  });
  openScreen('/integration-status');
  await expect.element(main.getByRole('heading', { level: 1, name: 'Integration Status' })).toBeVisible();
  await expect.element(main.getByText('Built-in writer')).toBeVisible();
  await expect.element(main.getByText(/^talker-1, served by OpenAI, answers the chat and questions\./)).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'API Integration' })).toHaveAttribute('href', '/api-integration');
  const channels = main.getByRole('list', { name: 'Channels' }).getByRole('listitem');
  await expect.element(channels.nth(0)).toMatchTextContent(/Shopify.*Not connected/);
  await expect.element(channels.nth(1)).toMatchTextContent(/Google.*Not connected/);
  await expect.element(main.getByText(/^41 \/ 76 approved/)).toBeVisible();
  await expect.element(main.getByText('None yet. A push needs a connected channel.')).toBeVisible();
  await expect.element(main.getByText(/^No channel is connected yet\./)).toBeVisible();
  await expect.element(main.getByRole('heading', { name: 'Latest runs' })).toBeVisible();
  await expect.element(main.getByText('No runs yet')).toBeVisible();
  await expect.element(main.getByRole('heading', { name: 'Second database for reading' })).not.toBeInTheDocument();
});

test.each([
  ['in use', 0, 'In use', 'It is up to date.'],
  ['behind', 12.4, 'Behind', 'It is 13 s behind. Newer data is read from the primary database.'],
  ['unreachable', null, 'Unreachable', 'It does not respond.'],
  ['not a standby', null, 'Not replicating', 'It no longer receives changes from this database.'],
] as const)('a read replica that is %s is shown with its lag', async (state, lagSeconds, label, words) => {
  const replica = { state, lagBytes: lagSeconds === null ? null : 0, lagSeconds };
  const rest = { channels: [], approved: 0, plannedPush: 0, pushed: 0 };
  serve(getIntegrationStatus, { writer, models: noModels, replica, ...rest });
  openScreen('/integration-status');
  const line = main.getByRole('region', { name: 'Second database for reading' });
  await expect.element(line.getByText(label, { exact: true })).toBeVisible();
  await expect.element(line).toMatchTextContent(words);
});

test('a connected channel shows what was pushed to it instead of what is planned', async () => {
  serve(getIntegrationStatus, {
    writer,
    models: noModels,
    channels: [
      {
        name: 'Shopify',
        isConnected: true,
        exportFormat: 'shopify',
        pushed: 19,
        lastPushedAt: '2026-11-20T10:00:00.000Z',
      },
      { name: 'Google', isConnected: false, exportFormat: 'google', pushed: 0, lastPushedAt: null },
    ],
    replica: null,
    approved: 76,
    plannedPush: 41,
    pushed: 19,
  });
  openScreen('/integration-status');
  const channels = main.getByRole('list', { name: 'Channels' }).getByRole('listitem');
  await expect.element(channels.nth(0)).toMatchTextContent(/Shopify.*Connected/);
  await expect.element(main.getByText('19 / 76 approved')).toBeVisible();
  const pushes = main.getByRole('list', { name: 'Latest pushes' }).getByRole('listitem');
  await expect.element(pushes).toMatchTextContent(/^Shopify: 19 products, last on Nov 20, 2026, /);
  for (const text of [/None yet/, /^No channel is connected/, /Planned first push/])
    await expect.element(main.getByText(text)).not.toBeInTheDocument();
});
