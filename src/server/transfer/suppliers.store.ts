// The only SQL on suppliers, and on which products belong to them.
import { eq, or, sql } from 'drizzle-orm';
import type { ImportSupplier } from '#domain/transfer/supplier-skus.ts';
import type { Supplier, SupplierPatch } from '#domain/transfer/suppliers.contract.ts';
import type { Db } from '#server/database/database.ts';
import { products, setAsideProducts, suppliers } from '#server/database/schema.ts';

/** By name, or only the one of an id. */
export async function listSuppliers(db: Db, id?: number): Promise<Supplier[]> {
  return await db
    .select({
      id: suppliers.id,
      name: suppliers.name,
      key: suppliers.key,
      hasOwnSkus: suppliers.hasOwnSkus,
      products: sql<number>`(select count(*)::int from ${products} p where p.supplier_id = "suppliers"."id")`,
      setAside: sql<number>`(select count(*)::int from ${setAsideProducts} a where a.supplier_id = "suppliers"."id")`,
    })
    .from(suppliers)
    .where(id === undefined ? undefined : eq(suppliers.id, id))
    .orderBy(sql`lower(${suppliers.name})`);
}

/** As an import needs it; null where it is gone. */
export async function findSupplier(db: Db, id: number | null): Promise<ImportSupplier | null> {
  if (id === null) return null;
  const [row] = await db.select().from(suppliers).where(eq(suppliers.id, id));
  return row ? { id, name: row.name, key: row.hasOwnSkus ? row.key : null } : null;
}

/** Locks a supplier so that no import gives it products until the transaction ends; false where it is gone. */
export async function lockSupplier(tx: Db, id: number): Promise<boolean> {
  return (await tx.select({ id: suppliers.id }).from(suppliers).where(eq(suppliers.id, id)).for('update')).length > 0;
}

/** The same for an import that gives it products. */
export async function holdSupplier(tx: Db, id: number): Promise<boolean> {
  return (
    (await tx.select({ id: suppliers.id }).from(suppliers).where(eq(suppliers.id, id)).for('key share')).length > 0
  );
}

export async function countSuppliers(db: Db): Promise<number> {
  return await db.$count(suppliers);
}

export async function insertSupplier(db: Db, values: typeof suppliers.$inferInsert): Promise<number> {
  const [row] = await db.insert(suppliers).values(values).returning({ id: suppliers.id });
  if (!row) throw new Error('The supplier was not stored');
  return row.id;
}

export async function updateSupplier(db: Db, id: number, change: SupplierPatch): Promise<void> {
  await db.update(suppliers).set(change).where(eq(suppliers.id, id));
}

export async function deleteSupplier(db: Db, id: number): Promise<void> {
  await db.delete(suppliers).where(eq(suppliers.id, id));
}

/** The suppliers that have a name, whatever its capitals, or a key; for each, which of the two. */
export async function findNamesakes(db: Db, name: string, key: string) {
  const hasName = sql<boolean>`lower(${suppliers.name}) = lower(${name}::text)`;
  const hasKey = eq(suppliers.key, key);
  return await db
    .select({ id: suppliers.id, name: suppliers.name, hasName, hasKey: sql<boolean>`${hasKey}` })
    .from(suppliers)
    .where(or(hasName, hasKey));
}

/** How many products belong to it, and how many of them are set aside. */
export async function countOwned(db: Db, id: number): Promise<{ total: number; setAside: number }> {
  const inCatalog = db.$count(products, eq(products.supplierId, id));
  const setAside = db.$count(setAsideProducts, eq(setAsideProducts.supplierId, id));
  // In one statement: one that is set aside meanwhile is counted once.
  const [row] = await db
    .select({ total: sql<number>`(${inCatalog} + ${setAside})::int`, setAside: sql<number>`${setAside}::int` })
    .from(suppliers)
    .where(eq(suppliers.id, id));
  return row ?? { total: 0, setAside: 0 };
}

/** Gives products to a supplier. */
export async function saveSupplier(tx: Db, supplierId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`update ${products} set supplier_id = ${supplierId}::int
    where ${products.id} = any(${`{${ids.join(',')}}`}::int[])`);
}

/** Gives products back to the suppliers they had; null for nobody. */
export async function restoreSuppliers(
  tx: Db,
  rows: readonly { id: number; supplierId: number | null }[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`update ${products} p set supplier_id = r."supplierId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id int, "supplierId" int) where p.id = r.id`);
}
