// What Copydesk can say of its connections: none yet, and the file that serves instead.
import type { Job } from '#domain/models/providers.ts';
import type { IntegrationStatus } from './integration-status.contract.ts';
import { plannedPush } from './overview.ts';

/** Channels of today's exports. There is no connection to any of them: a product is published by its file. */
export const channels: IntegrationStatus['channels'] = [
  { name: 'Shopify', isConnected: false, exportFormat: 'shopify' },
  { name: 'WooCommerce', isConnected: false, exportFormat: 'woocommerce' },
  { name: 'Google Merchant', isConnected: false, exportFormat: 'google' },
];

export type ChannelId = 'shopify' | 'woocommerce' | 'google';

/** The language model that writes, as people may see it: whether it has a key, never which. */
export type ModelInUse = { name: string; provider: string; hasKey: boolean };

const show = (model: ModelInUse | null) => model && { name: model.name, provider: model.provider };

/** The status from its two counts, products with an approved part and products that have content, and the models in use. */
export function integrationStatus(
  counts: { approved: number; withContent: number },
  models: Readonly<Record<Job, ModelInUse | null>>,
): IntegrationStatus {
  const model = models.write;
  return {
    writer: {
      engine: model ? 'model' : 'built-in',
      needsKey: model?.hasKey ?? false,
      model: show(model),
      productsWithContent: counts.withContent,
    },
    models: { write: show(model), judge: show(models.judge), chat: show(models.chat) },
    channels,
    approved: counts.approved,
    plannedPush: plannedPush(counts.approved),
    pushed: 0,
  };
}
