// Undoing a run: all of it or some, by a run that restores what it changed.
import type { Part } from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import { unwrap } from '#domain/result.ts';
import { actionOf } from '#domain/runs/actions/run-actions.ts';
import { commandRun } from '#domain/runs/run.ts';
import { movesProducts } from '#domain/runs/run-action.ts';
import type { Run, RunSelection } from '#domain/runs/runs.contract.ts';
import { record } from '#server/audit/audit.commands.ts';
import { requireProductsWithin } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { announce } from '#server/live/live.ts';
import { forgetRun } from '#server/notifications/notifications.commands.ts';
import { describeImport } from '#server/transfer/import-control.commands.ts';
import { openUndo } from '#server/transfer/undo.commands.ts';
import { insertRun, once, runGone } from './insert-run.ts';
import { endRun, type Jobs } from './jobs.ts';
import { requireOwnRun } from './require-own-run.ts';
import * as itemStore from './run-items.store.ts';
import { nameOfRun } from './run-pairs.ts';
import * as store from './runs.store.ts';

const nothingToUndo = 'This run has nothing left to undo.';
const noParts = ({ importId }: store.RunRow) =>
  `${importId === null ? 'This run moved whole products' : 'An import changes product data'}, not parts. Undo it without selecting parts.`;
const tooLate = 'A run can be undone for 30 days. This run is older.';

function whyNothing({ importId, undoneBy, purgedAt }: store.RunRow): string {
  if (importId !== null && undoneBy !== null) return 'This import was already undone.';
  return purgedAt ? tooLate : nothingToUndo;
}

/** Absent: all products, all parts. */
type UndoneOf = { productIds?: readonly number[] | undefined; parts?: readonly Part[] | undefined };

/**
 * Starts the run that restores what another one changed, all of it or some. Undone as a whole, what still goes on is cancelled first, and
 * it cannot be undone again; with an import, the runs that moved products after it are undone, too. Throws NOT_FOUND, FORBIDDEN, ILLEGAL_TRANSITION where it is undone already, NOTHING_CHANGED where it changed none of the
 * products asked for.
 */
export async function undoRun(
  context: Context,
  jobs: Jobs,
  id: number,
  asked: UndoneOf = {},
  key: string | null = null,
): Promise<Run> {
  return await once(context, key, { undo: id, ...asked }, async (tx) => {
    const row = await store.lockRun(tx, id);
    if (!row) throw runGone();
    refuseUndone(row);
    await requireWithinScope(context, tx, row, asked);
    const own = await startUndo(context, tx, jobs, row, asked);
    const moves = isWhole(asked) && row.importId !== null ? await undoMovesAfter(context, tx, jobs, row.importId) : [];
    const undo = own ?? moves[0];
    if (!undo) throw new Problem('NOTHING_CHANGED', whyNothing(row));
    if (isWhole(asked)) {
      await store.updateRun(tx, id, { undoneBy: undo.id });
      await forgetRun(tx, id);
    }
    const target = { id, name: nameOfRun(row) };
    await record(tx, context, { kind: 'run', action: 'undone', target, after: { Products: undo.counts.total } });
    await announce(tx, { type: 'run', runId: id });
    return undo;
  });
}

/** An undo is not done twice: who may not change all that it takes back leaves it to others. Throws FORBIDDEN. */
async function requireWithinScope(context: Context, tx: Db, row: store.RunRow, { productIds }: UndoneOf) {
  requireOwnRun(context, row);
  if (context.scope)
    await requireProductsWithin({ ...context, db: tx }, productIds ?? (await itemStore.listDone(tx, row.id)));
}

const isWhole = ({ productIds, parts }: UndoneOf) => productIds === undefined && parts === undefined;

/** The undos of the runs that set products aside after an import, or brought them back. */
async function undoMovesAfter(context: Context, tx: Db, jobs: Jobs, importId: number): Promise<Run[]> {
  const undos: Run[] = [];
  for (const row of await store.lockMovesAfter(tx, importId)) {
    const undo = await startUndo(context, tx, jobs, row, {});
    if (!undo) continue;
    await store.updateRun(tx, row.id, { undoneBy: undo.id });
    await announce(tx, { type: 'run', runId: row.id });
    undos.push(undo);
  }
  return undos;
}

/** Null where the run changed none of the products. */
async function startUndo(
  context: Context,
  tx: Db,
  jobs: Jobs,
  row: store.RunRow,
  asked: UndoneOf,
): Promise<Run | null> {
  const { id } = row;
  const { productIds, parts } = asked;
  const state = isWhole(asked) ? unwrap(commandRun(row.state, 'undo')) : row.state;
  if (state !== row.state) {
    await endRun(tx, row, { state, stage: row.stage + 1, note: null }, context.now());
    if (row.importId !== null) await describeImport(tx, row.importId, 'cancel', context.now());
  }
  const isMove = movesProducts(row.action);
  if ((row.importId !== null || isMove) && parts) throw new Problem('NOTHING_CHANGED', noParts(row));
  const { total, until } =
    row.importId === null
      ? await itemStore.countDone(tx, id, productIds)
      : await openUndo(tx, context, row.importId, productIds);
  if (total === 0) return null;
  const of = row.action.action === 'import' ? { of: row.action.options } : {};
  return await insertRun(context, tx, jobs, {
    action: {
      action: 'undo',
      options: {
        runId: id,
        undoes: row.action.action,
        ...(parts ? { parts: [...parts] } : {}),
        ...(isMove ? { moves: true } : {}),
        ...of,
      },
    },
    selection: productIds ? { ids: [...productIds] } : (row.selection as RunSelection),
    total,
    until,
  });
}

/** An import can be undone again for what was left. */
function refuseUndone({ action, importId, undoneBy }: store.RunRow): void {
  const why = actionOf(action.action).whyFinal?.(action.options);
  if (why !== undefined) throw new Problem('ILLEGAL_TRANSITION', why);
  if (undoneBy !== null && importId === null)
    throw new Problem('ILLEGAL_TRANSITION', `Run ${undoneBy} already undid this run.`);
}
