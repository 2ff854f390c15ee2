// What Copydesk can say of its connections, and of the file that serves where there is none.
import type { Job } from '#domain/models/providers.ts';
import type { IntegrationStatus, ReplicaStatus } from './integration-status.contract.ts';
import { plannedPush } from './overview.ts';

/** Channels by the export that serves them: where none is connected, a product is published by its file. */
const channelNames = { shopify: 'Shopify', woocommerce: 'WooCommerce', google: 'Google Merchant' } as const;
export type ChannelId = keyof typeof channelNames;
const channelIds = Object.keys(channelNames) as ChannelId[];

/** What is stored of a channel that was ever connected or pushed to. */
export type ChannelState = { channel: ChannelId; isConnected: boolean; pushed: number; lastPushedAt: string | null };

/** Counts of products: with an approved part, with content, approved ones pushed to any channel; and the channels' own. */
export type IntegrationCounts = {
  approved: number;
  withContent: number;
  pushed: number;
  channels: readonly ChannelState[];
};

/** The language model that writes, as people may see it: whether it has a key, never which. */
export type ModelInUse = { name: string; provider: string; hasKey: boolean };

const show = (model: ModelInUse | null) => model && { name: model.name, provider: model.provider };

/** The status from what is stored, the models in use and how the read replica is. */
export function integrationStatus(
  counts: IntegrationCounts,
  models: Readonly<Record<Job, ModelInUse | null>>,
  replica: ReplicaStatus | null,
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
    channels: channelIds.map((id) => {
      const state = counts.channels.find(({ channel }) => channel === id);
      return {
        name: channelNames[id],
        isConnected: state?.isConnected ?? false,
        exportFormat: id,
        pushed: state?.pushed ?? 0,
        lastPushedAt: state?.lastPushedAt ?? null,
      };
    }),
    replica,
    approved: counts.approved,
    plannedPush: plannedPush(counts.approved),
    pushed: counts.pushed,
  };
}
