// The runs that start by themselves after an import: what its file no longer has is set aside; images are measured.
import { selectionLimit } from '#domain/catalogue/selection.ts';
import type { ImportOptions } from '#domain/transfer/import-run.contract.ts';
import { missingMoves } from '#domain/transfer/missing-products.ts';
import { policiesOf } from '#domain/transfer/profiles/choices.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { actAs } from '#server/session/session.commands.ts';
import { listReturned } from '#server/transfer/import-missing.commands.ts';
import type { AskedRun } from './insert-run.ts';
import type { Jobs } from './jobs.ts';
import { startIfAny } from './runs.commands.ts';

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
  const acting = await actAs({ ...context, db: tx }, createdBy, 'write');
  const follow = (asked: AskedRun) => startIfAny(acting, tx, jobs, { ...asked, follows: id });
  const missing = missingMoves[policiesOf(options).missing];
  if (missing !== null) {
    const lacking = { filter: { missingFrom: String(id) } };
    await follow({ action: { action: 'set-aside', options: { missing } }, selection: lacking });
    const returned = await listReturned(tx, id);
    for (let at = 0; at < returned.length; at += selectionLimit)
      await follow({
        action: { action: 'bring-back', options: {} },
        selection: { ids: returned.slice(at, at + selectionLimit) },
      });
  }
  const imported = { filter: { import: String(id) } };
  if (measuresImages)
    await follow({ action: { action: 'measure-images', options: { again: false } }, selection: imported });
}
