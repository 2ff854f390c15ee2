// Pauses, resumes and cancels an import in the transaction that does so to its run.
import { Problem } from '#domain/problem.ts';
import type { RunCommand } from '#domain/runs/run.ts';
import type { Db } from '#server/database/database.ts';
import { announce } from '#server/live/live.ts';
import { findImportRow, type ImportRow, updateImport } from './import.store.ts';
import type { Importer } from './transfer.tasks.ts';

/** Opens the queue of a stored import; answers what puts its job there, in the transaction that resumes it. Throws NOT_FOUND. */
export async function openImport(
  db: Db,
  { openSender }: Pick<Importer, 'openSender'>,
  id: number,
): Promise<(tx: Db) => Promise<void>> {
  const row = await findImportRow(db, id);
  if (!row) throw new Problem('NOT_FOUND', 'Import not found');
  const send = await openSender(row);
  return (tx) => send(tx, id);
}

/** Throws NOT_FOUND, and IMPORT_NOT_READY where there is nothing to try again. */
export async function describeImport(tx: Db, id: number, command: RunCommand, at: Date): Promise<void> {
  const row = await findImportRow(tx, id);
  if (!row) throw new Problem('NOT_FOUND', 'Import not found');
  if (command === 'cancel' && row.state === 'running')
    await updateImport(tx, id, { state: 'failed', error: describeCancelled(row), finishedAt: at });
  if (command === 'retry') {
    refuseRetry(row);
    await updateImport(tx, id, { state: 'running', error: null, finishedAt: null });
  }
  await announce(tx, { type: 'import', importId: id });
}

const describeCancelled = ({ mode }: ImportRow) =>
  mode === 'all'
    ? 'Canceled before anything was imported. You can still continue this import.'
    : 'Canceled: some products are already imported. You can undo the import or continue it.';

function refuseRetry({ state, upload, undoneAt }: ImportRow): void {
  if (state === 'done')
    throw new Problem('IMPORT_NOT_READY', 'The whole file was imported. There is nothing left to retry.');
  if (undoneAt)
    throw new Problem('IMPORT_NOT_READY', 'This import was undone. To import the file again, upload it again.');
  if (!upload) throw new Problem('IMPORT_NOT_READY', 'The uploaded file is no longer available. Upload it again.');
}
