// What webhooks send: thin events of ids, names and links. No text of a product and no secret is ever in one.
import * as z from 'zod/mini';
import { contentTypeSchema } from '#domain/history/history-names.ts';
import { personSchema } from '#domain/session/person.ts';
import { testKind, type WebhookKind } from './webhook-kinds.ts';

/** Products of one event; more are sent as several. */
export const mostProducts = 500;

/** A URL where the server knows what it is called (`PUBLIC_URL`), otherwise the path on it. */
const link = z.string();
/** Who did it; null for the server itself. */
const by = z.nullable(personSchema);
/** The run that did it; null outside of runs. */
const runId = z.nullable(z.int());

const productShape = { id: z.int(), sku: z.string(), link };
const productsOf = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.array(z.object({ ...productShape, ...shape })).check(z.minLength(1), z.maxLength(mostProducts));

const decided = z.object({ by, runId, products: productsOf({ parts: z.array(contentTypeSchema) }) });
const moved = z.object({ by, runId, products: productsOf({}) });

export const runFactsSchema = z.object({
  id: z.int(),
  action: z.string(),
  state: z.enum(['done', 'failed', 'cancelled']),
  counts: z.object({
    total: z.int(),
    done: z.int(),
    /** None in what an earlier version noted. */
    asked: z._default(z.int(), 0),
    unchanged: z.int(),
    refused: z.int(),
    failed: z.int(),
  }),
});

export const importFactsSchema = z.object({
  id: z.int(),
  fileName: z.string(),
  profileId: z.nullable(z.int()),
  /** `failed`: also one that was canceled. */
  state: z.enum(['done', 'failed']),
  counts: z.object({
    read: z.int(),
    new: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    refused: z.int(),
  }),
});

const eventOf = <Kind extends string, Data extends z.ZodMiniType>(kind: Kind, data: Data) =>
  z.object({
    type: z.literal(kind),
    /** When it happened. */
    timestamp: z.iso.datetime(),
    data,
  });

/** By kind. */
export const webhookEventSchemas = {
  'content.approved': eventOf('content.approved', decided),
  'content.rejected': eventOf('content.rejected', decided),
  'run.ended': eventOf('run.ended', z.object({ by, run: z.extend(runFactsSchema, { link }) })),
  'import.ended': eventOf('import.ended', z.object({ by, import: z.extend(importFactsSchema, { link }) })),
  'product.set_aside': eventOf('product.set_aside', moved),
  'product.deleted': eventOf('product.deleted', moved),
  'product.restored': eventOf('product.restored', moved),
  [testKind]: eventOf(testKind, z.object({ by })),
} as const satisfies Readonly<Record<WebhookKind | typeof testKind, z.ZodMiniType>>;

export type WebhookEvent = z.infer<(typeof webhookEventSchemas)[keyof typeof webhookEventSchemas]>;
