// Judges the products of a batch while the one before is stored: judging has a thread of its own, and the database is busy anyway.

import { judgeListings } from '#server/checks/judge.commands.ts';
import type { Context } from '#server/http/context.ts';
import type { Qualities } from './import.batch.ts';
import type { ReadBatch } from './read-file.ts';

export type JudgedBatch = ReadBatch & { qualities: Qualities };

/**
 * The same batches, with the quality of their products as new ones. It counts for the epoch of the rules it was judged by: where they
 * change before the batch is stored, its products are judged again afterwards like all others. Batches that are not `wanted` are passed on
 * as they are; products known before are judged with their content anyway, when they are stored.
 */
export async function* judgeAhead(
  batches: AsyncIterable<ReadBatch>,
  { db, now }: Context,
  wanted: (batch: ReadBatch) => boolean,
): AsyncGenerator<JudgedBatch> {
  for await (const batch of batches) {
    const listings = batch.items.flatMap((item) =>
      item.kind === 'product' ? [{ id: null, product: item.product, content: null }] : [],
    );
    const judged = wanted(batch) ? await judgeListings(db, listings, now()) : [];
    yield { ...batch, qualities: new Map(judged.map(({ product, quality }) => [product, quality])) };
  }
}
