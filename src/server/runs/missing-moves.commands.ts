// The runs that follow from products that files no longer have: set aside when an import ends, brought back by a later one, deleted after a while.
import { selectionLimit } from '#domain/catalogue/selection.ts';
import { type RunSelection, toSelection } from '#domain/runs/runs.contract.ts';
import type { ImportOptions } from '#domain/transfer/import-run.contract.ts';
import { missingMoves } from '#domain/transfer/missing-products.ts';
import { countSelection, takeDueAsides } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { listReturned } from '#server/transfer/import-missing.commands.ts';
import type { Jobs } from './jobs.ts';
import { startRun } from './runs.commands.ts';

/** Has what an import that ends in this transaction found missing set aside, and what its file has again brought back, where that is its policy. */
export async function moveMissing(
  context: Context,
  tx: Db,
  jobs: Jobs,
  { id, createdBy, options }: { id: number; createdBy: number; options: ImportOptions },
): Promise<void> {
  const missing = missingMoves[options.missing ?? 'nothing'];
  if (missing === null) return;
  const acting = { ...context, db: tx, actor: { ...context.actor, id: createdBy } };
  const selection: RunSelection = { filter: { missingFrom: String(id) } };
  if ((await countSelection(tx, toSelection(selection))).total > 0)
    await startRun(acting, jobs, { action: { action: 'set-aside', options: { missing } }, selection });
  const returned = await listReturned(tx, id);
  for (let at = 0; at < returned.length; at += selectionLimit) {
    const ids = returned.slice(at, at + selectionLimit);
    await startRun(acting, jobs, { action: { action: 'bring-back', options: {} }, selection: { ids } });
  }
}

/** Starts runs that delete what was set aside until now. */
export async function deleteDueAsides(context: Context, openJobs: () => Promise<Jobs>): Promise<void> {
  const jobs = await openJobs();
  for (let count = selectionLimit; count === selectionLimit; )
    count = await context.db.transaction(async (tx) => {
      const ids = await takeDueAsides(tx, context.now(), selectionLimit);
      const action = { action: 'delete', options: { from: 'set-aside' } } as const;
      if (ids.length > 0) await startRun({ ...context, db: tx }, jobs, { action, selection: { ids } });
      return ids.length;
    });
}
