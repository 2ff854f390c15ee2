// What follows from products that earlier files brought and the file of an import does not have.

import { Problem } from '#domain/problem.ts';
import { countForLimit, describeExcess } from '#domain/transfer/import-share.ts';
import { policiesOf } from '#domain/transfer/profiles/choices.ts';
import type { OthersRules } from '#domain/transfer/profiles/whose-product.ts';
import type { ImportCounts } from '#domain/transfer/transfer.contract.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import type { SortedBatch } from './import.batch.ts';
import { type ImportRow, updateImport } from './import.store.ts';
import { clearNamed, countMissingSince, noteBrought, noteNamed, saveMissing } from './import-missing.store.ts';

export { listReturned } from './import-missing.store.ts';

/** Whether the file was exported from here, so that without a supplier it is of all of them. */
type OwnFile = Partial<Pick<OthersRules, 'isOwnFile'>>;
type Named = Pick<SortedBatch, 'taken' | 'met'>;

/** Ids of the products here that a batch names. */
export const namedIn = ({ taken, met }: Named): number[] => [...taken, ...met];

/** Notes what a batch that is stored brought, the products it added among it, and what else it names. */
export async function noteBatch(
  tx: Db,
  { id, profileId }: Pick<ImportRow, 'id' | 'profileId'>,
  sorted: Named,
  added: readonly number[],
): Promise<void> {
  if (profileId !== null) await noteBrought(tx, profileId, id, [...sorted.taken, ...added]);
  await noteNamed(tx, id, [...namedIn(sorted), ...added]);
}

type MissingCounts = Pick<ImportRow, 'missing' | 'missingSince'>;

/** Counts and lists them, and those of them that the last file before had: whoever looks at the import is told without counting again. */
async function listMissing(tx: Db, row: ImportRow, { isOwnFile = false }: OwnFile): Promise<MissingCounts> {
  const missing = await saveMissing(tx, { ...row, isOwnFile }, { isListed: true });
  const counts = { missing, missingSince: await countMissingSince(tx, row.id, row) };
  await updateImport(tx, row.id, counts);
  return counts;
}

/** Counts, and stores, how many products are missing from a file that was read to its end; a dry run lists them, too, and an import that is to. */
export async function endMissing(tx: Db, row: ImportRow, { isOwnFile = false }: OwnFile): Promise<void> {
  if (row.isDryRun) {
    await listMissing(tx, row, { isOwnFile });
    return;
  }
  const isListed = policiesOf(row.options).missing !== 'nothing';
  await updateImport(tx, row.id, { missing: await saveMissing(tx, { ...row, isOwnFile }, { isListed }) });
}

/**
 * Throws INVALID_INPUT, in a sentence for the user, where more of the products change, or of those of the file before are missing, than the import
 * may. Of a file that nobody noted before, all that earlier ones brought count.
 */
export async function refuseExcess(
  context: Context,
  row: ImportRow,
  counts: ImportCounts,
  { isOwnFile = false }: OwnFile,
): Promise<void> {
  const { stopAbove } = policiesOf(row.options);
  if (stopAbove === null) return;
  const missing = await context.db.transaction((tx) => listMissing(tx, row, { isOwnFile }));
  const excess = describeExcess(counts, countForLimit(missing), stopAbove);
  if (excess !== null) throw new Problem('INVALID_INPUT', excess);
  // They are noted once more with what is stored.
  await clearNamed(context.db, row.id);
}
