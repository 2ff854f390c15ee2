// Writes of single source products with their search text. Imports write in bulk (transfer/import.store.ts).
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Product, SourceProduct } from '#domain/catalogue/product.ts';
import { checkOneForStore, loadContents } from '#server/checks/check.commands.ts';
import type { Db } from '#server/database/database.ts';
import { dataSources, productSearch, products } from '#server/database/schema.ts';
import { searchText } from './catalogue.store.ts';
import { toProduct } from './product-row.store.ts';

export type Written = { actorId: number; at: Date };

/** A product, or its columns, without what is derived from its review. */
export function sourceOf<Of extends Readonly<Record<keyof SourceProduct, unknown>>>(
  product: Of,
): Pick<Of, keyof SourceProduct> {
  const { sku, title, description, bullets, images, imageAlts, price, attributes, translations } = product;
  const { category, subcategory, brand, retailer } = product;
  const texts = { sku, title, description, bullets, images, imageAlts };
  return { ...texts, price, category, subcategory, brand, retailer, attributes, translations };
}

/** Stores the text a product is found by. */
export async function saveSearchText(tx: Db, productId: number, product: SourceProduct): Promise<void> {
  const text = searchText(product);
  await tx
    .insert(productSearch)
    .values({ productId, text })
    .onConflictDoUpdate({
      target: productSearch.productId,
      set: { text },
      setWhere: sql`${productSearch.text} <> excluded.text`,
    });
}

/** Adds a product; null when its SKU is taken. */
export async function insertProduct(tx: Db, product: SourceProduct, by: Written): Promise<Product | null> {
  const check = await checkOneForStore(tx, { id: null, product, content: null }, by.at);
  const [row] = await tx
    .insert(products)
    .values({
      ...product,
      ...check,
      createdAt: by.at,
      createdBy: by.actorId,
      updatedAt: by.at,
      updatedBy: by.actorId,
    })
    .onConflictDoNothing({ target: products.sku })
    .returning();
  if (!row) return null;
  await saveSearchText(tx, row.id, product);
  return toProduct(row);
}

/** Stores the source of a locked product; `handEdited` are the keys of the fields the edit changed. */
export async function updateProduct(
  tx: Db,
  id: number,
  product: SourceProduct,
  handEdited: readonly string[],
  by: Written,
): Promise<void> {
  const contents = await loadContents(tx, [id]);
  const check = await checkOneForStore(tx, { id, product, content: contents.get(id) ?? null }, by.at);
  await tx
    .update(products)
    .set({
      ...product,
      ...check,
      handEdited: sql`(select coalesce(jsonb_agg(distinct key), '[]') from jsonb_array_elements(${products.handEdited} || ${JSON.stringify(handEdited)}::jsonb) as keys(key))`,
      updatedAt: by.at,
      updatedBy: by.actorId,
      version: sql`${products.version} + 1`,
    })
    .where(eq(products.id, id));
  await saveSearchText(tx, id, product);
}

/** Facts of locked products that may be the same of many, and whether an import keeps the one that changed. */
type FieldEdit = {
  id: number;
  product: SourceProduct;
  field: string;
  isHandEdited: boolean;
};

/** Stores facts of many locked products; the caller that changes their figures stores those. */
export async function updateFields(tx: Db, edits: readonly FieldEdit[], by: Written): Promise<void> {
  if (edits.length === 0) return;
  const at = sql`${by.at.toISOString()}::timestamptz`;
  const rows = edits.map(({ id, product, field, isHandEdited }) => {
    const { price, category, subcategory, brand, retailer } = product;
    const images = field === 'images' ? product.images : undefined;
    return { id, field, isHandEdited, price, category, subcategory, brand, retailer, images };
  });
  await tx.execute(sql`update ${products} p set price = r.price, category = r.category, subcategory = r.subcategory, brand = r.brand,
      retailer = r.retailer, images = coalesce(r.images, p.images), updated_by = ${by.actorId}::int, updated_at = greatest(${at}, p.updated_at + interval '1 millisecond'),
      version = p.version + 1,
      hand_edited = (p.hand_edited - r.field) || case when r."isHandEdited" then jsonb_build_array(r.field) else '[]'::jsonb end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id int, field text, "isHandEdited" boolean, price text, category text,
      subcategory text, brand text, retailer text, images jsonb)
    where p.id = r.id`);
}

/** Of these products, those of which an import keeps the field, because a person changed it. */
export async function findHandEdited(db: Db, ids: readonly number[], field: string): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), sql`${products.handEdited} @> ${JSON.stringify([field])}::jsonb`));
  return new Set(rows.map(({ id }) => id));
}

export async function findTakenSkus(tx: Db, skus: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ sku: products.sku })
    .from(products)
    .where(inArray(products.sku, [...skus]));
  return new Set(rows.map((row) => row.sku));
}

/** Gives a copy of a product what its content is to be made from. */
export async function copyDataSources(tx: Db, fromId: number, toId: number, by: Written): Promise<void> {
  const rows = await tx.select().from(dataSources).where(eq(dataSources.productId, fromId));
  if (rows.length === 0) return;
  await tx.insert(dataSources).values(
    rows.map(({ id: _, ...row }) => ({
      ...row,
      productId: toId,
      createdAt: by.at,
      createdBy: by.actorId,
      updatedAt: by.at,
      updatedBy: by.actorId,
    })),
  );
}
