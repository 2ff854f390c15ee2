// SQL of undoing an import: its products one after another, how they stand, and the rows they were read from.
import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { UndoOutcome } from '#domain/transfer/import-products.contract.ts';
import type { UndoState } from '#domain/transfer/plan-undo.ts';
import { lockSource, sourceOf } from '#server/catalogue/catalogue.commands.ts';
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
import { loadSourceHistory } from '#server/history/history.commands.ts';

export type ImportedRow = typeof importProducts.$inferSelect;

export async function markUndoing(db: Db, id: number, by: { actorId: number; at: Date }): Promise<void> {
  await db
    .update(imports)
    .set({ undoneAt: by.at, undoneBy: by.actorId })
    .where(and(eq(imports.id, id), isNull(imports.undoneAt)));
}

const isThis = (item: Pick<ImportedRow, 'importId' | 'row' | 'sku'>) =>
  and(eq(importProducts.importId, item.importId), eq(importProducts.row, item.row), eq(importProducts.sku, item.sku));

/** The next products that wait to be undone, and with `isAgain` those an undo left; by their place in the file, behind `after`. */
export async function listToUndo(
  db: Db,
  importId: number,
  limit: number,
  { after, isAgain = false }: { after?: ImportedRow | undefined; isAgain?: boolean } = {},
): Promise<ImportedRow[]> {
  const waits = isNull(importProducts.outcome);
  return await db
    .select()
    .from(importProducts)
    .where(
      and(
        eq(importProducts.importId, importId),
        isAgain ? or(waits, ne(importProducts.outcome, 'undone')) : waits,
        after && sql`(${importProducts.row}, ${importProducts.sku}) > (${after.row}, ${after.sku})`,
      ),
    )
    .orderBy(asc(importProducts.row), asc(importProducts.sku))
    .limit(limit);
}

const isWaiting = (importId: number, productIds?: readonly number[]) =>
  and(
    eq(importProducts.importId, importId),
    isNull(importProducts.outcome),
    productIds ? inArray(importProducts.productId, [...productIds]) : undefined,
  );

/** The ids of products of an import that wait to be undone, for a statement to go through. */
export const selectWaiting = (importId: number, productIds?: readonly number[]): SQL =>
  sql`select ${importProducts.productId} from ${importProducts} where ${isWaiting(importId, productIds)}`;

/** How many they are, and the highest id of them. */
export async function countWaiting(
  db: Db,
  importId: number,
  productIds?: readonly number[],
): Promise<{ total: number; until: number }> {
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      until: sql<number>`coalesce(max(${importProducts.productId}), 0)::int`,
    })
    .from(importProducts)
    .where(isWaiting(importId, productIds));
  return row ?? { total: 0, until: 0 };
}

/** These products of an import, in the order of their ids: others that lock them do so in the same. */
export async function listOf(db: Db, importId: number, productIds: readonly number[]): Promise<ImportedRow[]> {
  if (productIds.length === 0) return [];
  return await db
    .select()
    .from(importProducts)
    .where(and(eq(importProducts.importId, importId), inArray(importProducts.productId, [...productIds])))
    .orderBy(asc(importProducts.productId));
}

/** Lets the products an undo left, wholly or in part, wait to be undone again; of some ids only those. */
export async function forgetConflicts(db: Db, importId: number, productIds?: readonly number[]): Promise<void> {
  await db
    .update(importProducts)
    .set({ outcome: null, reason: null })
    .where(
      and(
        eq(importProducts.importId, importId),
        ne(importProducts.outcome, 'undone'),
        productIds ? inArray(importProducts.productId, [...productIds]) : undefined,
      ),
    );
}

/** Locks a product of an import until the transaction ends; false when another undo has done it meanwhile. */
export async function lockItem(tx: Db, item: ImportedRow): Promise<boolean> {
  const [row] = await tx
    .select({ outcome: importProducts.outcome })
    .from(importProducts)
    .where(isThis(item))
    .for('update');
  return row?.outcome === null;
}

/** Locks the product itself, if it is still there, so that it stands as it is planned by. */
export async function lockProduct(tx: Db, { productId }: ImportedRow): Promise<void> {
  if (productId !== null) await lockSource(tx, productId);
}

export async function saveOutcome(
  tx: Db,
  item: ImportedRow,
  outcome: UndoOutcome,
  reason: string | null,
): Promise<void> {
  await tx.update(importProducts).set({ outcome, reason }).where(isThis(item));
}

/** How the products of these items stand now. */
export async function loadStates(db: Db, items: readonly ImportedRow[]): Promise<(item: ImportedRow) => UndoState> {
  const ids = items.flatMap(({ productId }) => productId ?? []);
  const added = items.flatMap(({ kind, productId }) =>
    kind === 'new' || kind === 'returned' ? (productId ?? []) : [],
  );
  const has = (table: typeof optimizedContents | typeof dataSources | typeof keywordLists) =>
    sql`exists (select 1 from ${table} where ${table.productId} = ${products.id})`;
  const isWorkedOn = sql<boolean>`${or(has(optimizedContents), has(dataSources), has(keywordLists))}`;
  const rows =
    ids.length === 0
      ? []
      : await db.select({ product: products, isWorkedOn }).from(products).where(inArray(products.id, ids));
  const found = new Map(rows.map((row) => [row.product.id, row]));
  const histories = await loadSourceHistory(db, added);
  return ({ productId }) => {
    const row = productId === null ? undefined : found.get(productId);
    return {
      product: row ? sourceOf(row.product) : null,
      isWorkedOn: row?.isWorkedOn ?? false,
      history: histories.get(productId ?? 0) ?? [],
    };
  };
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
