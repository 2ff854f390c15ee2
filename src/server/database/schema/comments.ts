// Tables of what people say to each other: comments on parts, and what each person is notified of.
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { NotificationKind } from '#domain/notifications/notifications.contract.ts';
import type { Part } from '#domain/parts/parts.ts';
import { products } from './catalogue.ts';
import { id, time } from './columns.ts';
import { users } from './people.ts';

/** What was said of one part of one product. Those with one `resolvedAt` were resolved together. */
export const comments = pgTable(
  'comments',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references((): AnyPgColumn => products.id, { onDelete: 'cascade' }),
    part: text().$type<Part>().notNull(),
    authorId: integer()
      .notNull()
      .references(() => users.id),
    /** A mentioned person is `@{id}` in it. */
    text: text().notNull(),
    /** The words of the part it is about; null where it is about all of it. */
    quote: text(),
    createdAt: time().notNull(),
    editedAt: time(),
    resolvedAt: time(),
    resolvedBy: integer().references(() => users.id),
  },
  (t) => [index('comments_part').on(t.productId, t.part, t.id)],
);

/** What one person is to know. Outlives the product it is about, which may come back: no foreign key to it, nor to the comment. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<NotificationKind>().notNull(),
    /** Null, as the part, of what is about a waiver. */
    productId: integer(),
    part: text().$type<Part>(),
    /** Who mentioned, replied, rejected, or asks for a second person. */
    byId: integer()
      .notNull()
      .references(() => users.id),
    /** The comment or the reason, mentions as in comments. */
    text: text().notNull(),
    commentId: integer(),
    /** The waiver that waits for a second person. */
    waiverId: integer(),
    /** The run that rejected, or asked for a second person: one notification of all its products. */
    runId: integer(),
    /** How many products it is about. */
    products: integer().notNull().default(1),
    createdAt: time().notNull(),
    readAt: time(),
  },
  (t) => [
    index('notifications_user').on(t.userId, t.id),
    index('notifications_unread').on(t.userId).where(sql`${t.readAt} is null`),
    index('notifications_created').on(t.createdAt),
    index('notifications_waiting').on(t.productId).where(sql`${t.kind} = 'confirmation'`),
    index('notifications_comment').on(t.commentId).where(sql`${t.commentId} is not null`),
    uniqueIndex('notifications_run').on(t.userId, t.runId, t.kind).where(sql`${t.runId} is not null`),
  ],
);

/** The kinds of notifications somebody does not want; who has no row wants all. */
export const notificationChoices = pgTable('notification_choices', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  off: jsonb().$type<NotificationKind[]>().notNull(),
});
