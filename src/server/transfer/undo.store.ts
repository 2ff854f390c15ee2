// SQL of undoing an import: its products one after another, and the rows they were read from.
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { UndoOutcome } from '#domain/transfer/import-products.contract.ts';
import type { Db } from '#server/database/database.ts';
import {
  dataSources,
  importProducts,
  imports,
  keywordLists,
  optimizedContents,
  productSources,
  products,
  type ReplacedRows,
} from '#server/database/schema.ts';

export type ImportedItem = typeof importProducts.$inferSelect;

export async function markUndoing(db: Db, id: number, by: { actorId: number; at: Date }): Promise<void> {
  await db
    .update(imports)
    .set({ undoneAt: by.at, undoneBy: by.actorId })
    .where(and(eq(imports.id, id), isNull(imports.undoneAt)));
}

const isThis = (item: Pick<ImportedItem, 'importId' | 'row' | 'sku'>) =>
  and(eq(importProducts.importId, item.importId), eq(importProducts.row, item.row), eq(importProducts.sku, item.sku));

/** The next products that wait to be undone. */
export async function listToUndo(db: Db, importId: number, limit: number): Promise<ImportedItem[]> {
  return await db
    .select()
    .from(importProducts)
    .where(and(eq(importProducts.importId, importId), isNull(importProducts.outcome)))
    .orderBy(asc(importProducts.row), asc(importProducts.sku))
    .limit(limit);
}

/** Locks a product of an import until the transaction ends; false when another undo has done it meanwhile. */
export async function lockItem(tx: Db, item: ImportedItem): Promise<boolean> {
  const [row] = await tx
    .select({ outcome: importProducts.outcome })
    .from(importProducts)
    .where(isThis(item))
    .for('update');
  return row?.outcome === null;
}

export async function saveOutcome(
  tx: Db,
  item: ImportedItem,
  outcome: UndoOutcome,
  reason: string | null,
): Promise<void> {
  await tx.update(importProducts).set({ outcome, reason }).where(isThis(item));
}

/** True when somebody has worked on a locked product since it was added. */
export async function isTouched(tx: Db, productId: number): Promise<boolean> {
  const has = (table: typeof optimizedContents | typeof dataSources | typeof keywordLists) =>
    sql`exists (select 1 from ${table} where ${table.productId} = ${products.id})`;
  const [row] = await tx
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.id, productId),
        or(
          sql`${products.updatedAt} <> ${products.createdAt}`,
          has(optimizedContents),
          has(dataSources),
          has(keywordLists),
        ),
      ),
    );
  return row !== undefined;
}

/** Puts back the kept rows an import replaced, unless a later one replaced them again. */
export async function restoreRows(tx: Db, productId: number, importId: number, before: ReplacedRows): Promise<void> {
  const isOurs = and(eq(productSources.productId, productId), eq(productSources.importId, importId));
  if (before.source === null) {
    await tx.delete(productSources).where(isOurs);
    return;
  }
  await tx
    .update(productSources)
    .set({ ...before.source, importId: before.importId })
    .where(isOurs);
}
