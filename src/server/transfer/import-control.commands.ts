// What telling the run of an import to stop or to go on means for the import, within that transaction.
import { Problem } from '#domain/problem.ts';
import type { RunCommand } from '#domain/runs/run.ts';
import type { Db } from '#server/database/database.ts';
import { announce } from '#server/live/live.ts';
import { findImportRow, type ImportRow, updateImport } from './import.store.ts';

/** Throws NOT_FOUND, and IMPORT_NOT_READY where there is nothing to try again. */
export async function tellImport(tx: Db, id: number, command: RunCommand, at: Date): Promise<void> {
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
    ? 'Cancelled: nothing was stored. Go on with the file to import it after all.'
    : 'Cancelled: what was stored by then is whole. Undo it, or go on with the file.';

function refuseRetry({ state, upload, undoneAt }: ImportRow): void {
  if (state === 'done') throw new Problem('IMPORT_NOT_READY', 'The whole file was read: nothing is left to try.');
  if (undoneAt) throw new Problem('IMPORT_NOT_READY', 'This import was undone: upload its file again.');
  if (!upload) throw new Problem('IMPORT_NOT_READY', 'The uploaded file is no longer here. Upload it again.');
}
