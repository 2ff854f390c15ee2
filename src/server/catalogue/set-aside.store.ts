// The SQL of products that are set aside: they are out of the catalog, and their SKUs stay theirs.
import { and, desc, eq, inArray, like, lte, not, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Place } from '#domain/catalogue/move.ts';
import { filterValues } from '#domain/catalogue/one-or-more.ts';
import type { Selection } from '#domain/catalogue/selection.ts';
import { type SetAsideFilter, type SetAsideProduct, toSetAsideFilter } from '#domain/catalogue/set-aside.contract.ts';
import type { Db } from '#server/database/database.ts';
import { quoteLike } from '#server/database/quote-like.ts';
import { importMissing, importProfiles, imports, products, setAsideProducts, users } from '#server/database/schema.ts';
import { type Page, readCursor, writeCursor } from '#server/http/lists.ts';
import { searchText } from './catalogue.store.ts';
import type { Written } from './product-edits.store.ts';
import { asRows, type ProductRecord, readRecord } from './product-records.store.ts';

/** By whom and when a product was set aside, whether because a file no longer had it, and when it is deleted; null for never. */
export type AsideMark = Written & { isMissing: boolean; deleteAt: Date | null };
export type SetAside = { record: ProductRecord; by: AsideMark };

export async function addSetAside(tx: Db, setAside: readonly SetAside[]): Promise<void> {
  if (setAside.length === 0) return;
  const rows = setAside.map(({ record, by }) => ({
    ...record.product,
    image: record.product.images[0],
    shopName: record.source?.shopName ?? undefined,
    text: searchText(record.product),
    record,
    at: by.at,
    by: by.actorId,
    isMissing: by.isMissing,
    deleteAt: by.deleteAt,
  }));
  const columns =
    'id int, sku text, title text, category text, brand text, retailer text, image text, "isApproved" boolean, "shopName" text, "supplierId" int, text text, record jsonb, at timestamptz, by int, "isMissing" boolean, "deleteAt" timestamptz';
  await tx.execute(sql`insert into ${setAsideProducts}
      (product_id, sku, title, category, brand, retailer, image, is_approved, shop_name, supplier_id, text, record, set_aside_at, set_aside_by, is_missing, delete_at)
    select r.id, r.sku, r.title, r.category, r.brand, r.retailer, r.image, r."isApproved", r."shopName", r."supplierId", r.text, r.record, r.at, r.by, r."isMissing", r."deleteAt"
    from ${asRows(rows, columns)}`);
}

const columns = {
  record: setAsideProducts.record,
  at: setAsideProducts.setAsideAt,
  actorId: setAsideProducts.setAsideBy,
  isMissing: setAsideProducts.isMissing,
  deleteAt: setAsideProducts.deleteAt,
};
const toSetAside = ({ record, ...by }: { record: unknown } & AsideMark): SetAside => ({
  record: readRecord(record),
  by,
});

/** Takes products from those set aside, for the caller to put elsewhere; those that are not there are left out. */
export async function takeSetAside(tx: Db, ids: readonly number[]): Promise<SetAside[]> {
  const where = inArray(setAsideProducts.productId, [...ids]);
  return (await tx.delete(setAsideProducts).where(where).returning(columns)).map(toSetAside);
}

const findWhere = async (db: Db, where: SQL): Promise<SetAside[]> =>
  (await db.select(columns).from(setAsideProducts).where(where)).map(toSetAside);

/** Those with these ids, as they were set aside. */
export const findSetAside = async (db: Db, ids: readonly number[]): Promise<SetAside[]> =>
  ids.length === 0 ? [] : await findWhere(db, inArray(setAsideProducts.productId, [...ids]));

/** Where products are, by id; one that is in neither place was deleted, or never there. */
export async function locateProducts(db: Db, ids: readonly number[]): Promise<Map<number, Exclude<Place, 'deleted'>>> {
  if (ids.length === 0) return new Map();
  const inCatalog = await db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]));
  const asides = await db
    .select({ id: setAsideProducts.productId })
    .from(setAsideProducts)
    .where(inArray(setAsideProducts.productId, [...ids]));
  return new Map([
    ...inCatalog.map(({ id }) => [id, 'catalog'] as const),
    ...asides.map(({ id }) => [id, 'set-aside'] as const),
  ]);
}

/** Those with these SKUs. */
export const findSetAsideBySku = async (db: Db, skus: readonly string[]): Promise<SetAside[]> =>
  skus.length === 0 ? [] : await findWhere(db, inArray(setAsideProducts.sku, [...skus]));

/** Those that came with these ids or handles; of a name that more than `most` have none. */
export async function findSetAsideByShopName(db: Db, names: readonly string[], most: number): Promise<SetAside[]> {
  if (names.length === 0) return [];
  const named = sql`(select product_id from (
    select ${setAsideProducts.productId} as product_id, count(*) over (partition by ${setAsideProducts.shopName}) as of_name
    from ${setAsideProducts} where ${inArray(setAsideProducts.shopName, [...new Set(names)])}) as named where of_name <= ${most})`;
  return await findWhere(db, sql`${setAsideProducts.productId} in ${named}`);
}

/** The SKUs among these that products have which are set aside. */
export async function findSetAsideSkus(db: Db, skus: readonly string[]): Promise<Set<string>> {
  if (skus.length === 0) return new Set();
  const rows = await db
    .select({ sku: setAsideProducts.sku })
    .from(setAsideProducts)
    .where(inArray(setAsideProducts.sku, [...skus]));
  return new Set(rows.map(({ sku }) => sku));
}

function whereFilter({ search, category, brand, retailer, among, missingFrom }: SetAsideFilter): SQL | undefined {
  const words = search?.trim().toLowerCase();
  return and(
    words ? like(setAsideProducts.text, `%${quoteLike(words)}%`) : undefined,
    category === undefined ? undefined : inArray(setAsideProducts.category, filterValues(category)),
    brand === undefined ? undefined : inArray(setAsideProducts.brand, filterValues(brand)),
    retailer === undefined ? undefined : inArray(setAsideProducts.retailer, filterValues(retailer)),
    among ? inArray(setAsideProducts.productId, among.split(',').map(Number)) : undefined,
    missingFrom
      ? sql`${setAsideProducts.productId} in (select ${importMissing.productId} from ${importMissing} where ${inArray(importMissing.importId, filterValues(missingFrom).map(Number))})`
      : undefined,
  );
}

/** The condition of a selection of products that are set aside. Throws Problem INVALID_INPUT for a filter they do not have. */
function whereSelected(selection: Selection): SQL | undefined {
  if (selection.kind === 'ids')
    return selection.ids.length > 0 ? inArray(setAsideProducts.productId, selection.ids) : sql`false`;
  const { filter, except } = selection;
  return and(
    whereFilter(toSetAsideFilter(filter)),
    except.length > 0 ? notInArray(setAsideProducts.productId, except) : undefined,
  );
}

/** Products whose time to be deleted has come, up to so many; asked once of each, whoever asks. */
export async function takeDueAsides(tx: Db, now: Date, most: number): Promise<number[]> {
  const due = tx
    .select({ id: setAsideProducts.productId })
    .from(setAsideProducts)
    .where(lte(setAsideProducts.deleteAt, now))
    .orderBy(setAsideProducts.deleteAt)
    .limit(most)
    .for('update', { skipLocked: true });
  const taken = await tx
    .update(setAsideProducts)
    .set({ deleteAt: null })
    .where(inArray(setAsideProducts.productId, due))
    .returning({ id: setAsideProducts.productId });
  return taken.map(({ id }) => id).toSorted((a, b) => a - b);
}

/** The ids of a selection, for a statement to go through; up to `until`. */
export const selectSetAside = (selection: Selection, until: number): SQL =>
  sql`select ${setAsideProducts.productId} from ${setAsideProducts}
    where ${and(sql`${setAsideProducts.productId} <= ${until}`, whereSelected(selection))}`;

/** How many a selection holds, how many of them have approved content, and its highest id, 0 when it is empty. */
export async function countSetAside(
  db: Db,
  selection: Selection,
): Promise<{ total: number; approved: number; until: number }> {
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      approved: sql<number>`(count(*) filter (where ${setAsideProducts.isApproved}))::int`,
      until: sql<number>`coalesce(max(${setAsideProducts.productId}), 0)::int`,
    })
    .from(setAsideProducts)
    .where(whereSelected(selection));
  return row ?? { total: 0, approved: 0, until: 0 };
}

/** The latest import, no dry run, that set each of some products aside. */
async function findMissingFrom(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, NonNullable<SetAsideProduct['missingFrom']>>> {
  if (ids.length === 0) return new Map();
  const moves = sql`${imports.options}->>'missing' in ('set-aside', 'delete')`;
  const rows = await db
    .selectDistinctOn([importMissing.productId], {
      id: importMissing.productId,
      importId: imports.id,
      fileName: imports.fileName,
      profile: importProfiles.name,
    })
    .from(importMissing)
    .innerJoin(imports, eq(imports.id, importMissing.importId))
    .leftJoin(importProfiles, eq(importProfiles.id, imports.profileId))
    .where(and(inArray(importMissing.productId, [...ids]), not(imports.isDryRun), eq(imports.state, 'done'), moves))
    .orderBy(importMissing.productId, desc(imports.id));
  return new Map(rows.map(({ id, ...from }) => [id, from]));
}

const place = sql`(${setAsideProducts.setAsideAt}, ${setAsideProducts.productId})`;

/** A page of them, the latest first. */
export async function listSetAside(
  db: Db,
  filter: SetAsideFilter,
  { limit, page = 1, cursor }: { limit: number; page?: number | undefined; cursor?: string | undefined },
): Promise<Page<SetAsideProduct>> {
  const mark = cursor ? readCursor(cursor) : null;
  const where = whereFilter(filter);
  const { productId, sku, title, category, brand, retailer, image, isApproved, setAsideAt, setAsideBy } =
    setAsideProducts;
  const { isMissing, deleteAt } = setAsideProducts;
  const rows = await db
    .select({
      id: productId,
      ...{ sku, title, category, brand, retailer, image, isApproved, setAsideAt, isMissing, deleteAt },
      setAsideBy: sql<string>`coalesce(${users.fullName}, ${users.username})`,
    })
    .from(setAsideProducts)
    .leftJoin(users, sql`${users.id} = ${setAsideBy}`)
    .where(and(where, mark ? sql`${place} < (${mark.value}::timestamptz, ${mark.id}::int)` : undefined))
    .orderBy(desc(setAsideAt), desc(productId))
    .limit(limit + 1)
    .offset(mark ? 0 : (page - 1) * limit);
  const shown = rows.slice(0, limit);
  const missing = await findMissingFrom(
    db,
    shown.filter((row) => row.isMissing).map(({ id }) => id),
  );
  const items = shown.map((row) => ({
    ...row,
    missingFrom: missing.get(row.id) ?? null,
    setAsideAt: row.setAsideAt.toISOString(),
    deleteAt: row.deleteAt?.toISOString() ?? null,
  }));
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items,
    total: await db.$count(setAsideProducts, where),
    nextCursor: last ? writeCursor({ value: last.setAsideAt, id: last.id }) : null,
  };
}
