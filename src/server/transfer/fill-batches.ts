// The batches of a file as its import takes them.
import { fillConstants } from '#domain/transfer/changes/fill-constants.ts';
import type { Constants } from '#domain/transfer/constants.ts';
import { keyItem } from '#domain/transfer/profiles/whose-product.ts';
import type { ReadItem } from '#domain/transfer/record.ts';
import type { ImportSupplier } from '#domain/transfer/supplier-skus.ts';
import type { ReadBatch } from './read-file.ts';

/** The same batches, with the values an import has for all products, and their SKUs under the key of the supplier. */
export async function* fillBatches(
  batches: AsyncIterable<ReadBatch>,
  constants: Constants,
  supplier: ImportSupplier | null,
): AsyncGenerator<ReadBatch> {
  if (Object.keys(constants).length === 0 && supplier === null) {
    yield* batches;
    return;
  }
  const fill = (item: ReadItem) => {
    const filled = fillConstants(item, constants);
    return supplier === null ? filled : keyItem(filled, supplier);
  };
  for await (const { items, ...batch } of batches) yield { ...batch, items: items.map(fill) };
}
