// Deleted products: their rows as they stood, kept in one place until they are restored or too old.
import { and, eq, inArray, lt, not, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { deletedProducts, importProducts, imports, products, setAsideProducts } from '#server/database/schema.ts';
import type { Written } from './product-edits.store.ts';
import { asRows, type ProductRecord, readRecord } from './product-records.store.ts';

export async function addDeleted(tx: Db, records: readonly ProductRecord[], by: Written): Promise<void> {
  if (records.length === 0) return;
  const rows = records.map((record) => ({ ...record.product, record }));
  await tx.execute(sql`insert into ${deletedProducts} (product_id, sku, title, record, deleted_at, deleted_by)
    select r.id, r.sku, r.title, r.record, ${by.at.toISOString()}::timestamptz, ${by.actorId}::int
    from ${asRows(rows, 'id int, sku text, title text, record jsonb')}`);
}

/** Takes products from the deleted ones, for the caller to put elsewhere; those that are not there, or whose SKU is taken, are left out. */
export async function takeDeleted(tx: Db, ids: readonly number[]): Promise<ProductRecord[]> {
  const isTaken = sql`(exists (select 1 from ${products} where ${products.sku} = ${deletedProducts.sku})
    or exists (select 1 from ${setAsideProducts} where ${setAsideProducts.sku} = ${deletedProducts.sku}))`;
  const taken = await tx
    .delete(deletedProducts)
    .where(and(inArray(deletedProducts.productId, [...ids]), not(isTaken)))
    .returning({ record: deletedProducts.record });
  return taken.map(({ record }) => readRecord(record));
}

/** Deleted as the undo of the import whose rows they have was under way. */
const goneByUndo = sql`exists (select from ${importProducts} join ${imports} on ${imports.id} = ${importProducts.importId}
  where ${importProducts.importId} = (${deletedProducts.record}->'source'->>'importId')::int
    and ${importProducts.productId} = ${deletedProducts.productId} and ${importProducts.kind} in ('new', 'returned')
    and ${importProducts.outcome} = 'undone' and ${deletedProducts.deletedAt} >= ${imports.undoneAt})`;

/** Those of these SKUs that belong to products somebody deleted: not to those that only the undo of their import took away again. */
export async function findDeleted(db: Db, skus: readonly string[]): Promise<Set<string>> {
  if (skus.length === 0) return new Set();
  const rows = await db
    .select({ sku: deletedProducts.sku })
    .from(deletedProducts)
    .where(and(inArray(deletedProducts.sku, [...skus]), not(goneByUndo)));
  return new Set(rows.map((row) => row.sku));
}

/** SKU of a deleted product, locked until the transaction ends; null when there is none of this id. */
export async function lockDeleted(tx: Db, id: number): Promise<{ sku: string } | null> {
  const [row] = await tx
    .select({ sku: deletedProducts.sku })
    .from(deletedProducts)
    .where(eq(deletedProducts.productId, id))
    .for('update');
  return row ?? null;
}

/** Forgets products deleted before a time, for good; answers how many. */
export async function purgeDeleted(db: Db, before: Date): Promise<number> {
  const gone = await db
    .delete(deletedProducts)
    .where(lt(deletedProducts.deletedAt, before))
    .returning({ productId: deletedProducts.productId });
  return gone.length;
}
