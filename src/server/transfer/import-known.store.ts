// SQL on the products of a batch that are here already: as they stand, and which of their fields were edited by hand.
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Owned } from '#domain/transfer/profiles/whose-product.ts';
import type { SourceRecord, SourceRow } from '#domain/transfer/record.ts';
import { importFormatSchema } from '#domain/transfer/transfer.contract.ts';
import { findSetAsideByShopName, findSetAsideBySku, type SetAside } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import { optimizedContents, productSources, products, suppliers } from '#server/database/schema.ts';
import { readContentRow } from '#server/review/review.commands.ts';

export type Known = Owned & {
  id: number;
  updatedAt: Date;
  sourceImportId: number | null;
  shopName: string | null;
  groupedBy: string | null;
  isSetAside: boolean;
  /** As it is stored: also that of a supplier that is gone. */
  supplierId: number | null;
};

/** The products with these skus, also those that are set aside, with their content and kept rows, by sku. */
export async function loadKnown(db: Db, skus: readonly string[]): Promise<Map<string, Known>> {
  if (skus.length === 0) return new Map();
  const aside = await fromRecords(db, await findSetAsideBySku(db, skus));
  const found = [...aside, ...(await selectKnown(db, inArray(products.sku, [...skus])))];
  return new Map(found.map((known) => [known.product.sku, known]));
}

/** A name that more products have names none of them. */
const mostOfName = 20;

/** The products that came with these ids or handles, as far as is known without reading their rows. */
export async function loadByShopName(db: Db, names: readonly string[]): Promise<Known[]> {
  if (names.length === 0) return [];
  const named = sql`(select product_id from (
    select ${productSources.productId} as product_id, count(*) over (partition by ${productSources.shopName}) as of_name
    from ${productSources} where ${inArray(productSources.shopName, [...new Set(names)])}) as named where of_name <= ${mostOfName})`;
  const aside = await fromRecords(db, await findSetAsideByShopName(db, names, mostOfName));
  return [...aside, ...(await selectKnown(db, sql`${products.id} in ${named}`))];
}

async function selectKnown(db: Db, where: SQL): Promise<Known[]> {
  const rows = await db
    .select({
      product: products,
      content: optimizedContents,
      format: productSources.format,
      rows: productSources.rows,
      importId: productSources.importId,
      shopName: productSources.shopName,
      groupedBy: productSources.groupedBy,
      supplierName: suppliers.name,
    })
    .from(products)
    .leftJoin(optimizedContents, eq(optimizedContents.productId, products.id))
    .leftJoin(productSources, eq(productSources.productId, products.id))
    .leftJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(where);
  return rows.map(({ product, content, supplierName, ...source }) => toKnown(product, content, source, supplierName));
}

/** Products that are set aside, with the names of their suppliers. */
async function fromRecords(db: Db, aside: readonly SetAside[]): Promise<Known[]> {
  const ids = [...new Set(aside.flatMap(({ record }) => record.product.supplierId ?? []))];
  const found = ids.length === 0 ? [] : await db.select().from(suppliers).where(inArray(suppliers.id, ids));
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return aside.map(({ record: { product, content, source } }) => ({
    ...toKnown(
      product,
      content,
      source ?? { format: null, rows: null, importId: null, shopName: null, groupedBy: null },
      names.get(product.supplierId ?? 0) ?? null,
    ),
    isSetAside: true,
  }));
}

function toKnown(
  product: typeof products.$inferSelect,
  content: typeof optimizedContents.$inferSelect | null,
  {
    format,
    rows,
    importId,
    shopName,
    groupedBy = null,
  }: Nullable<Omit<typeof productSources.$inferSelect, 'productId'>>,
  supplierName: string | null,
): Known {
  const source: SourceRecord | null =
    format === null || rows === null
      ? null
      : { format: importFormatSchema.parse(format), rows: JSON.parse(rows) as SourceRow[] };
  const { id, handEdited, updatedAt } = product;
  const review = content && readContentRow(content);
  const { supplierId = null } = product;
  const supplier = supplierId === null || supplierName === null ? null : { id: supplierId, name: supplierName };
  return {
    id,
    updatedAt,
    product,
    content: review,
    source,
    sourceImportId: importId,
    shopName,
    groupedBy,
    handEdited,
    isSetAside: false,
    supplier,
    supplierId,
  };
}
type Nullable<Of> = { [K in keyof Of]: Of[K] | null };

/** True while products are as they were loaded, their content too: what was approved is treated otherwise than what waits. */
export async function areAsKnown(tx: Db, known: readonly Known[]): Promise<boolean> {
  if (known.length === 0) return true;
  const ids = known.map(({ id }) => id);
  const rows = await tx
    .select({
      id: products.id,
      updatedAt: products.updatedAt,
      supplierId: products.supplierId,
      version: optimizedContents.version,
    })
    .from(products)
    .leftJoin(optimizedContents, eq(optimizedContents.productId, products.id))
    .where(inArray(products.id, ids));
  const now = new Map(rows.map((row) => [row.id, row]));
  return known.every(({ id, updatedAt, content, supplierId }) => {
    const row = now.get(id);
    const isSame = row?.updatedAt.getTime() === updatedAt.getTime() && row.supplierId === supplierId;
    return isSame && row.version === (content?.version ?? null);
  });
}

/** Stores which fields of products stand as they were edited by hand. */
export async function saveHandEdited(
  tx: Db,
  rows: readonly Readonly<{ id: number; handEdited: string[] }>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`update ${products} p set hand_edited = r."handEdited"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id int, "handEdited" jsonb)
    where p.id = r.id and p.hand_edited <> r."handEdited"`);
}
