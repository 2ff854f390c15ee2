// The SQL on changes that webhooks are to send: written where an endpoint wants them, and gathered into events.
import { asc, inArray, sql } from 'drizzle-orm';
import type { ContentType } from '#domain/history/history.contract.ts';
import type { RunOutcome } from '#domain/runs/run.ts';
import type { ChangedProduct, WebhookChange } from '#domain/webhooks/gather-changes.ts';
import type { WebhookKind } from '#domain/webhooks/webhook-kinds.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import {
  webhookChanges as changes,
  imports,
  products as productTable,
  runChunks,
  runs,
  users,
  webhookEndpoints,
} from '#server/database/schema.ts';

type By = { kind: WebhookKind; actorId: number | null; at: Date; runId?: number | undefined };

const isWanted = (kind: WebhookKind) =>
  sql`exists (select from ${webhookEndpoints} where ${webhookEndpoints.offReason} is null and ${kind}::text = any(${webhookEndpoints.kinds}))`;

/** Where the values of `facts` come from is not read if nobody wants them. Answers whether somebody does. */
async function insertOfProducts(tx: Db, { kind, actorId, at, runId }: By, facts: ReturnType<typeof sql>) {
  const rows = await rowsOf(
    tx,
    sql`insert into ${changes} (kind, at, actor_id, run_id, facts)
      select ${kind}::text, ${at.toISOString()}::timestamptz, ${actorId}::int, ${runId ?? null}::int, jsonb_build_object('products', ${facts})
      where ${isWanted(kind)} returning id`,
  );
  return rows.length > 0;
}

/** Of products with the parts that were decided. */
export async function insertDecisions(
  tx: Db,
  by: By,
  products: readonly { id: number; parts: ContentType[] }[],
): Promise<boolean> {
  const facts = sql`coalesce((
    select jsonb_agg(jsonb_build_object('id', p.id, 'sku', p.sku, 'parts', r.parts) order by p.id)
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as r(id int, parts jsonb)
    join ${productTable} p on p.id = r.id), '[]')`;
  return await insertOfProducts(tx, by, facts);
}

export async function insertMoves(tx: Db, by: By, products: readonly ChangedProduct[]): Promise<boolean> {
  return await insertOfProducts(tx, by, sql`${JSON.stringify(products)}::jsonb`);
}

/** As the run is in the transaction. */
export async function insertRunEnd(tx: Db, runId: number): Promise<boolean> {
  const sum = (column: RunOutcome) =>
    sql`(select coalesce(sum(${runChunks[column]}), 0)::int from ${runChunks} where ${runChunks.runId} = r.id)`;
  const rows = await rowsOf(
    tx,
    sql`insert into ${changes} (kind, at, actor_id, facts)
      select 'run.ended', coalesce(r.finished_at, clock_timestamp()), r.created_by, jsonb_build_object('run', jsonb_build_object(
        'id', r.id, 'action', r.action->>'action', 'state', r.state, 'counts', jsonb_build_object('total', r.total,
        'done', ${sum('done')}, 'asked', ${sum('asked')}, 'unchanged', ${sum('unchanged')}, 'refused', ${sum('refused')}, 'failed', ${sum('failed')})))
      from ${runs} r where r.id = ${runId} and r.import_id is null and ${isWanted('run.ended')} returning id`,
  );
  return rows.length > 0;
}

/** As the import is in the transaction. */
export async function insertImportEnd(tx: Db, importId: number): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`insert into ${changes} (kind, at, actor_id, facts)
      select 'import.ended', coalesce(i.finished_at, clock_timestamp()), i.created_by, jsonb_build_object('import', jsonb_build_object(
        'id', i.id, 'fileName', i.file_name, 'profileId', i.profile_id, 'state', i.state, 'counts', i.counts))
      from ${imports} i where i.id = ${importId} and not i.is_dry_run and ${isWanted('import.ended')} returning id`,
  );
  return rows.length > 0;
}

/** Any number: one server at a time, because events of later changes must not be stored before those of earlier ones. */
const gatheringLock = 7_203_118;

/** Takes the turn of gathering changes until the transaction ends; false where another server has it. */
export async function takeTurn(tx: Db): Promise<boolean> {
  const [lock] = await rowsOf<{ taken: boolean }>(tx, sql`select pg_try_advisory_xact_lock(${gatheringLock}) as taken`);
  return lock?.taken === true;
}

/** The first changes, for who has the turn. */
export async function listChanges(tx: Db, most: number): Promise<WebhookChange[]> {
  const rows = await tx
    .select({
      change: changes,
      fullName: sql<string | null>`(select coalesce(full_name, username) from ${users} where id = ${changes.actorId})`,
    })
    .from(changes)
    .orderBy(asc(changes.id))
    .limit(most);
  return rows.map(({ change: { id, kind, at, actorId, runId, facts }, fullName }) => {
    const by = actorId === null ? null : { id: actorId, fullName: fullName ?? '' };
    return { id, at, by, runId, kind, ...(facts as object) } as WebhookChange;
  });
}

export async function hasChanges(db: Db): Promise<boolean> {
  const [row] = await db.select({ id: changes.id }).from(changes).limit(1);
  return row !== undefined;
}

export async function deleteChanges(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(changes).where(inArray(changes.id, [...ids]));
}
