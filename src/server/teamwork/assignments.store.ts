// The only SQL that writes assignments.
import { and, asc, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { type Assigned, nobody } from '#domain/teamwork/assignment.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import {
  assignmentChanges,
  assignments,
  products,
  productVisits,
  users,
  waitingSince,
} from '#server/database/schema.ts';
import { isUnable } from './unable.store.ts';

/** What a product has after a change. */
export type Change = Assigned & { productId: number };

/** What a product had before a change; `isFreed`: nobody has it after. */
type UndoneChange = Change & { isFreed: boolean };

/** Up to `most` products of a condition, by id. */
export async function findIds(tx: Db, where: SQL | undefined, most: number): Promise<number[]> {
  const rows = await tx.select({ id: products.id }).from(products).where(where).orderBy(asc(products.id)).limit(most);
  return rows.map(({ id }) => id);
}

/** Those of these products that the condition still finds. */
export async function findAmong(tx: Db, where: SQL | undefined, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(where, sql`${products.id} = any(${arrayOf(ids)})`));
  return rows.map(({ id }) => id);
}

const arrayOf = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::int[]`;

/** Of these products those that are there, with who has them; nobody else assigns them before the transaction ends. */
export async function lockAssigned(tx: Db, ids: readonly number[]): Promise<(Change & { changeId: number | null })[]> {
  const found = await tx
    .select({ id: products.id })
    .from(products)
    .where(sql`${products.id} = any(${arrayOf(ids)})`)
    .orderBy(asc(products.id))
    .for('no key update');
  const rows = await tx
    .select()
    .from(assignments)
    .where(sql`${assignments.productId} = any(${arrayOf(ids)})`);
  const byProduct = new Map(rows.map((row) => [row.productId, row]));
  return found.map(({ id }) => {
    const { personId, dueOn, changeId } = byProduct.get(id) ?? { ...nobody, changeId: null };
    return { productId: id, personId, dueOn, changeId };
  });
}

/**
 * The products that have waited longest for a decision, that nobody has and nobody else is on. Two at once lock different ones; who has one
 * that was free when the statement began is for the caller to ask.
 */
export async function lockLongestWaiting(
  tx: Db,
  count: number,
  { personId, now, except, where }: { personId: number; now: Date; except: readonly number[]; where: SQL | undefined },
): Promise<number[]> {
  const since = waitingSince(products);
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select ${products.id} as id from ${products} where ${products.isPending}
      and not exists (select 1 from ${assignments} where ${assignments.productId} = ${products.id})
      and not exists (select 1 from ${productVisits} where ${productVisits.productId} = ${products.id}
        and ${productVisits.userId} <> ${personId} and ${productVisits.until} > ${now.toISOString()}::timestamptz)
      and ${products.id} <> all(${arrayOf(except)}) and ${where ?? sql`true`}
      order by ${since}, ${products.id} limit ${count} for no key update of ${products} skip locked`,
  );
  return rows.map(({ id }) => id);
}

/** Members by id; they are not removed before the transaction ends. Before products are locked, or two could wait for each other. */
export async function lockMembers(tx: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return await tx
    .select()
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNotNull(users.email)))
    .orderBy(asc(users.id))
    .for('share');
}

type By = { actorId: number; at: Date };

/** Answers the id of the change. */
export async function insertChange(tx: Db, before: readonly UndoneChange[], by: By): Promise<number> {
  const [row] = await tx
    .insert(assignmentChanges)
    .values({ changedBy: by.actorId, changedAt: by.at, before: [...before] })
    .returning({ id: assignmentChanges.id });
  if (!row) throw new Error('The change was not stored');
  return row.id;
}

/** In two statements however many there are. */
export async function saveAssigned(tx: Db, changes: readonly Change[], changeId: number, by: By): Promise<void> {
  const freed = changes.filter(({ personId }) => personId === null).map(({ productId }) => productId);
  if (freed.length > 0) await tx.delete(assignments).where(sql`${assignments.productId} = any(${arrayOf(freed)})`);
  const rows = changes.filter(({ personId }) => personId !== null);
  if (rows.length === 0) return;
  await tx.execute(sql`insert into ${assignments} (product_id, person_id, due_on, assigned_by, assigned_at, change_id)
    select r."productId", r."personId", r."dueOn", ${by.actorId}::int, ${by.at.toISOString()}::timestamptz, ${changeId}::int
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("productId" int, "personId" int, "dueOn" date)
    on conflict (product_id) do update set person_id = excluded.person_id, due_on = excluded.due_on,
      assigned_by = excluded.assigned_by, assigned_at = excluded.assigned_at, change_id = excluded.change_id`);
}

/** What products had before a change of this person; null for none. */
export async function findChange(tx: Db, id: number, actorId: number): Promise<UndoneChange[] | null> {
  const [row] = await tx
    .select({ before: assignmentChanges.before })
    .from(assignmentChanges)
    .where(and(eq(assignmentChanges.id, id), eq(assignmentChanges.changedBy, actorId)))
    .for('update');
  return row?.before ?? null;
}

export async function deleteChange(tx: Db, id: number): Promise<void> {
  await tx.delete(assignmentChanges).where(eq(assignmentChanges.id, id));
}

/** Forgets changes that cannot be undone any more. */
export async function purgeChanges(db: Db, before: Date): Promise<void> {
  await db.delete(assignmentChanges).where(lt(assignmentChanges.changedAt, before));
}

/** People who have products and can change none: removed, or of a role that may not. */
export async function findUnable(tx: Db): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isUnable, sql`exists (select from ${assignments} where ${assignments.personId} = ${users.id})`));
  return rows.map(({ id }) => id);
}

/** The ids of products that people have, up to `most`. */
export async function findIdsOf(tx: Db, people: readonly number[], most: number): Promise<number[]> {
  const rows = await tx
    .select({ id: assignments.productId })
    .from(assignments)
    .where(inArray(assignments.personId, [...people]))
    .orderBy(asc(assignments.productId))
    .limit(most);
  return rows.map(({ id }) => id);
}
