// What follows from products that earlier files brought and the file of an import does not have.

import { Problem } from '#domain/problem.ts';
import { describeExcess } from '#domain/transfer/import-share.ts';
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

async function noteMissing(
  tx: Db,
  row: ImportRow,
  { isOwnFile = false, isListed }: OwnFile & { isListed: boolean },
): Promise<number> {
  const missing = await saveMissing(tx, { ...row, isOwnFile }, { isListed });
  await updateImport(tx, row.id, { missing });
  return missing;
}

/** Counts, and stores, how many products are missing from a file that was read to its end; a dry run lists them, too, and an import that is to. */
export async function endMissing(tx: Db, row: ImportRow, { isOwnFile }: OwnFile): Promise<void> {
  const isListed = row.isDryRun || policiesOf(row.options).missing !== 'nothing';
  await noteMissing(tx, row, { isOwnFile, isListed });
  // Whoever looks at a dry run is told without counting them again.
  if (row.isDryRun) await updateImport(tx, row.id, { missingSince: await countMissingSince(tx, row.id, row) });
}

/**
 * Throws INVALID_INPUT, in a sentence for the user, where more of the products change, or of those of the file before are missing, than the import
 * may. Of a file that nobody noted before, all that earlier ones brought count.
 */
export async function refuseExcess(
  context: Context,
  row: ImportRow,
  counts: ImportCounts,
  { isOwnFile }: OwnFile,
): Promise<void> {
  const { stopAbove } = policiesOf(row.options);
  if (stopAbove === null) return;
  const missing = await context.db.transaction(async (tx) => {
    const all = await noteMissing(tx, row, { isOwnFile, isListed: true });
    return (await countMissingSince(tx, row.id, row)) ?? all;
  });
  const excess = describeExcess(counts, missing, stopAbove);
  if (excess !== null) throw new Problem('INVALID_INPUT', excess);
  // They are noted once more with what is stored.
  await clearNamed(context.db, row.id);
}
