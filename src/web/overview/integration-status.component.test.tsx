import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getModelUse } from '#domain/models/model-use.contract.ts';
import { getIntegrationStatus } from '#domain/overview/integration-status.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { serve } from '#testing/components/serve.ts';

const main = page.getByRole('main');

test('the integration status tells the writer, the channels, the pushes and the runs', async () => {
  serve(getIntegrationStatus, {
    writer: { engine: 'built-in', needsKey: false, model: null, productsWithContent: 90 },
    models: { write: null, judge: null, chat: { name: 'talker-1', provider: 'OpenAI' } },
    channels: [
      { name: 'Shopify', isConnected: false, exportFormat: 'shopify' },
      { name: 'Google', isConnected: true, exportFormat: 'google' },
    ],
    approved: 76,
    plannedPush: 41,
    pushed: 0,
  });
  const none = { calls: 0, failed: 0, inputTokens: 0, outputTokens: 0, costMicros: 0 };
  serve(getModelUse, {
    model: null,
    today: { ...none, budgetMicros: null, leftMicros: null },
    days: [],
    uses: [],
    latest: [],
  });
  openScreen('/integration-status');
  await expect.element(main.getByRole('heading', { level: 1, name: 'Integration Status' })).toBeVisible();
  await expect.element(main.getByText('Built-in writer')).toBeVisible();
  await expect
    .element(main.getByText(/^Chat and questions are answered by talker-1, served by OpenAI\./))
    .toBeVisible();
  await expect.element(main.getByRole('link', { name: 'API Integration' })).toHaveAttribute('href', '/api-integration');
  const channels = main.getByRole('list', { name: 'Channels' }).getByRole('listitem');
  await expect.element(channels.nth(0)).toMatchTextContent(/Shopify.*Not connected/);
  await expect.element(channels.nth(1)).toMatchTextContent(/Google.*Connected/);
  await expect.element(main.getByText(/^41 \/ 76 approved/)).toBeVisible();
  await expect.element(main.getByText('Latest pushes')).toBeVisible();
  await expect.element(main.getByRole('heading', { name: 'Latest runs' })).toBeVisible();
  await expect.element(main.getByText('No runs yet')).toBeVisible();
});
