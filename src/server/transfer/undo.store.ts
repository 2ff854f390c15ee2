// SQL of undoing an import: its products one after another, how they are now, and the rows they were read from.
import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { UndoState } from '#domain/transfer/changes/plan-undo.ts';
import { replacedText } from '#domain/transfer/changes/replaced-source.ts';
import type { UndoOutcome } from '#domain/transfer/import-products.contract.ts';
import { findSetAside, sourceOf } from '#server/catalogue/catalogue.commands.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
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

/** The next products that wait to be undone, or that an undo left; by their place in the file, behind `after`. */
export async function listToUndo(
  db: Db,
  importId: number,
  limit: number,
  after: ImportedRow | undefined,
): Promise<ImportedRow[]> {
  return await db
    .select()
    .from(importProducts)
    .where(
      and(
        eq(importProducts.importId, importId),
        or(isNull(importProducts.outcome), ne(importProducts.outcome, 'undone')),
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

/** Those of these products of an import that wait to be undone. */
export async function listItems(db: Db, importId: number, productIds: readonly number[]): Promise<ImportedRow[]> {
  if (productIds.length === 0) return [];
  return await selectItems(db, importId, productIds);
}

const selectItems = (db: Db, importId: number, productIds: readonly number[]) =>
  db.select().from(importProducts).where(isWaiting(importId, productIds)).orderBy(asc(importProducts.productId));

/** The same, locked until the transaction ends; in the order of their ids, as others lock them. */
export async function lockItems(tx: Db, importId: number, productIds: readonly number[]): Promise<ImportedRow[]> {
  if (productIds.length === 0) return [];
  return await selectItems(tx, importId, productIds).for('update');
}

/** Names one version of a product's row; it changes with the product, its content, and what its texts are checked by. */
const rowStamp = sql<string>`${products}.xmin::text || ${products}.ctid::text`;

/** Locks those of these products that wait to be undone, until the transaction ends; answers the versions of their rows. */
export async function lockStamps(
  tx: Db,
  importId: number,
  productIds: readonly number[],
): Promise<Map<number, string>> {
  if (productIds.length === 0) return new Map();
  const rows = await rowsOf<{ id: number; stamp: string }>(
    tx,
    sql`select ${products.id} as id, ${rowStamp} as stamp from ${products}
      where ${products.id} = any(array(${selectWaiting(importId, productIds)})) order by ${products.id} for update`,
  );
  return new Map(rows.map(({ id, stamp }) => [id, stamp]));
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

type Outcome = { item: ImportedRow; outcome: UndoOutcome; reason: string | null };

export async function saveOutcomes(tx: Db, outcomes: readonly Outcome[]): Promise<void> {
  if (outcomes.length === 0) return;
  const rows = outcomes.map(({ item: { importId, row, sku }, outcome, reason }) => ({
    importId,
    row,
    sku,
    outcome,
    reason,
  }));
  await tx.execute(sql`update ${importProducts} p set outcome = r.outcome, reason = r.reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("importId" int, row int, sku text, outcome text, reason text)
    where p.import_id = r."importId" and p.row = r.row and p.sku = r.sku`);
}

/** A product as it is now, the keys of the fields a person edited, and the version of its row; null of one that is gone. */
export type ItemState = UndoState & { handEdited: readonly string[]; stamp: string | null };

/** The products of these items as they are now. */
export async function loadStates(db: Db, items: readonly ImportedRow[]): Promise<(item: ImportedRow) => ItemState> {
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
      : await db
          .select({
            id: products.id,
            ...sourceOf(products),
            supplierId: products.supplierId,
            handEdited: products.handEdited,
            isWorkedOn,
            stamp: sql<string | null>`${rowStamp}`,
          })
          .from(products)
          .where(inArray(products.id, ids));
  const found = new Map(rows.map((row) => [row.id, row]));
  for (const { record } of await findSetAside(
    db,
    ids.filter((id) => !found.has(id)),
  )) {
    const { product, content, keywords } = record;
    const isWorkedOn = content !== null || record.dataSources.length + keywords.length > 0;
    // Without a stamp: what becomes of it is planned by the transaction that undoes it.
    const { id, handEdited, supplierId = null } = product;
    found.set(id, { id, ...sourceOf(product), supplierId, handEdited, isWorkedOn, stamp: null });
  }
  const replaced = await findReplaced(
    db,
    items.flatMap(({ productId, sku }) => (productId !== null && !found.has(productId) ? sku : [])),
  );
  const histories = await loadSourceHistory(db, added);
  return ({ productId, sku }) => {
    const row = productId === null ? undefined : found.get(productId);
    return {
      product: row ? sourceOf(row) : null,
      isReplaced: !row && replaced.has(sku),
      supplierId: row?.supplierId ?? null,
      isWorkedOn: row?.isWorkedOn ?? false,
      handEdited: row?.handEdited ?? [],
      stamp: row?.stamp ?? null,
      history: histories.get(productId ?? 0) ?? [],
    };
  };
}

/** Of SKUs of products that are gone, those another product has. */
async function findReplaced(db: Db, skus: readonly string[]): Promise<Set<string>> {
  if (skus.length === 0) return new Set();
  const rows = await db
    .select({ sku: products.sku })
    .from(products)
    .where(inArray(products.sku, [...skus]));
  return new Set(rows.map(({ sku }) => sku));
}

/** Restores the rows an import replaced, unless a later one replaced them again. */
export async function restoreRows(
  tx: Db,
  importId: number,
  given: readonly { id: number; replaced: ReplacedRows }[],
): Promise<void> {
  if (given.length === 0) return;
  const isOurs = eq(productSources.importId, importId);
  const none = given.flatMap(({ id, replaced: { source } }) => (source === null ? [id] : []));
  if (none.length > 0) await tx.delete(productSources).where(and(isOurs, inArray(productSources.productId, none)));
  const there = given.flatMap(({ id, replaced: { source, importId: before, shopName, groupedBy } }) =>
    source
      ? [
          {
            ...{ id, source, before, shopName, groupedBy },
            ...{ isNameKnown: shopName !== undefined, isGroupKnown: groupedBy !== undefined },
          },
        ]
      : [],
  );
  if (there.length === 0) return;
  const ids = there.map(({ id }) => id);
  const ours = await tx
    .select({ id: productSources.productId, rows: productSources.rows })
    .from(productSources)
    .where(and(isOurs, inArray(productSources.productId, ids)));
  const rowsNow = new Map(ours.map(({ id, rows }) => [id, rows]));
  const rows = there.flatMap(({ source, ...each }) => {
    const now = rowsNow.get(each.id);
    return now === undefined ? [] : [{ ...each, format: source.format, rows: replacedText(source, now) }];
  });
  await tx.execute(sql`update ${productSources} p set format = r.format, rows = r.rows, import_id = r.before,
      shop_name = case when r."isNameKnown" then r."shopName" else p.shop_name end,
      grouped_by = case when r."isGroupKnown" then r."groupedBy" else p.grouped_by end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id int, format text, rows text, before int, "shopName" text, "isNameKnown" boolean, "groupedBy" text, "isGroupKnown" boolean)
    where p.product_id = r.id and p.import_id = ${importId}`);
}
