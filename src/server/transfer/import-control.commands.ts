// What telling the run of an import to stop or to go on means for the import, within that transaction.
import { Problem } from '#domain/problem.ts';
import type { Db } from '#server/database/database.ts';
import { announce } from '#server/live/live.ts';
import { findImportRow, updateImport } from './import.store.ts';

const cancelled = 'Cancelled: what was stored by then is whole. Undo it, or go on with the file.';

/** Ends it where it got to; its file stays for a week. */
export async function cancelImport(tx: Db, id: number, at: Date): Promise<void> {
  await updateImport(tx, id, { state: 'failed', error: cancelled, finishedAt: at });
  await announce(tx, { type: 'import', importId: id });
}

/** Lets one that failed or was cancelled go on from where it got to. Throws IMPORT_NOT_READY where there is nothing to read. */
export async function reopenImport(tx: Db, id: number): Promise<void> {
  const row = await findImportRow(tx, id);
  if (row?.state === 'done') throw new Problem('IMPORT_NOT_READY', 'The whole file was read: nothing is left to try.');
  if (!row?.upload) throw new Problem('IMPORT_NOT_READY', 'The uploaded file is no longer here. Upload it again.');
  await updateImport(tx, id, { state: 'running', error: null, finishedAt: null });
  await announce(tx, { type: 'import', importId: id });
}
