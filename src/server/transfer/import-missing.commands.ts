// What follows from products that earlier files brought and the file of an import does not have.

import { Problem } from '#domain/problem.ts';
import { describeExcess } from '#domain/transfer/import-share.ts';
import type { ImportCounts } from '#domain/transfer/transfer.contract.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { type ImportRow, updateImport } from './import.store.ts';
import { addBrought, saveMissing } from './import-profiles.store.ts';

/** What is known of an import at its end: `skus` are those of its file that are here. */
type Ended = { row: ImportRow; skus: ReadonlySet<string> };

/** Stores which products are missing from a file that was read to its end. */
export async function endMissing(tx: Db, { row, skus }: Ended): Promise<void> {
  const { id, profileId, isDryRun } = row;
  const missing = await saveMissing(tx, id, row, skus);
  await updateImport(tx, id, { missing });
  if (isDryRun) return;
  if (profileId !== null) await addBrought(tx, profileId, skus);
}

/** Throws INVALID_INPUT, in a sentence for the user, where more of the products change or are missing than the import may. */
export async function refuseExcess(
  context: Context,
  row: ImportRow,
  { counts, skus }: { counts: ImportCounts; skus: ReadonlySet<string> },
): Promise<void> {
  const { stopAbove = null } = row.options;
  if (stopAbove === null) return;
  const missing = await context.db.transaction(async (tx) => {
    const found = await saveMissing(tx, row.id, row, skus);
    await updateImport(tx, row.id, { missing: found });
    return found;
  });
  const excess = describeExcess(counts, missing, stopAbove);
  if (excess !== null) throw new Problem('INVALID_INPUT', excess);
}
