import { expect, test } from 'vitest';
import { integrationStatus } from './integration-status.ts';

const counts = { approved: 20, withContent: 31, pushed: 0, channels: [] };
const notPushed = { isConnected: false, pushed: 0, lastPushedAt: null };
const none = { write: null, judge: null, chat: null };

test('nothing is connected and nothing was pushed: the channels are served by files, and the first push is planned', () => {
  expect(integrationStatus(counts, none, null)).toEqual({
    writer: { engine: 'built-in', needsKey: false, model: null, productsWithContent: 31 },
    models: none,
    channels: [
      { name: 'Shopify', exportFormat: 'shopify', ...notPushed },
      { name: 'WooCommerce', exportFormat: 'woocommerce', ...notPushed },
      { name: 'Google Merchant', exportFormat: 'google', ...notPushed },
    ],
    replica: null,
    approved: 20,
    plannedPush: 11,
    pushed: 0,
  });
});

test.each([true, false])('a model is named with its provider, and whether it has a key: %s', (hasKey) => {
  const write = { name: 'writer-1', provider: 'Example', hasKey };
  const status = integrationStatus(counts, { ...none, write }, null);
  expect(status.writer).toEqual({
    engine: 'model',
    needsKey: hasKey,
    model: { name: 'writer-1', provider: 'Example' },
    productsWithContent: 31,
  });
  expect(status.models).toEqual({ ...none, write: { name: 'writer-1', provider: 'Example' } });
});

test('a model that only chats writes nothing: the built-in writer stays the engine', () => {
  const chat = { name: 'talker-1', provider: 'Example', hasKey: true };
  const status = integrationStatus(counts, { ...none, chat }, null);
  expect(status.writer).toMatchObject({ engine: 'built-in', model: null });
  expect(status.models).toEqual({ ...none, chat: { name: 'talker-1', provider: 'Example' } });
});
