// Webhooks: URLs of other programs that are called when something happens here, and what became of these calls.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { idParamOf } from '#domain/stored.ts';
import { textLimits } from '#domain/text/text-limits.ts';
import { mostTries, oldSecretHours } from './delivery-tries.ts';
import { testKind, webhookKindNames } from './webhook-kinds.ts';

/** Of a workspace. */
export const mostEndpoints = 10;
/** How many deliveries of an endpoint are listed. */
export const mostDeliveries = 100;
/** How long deliveries are listed. */
export const deliveryDays = 7;

const longestDescription = 120;

/** Why an endpoint is off: a person did it, it answered 410, or it failed for days. */
export const offReasons = ['person', 'gone', 'failing'] as const;

export const deliverySchema = z.object({
  id: z.int(),
  /** The `webhook-id` it is sent with, the same in every try. */
  eventId: z.string(),
  type: z.enum([...webhookKindNames, testKind]),
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.int(),
  /** When it is tried next, while it waits. */
  nextAt: z.nullable(z.iso.datetime()),
  lastAt: z.nullable(z.iso.datetime()),
  /** The HTTP status of the last answer; null where there was none. */
  status: z.nullable(z.int()),
  /** Why the last try failed, as one sentence. */
  error: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});
export type Delivery = z.infer<typeof deliverySchema>;

export const endpointSchema = z.object({
  id: z.int(),
  url: z.string(),
  description: z.string(),
  /** Which events it gets. */
  kinds: z.array(z.enum(webhookKindNames)),
  isOn: z.boolean(),
  offReason: z.nullable(z.enum(offReasons)),
  /** Since when nothing but failures came; null where the last delivery arrived, or none was sent. */
  failingSince: z.nullable(z.iso.datetime()),
  /** False where the key that locks it was lost: nothing can be sent before the secret is replaced. */
  isSecretReadable: z.boolean(),
  /** Until when the secret before signs, too. */
  oldSecretUntil: z.nullable(z.iso.datetime()),
  last: z.nullable(z.pick(deliverySchema, { type: true, state: true, status: true, lastAt: true, createdAt: true })),
  createdAt: z.iso.datetime(),
});
export type Endpoint = z.infer<typeof endpointSchema>;

const inputShape = {
  url: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter a URL.'),
      z.maxLength(textLimits.url, `Use at most ${textLimits.url} characters.`),
    ),
  description: z
    .string()
    .check(z.trim(), z.maxLength(longestDescription, `Use at most ${longestDescription} characters.`)),
  kinds: z
    .array(z.enum(webhookKindNames, 'There are no such events.'))
    .check(
      z.minLength(1, 'Choose at least one event.'),
      z.maxLength(webhookKindNames.length, 'Choose each event once.'),
    ),
};
const inputSchema = z.object(inputShape);
export type EndpointInput = z.infer<typeof inputSchema>;

const tag = 'webhooks';
const access = 'manage';
const path = '/api/webhooks';
const params = idParamOf('Invalid webhook ID');
/** With the secret, which is shown once. */
export const newEndpointSchema = z.extend(endpointSchema, { secret: z.string() });

export const listWebhooks = defineContract({
  ...{ method: 'GET', path, tag, access },
  summary: 'The webhooks, the first made first, each with its last delivery',
  reply: z.array(endpointSchema),
});

export const addWebhook = defineContract({
  ...{ method: 'POST', path, tag, access },
  summary: `Adds a webhook. Its secret is shown only in this reply; what is sent is signed with it by Standard Webhooks. At most ${mostEndpoints}`,
  body: inputSchema,
  status: 201,
  reply: newEndpointSchema,
});

export const changeWebhook = defineContract({
  ...{ method: 'PATCH', path: `${path}/:id`, tag, access, params },
  summary: 'Changes what is given. What waits for a webhook that is turned off is not sent; it can be sent again',
  body: z.partial(z.extend(inputSchema, { isOn: z.boolean() })),
  reply: endpointSchema,
});
export type EndpointChange = z.infer<typeof changeWebhook.body>;

export const deleteWebhook = defineContract({
  ...{ method: 'DELETE', path: `${path}/:id`, tag, access, params },
  summary: 'Deletes a webhook and its deliveries',
  status: 204,
});

export const replaceWebhookSecret = defineContract({
  ...{ method: 'POST', path: `${path}/:id/secret`, tag, access, params },
  summary: `Makes a new secret, which is shown only in this reply. The one before signs beside it for ${oldSecretHours} hours`,
  reply: newEndpointSchema,
});

export const listDeliveries = defineContract({
  ...{ method: 'GET', path: `${path}/:id/deliveries`, tag, access, params },
  summary: `The last ${mostDeliveries} deliveries of a webhook, the newest first; kept ${deliveryDays} days. Each is tried up to ${mostTries} times in about a day`,
  reply: z.array(deliverySchema),
});

export const testWebhook = defineContract({
  ...{ method: 'POST', path: `${path}/:id/test`, tag, access, params },
  audited: false,
  summary: 'Sends an event of the type `webhook.test`, once',
  status: 202,
  reply: deliverySchema,
});

export const sendDeliveryAgain = defineContract({
  ...{ method: 'POST', path: '/api/webhook-deliveries/:id/send', tag, access },
  audited: false,
  summary: 'Sends a delivery again that arrived or failed, with the same `webhook-id` and body',
  params: idParamOf('Invalid delivery ID'),
  status: 202,
  reply: deliverySchema,
});
