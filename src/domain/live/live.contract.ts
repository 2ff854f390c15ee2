// Live events: what other browsers (and background work) changed. Sent as server-sent events after the change is stored.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';

export const liveEventSchema = z.discriminatedUnion('type', [
  /** One product's content, source or review changed; `version` is its content's new version, null without content. */
  z.object({ type: z.literal('product'), productId: z.int(), version: z.nullable(z.int()) }),
  /** Many products changed at once, by an import for instance. */
  z.object({ type: z.literal('catalogue') }),
  /** Prompts were created, changed or deleted. */
  z.object({ type: z.literal('prompts') }),
  /** Voices were added, changed or deleted. */
  z.object({ type: z.literal('voices') }),
  /** Keywords of a category or a product were saved or deleted. */
  z.object({ type: z.literal('keywords') }),
  /** A run was started, moved on, or got a command. */
  z.object({ type: z.literal('run'), runId: z.int() }),
  /** An import moved on. */
  z.object({ type: z.literal('import'), importId: z.int() }),
  /** Import profiles were added, changed or deleted. */
  z.object({ type: z.literal('import-profiles') }),
  /** Listings are being checked again, because a benchmark rule changed, started or ended; or that is done. */
  z.object({ type: z.literal('rescore'), isRunning: z.boolean() }),
  /** Benchmark rules were added, changed or deleted. */
  z.object({ type: z.literal('rules') }),
  /** Connections to language models were added, changed or deleted, or chosen for another job. */
  z.object({ type: z.literal('models') }),
  /** Someone chose which attributes may be used. */
  z.object({ type: z.literal('attributes') }),
  /** Stored exports were started or ended. */
  z.object({ type: z.literal('exports') }),
  /** Saved views were added, changed or removed. */
  z.object({ type: z.literal('views') }),
]);
export type LiveEvent = z.infer<typeof liveEventSchema>;

export const streamEvents = defineContract({
  method: 'GET',
  path: '/api/events',
  tag: 'live',
  summary: 'Live changes as server-sent events; each data line is one JSON event',
  produces: 'text/event-stream',
});
