// Undoing an import: product by product, each in a transaction of its own, so that an undo that stops on its way can go on.
import { Problem } from '#domain/problem.ts';
import { factChanges, findSourceChanges, sourceHistory } from '#domain/review/source-changes.ts';
import { undoStep } from '#domain/transfer/import-run.contract.ts';
import { planUndo } from '#domain/transfer/plan-undo.ts';
import type { Context } from '#server/app/context.ts';
import { deleteLocked, lockSource, updateSource } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import { appendHistory } from '#server/history/history.commands.ts';
import { announce } from '#server/live/live.ts';
import { recordSourceChanges } from '#server/review/review.commands.ts';
import { findImportRow } from './import.store.ts';
import { countToUndo, isTooOldToUndo, undoDays } from './import-outcome.store.ts';
import * as store from './undo.store.ts';

/** Takes back the next products of an import. Throws Problem: NOT_FOUND, IMPORT_NOT_READY for what cannot be undone. */
export async function undoImport(
  context: Context,
  id: number,
): Promise<{ undone: number; left: number; remaining: number }> {
  const row = await findImportRow(context.db, id);
  if (!row) throw new Problem('NOT_FOUND', 'Import not found');
  if (row.isDryRun) throw new Problem('IMPORT_NOT_READY', 'A dry run changed nothing: there is nothing to undo.');
  if (row.state === 'running') throw new Problem('IMPORT_NOT_READY', 'This import is still running.');
  if (isTooOldToUndo(row, context.now()))
    throw new Problem('IMPORT_NOT_READY', `An import can be undone for ${undoDays} days.`);
  const reply = { undone: 0, left: 0 };
  await store.markUndoing(context.db, id, { actorId: context.actor.id, at: context.now() });
  for (const item of await store.listToUndo(context.db, id, undoStep)) {
    const outcome = await context.db.transaction((tx) => undoItem(tx, context, item));
    if (outcome) reply[outcome] += 1;
  }
  await announce(context.db, { type: 'import', importId: id });
  await announce(context.db, { type: 'catalogue' });
  return { ...reply, remaining: await countToUndo(context.db, id) };
}

async function undoItem(tx: Db, context: Context, item: store.ImportedItem): Promise<'undone' | 'left' | null> {
  if (!(await store.lockItem(tx, item))) return null;
  const reason =
    item.kind === 'new' || item.kind === 'returned'
      ? await takeOut(tx, context, item)
      : await putBack(tx, context, item);
  const outcome = reason === null ? 'undone' : 'left';
  await store.saveOutcome(tx, item, outcome, reason);
  return outcome;
}

const isGone = 'It was deleted since.';

/** Deletes a product the import added; answers why it was left, or null. */
async function takeOut(tx: Db, context: Context, { productId }: store.ImportedItem): Promise<string | null> {
  // Added and deleted since: it is as it was before the import.
  if (productId === null || !(await lockSource(tx, productId))) return null;
  if (await store.isTouched(tx, productId))
    return 'It was worked on, or changed by another import, since then: it stays.';
  await deleteLocked(tx, productId, { actorId: context.actor.id, at: context.now() });
  return null;
}

/** Puts fields back as they were before the import; answers why some were left, or null. */
async function putBack(tx: Db, context: Context, item: store.ImportedItem): Promise<string | null> {
  const { productId, importId } = item;
  const locked = productId === null ? null : await lockSource(tx, productId);
  if (productId === null || !locked) return isGone;
  const { product, conflicts, handEdited } = planUndo(locked, item.changes);
  const changes = findSourceChanges(locked, product);
  if (changes.length > 0) {
    const by = { actorId: context.actor.id, at: context.now(), importId };
    await updateSource(tx, productId, product, handEdited, by);
    await appendHistory(tx, productId, sourceHistory(changes, 'import-undone'), by);
    await recordSourceChanges(tx, context, productId, factChanges(changes, by.at.toISOString()));
  }
  if (item.replacedRows) await store.restoreRows(tx, productId, importId, item.replacedRows);
  return conflicts.length === 0 ? null : `Changed since, and left: ${conflicts.join(', ')}.`;
}
