// The only SQL on standing policies, and on what became of what they approved.
import { asc, eq, sql } from 'drizzle-orm';
import type { PolicyInput, StoredPolicy } from '#domain/review/approval-policy.contract.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import { approvalPolicies, contentHistory, users, workspaceFacts } from '#server/database/schema.ts';

const select = (db: Db) =>
  db
    .select({ policy: approvalPolicies, fullName: sql<string | null>`coalesce(${users.fullName}, ${users.username})` })
    .from(approvalPolicies)
    .leftJoin(users, eq(users.id, approvalPolicies.updatedBy));

function toPolicy({ policy, fullName }: Awaited<ReturnType<typeof select>>[number]): StoredPolicy {
  const { updatedBy, updatedAt, ...rest } = policy;
  return {
    ...rest,
    updatedBy: updatedBy === null ? null : { id: updatedBy, fullName: fullName ?? '' },
    updatedAt: updatedAt.toISOString(),
  };
}

/** The widest first, then in the order they were added. */
export async function listPolicies(db: Db): Promise<StoredPolicy[]> {
  const { retailer, category, id } = approvalPolicies;
  const width = sql`(case when ${retailer} is null then 0 else 2 end + case when ${category} is null then 0 else 1 end)`;
  return (await select(db).orderBy(width, asc(id))).map(toPolicy);
}

export async function findPolicy(db: Db, id: number): Promise<StoredPolicy | null> {
  const [row] = await select(db).where(eq(approvalPolicies.id, id));
  return row ? toPolicy(row) : null;
}

type By = { actorId: number; at: Date };

/** Adds a policy, or replaces one; answers its id, null where there is none to replace. */
export async function savePolicy(tx: Db, id: number | null, input: PolicyInput, by: By): Promise<number | null> {
  const values = { ...input, updatedBy: by.actorId, updatedAt: by.at };
  const rows =
    id === null
      ? await tx.insert(approvalPolicies).values(values).returning({ id: approvalPolicies.id })
      : await tx
          .update(approvalPolicies)
          .set(values)
          .where(eq(approvalPolicies.id, id))
          .returning({ id: approvalPolicies.id });
  return rows[0]?.id ?? null;
}

export async function deletePolicy(tx: Db, id: number): Promise<boolean> {
  const gone = await tx
    .delete(approvalPolicies)
    .where(eq(approvalPolicies.id, id))
    .returning({ id: approvalPolicies.id });
  return gone.length > 0;
}

/**
 * Parts approved by policy since a time, and of these the escapes: those that a person edited, rolled back or restored later. What an undo
 * of the run took back is neither.
 */
export async function countEscapes(db: Db, since: Date): Promise<{ approved: number; escapes: number }> {
  const h = contentHistory;
  const [row] = await rowsOf<{ approved: number; escapes: number }>(
    db,
    sql`with approved as (
        select distinct on (${h.productId}, ${h.contentType}) ${h.id} as id, ${h.productId} as product_id, ${h.contentType} as content_type
        from ${h} where ${h.changeDate} >= ${since.toISOString()}::timestamptz and ${h.details} ? 'policyId'
        order by ${h.productId}, ${h.contentType}, ${h.id} desc),
      later as (
        select approved.id, min(next.id) as next_id from approved
        left join ${h} next on next.product_id = approved.product_id and next.content_type = approved.content_type and next.id > approved.id
        group by approved.id),
      told as (
        select later.id, next.run_id is not null as is_by_run, next.id is not null as is_changed from later left join ${h} next on next.id = later.next_id)
      select (count(*) filter (where not is_by_run))::int as approved, (count(*) filter (where is_changed and not is_by_run))::int as escapes from told`,
  );
  return row ?? { approved: 0, escapes: 0 };
}

const dayFact = 'policy-day';

/** Notes that the policies of a day (UTC) run now; false where they ran already. Several servers run them once. */
export async function takeDay(tx: Db, day: string): Promise<boolean> {
  const taken = await tx
    .insert(workspaceFacts)
    .values({ name: dayFact, value: day })
    .onConflictDoUpdate({
      target: workspaceFacts.name,
      set: { value: sql`to_jsonb(${day}::text)` },
      setWhere: sql`${workspaceFacts.value} <> to_jsonb(${day}::text)`,
    })
    .returning({ name: workspaceFacts.name });
  return taken.length > 0;
}
