// What the desk can say of its connections: none yet, and the file that serves instead.
import type { IntegrationStatus } from './integration-status.contract.ts';
import { plannedPush } from './overview.ts';

/** Channels of today's exports. There is no connection to any of them: a product is published by its file. */
export const channels: IntegrationStatus['channels'] = [
  { name: 'Shopify', isConnected: false, exportFormat: 'shopify' },
  { name: 'WooCommerce', isConnected: false, exportFormat: 'woocommerce' },
  { name: 'Google Merchant', isConnected: false, exportFormat: 'google' },
];

/** The status from its two counts: products with an approved part, and products that have content. */
export function integrationStatus(counts: { approved: number; withContent: number }): IntegrationStatus {
  return {
    writer: { engine: 'built-in', needsKey: false, productsWithContent: counts.withContent },
    channels,
    approved: counts.approved,
    plannedPush: plannedPush(counts.approved),
    pushed: 0,
  };
}
