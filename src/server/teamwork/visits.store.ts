// The only SQL on visits, and what lists show of the work on products.
import { and, asc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { Assignment, Doing, Visit } from '#domain/teamwork/teamwork.contract.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import { assignments, contentHistory, productVisits, users } from '#server/database/schema.ts';
import { isUnable } from './unable.store.ts';

const nameOf = (table: Record<'fullName' | 'username', AnyPgColumn>) =>
  sql<string>`coalesce(${table.fullName}, ${table.username})`;

type NewVisit = {
  productId: number;
  userId: number;
  /** The session of the tab. */
  sessionId: number | null;
  tab: string;
  doing: Doing;
  at: Date;
  until: Date;
};

/** Answers the product the tab was on, and whether others see a difference. Fails with 23503 where the product is gone. */
export async function saveVisit(tx: Db, visit: NewVisit): Promise<{ left: number | null; isNews: boolean }> {
  const { productId, userId, sessionId, tab, doing, at, until } = visit;
  const [before] = await tx
    .select()
    .from(productVisits)
    .where(and(eq(productVisits.userId, userId), eq(productVisits.tab, tab)))
    .for('update');
  const goesOn = before?.productId === productId && before.until > at;
  const since = goesOn ? before.since : at;
  await tx
    .insert(productVisits)
    .values({ productId, userId, sessionId, tab, doing, since, until })
    .onConflictDoUpdate({
      target: [productVisits.userId, productVisits.tab],
      set: { productId, sessionId, doing, since, until },
    });
  const left = before && before.productId !== productId && before.until > at ? before.productId : null;
  return { left, isNews: !goesOn || before.doing !== doing };
}

/** Seconds since somebody came to a product they are on, or since their last change of it if that was later; null where they are not on it. */
export async function findSecondsOn(
  tx: Db,
  { productId, userId, at }: Pick<NewVisit, 'productId' | 'userId' | 'at'>,
): Promise<number | null> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const [row] = await rowsOf<{ seconds: number | null }>(
    tx,
    sql`select round(extract(epoch from ${now} - greatest(min(v.since), (select max(h.change_date) from ${contentHistory} h
          where h.product_id = ${productId} and h.changed_by = ${userId} and h.change_date <= ${now}))))::int as seconds
      from ${productVisits} v where v.user_id = ${userId} and v.product_id = ${productId} and v.until > ${now}`,
  );
  return row?.seconds ?? null;
}

/** Whether the tab was on the product. */
export async function deleteVisit(tx: Db, productId: number, userId: number, tab: string): Promise<boolean> {
  const own = and(eq(productVisits.userId, userId), eq(productVisits.tab, tab), eq(productVisits.productId, productId));
  return (await tx.delete(productVisits).where(own).returning({ tab: productVisits.tab })).length > 0;
}

/** Takes those off what they are on who can work on no product any more. */
export async function leaveUnable(db: Db): Promise<void> {
  await db
    .delete(productVisits)
    .where(inArray(productVisits.userId, db.select({ id: users.id }).from(users).where(isUnable)));
}

export async function purgeVisits(db: Db, now: Date): Promise<void> {
  await db.delete(productVisits).where(lte(productVisits.until, now));
}

/** Who else is on these products, who came first before the others; each person once a product. */
export async function findVisits(
  db: Db,
  productIds: readonly number[],
  besides: number,
  now: Date,
): Promise<Map<number, Visit[]>> {
  const rows = await db
    .select({
      productId: productVisits.productId,
      id: productVisits.userId,
      fullName: nameOf(users),
      doing: productVisits.doing,
      until: productVisits.until,
    })
    .from(productVisits)
    .innerJoin(users, eq(users.id, productVisits.userId))
    .where(
      and(
        inArray(productVisits.productId, [...productIds]),
        ne(productVisits.userId, besides),
        gt(productVisits.until, now),
      ),
    )
    .orderBy(asc(productVisits.since), asc(productVisits.userId));
  const visits = new Map<number, Visit[]>();
  for (const { productId, id, fullName, doing, until } of rows) {
    const others = visits.get(productId) ?? [];
    const known = others.find(({ person }) => person.id === id);
    // With several tabs they are there as long as with one, and editing if they are in any.
    if (known && doing === 'editing') known.doing = doing;
    if (known) known.until = [known.until, until.toISOString()].sort().at(-1) ?? known.until;
    else others.push({ person: { id, fullName }, doing, until: until.toISOString() });
    visits.set(productId, others);
  }
  return visits;
}

/** Who has these products. */
export async function findAssignments(db: Db, productIds: readonly number[]): Promise<Map<number, Assignment>> {
  const giver = alias(users, 'giver');
  const rows = await db
    .select({
      productId: assignments.productId,
      personId: assignments.personId,
      person: nameOf(users),
      dueOn: assignments.dueOn,
      assignedBy: assignments.assignedBy,
      giver: nameOf(giver),
      assignedAt: assignments.assignedAt,
    })
    .from(assignments)
    .innerJoin(users, eq(users.id, assignments.personId))
    .innerJoin(giver, eq(giver.id, assignments.assignedBy))
    .where(inArray(assignments.productId, [...productIds]));
  return new Map(
    rows.map((row) => [
      row.productId,
      {
        person: { id: row.personId, fullName: row.person },
        dueOn: row.dueOn,
        assignedBy: { id: row.assignedBy, fullName: row.giver },
        assignedAt: row.assignedAt.toISOString(),
      },
    ]),
  );
}
