// Live events: what other browsers (and background work) changed. Sent as server-sent events after the change is stored.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';

export const liveEventSchema = z.discriminatedUnion('type', [
  /** One product's content, source or review changed; `version` is its content's new version, null without content. */
  z.object({ type: z.literal('product'), productId: z.int(), version: z.nullable(z.int()) }),
  /** A run was started, moved on, or got a command. */
  z.object({ type: z.literal('run'), runId: z.int() }),
  /** An import moved on. */
  z.object({ type: z.literal('import'), importId: z.int() }),
  /** Comments on a product were added, changed, deleted, resolved or reopened. */
  z.object({ type: z.literal('comments'), productId: z.int() }),
  /** A user got notifications, or read some. */
  z.object({ type: z.literal('notifications'), userId: z.int() }),
  /** Sessions of a user ended. */
  z.object({ type: z.literal('sessions'), userId: z.int() }),
  /** Listings are being checked again, because a benchmark rule changed, started or ended; or that is done. */
  z.object({ type: z.literal('rescore'), isRunning: z.boolean() }),
  /** Somebody came to a product, left it, or does something else there. */
  z.object({ type: z.literal('presence'), productId: z.int() }),
  z.object({
    type: z.enum([
      /** Products were assigned, or are due on another day. */
      'assignments',
      /** Many products changed at once, by an import for instance. */
      'catalogue',
      /** Products are in other families, which nothing else of them says. */
      'families',
      /** Prompts were created, changed or deleted. */
      'prompts',
      /** Voices were added, changed or deleted. */
      'voices',
      /** Keywords of a category or a product were saved or deleted. */
      'keywords',
      /** Import profiles were added, changed or deleted. */
      'import-profiles',
      /** Benchmark rules were added, changed or deleted. */
      'rules',
      /** Connections to language models were added, changed or deleted, or chosen for another job. */
      'models',
      /** Someone chose which attributes may be used. */
      'attributes',
      /** Stored exports were started or ended. */
      'exports',
      /** Saved views were added, changed or removed. */
      'views',
      /** Sign-offs were made, answered or revoked. */
      'sign-offs',
      /** Members joined, were removed or changed, or invitations were made or ended. */
      'team',
      /** The audit log has a new entry. */
      'audit',
      /** Webhooks were changed, or something is to be sent or was sent. */
      'webhooks',
    ]),
  }),
]);
export type LiveEvent = z.infer<typeof liveEventSchema>;

export const streamEvents = defineContract({
  method: 'GET',
  path: '/api/events',
  tag: 'live',
  summary: 'Live changes as server-sent events; each data line is one JSON event',
  produces: 'text/event-stream',
});
