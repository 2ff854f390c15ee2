// The runs that start by themselves after an import: what its file no longer has is set aside, and deleted after a while; images are measured.
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { selectionLimit } from '#domain/catalogue/selection.ts';
import type { RunAction } from '#domain/runs/run-action.ts';
import { toSelection } from '#domain/runs/runs.contract.ts';
import type { ImportOptions } from '#domain/transfer/import-run.contract.ts';
import { missingMoves } from '#domain/transfer/missing-products.ts';
import { countSelection, takeDueAsides } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { listReturned } from '#server/transfer/import-missing.commands.ts';
import type { Jobs } from './jobs.ts';
import { startRun } from './runs.commands.ts';

type Ended = { id: number; createdBy: number; options: ImportOptions };

/**
 * Starts, in the transaction that ends an import, the runs that follow it: its images are measured where `measuresImages`, and where that is its
 * policy, what its file no longer has is set aside and what it has again is brought back.
 */
export async function followImport(
  context: Context,
  tx: Db,
  jobs: Jobs,
  { id, createdBy, options }: Ended,
  measuresImages: boolean,
): Promise<void> {
  const acting = { ...context, db: tx, actor: { ...context.actor, id: createdBy } };
  const startOver = async (filter: ProductFilter, action: RunAction) => {
    const selection = { filter };
    if ((await countSelection(tx, toSelection(selection))).total > 0)
      await startRun(acting, jobs, { action, selection });
  };
  const missing = missingMoves[options.missing ?? 'nothing'];
  if (missing !== null) {
    await startOver({ missingFrom: String(id) }, { action: 'set-aside', options: { missing } });
    const returned = await listReturned(tx, id);
    for (let at = 0; at < returned.length; at += selectionLimit)
      await startRun(acting, jobs, {
        action: { action: 'bring-back', options: {} },
        selection: { ids: returned.slice(at, at + selectionLimit) },
      });
  }
  if (measuresImages) await startOver({ import: String(id) }, { action: 'measure-images', options: { again: false } });
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
