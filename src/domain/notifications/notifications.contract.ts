// Calls of notifications: what a person is to know, until they have read it.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { partSchema } from '#domain/parts/parts.ts';
import { personSchema } from '#domain/session/person.ts';
import { addressId, storedId } from '#domain/stored.ts';

/** Mentioned in a comment; someone commented on a part they commented on; their content was rejected with a reason; a brand answered their sign-off; something waits for a second person, whom they can be; products were assigned to them. */
export const notificationKinds = ['mention', 'reply', 'rejection', 'answers', 'confirmation', 'assignment'] as const;
export type NotificationKind = (typeof notificationKinds)[number];
const kindSchema = z.enum(notificationKinds);

/** Notifications are kept so long. */
export const notificationDays = 90;

/** Of what runs of one person asked a second person for, so many products are counted. */
export const mostAwaited = 1_000;

/** Notifications of one reply. */
export const notificationsPage = 20;

export const notificationSchema = z.object({
  id: z.int(),
  kind: kindSchema,
  /** Null, as the part, of what is about waivers. Of an assignment the part alone is null. */
  productId: z.nullable(z.int()),
  /** Null where it is about many and the first of them is not in the catalog. */
  productTitle: z.nullable(z.string()),
  part: z.nullable(partSchema),
  by: personSchema,
  /** The comment, the reason, who answered and how, or of a waiver its rule and why: plain text, mentions by name. */
  text: z.string(),
  /** The run that rejected, or asked for a second person; null where one part was. */
  runId: z.nullable(z.int()),
  /** The rules of the waiver it is about. */
  ruleIds: z.array(z.string()),
  /**
   * How many products it is about; of what waits for a second person how many parts or waivers of one person do, and where a run asked for it
   * how many products, up to `mostAwaited`.
   */
  products: z.int(),
  createdAt: z.iso.datetime(),
  readAt: z.nullable(z.iso.datetime()),
});
export type Notification = z.infer<typeof notificationSchema>;

export const listNotifications = defineContract({
  method: 'GET',
  access: 'self',
  path: '/api/notifications',
  tag: 'notifications',
  summary: `The latest ${notificationsPage} notifications of the signed-in user, newest first; with \`before\` those before the one of that ID. \`unread\` counts all. What waits for a second person is one notification for each person who asks, parts and waivers apart, and goes when nothing waits. They are kept for ${notificationDays} days`,
  query: z.object({ before: z.optional(addressId('Invalid notification ID')) }),
  reply: z.object({ notifications: z.array(notificationSchema), unread: z.int(), hasMore: z.boolean() }),
});
export type NotificationList = z.infer<typeof listNotifications.reply>;

export const readNotifications = defineContract({
  method: 'POST',
  access: 'self',
  path: '/api/notifications/read',
  tag: 'notifications',
  summary: 'Marks notifications of the signed-in user as read; without `ids` all of them',
  body: z.object({ ids: z.optional(z.array(storedId('Invalid notification ID')).check(z.maxLength(1_000))) }),
  status: 204,
});

/** Of each kind whether somebody wants it. */
const wantedSchema = z.object({
  mention: z.boolean(),
  reply: z.boolean(),
  rejection: z.boolean(),
  answers: z.boolean(),
  confirmation: z.boolean(),
  assignment: z.boolean(),
});
export type WantedNotifications = z.infer<typeof wantedSchema>;

export const getWantedNotifications = defineContract({
  method: 'GET',
  access: 'self',
  path: '/api/notifications/wanted',
  tag: 'notifications',
  summary: 'Which kinds of notifications the signed-in user wants',
  reply: wantedSchema,
});

export const setWantedNotifications = defineContract({
  method: 'PATCH',
  access: 'self',
  path: '/api/notifications/wanted',
  tag: 'notifications',
  summary: 'Chooses kinds of notifications; those of before stay',
  body: z.partial(wantedSchema),
  reply: wantedSchema,
});
