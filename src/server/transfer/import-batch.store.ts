// The SQL that stores a batch of an import: its products are locked, added and changed many at a time.
import { type SQL, sql } from 'drizzle-orm';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { SourceRecord } from '#domain/transfer/record.ts';
import { searchText } from '#server/catalogue/catalogue.commands.ts';
import { checkColumns, checkTypes, type StoredCheck } from '#server/checks/check.commands.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import { importProducts, productSearch, productSources, products } from '#server/database/schema.ts';

/** Locks the products with these skus in the order of their ids, as everybody does who locks several: so nobody waits in a circle. */
export async function lockBySku(tx: Db, skus: ReadonlySet<string>): Promise<void> {
  await tx.execute(sql`select from ${products}
    where ${products.sku} in (select jsonb_array_elements_text(${JSON.stringify([...skus])}::jsonb)) order by ${products.id} for update`);
}

export type Author = { actorId: number; at: Date; importId: number };

const recordColumns = sql.raw(
  'id int, sku text, title text, description text, bullets jsonb, images jsonb, "imageAlts" jsonb, price text, category text, subcategory text, brand text, retailer text, attributes jsonb, translations jsonb, search text, format text, rows text, "shopName" text, "groupedBy" text, row int, kind text, ',
);

type NewRow = BulkRow & { row: number; shopName: string | null; groupedBy: string | null; kind: 'new' | 'returned' };
type BulkRow = { id: number | null; product: SourceProduct; source: SourceRecord | null; check: StoredCheck };

function asRecords(rows: readonly (BulkRow & Partial<NewRow>)[]): SQL {
  const records = rows.map(({ id, product, source, shopName, groupedBy, check, row, kind }) => ({
    ...product,
    translations: product.translations ?? {},
    id: id ?? undefined,
    row,
    kind,
    search: searchText(product),
    format: source?.format,
    rows: source ? JSON.stringify(source.rows) : undefined,
    shopName: shopName ?? undefined,
    groupedBy: groupedBy ?? undefined,
    ...check,
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r(${recordColumns}${checkTypes})`;
}

/** Adds new products with their search text, kept rows and place in the import, in one statement. Answers their ids. */
export async function insertProducts(
  tx: Db,
  rows: readonly NewRow[],
  by: Author & { supplierId: number | null },
): Promise<number[]> {
  if (rows.length === 0) return [];
  const at = by.at.toISOString();
  const added = await rowsOf<{ id: number }>(
    tx,
    sql`with r as materialized (select * from ${asRecords(rows)}),
    added as (
      insert into ${products} (sku, title, description, bullets, images, image_alts, price, category, subcategory, brand, retailer, attributes, translations, supplier_id, created_at, created_by, updated_at, updated_by, listing_quality, compliance_level, quality_epoch)
      select sku, title, description, bullets, images, "imageAlts", price, category, subcategory, brand, retailer, attributes, translations, ${by.supplierId}::int, ${at}::timestamptz, ${by.actorId}::int, ${at}::timestamptz, ${by.actorId}::int, "listingQuality", "complianceLevel", "qualityEpoch" from r
      returning id, sku
    ),
    found as (insert into ${productSearch} (product_id, text) select added.id, r.search from added join r using (sku)),
    listed as (
      insert into ${importProducts} (import_id, row, sku, title, product_id, kind)
      select ${by.importId}::int, r.row, r.sku, r.title, added.id, r.kind from added join r using (sku)
    ),
    kept as (
      insert into ${productSources} (product_id, format, rows, import_id, shop_name, grouped_by)
      select added.id, r.format, r.rows, ${by.importId}::int, r."shopName", r."groupedBy" from added join r using (sku) where r.rows is not null
    )
    select id from added`,
  );
  return added.map(({ id }) => id);
}

/** Stores what an import changed of products that are already here. Most keep their search text: a conflict would lock, and so write, its row. */
export async function updateProducts(tx: Db, rows: readonly (BulkRow & { id: number })[], by: Author): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`with r as materialized (select * from ${asRecords(rows)}),
    changed as (
      update ${products} p set title = r.title, description = r.description, bullets = r.bullets, images = r.images, image_alts = r."imageAlts", price = r.price,
        category = r.category, subcategory = r.subcategory, brand = r.brand, retailer = r.retailer, attributes = r.attributes, translations = r.translations,
        updated_at = greatest(${by.at.toISOString()}::timestamptz, p.updated_at + interval '1 millisecond'), updated_by = ${by.actorId}::int,
        version = p.version + 1, ${checkColumns}
      from r where p.id = r.id
    )
    insert into ${productSearch} (product_id, text)
    select r.id, r.search from r left join ${productSearch} s on s.product_id = r.id where s.text is distinct from r.search
    on conflict (product_id) do update set text = excluded.text`);
}

/** Keeps new rows of the source for products already here. */
export async function saveSources(
  tx: Db,
  rows: readonly { id: number; source: SourceRecord; shopName: string | null; groupedBy: string | null }[],
  importId: number,
): Promise<void> {
  if (rows.length === 0) return;
  const records = rows.map(({ id, source, shopName, groupedBy }) => ({
    id,
    format: source.format,
    rows: JSON.stringify(source.rows),
    shopName: shopName ?? undefined,
    groupedBy: groupedBy ?? undefined,
  }));
  await tx.execute(sql`insert into ${productSources} (product_id, format, rows, import_id, shop_name, grouped_by)
    select r.id, r.format, r.rows, ${importId}::int, r."shopName", r."groupedBy"
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r(id int, format text, rows text, "shopName" text, "groupedBy" text)
    on conflict (product_id) do update set format = excluded.format, rows = excluded.rows, import_id = excluded.import_id,
      shop_name = coalesce(excluded.shop_name, product_sources.shop_name), grouped_by = excluded.grouped_by`);
}

/** Notes what groups products here whose kept rows stay: a file of another shop system says it, too. */
export async function saveGroupedBy(tx: Db, rows: readonly { id: number; groupedBy: string | null }[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`update ${productSources} p set grouped_by = r."groupedBy"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id int, "groupedBy" text) where p.product_id = r.id`);
}
