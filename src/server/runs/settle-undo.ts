// What the end of an undo means for the runs it goes back to: an undo that was undone itself holds no longer.
import { isSameValue } from '#domain/canonical-json.ts';
import type { Db } from '#server/database/database.ts';
import { announce } from '#server/live/live.ts';
import { lockRun, type RunRow, updateRun } from './runs.store.ts';

/**
 * Of an undo that has ended. What it undid as a whole is out of effect; was that an undo, what that one undid is in effect again and can be
 * undone; and was that an undo too, it holds again; and so on.
 */
export async function settleUndo(tx: Db, undo: RunRow): Promise<void> {
  let over = await targetOf(tx, undo);
  if (over?.undoneBy !== undo.id) return;
  while (over) {
    const again: RunRow | null = await targetOf(tx, over);
    if (again?.undoneBy !== over.id) return;
    await store(tx, again, null);
    const below: RunRow | null = await targetOf(tx, again);
    if (!below || below.undoneBy !== null || !isWhole(again, below)) return;
    await store(tx, below, again.id);
    over = below;
  }
}

/** The run an undo undoes. */
const targetOf = async (tx: Db, { action }: RunRow): Promise<RunRow | null> =>
  action.action === 'undo' ? await lockRun(tx, action.options.runId) : null;

/** Whether the undo is of all products and parts. */
const isWhole = ({ action, selection }: RunRow, of: RunRow): boolean =>
  action.action === 'undo' && action.options.parts === undefined && isSameValue(selection, of.selection);

async function store(tx: Db, { id }: RunRow, undoneBy: number | null): Promise<void> {
  await updateRun(tx, id, { undoneBy });
  await announce(tx, { type: 'run', runId: id });
}
