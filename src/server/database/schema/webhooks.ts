// Tables of webhooks: who is called, what is to be sent, and what became of it.
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { testKind, WebhookKind } from '#domain/webhooks/webhook-kinds.ts';
import type { offReasons } from '#domain/webhooks/webhooks.contract.ts';
import { anyJson, id, time } from './columns.ts';
import { users } from './people.ts';

type OffReason = (typeof offReasons)[number];

export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: id(),
  url: text().notNull(),
  description: text().notNull(),
  kinds: text().array().$type<WebhookKind[]>().notNull(),
  /** Null while it is on. */
  offReason: text().$type<OffReason>(),
  /** Since when all deliveries failed; null where the last one arrived, or none was sent. */
  failingSince: time(),
  lockedSecret: text().notNull(),
  /** The secret before, which signs, too, until then. */
  lockedOldSecret: text(),
  oldSecretUntil: time(),
  createdBy: integer().references(() => users.id),
  createdAt: time().notNull(),
});

/** What happened and is in no event yet: stored in the transaction in which it happened, where an endpoint wants it. */
export const webhookChanges = pgTable('webhook_changes', {
  id: id(),
  kind: text().$type<WebhookKind>().notNull(),
  at: time().notNull(),
  actorId: integer().references(() => users.id),
  runId: integer(),
  /** What happened, by kind (`WebhookFacts`). */
  facts: anyJson().notNull(),
});

export const webhookEvents = pgTable(
  'webhook_events',
  {
    /** Its `webhook-id`. */
    id: text().primaryKey(),
    kind: text().$type<WebhookKind | typeof testKind>().notNull(),
    /** The body, byte for byte the same in every try. */
    body: text().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [index('webhook_events_created').on(t.createdAt)],
);

/** An event on its way to an endpoint. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    endpointId: integer()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    eventId: text()
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    state: text().$type<'waiting' | 'delivered' | 'failed'>().notNull().default('waiting'),
    tries: integer().notNull().default(0),
    /** Failed tries since it was sent, or sent again: they say when the next one is. */
    failures: integer().notNull().default(0),
    nextAt: time(),
    /** Until when a job has it; a job that is lost has it no longer. */
    takenUntil: time(),
    lastAt: time(),
    status: integer(),
    error: text(),
    createdAt: time().notNull(),
  },
  (t) => [
    uniqueIndex('webhook_deliveries_event').on(t.endpointId, t.eventId),
    index('webhook_deliveries_of').on(t.eventId),
    index('webhook_deliveries_due').on(t.endpointId, t.nextAt, t.id).where(sql`${t.state} = 'waiting'`),
  ],
);
