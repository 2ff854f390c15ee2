// Deletes products that were set aside until a day that has come.
import { selectionLimit } from '#domain/catalogue/selection.ts';
import { takeDueAsides } from '#server/catalogue/catalogue.commands.ts';
import type { Context } from '#server/http/context.ts';
import type { Jobs } from './jobs.ts';
import { startRun } from './runs.commands.ts';

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
