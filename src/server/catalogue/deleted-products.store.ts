// Deleted products: their rows as they stood, kept in one place until they are restored or too old.
import { asc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Product, SourceProduct } from '#domain/catalogue/product.ts';
import { recheckProduct } from '#server/checks/check.commands.ts';
import type { Db } from '#server/database/database.ts';
import {
  dataSources,
  deletedProducts,
  judgements,
  keywordLists,
  optimizedContents,
  productSources,
  products,
} from '#server/database/schema.ts';
import { saveSearchText, type Written } from './product-edits.store.ts';
import { toProduct } from './product-row.store.ts';

/** Tables that belong to a product; what belongs to it and is not here is made again (its search text). */
type ProductRecord = {
  product: typeof products.$inferSelect;
  content: typeof optimizedContents.$inferSelect | null;
  source: typeof productSources.$inferSelect | null;
  dataSources: (typeof dataSources.$inferSelect)[];
  judgements: (typeof judgements.$inferSelect)[];
  keywords: (typeof keywordLists.$inferSelect)[];
};
/** As it comes back from JSON: times are text. */
type StoredRecord = { [K in keyof ProductRecord]: unknown };

/** Rows by the product they belong to. */
const byProduct = <Row extends { productId: number | null }>(rows: readonly Row[]): Map<number | null, Row[]> =>
  Map.groupBy(rows, ({ productId }) => productId);

/** Moves locked products with everything of them out of the catalogue, in a handful of statements however many there are. */
export async function moveOut(tx: Db, ids: readonly number[], by: Written): Promise<void> {
  const of = (column: PgColumn) => inArray(column, [...ids]);
  const found = await tx.select().from(products).where(of(products.id)).orderBy(asc(products.id));
  if (found.length < ids.length) throw new Error('A product to be deleted is not there');
  if (found.length === 0) return;
  const contents = byProduct(await tx.select().from(optimizedContents).where(of(optimizedContents.productId)));
  const sources = byProduct(await tx.select().from(productSources).where(of(productSources.productId)));
  const added = byProduct(await tx.select().from(dataSources).where(of(dataSources.productId)));
  const judged = byProduct(await tx.select().from(judgements).where(of(judgements.productId)));
  const keywords = byProduct(await tx.select().from(keywordLists).where(of(keywordLists.productId)));
  const rows = found.map((product) => {
    const { id, sku, title } = product;
    const record: ProductRecord = {
      product,
      content: contents.get(id)?.[0] ?? null,
      source: sources.get(id)?.[0] ?? null,
      dataSources: added.get(id) ?? [],
      judgements: judged.get(id) ?? [],
      keywords: keywords.get(id) ?? [],
    };
    return { id, sku, title, record };
  });
  // In one parameter: a value for each cell takes longer than the rest.
  await tx.execute(sql`insert into ${deletedProducts} (product_id, sku, title, record, deleted_at, deleted_by)
    select r.id, r.sku, r.title, r.record, ${by.at.toISOString()}::timestamptz, ${by.actorId}::int
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id int, sku text, title text, record jsonb)`);
  // The rows that refer to them go by cascade.
  await tx.delete(products).where(of(products.id));
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

/** Puts a deleted product back under its id, checked by the rules of today; null when its SKU is taken. */
export async function moveBack(tx: Db, id: number, now: Date): Promise<Product | null> {
  const [kept] = await tx.delete(deletedProducts).where(eq(deletedProducts.productId, id)).returning();
  if (!kept) throw new Error(`Product ${id} is not among the deleted ones`);
  const record = kept.record as StoredRecord;
  const source = rowOf<typeof products.$inferSelect>(products, record.product);
  const content = record.content
    ? rowOf<typeof optimizedContents.$inferSelect>(optimizedContents, record.content)
    : null;
  const [row] = await tx
    .insert(products)
    .overridingSystemValue()
    .values({ ...source, ...(content ? waitingOf(source, content) : {}) })
    .onConflictDoNothing({ target: products.sku })
    .returning();
  if (!row) return null;
  await saveSearchText(tx, id, toProduct(row) satisfies SourceProduct);
  if (content) await tx.insert(optimizedContents).overridingSystemValue().values(content);
  if (record.source) {
    await tx.insert(productSources).values(rowOf<typeof productSources.$inferSelect>(productSources, record.source));
  }
  const sources = rowsOf<typeof dataSources.$inferSelect>(dataSources, record.dataSources);
  if (sources.length > 0) await tx.insert(dataSources).overridingSystemValue().values(sources);
  const decided = rowsOf<typeof judgements.$inferSelect>(judgements, record.judgements);
  if (decided.length > 0) await tx.insert(judgements).overridingSystemValue().values(decided);
  const keywords = rowsOf<typeof keywordLists.$inferSelect>(keywordLists, record.keywords);
  if (keywords.length > 0) await tx.insert(keywordLists).overridingSystemValue().values(keywords);
  // Last: what the texts aim for has to be back.
  return toProduct({ ...row, ...(await recheckProduct(tx, id, now)) });
}

/** Since when it waits: known of its content, by every version that could have deleted it. */
function waitingOf(
  { isPending, waitingSince }: typeof products.$inferSelect,
  content: typeof optimizedContents.$inferSelect,
): Partial<typeof products.$inferInsert> {
  return {
    waitingSince: isPending ? (waitingSince ?? content.createdAt) : null,
  };
}

/** All kept rows of a table; of a product deleted before the table came there are none. */
const rowsOf = <Row>(table: PgTable, kept: unknown): Row[] =>
  ((kept ?? []) as unknown[]).map((each) => rowOf<Row>(table, each));

/** A row from its JSON: times become dates again, columns that are no more are left out, newer ones get their defaults. */
function rowOf<Row>(table: PgTable, stored: unknown): Row {
  const values = stored as Record<string, unknown>;
  const known = Object.entries(getTableColumns(table)).filter(([name]) => values[name] !== undefined);
  return Object.fromEntries(
    known.map(([name, column]) => {
      const value = values[name];
      return [name, column.dataType === 'date' && typeof value === 'string' ? new Date(value) : value];
    }),
  ) as Row;
}

/** Those of these SKUs that belong to deleted products. */
export async function findDeleted(db: Db, skus: readonly string[]): Promise<Set<string>> {
  if (skus.length === 0) return new Set();
  const rows = await db
    .select({ sku: deletedProducts.sku })
    .from(deletedProducts)
    .where(inArray(deletedProducts.sku, [...skus]));
  return new Set(rows.map((row) => row.sku));
}

/** Forgets products deleted before a time, for good; answers how many. */
export async function purgeDeleted(db: Db, before: Date): Promise<number> {
  const gone = await db
    .delete(deletedProducts)
    .where(lt(deletedProducts.deletedAt, before))
    .returning({ productId: deletedProducts.productId });
  return gone.length;
}
