// What became of an import: the products it still lists, the run over the same file before or after it, and whether it was undone.
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { undoDays } from '#domain/history/undo-days.ts';
import { unfinishedStates } from '#domain/runs/run.ts';
import type { UndoOutcome } from '#domain/transfer/import-products.contract.ts';
import type { ImportDetails } from '#domain/transfer/import-run.contract.ts';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import {
  importNamed,
  importProducts,
  imports,
  products,
  runs,
  setAsideProducts,
  users,
} from '#server/database/schema.ts';
import { areOfKind } from './import-missing.store.ts';

const undoMs = undoDays * 24 * 60 * 60 * 1000;

type ImportRow = typeof imports.$inferSelect;
type Outcome = Pick<
  ImportDetails,
  'dryRunId' | 'importedAs' | 'isOutdated' | 'listed' | 'pending' | 'sourceChanged' | 'undo' | 'canUndo'
>;

export const isTooOldToUndo = (createdAt: Date, now: Date) => now.getTime() - createdAt.getTime() > undoMs;

export async function findOutcome(db: Db, row: ImportRow, moved: Import['moved'], now: Date): Promise<Outcome> {
  const isOver = row.state !== 'running';
  const counts = await countOutcomes(db, row.id);
  const remaining = row.isDryRun || !isOver ? 0 : counts.waiting;
  return {
    dryRunId: row.isDryRun ? null : await findDryRun(db, row.fromRun),
    importedAs: row.isDryRun ? await findApplied(db, row.id) : null,
    isOutdated: await isOutdated(db, row),
    ...(row.isDryRun || !isOver ? { listed: 0, pending: 0, sourceChanged: 0 } : await countListed(db, row.id)),
    undo: row.undoneAt && {
      at: row.undoneAt.toISOString(),
      by: await nameOf(db, row.undoneBy),
      undone: counts.undone,
      partly: counts.partly,
      left: counts.left,
      isDone: remaining === 0,
      isGoing: await isBeingUndone(db, row.id),
    },
    canUndo:
      remaining + counts.partly + counts.left + moved.setAside + moved.broughtBack > 0 &&
      !isTooOldToUndo(row.createdAt, now),
  };
}

/**
 * Whether the catalog is another one than a dry run that can be imported found: in the products its file names, by products added since, or because
 * another file of its kind was imported since, of whose products some may be missing.
 */
async function isOutdated(db: Db, row: ImportRow): Promise<boolean> {
  const { id, isDryRun, state, finishedAt, upload, counts } = row;
  if (!isDryRun || state !== 'done' || finishedAt === null || upload === null) return false;
  const at = sql`${finishedAt.toISOString()}::timestamptz`;
  const isAdded = sql`exists (select from ${products} where ${products.createdAt} > ${at})`;
  const isAside = sql`exists (select from ${setAsideProducts} where ${setAsideProducts.productId} = n.id)`;
  const isChanged = sql`exists (select from (
      select unnest(${importNamed.productIds}) as id from ${importNamed} where ${importNamed.importId} = ${id}) as n
    left join ${products} on ${products.id} = n.id
    where ${products.updatedAt} > ${at} or (${products.id} is null and not ${isAside}))`;
  const isFollowed = sql`exists (select from ${imports} where ${areOfKind(row)} and ${imports.state} = 'done' and ${imports.finishedAt} > ${at})`;
  const [found] = await rowsOf<{ is: boolean }>(
    db,
    sql`select ${counts.new > 0 ? sql`${isAdded} or ` : sql``}${isChanged} or ${isFollowed} as is`,
  );
  return found?.is ?? false;
}

/** Whether a run undoes it, wholly or in part, that has not ended. */
export async function isBeingUndone(db: Db, importId: number): Promise<boolean> {
  const undoes = sql`(${runs.action}->'options'->'of'->>'importId')::int = ${importId}`;
  return (await db.$count(runs, and(inArray(runs.state, [...unfinishedStates]), undoes))) > 0;
}

/** Products by what undoing them came to; `waiting` are those not undone yet. */
async function countOutcomes(db: Db, importId: number): Promise<Record<UndoOutcome | 'waiting', number>> {
  const rows = await db
    .select({ outcome: importProducts.outcome, count: sql<string>`count(*)` })
    .from(importProducts)
    .where(eq(importProducts.importId, importId))
    .groupBy(importProducts.outcome);
  const counts = { undone: 0, partly: 0, left: 0, waiting: 0 };
  for (const { outcome, count } of rows) counts[outcome ?? 'waiting'] = Number(count);
  return counts;
}

async function countListed(db: Db, importId: number): Promise<Pick<Outcome, 'listed' | 'pending' | 'sourceChanged'>> {
  const [row] = await db
    .select({
      listed: sql<string>`count(*)`,
      pending: sql<string>`count(*) filter (where ${products.isPending})`,
      sourceChanged: sql<string>`count(*) filter (where ${products.isSourceChanged} and not ${products.isPending})`,
    })
    .from(importProducts)
    .innerJoin(products, eq(products.id, importProducts.productId))
    .where(and(eq(importProducts.importId, importId), ne(importProducts.kind, 'same')));
  return {
    listed: Number(row?.listed ?? 0),
    pending: Number(row?.pending ?? 0),
    sourceChanged: Number(row?.sourceChanged ?? 0),
  };
}

async function findDryRun(db: Db, id: number | null): Promise<number | null> {
  if (id === null) return null;
  const [row] = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.id, id), imports.isDryRun));
  return row?.id ?? null;
}

async function findApplied(db: Db, dryRunId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.fromRun, dryRunId), sql`not ${imports.isDryRun}`, ne(imports.state, 'failed')))
    .orderBy(desc(imports.id))
    .limit(1);
  return row?.id ?? null;
}

async function nameOf(db: Db, userId: number | null): Promise<string> {
  if (userId === null) return '';
  const [row] = await db
    .select({ name: sql<string>`coalesce(${users.fullName}, ${users.username})` })
    .from(users)
    .where(eq(users.id, userId));
  return row?.name ?? '';
}
