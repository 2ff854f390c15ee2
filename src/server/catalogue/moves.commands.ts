// Products moved between the catalog, those set aside and those deleted, whole; in the transaction of the caller.
import type { Place, Way } from '#domain/catalogue/move.ts';
import type { Db } from '#server/database/database.ts';
import { noteMoves } from '#server/webhooks/outbox.commands.ts';
import { addDeleted, takeDeleted } from './deleted-products.store.ts';
import type { Written } from './product-edits.store.ts';
import { type ProductRecord, putIn, putInChecked, takeOut } from './product-records.store.ts';
import { type AsideMark, addSetAside, takeSetAside } from './set-aside.store.ts';

/** A product on its way; `setAside` where it was set aside, by whom and when. */
type Moving = { record: ProductRecord; setAside: AsideMark | null };

const elsewhere = (records: readonly ProductRecord[]) => records.map((record): Moving => ({ record, setAside: null }));

const takers: Readonly<Record<Place, (tx: Db, ids: readonly number[]) => Promise<Moving[]>>> = {
  catalog: async (tx, ids) => elsewhere(await takeOut(tx, ids)),
  'set-aside': async (tx, ids) => (await takeSetAside(tx, ids)).map(({ record, by }) => ({ record, setAside: by })),
  deleted: async (tx, ids) => elsewhere(await takeDeleted(tx, ids)),
};

type Put = (tx: Db, records: readonly ProductRecord[], by: Written, marks: SetAsideMarks) => Promise<void>;
const putters: Readonly<Record<Place, Put>> = {
  catalog: (tx, records, by) => putInChecked(tx, records, by.at),
  'set-aside': (tx, records, by, marks) =>
    addSetAside(
      tx,
      records.map((record) => ({
        record,
        by: marks.get(record.product.id) ?? { ...by, isMissing: false, deleteAt: null },
      })),
    ),
  deleted: addDeleted,
};

/** Of products that are set aside again or for some time: by whom and when they are, and until when. */
export type SetAsideMarks = ReadonlyMap<number, AsideMark>;

async function move(
  tx: Db,
  ids: readonly number[],
  { from, to }: Way,
  by: Written,
  marks: SetAsideMarks,
): Promise<Moving[]> {
  if (ids.length === 0) return [];
  // Through the catalog, where an SKU is of one product: nothing else sees two that come in at the same time.
  if (from === 'deleted' && to === 'set-aside') {
    const restored = await move(tx, ids, { from, to: 'catalog' }, by, new Map());
    const back = restored.map(({ record }) => record.product.id);
    return await move(tx, back, { from: 'catalog', to }, by, marks);
  }
  const moving = await takers[from](tx, ids);
  await putters[to](
    tx,
    moving.map(({ record }) => record),
    by,
    marks,
  );
  return moving;
}

/**
 * Moves products; answers those that were where they were to be taken from, each with by whom and when it was set aside, null where it was not. A
 * deleted product whose SKU is taken stays where it is. Throws a unique violation where a SKU is taken in this moment. Webhooks hear of moves here.
 */
export async function moveProducts(
  tx: Db,
  ids: readonly number[],
  way: Way,
  by: Written & { runId?: number },
  marks: SetAsideMarks = new Map(),
): Promise<Map<number, AsideMark | null>> {
  const moving = await move(tx, ids, way, by, marks);
  await noteMoves(
    tx,
    moving.map(({ record: { product } }) => ({ id: product.id, sku: product.sku })),
    way.to,
    by,
  );
  return new Map(moving.map(({ record, setAside }) => [record.product.id, setAside]));
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
  const opened = new Map<number, AsideMark>();
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
