// Products moved between the catalog, those set aside and those deleted, whole; in the transaction of the caller.
import type { Move, Place } from '#domain/catalogue/move.ts';
import type { Db } from '#server/database/database.ts';
import { addDeleted, takeDeleted } from './deleted-products.store.ts';
import type { Written } from './product-edits.store.ts';
import { type ProductRecord, putIn, putInChecked, takeOut } from './product-records.store.ts';
import { addSetAside, takeSetAside } from './set-aside.store.ts';

const takers: Readonly<Record<Place, (tx: Db, ids: readonly number[]) => Promise<ProductRecord[]>>> = {
  catalog: takeOut,
  'set-aside': async (tx, ids) => (await takeSetAside(tx, ids)).map(({ record }) => record),
  deleted: takeDeleted,
};

const putters: Readonly<Record<Place, (tx: Db, records: readonly ProductRecord[], by: Written) => Promise<void>>> = {
  catalog: (tx, records, by) => putInChecked(tx, records, by.at),
  'set-aside': (tx, records, by) =>
    addSetAside(
      tx,
      records.map((record) => ({ record, by })),
    ),
  deleted: addDeleted,
};

/**
 * Moves products; answers the ids of those that were where they were to be taken from. A deleted product whose SKU is taken stays where it
 * is. Throws a unique violation where a SKU is taken in this moment.
 */
export async function moveProducts(
  tx: Db,
  ids: readonly number[],
  { from, to }: Move,
  by: Written,
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  // Through the catalog, where an SKU is of one product: nothing else sees two that come in at the same time.
  if (from === 'deleted' && to === 'set-aside') {
    const restored = await moveProducts(tx, ids, { from, to: 'catalog' }, by);
    return await moveProducts(tx, [...restored], { from: 'catalog', to }, by);
  }
  const records = await takers[from](tx, ids);
  await putters[to](tx, records, by);
  return new Set(records.map(({ product }) => product.id));
}

/** Deletes locked products. Throws where one of them is not there. */
export async function deleteLocked(tx: Db, ids: readonly number[], by: Written): Promise<void> {
  const gone = await moveProducts(tx, ids, { from: 'catalog', to: 'deleted' }, by);
  if (gone.size < ids.length) throw new Error('A product to be deleted is not there');
}

/**
 * Has products that are set aside in the catalog until `close`, for one transaction that changes them: nobody else sees them there. Those
 * that are no more when it closes, such as deleted ones, stay away. Opened again, more of them come in.
 */
export type OpenedAside = { open: (ids: readonly number[]) => Promise<void>; close: () => Promise<void> };

export function openSetAside(tx: Db): OpenedAside {
  const opened = new Map<number, Written>();
  return {
    open: async (ids) => {
      const found = ids.length > 0 ? await takeSetAside(tx, ids) : [];
      for (const { record, by } of found) opened.set(record.product.id, by);
      await putIn(
        tx,
        found.map(({ record }) => record),
      );
    },
    close: async () => {
      if (opened.size === 0) return;
      const records = await takeOut(tx, [...opened.keys()]);
      await addSetAside(
        tx,
        records.flatMap((record) => {
          const by = opened.get(record.product.id);
          return by ? { record, by } : [];
        }),
      );
      opened.clear();
    },
  };
}
