// The only SQL on notifications.
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { mostAwaited, type NotificationKind } from '#domain/notifications/notifications.contract.ts';
import type { Part } from '#domain/parts/parts.ts';
import { may } from '#domain/permissions.ts';
import { roles } from '#domain/roles.ts';
import type { Db } from '#server/database/database.ts';
import { notificationChoices, notifications, products, ruleWaivers, users } from '#server/database/schema.ts';
import { isWithinScope, scopeOfMember, scopeOfUser } from '#server/database/within-scope.ts';

/** `runId`: the run it comes from; all of one run for one user are one notification, of so many products. */
export type NewNotification = {
  userId: number;
  kind: NotificationKind;
  productId: number | null;
  part: Part | null;
  byId: number;
  text: string;
  commentId: number | null;
  waiverId: number | null;
  runId: number | null;
  products: number;
};

/** Adds them for those who are members and want the kind; answers whom. Of one run at most one of a kind for each user in a call. */
export async function insertNotifications(tx: Db, added: readonly NewNotification[], at: Date): Promise<number[]> {
  if (added.length === 0) return [];
  const columns =
    '"userId" int, kind text, "productId" int, part text, "byId" int, text text, "commentId" int, "waiverId" int, "runId" int, products int';
  const rows = await tx.execute(sql`
    insert into ${notifications} as n (user_id, kind, product_id, part, by_id, text, comment_id, waiver_id, run_id, products, created_at)
    select r."userId", r.kind, r."productId", r.part, r."byId", r.text, r."commentId", r."waiverId", r."runId", r.products, ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as r(${sql.raw(columns)})
    join ${users} u on u.id = r."userId" and u.email is not null and u.removed_at is null
    left join ${notificationChoices} c on c.user_id = u.id
    where c.off is null or not c.off ? r.kind
    order by r."userId", r."productId"
    on conflict (user_id, run_id, kind) where run_id is not null
    do update set products = n.products + excluded.products, read_at = null
    returning n.user_id as "userId"`);
  const { rows: inserted } = rows as unknown as { rows: { userId: number }[] };
  return [...new Set(inserted.map(({ userId }) => userId))];
}

/** Of the answers that a run took: puts `said` behind how they were counted, in place of what was said there before. Answers whose it is. */
export async function noteUntaken(tx: Db, runId: number, said: string): Promise<number[]> {
  const text = sql`regexp_replace(${notifications.text}, '\\. (Not taken in full for \\d+ products?|Some answers for \\d+ products? could not be taken)$', '') || ${said}::text`;
  const rows = await tx
    .update(notifications)
    .set({ text })
    .where(
      and(eq(notifications.runId, runId), eq(notifications.kind, 'answers'), sql`${notifications.text} <> ${text}`),
    )
    .returning({ userId: notifications.userId });
  return rows.map(({ userId }) => userId);
}

export type NotificationRow = typeof notifications.$inferSelect & { productTitle: string | null; ruleIds: string[] };

const asked = { brand: sql`asked.brand`, category: sql`asked.category`, retailer: sql`asked.retailer` };

/** Products of which this person made the first of two approvals, and that the reader may confirm. */
const askedBy = (id: SQL | AnyPgColumn, readerId: number) =>
  sql`from products asked where asked.first_approvers <> '[]'::jsonb and asked.first_approvers @> to_jsonb(array[${id}])
    and ${isWithinScope(scopeOfMember(readerId), asked)}`;

/** Whether what is to be confirmed is the reader's to confirm, as their scope is now: of a waiver, which holds for many products, if they have none. */
const isConfirmableBy = (readerId: number): SQL => {
  const scope = scopeOfMember(readerId);
  return sql`(${notifications.kind} <> 'confirmation'
    or case when ${notifications.waiverId} is null then ${isWithinScope(scope)} else ${scope} is null end)`;
};

/** What a run asked a second person for. It is read as it is now: others may have confirmed some of it. */
const isAskedByRun = sql`(${notifications.kind} = 'confirmation' and ${notifications.runId} is not null)`;

/**
 * Of a user: what is about one product while that is in the catalog, what is about many, which leads to its run, waivers, and what a run asked
 * for as long as something waits. What they may not confirm is left out.
 */
const shownTo = (userId: number): SQL | undefined =>
  and(
    eq(notifications.userId, userId),
    sql`case when ${isAskedByRun} then exists (select 1 ${askedBy(notifications.byId, userId)})
      else ${and(
        or(isNotNull(products.id), gt(notifications.products, 1), isNotNull(notifications.waiverId)),
        isConfirmableBy(userId),
      )} end`,
  );

/** What is one on the screen: all that waits for a second person after one who asks, parts and waivers apart; anything else is alone. */
const groupOf = sql`case when ${notifications.kind} = 'confirmation'
  then concat('waits ', ${notifications.byId}, ' ', ${notifications.waiverId} is null)
  else ${notifications.id}::text end`;

/** Newest first; of each group the latest, with how many there are, and unread as long as one is. */
export async function listNotifications(
  db: Db,
  userId: number,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<NotificationRow[]> {
  const grouped = db
    .select({
      id: sql<number>`max(${notifications.id})`.as('latest'),
      members: sql<number>`count(*)::int`.as('members'),
      askedRun: sql<number | null>`max(case when ${isAskedByRun} then ${notifications.runId} end)`.as('asked_run'),
      isUnread: sql<boolean>`bool_or(${notifications.readAt} is null)`.as('is_unread'),
    })
    .from(notifications)
    .leftJoin(products, eq(products.id, notifications.productId))
    .where(shownTo(userId))
    .groupBy(groupOf)
    .as('grouped');
  const rows = await db
    .select({
      notification: notifications,
      productTitle: products.title,
      ruleIds: ruleWaivers.ruleIds,
      members: sql<number>`case when ${grouped.askedRun} is null then ${grouped.members}
        else (select count(*)::int from (select 1 ${askedBy(notifications.byId, userId)} limit ${mostAwaited}) as waiting) end`,
      askedRun: grouped.askedRun,
      isUnread: grouped.isUnread,
    })
    .from(grouped)
    .innerJoin(notifications, eq(notifications.id, grouped.id))
    .leftJoin(products, eq(products.id, notifications.productId))
    .leftJoin(ruleWaivers, eq(ruleWaivers.id, notifications.waiverId))
    .where(before === undefined ? undefined : lt(notifications.id, before))
    .orderBy(desc(notifications.id))
    .limit(limit);
  return rows.map(({ notification, productTitle, ruleIds, members, askedRun, isUnread }) => ({
    ...notification,
    runId: askedRun ?? notification.runId,
    productTitle,
    ruleIds: ruleIds ?? [],
    products: notification.kind === 'confirmation' ? members : notification.products,
    readAt: isUnread ? null : notification.readAt,
  }));
}

export async function countUnread(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${groupOf})::int` })
    .from(notifications)
    .leftJoin(products, eq(products.id, notifications.productId))
    .where(and(shownTo(userId), isNull(notifications.readAt)));
  return row?.count ?? 0;
}

/** Those of the user among `ids` with all of their groups, or all of them. True where there was one to read. */
export async function markRead(tx: Db, userId: number, ids: readonly number[] | undefined, at: Date): Promise<boolean> {
  const read = await tx
    .update(notifications)
    .set({ readAt: at })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        ids === undefined ? undefined : sql`${groupOf} in ${groupsOf(tx, userId, ids)}`,
      ),
    )
    .returning({ id: notifications.id });
  return read.length > 0;
}

const groupsOf = (tx: Db, userId: number, ids: readonly number[]) =>
  tx
    .select({ group: groupOf })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), inArray(notifications.id, [...ids])));

/** Deletes what asks for a second person on parts of these products that wait for none any more. Answers whose they were. */
export async function deleteSettled(
  tx: Db,
  productIds: readonly number[],
  waiting: readonly { productId: number; part: Part }[],
): Promise<number[]> {
  const waits = or(
    ...waiting.map(({ productId, part }) => and(eq(notifications.productId, productId), eq(notifications.part, part))),
  );
  const deleted = await tx
    .delete(notifications)
    .where(
      and(
        sql`${notifications.kind} = 'confirmation'`,
        isNull(notifications.runId),
        inArray(notifications.productId, [...productIds]),
        waits && not(waits),
      ),
    )
    .returning({ userId: notifications.userId });
  return [...new Set(deleted.map(({ userId }) => userId))];
}

/** Deletes what one person asks of a part by itself. Answers whose they were. */
export async function deleteAsked(
  tx: Db,
  { byId, productId, part }: { byId: number; productId: number; part: Part },
): Promise<number[]> {
  const isAsked = and(eq(notifications.kind, 'confirmation'), isNull(notifications.runId));
  const isOf = and(eq(notifications.byId, byId), eq(notifications.productId, productId), eq(notifications.part, part));
  const deleted = await tx.delete(notifications).where(and(isAsked, isOf)).returning({ userId: notifications.userId });
  return deleted.map(({ userId }) => userId);
}

const deciding = roles.filter((role) => may(role, 'decide'));

/** The members who may decide: on one of these products, or without any on what holds for many, which a scope leaves out. */
export async function listDeciders(tx: Db, productIds: readonly number[] | null): Promise<number[]> {
  const isReached = productIds
    ? sql`exists (select 1 from ${products} where ${products.id} = any(${`{${productIds.join(',')}}`}::int[]) and ${isWithinScope(scopeOfUser)})`
    : sql`${scopeOfUser} is null`;
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.removedAt), inArray(users.role, deciding), isReached));
  return rows.map(({ id }) => id);
}

/** Mentions in a comment of people whom it does not mention any more; answers whose they were. */
export async function deleteMentionsBut(tx: Db, commentId: number, mentioned: readonly number[]): Promise<number[]> {
  const isOf = and(eq(notifications.commentId, commentId), eq(notifications.kind, 'mention'));
  const others = mentioned.length === 0 ? undefined : notInArray(notifications.userId, [...mentioned]);
  const deleted = await tx.delete(notifications).where(and(isOf, others)).returning({ userId: notifications.userId });
  return deleted.map(({ userId }) => userId);
}

/** Answers whose they are. */
export async function saveTextOf(tx: Db, commentId: number, text: string): Promise<number[]> {
  const saved = await tx
    .update(notifications)
    .set({ text })
    .where(eq(notifications.commentId, commentId))
    .returning({ userId: notifications.userId });
  return saved.map(({ userId }) => userId);
}

/** All of a comment, of a waiver, or of a run. Answers whose they were. */
export async function deleteNotifications(
  tx: Db,
  of: { commentId: number } | { waiverId: number } | { runId: number },
): Promise<number[]> {
  const isOf =
    'runId' in of
      ? eq(notifications.runId, of.runId)
      : 'waiverId' in of
        ? eq(notifications.waiverId, of.waiverId)
        : eq(notifications.commentId, of.commentId);
  const deleted = await tx.delete(notifications).where(isOf).returning({ userId: notifications.userId });
  return [...new Set(deleted.map(({ userId }) => userId))];
}

export async function purgeNotifications(db: Db, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, before));
}

/** The kinds a user does not want. */
export async function findUnwanted(db: Db, userId: number): Promise<NotificationKind[]> {
  const [row] = await db.select().from(notificationChoices).where(eq(notificationChoices.userId, userId));
  return row?.off ?? [];
}

export async function saveUnwanted(tx: Db, userId: number, off: NotificationKind[]): Promise<void> {
  await tx
    .insert(notificationChoices)
    .values({ userId, off })
    .onConflictDoUpdate({ target: notificationChoices.userId, set: { off } });
}
