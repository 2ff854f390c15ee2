// What Copydesk can say of its connections: none yet, and the file that serves instead.
import type { IntegrationStatus } from './integration-status.contract.ts';
import { plannedPush } from './overview.ts';

/** Channels of today's exports. There is no connection to any of them: a product is published by its file. */
export const channels: IntegrationStatus['channels'] = [
  { name: 'Shopify', isConnected: false, exportFormat: 'shopify' },
  { name: 'WooCommerce', isConnected: false, exportFormat: 'woocommerce' },
  { name: 'Google Merchant', isConnected: false, exportFormat: 'google' },
];

/** The language model that writes, as people may see it: whether it has a key, never which. */
export type ModelInUse = { name: string; provider: string; hasKey: boolean };

/** The status from its two counts, products with an approved part and products that have content, and the model in use. */
export function integrationStatus(
  counts: { approved: number; withContent: number },
  model: ModelInUse | null,
): IntegrationStatus {
  return {
    writer: {
      engine: model ? 'model' : 'built-in',
      needsKey: model?.hasKey ?? false,
      model: model ? { name: model.name, provider: model.provider } : null,
      productsWithContent: counts.withContent,
    },
    channels,
    approved: counts.approved,
    plannedPush: plannedPush(counts.approved),
    pushed: 0,
  };
}
