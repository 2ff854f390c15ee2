// What stands between approved content and the shops: the writer in use, the channels and what was pushed to them.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { exportFormatSchema } from '#domain/transfer/export.contract.ts';

const modelSchema = z.nullable(z.object({ name: z.string(), provider: z.string() }));

/** How a read replica is. */
const replicaStatusSchema = z.object({
  /** `behind` while it does not hold all that reads need, which the primary answers then. */
  state: z.enum(['in use', 'behind', 'unreachable', 'not a standby']),
  /** How much of the log of the primary it has not replayed, and for how long; null while it says nothing. */
  lagBytes: z.nullable(z.int()),
  lagSeconds: z.nullable(z.number()),
});
export type ReplicaStatus = z.infer<typeof replicaStatusSchema>;

export const integrationStatusSchema = z.object({
  /** The engine that writes content. The built-in writer needs no key and sends nothing out; a model is sent the product's text. */
  writer: z.object({
    engine: z.enum(['built-in', 'model']),
    needsKey: z.boolean(),
    /** The model's name and whose it is; null for the built-in writer. */
    model: modelSchema,
    /** Products that have content, from any writer. */
    productsWithContent: z.int(),
  }),
  /** The language model of each job; null where Copydesk does it by itself, or nobody does. */
  models: z.object({ write: modelSchema, judge: modelSchema, chat: modelSchema }),
  /** Where listings are published, and the export that takes them there as a file. */
  channels: z.array(
    z.object({
      name: z.string(),
      isConnected: z.boolean(),
      exportFormat: exportFormatSchema,
      /** Approved products that were pushed there, and when the last one was; null before the first. */
      pushed: z.int(),
      lastPushedAt: z.nullable(z.string()),
    }),
  ),
  /** The read replica of the database; null where none is set. */
  replica: z.nullable(replicaStatusSchema),
  /** Products with an approved part. */
  approved: z.int(),
  /** 55% of the approved products, rounded down: the planned first push while no channel is connected. */
  plannedPush: z.int(),
  /** Approved products that were pushed to a channel, each counted once. */
  pushed: z.int(),
});
export type IntegrationStatus = z.infer<typeof integrationStatusSchema>;

export const getIntegrationStatus = defineContract({
  method: 'GET',
  path: '/api/integration-status',
  tag: 'overview',
  summary:
    'The writing engine in use, the channels and whether they are connected, the planned first push and what was pushed',
  reply: integrationStatusSchema,
});
