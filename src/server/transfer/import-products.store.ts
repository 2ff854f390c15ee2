// SQL of the products of an import: what a run did, or would do, to each.
import { and, asc, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { factText } from '#domain/review/source-changes.ts';
import { type ImportedList, type ImportedProduct, toStoredChange } from '#domain/transfer/import-products.contract.ts';
import type { Db } from '#server/database/database.ts';
import { importProducts, imports, products } from '#server/database/schema.ts';
import type { Page } from '#server/http/lists.ts';
import { forgetMissing } from './import-missing.store.ts';

/** Longest value of a field in a list; undoing needs whole ones. */
export const longestShown = 500;

export type ImportedRow = Omit<typeof importProducts.$inferInsert, 'importId' | 'outcome' | 'reason'>;

/** In one parameter: a value for each cell of a batch takes the database longer than the rest of the import. */
export async function saveImportedProducts(tx: Db, importId: number, rows: readonly ImportedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const stored = rows.map(({ changes = [], ...row }) => ({ ...row, changes: changes.map(toStoredChange) }));
  await tx.execute(sql`insert into ${importProducts} (import_id, row, sku, title, product_id, kind, is_edited, changes, replaced_rows, supplier_change)
    select ${importId}::int, r.row, r.sku, r.title, r."productId", r.kind, coalesce(r."isEdited", false), coalesce(r.changes, '[]'), r."replacedRows", r."supplierChange"
    from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb)
      as r(row int, sku text, title text, "productId" int, kind text, "isEdited" boolean, changes jsonb, "replacedRows" jsonb, "supplierChange" jsonb)`);
}

export async function clearImportedProducts(tx: Db, importId: number): Promise<void> {
  await tx.delete(importProducts).where(eq(importProducts.importId, importId));
}

/** Of imports before a time: what only undoing needs, the products of dry runs, and which were missing. */
export async function forgetImportedProducts(db: Db, before: Date): Promise<void> {
  const old = (isDryRun: SQL) =>
    inArray(
      importProducts.importId,
      db
        .select({ id: imports.id })
        .from(imports)
        .where(and(lt(imports.createdAt, before), isDryRun)),
    );
  await db.delete(importProducts).where(old(sql`${imports.isDryRun}`));
  await forgetMissing(db, before);
  await db
    .update(importProducts)
    .set({ replacedRows: null })
    .where(and(old(sql`not ${imports.isDryRun}`), isNotNull(importProducts.replacedRows)));
}

const inList: Record<ImportedList, SQL> = {
  changed: eq(importProducts.kind, 'changed'),
  edited: sql`${importProducts.isEdited}`,
  returned: eq(importProducts.kind, 'returned'),
  left: inArray(importProducts.outcome, ['partly', 'left']),
};

/** One page of a list, in the order of the file. */
export async function listImportedProducts(
  db: Db,
  importId: number,
  list: ImportedList,
  { limit, page }: { limit: number; page: number },
): Promise<Page<ImportedProduct>> {
  const where = and(eq(importProducts.importId, importId), inList[list]);
  const total = await db.$count(importProducts, where);
  const rows = await db
    .select({ found: importProducts, productId: products.id })
    .from(importProducts)
    .leftJoin(products, eq(products.id, importProducts.productId))
    .where(where)
    .orderBy(asc(importProducts.row), asc(importProducts.sku))
    .limit(limit)
    .offset((page - 1) * limit);
  const items = rows.map(({ found, productId }) => ({
    row: found.row,
    sku: found.sku,
    title: found.title,
    productId,
    kind: found.kind,
    changes: found.changes.map((change) => ({
      ...change,
      before: shorten(factText(change.before)),
      after: shorten(factText(change.after)),
    })),
    outcome: found.outcome,
    reason: found.reason,
  }));
  return { items, total, nextCursor: null };
}

export const shorten = (text: string) => (text.length > longestShown ? `${text.slice(0, longestShown - 1)}…` : text);
