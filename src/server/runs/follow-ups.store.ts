// The SQL on runs that follow another one: those that undo it, all of it or some, and the one that goes on with the rest after a try.
import { and, desc, gt, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { RunState } from '#domain/runs/run.ts';
import type { Db } from '#server/database/database.ts';
import { runItems, runs } from '#server/database/schema.ts';

// By name: in a select from one table, columns are written without it, and would be those of the inner query.
type Named = 'runs' | 'again';
const isUndo = (run: Named) => sql<boolean>`${sql.raw(run)}.action ->> 'action' = 'undo'`;
/** Of an undo: the run it undoes. */
const undoneOf = (run: Named) => sql<number>`(${sql.raw(run)}.action -> 'options' ->> 'runId')::int`;
/** Of a run after a try: the try. */
const triedBefore = sql<number>`(${runs.selection} ->> 'continues')::int`;

/** Whether it restores all parts of its products, and nobody undid any of that. */
const putsBackForGood = sql<boolean>`(runs.action -> 'options' -> 'parts' is null
  and not exists (select 1 from runs again where ${isUndo('again')} and ${undoneOf('again')} = runs.id))`;

type UndoOfRun = { id: number; of: number; state: RunState; isForGood: boolean; undoneBy: number | null };

/** The runs that undo some, the latest first. */
export async function listUndos(db: Db, runIds: readonly number[]): Promise<UndoOfRun[]> {
  if (runIds.length === 0) return [];
  return await db
    .select({
      ...{ id: runs.id, of: undoneOf('runs'), state: runs.state },
      ...{ isForGood: putsBackForGood, undoneBy: runs.undoneBy },
    })
    .from(runs)
    // An undo comes after what it undoes.
    .where(and(gt(runs.id, Math.min(...runIds)), isUndo('runs'), inArray(undoneOf('runs'), [...runIds])))
    .orderBy(desc(runs.id));
}

/** Which run went on after a try, by the try; one that was undone did not. */
export async function findContinuing(db: Db, runIds: readonly number[]): Promise<Map<number, number>> {
  if (runIds.length === 0) return new Map();
  const rows = await db
    .select({ id: runs.id, of: triedBefore })
    .from(runs)
    .where(
      and(
        gt(runs.id, Math.min(...runIds)),
        inArray(triedBefore, [...runIds]),
        not(isUndo('runs')),
        isNull(runs.undoneBy),
      ),
    )
    .orderBy(runs.id);
  return new Map(rows.map(({ id, of }) => [of, id]));
}

/** The products of a run that are already restored. */
export const selectPutBack = (runId: number): SQL =>
  sql`select put.product_id from ${runItems} put join ${runs} on ${runs.id} = put.run_id
    where put.outcome in ('done', 'asked') and ${isUndo('runs')} and ${undoneOf('runs')} = ${runId} and ${putsBackForGood}`;
