// Undoes imports of a test server as their page does: by a run, which is waited for.
import { expect } from 'vitest';
import type { Run } from '#domain/runs/runs.contract.ts';
import type { ImportDetails } from '#domain/transfer/import-run.contract.ts';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import type { TestApp } from './start-test-app.ts';

/** Starts the run that undoes an import, and answers the reply of the call. */
export const startUndo = async (app: TestApp, { runId }: Pick<Import, 'runId'>) =>
  await app.call('POST', `/api/runs/${runId}/undo`);

/** Undoes an import, waits until that is done, and answers what has been undone of it by then. */
export async function undoImport(
  app: TestApp,
  imported: Pick<Import, 'id' | 'runId'>,
): Promise<Record<'undone' | 'partly' | 'left', number>> {
  const started = await startUndo(app, imported);
  expect(started.status, started.text).toBe(200);
  const url = `/api/runs/${(started.body as Run).id}`;
  await expect.poll(async () => ((await app.call('GET', url)).body as Run).state, { timeout: 60_000 }).toBe('done');
  const { undo } = (await app.call('GET', `/api/imports/${imported.id}`)).body as ImportDetails;
  if (!undo) throw new Error('The import was not undone');
  return { undone: undo.undone, partly: undo.partly, left: undo.left };
}
