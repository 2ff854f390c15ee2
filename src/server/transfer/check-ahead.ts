// Checks the products of a batch while the one before is stored: checking has a thread of its own, and the database is busy anyway.

import { checkForStore } from '#server/checks/check.commands.ts';
import type { Context } from '#server/http/context.ts';
import type { ReadyChecks } from './import.store-batch.ts';
import type { ReadBatch } from './read-file.ts';

export type CheckedBatch = ReadBatch & { checks: ReadyChecks };

/**
 * The same batches, with the checks of their products as new ones. A check counts for the epoch of the rules it was checked by: where they
 * change before the batch is stored, its products are checked again afterwards like all others. Batches that are not `wanted` are passed on
 * as they are; products known before are checked with their content anyway, when they are stored.
 */
export async function* checkAhead(
  batches: AsyncIterable<ReadBatch>,
  { db, now }: Context,
  wanted: (batch: ReadBatch) => boolean,
): AsyncGenerator<CheckedBatch> {
  for await (const batch of batches) {
    const listings = batch.items.flatMap((item) =>
      item.kind === 'product' ? [{ id: null, product: item.product, content: null }] : [],
    );
    const checked = wanted(batch) ? await checkForStore(db, listings, now()) : [];
    yield { ...batch, checks: new Map(checked.map(({ product, check }) => [product, check])) };
  }
}
