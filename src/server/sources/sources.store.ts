// The SQL that keeps data sources. What counts as fact of them is read in claims/claims.store.ts.
import { asc, count, eq, getTableColumns } from 'drizzle-orm';
import type { DataSource } from '#domain/sources/sources.contract.ts';
import type { Db } from '#server/database/database.ts';
import { dataSources, users } from '#server/database/schema.ts';

type Row = typeof dataSources.$inferSelect & { createdByName: string | null };

function toSource(row: Row): DataSource {
  const { updatedBy: _, productId, fetchedAt, createdAt, updatedAt, ...source } = row;
  if (productId === null) throw new Error(`Data source ${row.id} belongs to no product`);
  return {
    ...source,
    productId,
    fetchedAt: fetchedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

const selectSources = (db: Db) =>
  db
    .select({ ...getTableColumns(dataSources), createdByName: users.fullName })
    .from(dataSources)
    .leftJoin(users, eq(users.id, dataSources.createdBy));

/** All sources of a product, the oldest first: the order evidence numbers the active ones in. */
export async function listSources(db: Db, productId: number): Promise<DataSource[]> {
  const rows = await selectSources(db).where(eq(dataSources.productId, productId)).orderBy(asc(dataSources.id));
  return rows.map(toSource);
}

/** The source, or null. */
export async function findSource(db: Db, id: number): Promise<DataSource | null> {
  const [row] = await selectSources(db).where(eq(dataSources.id, id));
  return row && row.productId !== null ? toSource(row) : null;
}

/** Holds the source until the transaction ends; false when there is none. */
export async function lockSource(tx: Db, id: number): Promise<boolean> {
  const rows = await tx.select({ id: dataSources.id }).from(dataSources).where(eq(dataSources.id, id)).for('update');
  return rows.length > 0;
}

export async function countSources(db: Db, productId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(dataSources).where(eq(dataSources.productId, productId));
  return row?.total ?? 0;
}

export type Author = { actorId: number; at: Date };
export type SourceValues = Omit<
  typeof dataSources.$inferInsert,
  'id' | 'productId' | 'createdBy' | 'createdAt' | 'updatedAt' | 'updatedBy'
>;

export async function insertSource(db: Db, productId: number, values: SourceValues, by: Author): Promise<number> {
  const written = { createdBy: by.actorId, createdAt: by.at, updatedBy: by.actorId, updatedAt: by.at };
  const [row] = await db
    .insert(dataSources)
    .values({ ...values, productId, ...written })
    .returning({ id: dataSources.id });
  if (!row) throw new Error('The data source was not stored');
  return row.id;
}

export async function saveSource(db: Db, id: number, values: Partial<SourceValues>, by: Author): Promise<void> {
  await db
    .update(dataSources)
    .set({ ...values, updatedBy: by.actorId, updatedAt: by.at })
    .where(eq(dataSources.id, id));
}

export async function removeSource(db: Db, id: number): Promise<void> {
  await db.delete(dataSources).where(eq(dataSources.id, id));
}
