// Use cases of notifications: notify people, list, mark as read, choose kinds, forget.
import { mentionedIds, nameMentions } from '#domain/comments/mentions.ts';
import {
  type NotificationKind,
  type NotificationList,
  notificationDays,
  notificationKinds,
  notificationsPage,
  type WantedNotifications,
} from '#domain/notifications/notifications.contract.ts';
import type { Part } from '#domain/parts/parts.ts';
import { describeUntaken } from '#domain/sign-off/sign-off-words.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { announceAll } from '#server/live/live.ts';
import { findPeople } from '#server/session/session.commands.ts';
import * as store from './notifications.store.ts';

/** What happened, and who is to know. Who did it is not notified; answers come from somebody outside. */
export type Happened = {
  userId: number;
  kind: NotificationKind;
  productId: number | null;
  part: Part | null;
  text: string;
  commentId?: number;
  waiverId?: number;
  runId?: number | undefined;
  /** How many products it is about, where it is about more than this one. */
  products?: number;
};

const announceTo = async (tx: Db, userIds: readonly number[]): Promise<void> =>
  await announceAll(
    tx,
    userIds.map((userId) => ({ type: 'notifications', userId })),
  );

/** Notifies within the transaction in which it happened. What one run did to somebody's products is one notification. */
export async function notify(
  tx: Db,
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  happened: readonly Happened[],
): Promise<void> {
  const added: store.NewNotification[] = [];
  const ofRun = new Map<string, { notification: store.NewNotification; products: Set<number | null> }>();
  for (const { commentId = null, waiverId = null, runId = null, products = 1, ...each } of happened) {
    if (each.userId === actor.id && each.kind !== 'answers') continue;
    const group = `${each.userId} ${each.kind}`;
    const known = runId === null ? undefined : ofRun.get(group);
    if (known) {
      known.products.add(each.productId);
      known.notification.products = known.products.size;
      continue;
    }
    const notification = { ...each, byId: actor.id, commentId, waiverId, runId, products };
    added.push(notification);
    if (runId !== null) ofRun.set(group, { notification, products: new Set([each.productId]) });
  }
  await announceTo(tx, await store.insertNotifications(tx, added, now()));
}

/** What waits for a second person: a part, a waiver of a rule, or products of a run; and what is said of it. */
type Awaited = (
  | { productId: number; part: Part }
  | { waiverId: number }
  | { runId: number; productIds: readonly [number, ...number[]]; part: Part }
) & { text: string };

function productIdsOf(awaited: Awaited): readonly number[] | null {
  if ('productIds' in awaited) return awaited.productIds;
  return 'productId' in awaited ? [awaited.productId] : null;
}

function aboutOf(awaited: Awaited): Omit<Happened, 'userId' | 'kind' | 'text'> {
  if ('waiverId' in awaited) return { waiverId: awaited.waiverId, productId: null, part: null };
  if ('productId' in awaited) return { productId: awaited.productId, part: awaited.part };
  const { runId, part, productIds } = awaited;
  return { runId, part, productId: productIds[0], products: productIds.length };
}

/** Asks all who can be the second person, which is nobody who acts, and of products outside of their scope nobody else. Of a part that waits already, as single images of it do, this takes the place of what was asked before. */
export async function notifyDeciders(tx: Db, context: Pick<Context, 'actor' | 'now'>, awaited: Awaited): Promise<void> {
  if ('productId' in awaited) {
    const { productId, part } = awaited;
    await announceTo(tx, await store.deleteAsked(tx, { byId: context.actor.id, productId, part }));
  }
  const deciders = await store.listDeciders(tx, productIdsOf(awaited));
  const about = aboutOf(awaited);
  await notify(
    tx,
    context,
    deciders.map((userId): Happened => ({ userId, kind: 'confirmation', text: awaited.text, ...about })),
  );
}

/** Of products whose parts changed: those that wait for nobody any more. */
export async function forgetSettled(
  tx: Db,
  productIds: readonly number[],
  waiting: readonly { productId: number; part: Part }[],
): Promise<void> {
  if (productIds.length > 0) await announceTo(tx, await store.deleteSettled(tx, productIds, waiting));
}

/** Of a waiver that was confirmed, refused or taken back. */
export async function forgetWaiver(tx: Db, waiverId: number): Promise<void> {
  await announceTo(tx, await store.deleteNotifications(tx, { waiverId }));
}

/** Of who acts, newest first. */
export async function listNotifications({ db, actor }: Context, before?: number): Promise<NotificationList> {
  const rows = await store.listNotifications(db, actor.id, { before, limit: notificationsPage + 1 });
  const shown = rows.slice(0, notificationsPage);
  const people = await findPeople(
    db,
    shown.flatMap(({ byId, text }) => [byId, ...mentionedIds(text)]),
  );
  const byId = new Map(people.map((person) => [person.id, person]));
  return {
    notifications: shown.map(
      ({ byId: by, userId: _, commentId: __, waiverId: ___, createdAt, readAt, text, ...row }) => ({
        ...row,
        by: byId.get(by) ?? { id: by, fullName: '' },
        text: nameMentions(text, people),
        createdAt: createdAt.toISOString(),
        readAt: readAt?.toISOString() ?? null,
      }),
    ),
    unread: await store.countUnread(db, actor.id),
    hasMore: rows.length > notificationsPage,
  };
}

/** Without `ids` all. Those of others are left as they are. */
export async function markRead({ db, actor, now }: Context, ids: readonly number[] | undefined): Promise<void> {
  await db.transaction(async (tx) => {
    if (await store.markRead(tx, actor.id, ids, now())) await announceTo(tx, [actor.id]);
  });
}

/** Of a comment that says something else now, and mentions these. */
export async function changeNotified(
  tx: Db,
  { id, text }: { id: number; text: string },
  mentioned: readonly number[],
): Promise<void> {
  const gone = await store.deleteMentionsBut(tx, id, mentioned);
  await announceTo(tx, [...new Set([...gone, ...(await store.saveTextOf(tx, id, text))])]);
}

/** Of a comment that is deleted. */
export async function forgetComment(tx: Db, commentId: number): Promise<void> {
  await announceTo(tx, await store.deleteNotifications(tx, { commentId }));
}

/** Says of answers how many products the run that took them could not take all for, and nothing where there are none. */
export async function noteUntaken(tx: Db, runId: number, products: number): Promise<void> {
  await announceTo(tx, await store.noteUntaken(tx, runId, describeUntaken(products)));
}

/** Of a run that is undone as a whole. */
export async function forgetRun(tx: Db, runId: number): Promise<void> {
  await announceTo(tx, await store.deleteNotifications(tx, { runId }));
}

const dayMs = 24 * 60 * 60 * 1_000;

/** Those that are older than notifications are kept. */
export async function forgetNotifications({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await store.purgeNotifications(db, new Date(now().getTime() - notificationDays * dayMs));
}

const wantedOf = (off: readonly NotificationKind[]): WantedNotifications =>
  Object.fromEntries(notificationKinds.map((kind) => [kind, !off.includes(kind)])) as WantedNotifications;

export const readWanted = async ({ db, actor }: Context): Promise<WantedNotifications> =>
  wantedOf(await store.findUnwanted(db, actor.id));

export async function changeWanted(
  { db, actor }: Context,
  change: { [Kind in NotificationKind]?: boolean | undefined },
): Promise<WantedNotifications> {
  return await db.transaction(async (tx) => {
    const wanted = { ...wantedOf(await store.findUnwanted(tx, actor.id)), ...change };
    const off = notificationKinds.filter((kind) => !wanted[kind]);
    await store.saveUnwanted(tx, actor.id, off);
    await announceTo(tx, [actor.id]);
    return wantedOf(off);
  });
}
