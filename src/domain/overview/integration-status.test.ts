import { expect, test } from 'vitest';
import { integrationStatus } from './integration-status.ts';

const counts = { approved: 20, withContent: 31 };

test('nothing is connected and nothing was pushed: the channels are served by files, and the first push is planned', () => {
  expect(integrationStatus(counts, null)).toEqual({
    writer: { engine: 'built-in', needsKey: false, model: null, productsWithContent: 31 },
    channels: [
      { name: 'Shopify', isConnected: false, exportFormat: 'shopify' },
      { name: 'WooCommerce', isConnected: false, exportFormat: 'woocommerce' },
      { name: 'Google Merchant', isConnected: false, exportFormat: 'google' },
    ],
    approved: 20,
    plannedPush: 11,
    pushed: 0,
  });
});

test.each([true, false])('a model is named with its provider, and whether it has a key: %s', (hasKey) => {
  expect(integrationStatus(counts, { name: 'writer-1', provider: 'Example', hasKey }).writer).toEqual({
    engine: 'model',
    needsKey: hasKey,
    model: { name: 'writer-1', provider: 'Example' },
    productsWithContent: 31,
  });
});
