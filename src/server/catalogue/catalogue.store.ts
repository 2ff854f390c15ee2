// The only SQL on products: lists, pages, neighbours, the values to filter by, and writes of the figures and the search text.

import { and, asc, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { ProductFilter, SortKey } from '#domain/catalogue/catalogue.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { waitReasons } from '#domain/catalogue/wait-reason.ts';
import type { WaitReasonCounts } from '#domain/catalogue/wait-reasons.contract.ts';
import { Problem } from '#domain/problem.ts';
import type { OptimizedContent, ReviewedContent } from '#domain/review/content.ts';
import { statusesOf, valuesOf } from '#domain/review/content.ts';
import { findWaitReason, noteParts } from '#domain/review/review-note.ts';
import { contentStatus, listsOf, pendingParts } from '#domain/review/score.ts';
import { type Cursor, type Page, readCursor, readTime, writeCursor } from '#server/app/lists.ts';
import { judgeListings, scoreContent } from '#server/benchmarks/judge.commands.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import { categoryKey, productSearch, products, waitingSince } from '#server/database/schema.ts';
import { whereFilter } from './product-filter.store.ts';

const streamBatch = 500;

type ProductRow = typeof products.$inferSelect;

export function toProduct(row: ProductRow): Product {
  return {
    id: row.id,
    sku: row.sku,
    title: row.title,
    description: row.description,
    bullets: row.bullets,
    images: row.images,
    price: row.price,
    category: row.category,
    subcategory: row.subcategory,
    brand: row.brand,
    retailer: row.retailer,
    attributes: row.attributes,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    contentStatus: { score: row.contentScore, issues: row.issues, status: row.contentStatus },
    hasContent: row.hasContent,
    pendingParts: row.pendingParts,
    waitingSince: row.isPending ? (row.waitingSince ?? row.createdAt).toISOString() : null,
    listingQuality: row.listingQuality,
    complianceLevel: row.complianceLevel,
  };
}

/**
 * One product, or the 404 with the specified words. `lock` keeps it and its content from changing until the transaction ends: whoever
 * writes either locks the product's row first, several by id, so that nobody waits for another in a circle, and content can be made once.
 */
export async function loadProduct(db: Db, id: number, options: { lock?: boolean } = {}): Promise<Product> {
  const query = db.select().from(products).where(eq(products.id, id));
  const [row] = options.lock ? await query.for('update') : await query;
  if (!row) throw new Problem('NOT_FOUND', 'Product not found');
  return toProduct(row);
}

/** Several products by id, in the order of their ids; those that are gone are left out. */
export async function loadProducts(db: Db, ids: readonly number[], { lock = false } = {}): Promise<Product[]> {
  if (ids.length === 0) return [];
  const query = db
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .$dynamic();
  return (await (lock ? query.for('update') : query)).map(toProduct);
}

/** What each key sorts by (an indexed expression), and the type its mark is compared as. Not judged yet, or not waiting, it has no value. */
const sortExpressions: Record<SortKey, { by: SQL; type: MarkType; isNullable?: true }> = {
  contentScore: { by: sql`${products.contentScore}`, type: 'integer' },
  issues: { by: sql`${products.issues}`, type: 'integer' },
  listingQuality: { by: sql`${products.listingQuality}`, type: 'integer', isNullable: true },
  title: { by: sql`${products.titleKey}`, type: 'text' },
  category: { by: categoryKey(products), type: 'text' },
  status: { by: sql`${products.contentStatus}`, type: 'text' },
  date: { by: sql`${products.createdAt}`, type: 'timestamptz' },
  waiting: { by: waitingSince(products), type: 'timestamptz', isNullable: true },
};

type MarkType = 'integer' | 'text' | 'timestamptz';
/** A time as Postgres writes it. */
const writtenTime = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d+)?[+-]\d\d(:\d\d)*$/;
/** Whether the value of a mark can be compared as its type: a mark comes from outside. */
const isOfType: Record<MarkType, (value: string) => boolean> = {
  integer: (value) => /^\d{1,9}$/.test(value),
  text: () => true,
  timestamptz: (value) => readTime(value.replace(writtenTime, '$1T$2Z')) !== null && writtenTime.test(value),
};

/** The mark of a cursor; null, which starts over, where it is none of a list sorted this way. */
function readMark(cursor: string, sort: SortKey): Cursor | null {
  const mark = readCursor(cursor);
  const { type, isNullable } = sortExpressions[sort];
  return mark && ((isNullable && mark.value === '') || isOfType[type](mark.value)) ? mark : null;
}

export type Sorting = { sort: SortKey; order: 'asc' | 'desc' };

function orderOf({ sort, order }: Sorting): SQL[] {
  const { by } = sortExpressions[sort];
  return order === 'asc' ? [asc(by), asc(products.id)] : [desc(by), desc(products.id)];
}

/** The value of a mark; a product without one has the empty text, and stands behind all others going up, before them going down. */
const markValue = (sort: SortKey) => sql<string>`coalesce(${sortExpressions[sort].by}::text, '')`;

/** What lies behind a mark, as conditions that an index answers, one after another. */
function behind(mark: Cursor, { sort, order }: Sorting): SQL[] {
  const { by, type, isNullable } = sortExpressions[sort];
  if (isNullable && mark.value === '') {
    const among = order === 'asc' ? sql`${products.id} > ${mark.id}` : sql`${products.id} < ${mark.id}`;
    const rest = sql`${by} is null and ${among}`;
    return order === 'asc' ? [rest] : [rest, sql`${by} is not null`];
  }
  const place = sql`(${mark.value}::${sql.raw(type)}, ${mark.id}::integer)`;
  if (order === 'desc') return [sql`(${by}, ${products.id}) < ${place}`];
  return [sql`(${by}, ${products.id}) > ${place}`, ...(isNullable ? [sql`${by} is null`] : [])];
}

/** The first products of a sorted list, behind a mark or from an offset. */
async function findPlaces(
  db: Db,
  where: SQL | undefined,
  sorting: Sorting,
  { mark, offset = 0, limit }: { mark: Cursor | null; offset?: number; limit: number },
): Promise<Cursor[]> {
  const places: Cursor[] = [];
  for (const region of mark ? behind(mark, sorting) : [undefined]) {
    if (places.length === limit) break;
    const found = await db
      .select({ id: products.id, value: markValue(sorting.sort) })
      .from(products)
      .where(and(where, region))
      .orderBy(...orderOf(sorting))
      .limit(limit - places.length)
      .offset(offset);
    places.push(...found);
  }
  return places;
}

type Paging = { limit: number; page?: number; cursor?: string };

/**
 * One page: by number, or behind a cursor (a broken cursor starts over). In one transaction: the embedded database does one at a time, and
 * each step by itself would wait for another one of whatever else is going on.
 */
export async function listProducts(
  db: Db,
  filter: ProductFilter,
  sorting: Sorting,
  paging: Paging,
): Promise<Page<Product>> {
  return await db.transaction((tx) => readPage(tx, filter, sorting, paging));
}

/** Ids first, then only the page's rows. */
async function readPage(db: Db, filter: ProductFilter, sorting: Sorting, paging: Paging): Promise<Page<Product>> {
  const where = whereFilter(filter);
  const mark = paging.cursor ? readMark(paging.cursor, sorting.sort) : null;
  const offset = mark ? 0 : ((paging.page ?? 1) - 1) * paging.limit;
  const [counted] = await db.select({ total: sql<string>`count(*)` }).from(products).where(where);
  const total = Number(counted?.total ?? 0);
  const places = await findPlaces(db, where, sorting, { mark, offset, limit: paging.limit + 1 });
  const shown = places.slice(0, paging.limit);
  const rows = shown.length
    ? await db
        .select()
        .from(products)
        .where(
          inArray(
            products.id,
            shown.map((place) => place.id),
          ),
        )
    : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const last = places.length > paging.limit ? shown.at(-1) : undefined;
  return {
    items: shown.flatMap((place) => byId.get(place.id) ?? []).map(toProduct),
    total,
    nextCursor: last ? writeCursor(last) : null,
  };
}

/** All products that pass a filter, by id, a batch at a time. */
export async function* streamProducts(db: Db, filter: ProductFilter): AsyncGenerator<Product[]> {
  const where = whereFilter(filter);
  let after = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(products)
      .where(and(where, gt(products.id, after)))
      .orderBy(asc(products.id))
      .limit(streamBatch);
    if (rows.length > 0) yield rows.map(toProduct);
    const last = rows.at(-1);
    if (!last || rows.length < streamBatch) return;
    after = last.id;
  }
}

export type Neighbour = { id: number; title: string } | null;

/** The products before and after one in a filtered, sorted list, and its place there; the product itself need not pass the filter any more. */
export async function findNeighbours(
  db: Db,
  id: number,
  filter: ProductFilter,
  sorting: Sorting,
): Promise<{ previous: Neighbour; next: Neighbour; position: number | null; total: number }> {
  const [mark] = await db
    .select({ id: products.id, value: markValue(sorting.sort) })
    .from(products)
    .where(eq(products.id, id));
  if (!mark) throw new Problem('NOT_FOUND', 'Product not found');
  const where = whereFilter(filter);
  const step = async (towards: Sorting) => {
    const [place] = await findPlaces(db, where, towards, { mark, limit: 1 });
    if (!place) return null;
    const [row] = await db
      .select({ id: products.id, title: products.title })
      .from(products)
      .where(eq(products.id, place.id));
    return row ?? null;
  };
  const next = await step(sorting);
  const turned: Sorting = { ...sorting, order: sorting.order === 'asc' ? 'desc' : 'asc' };
  const previous = await step(turned);
  const before = or(...behind(mark, turned));
  const [counted] = await db
    .select({
      total: sql<string>`count(*)`,
      before: sql<string>`count(*) filter (where ${before})`,
      isIn: sql<boolean | null>`bool_or(${products.id} = ${id})`,
    })
    .from(products)
    .where(where);
  const position = counted?.isIn ? Number(counted.before) + 1 : null;
  return { previous, next, position, total: Number(counted?.total ?? 0) };
}

/** How many products of a filtered list wait for which reason. */
export async function countWaitReasons(db: Db, filter: ProductFilter): Promise<WaitReasonCounts> {
  const { waitReason: _, ...rest } = filter;
  const rows = await db
    .select({ reason: products.waitReason, count: sql<string>`count(*)` })
    .from(products)
    .where(and(products.isPending, whereFilter(rest)))
    .groupBy(products.waitReason);
  const counts = new Map(rows.map(({ reason, count }) => [reason, Number(count)]));
  return Object.fromEntries(waitReasons.map((reason) => [reason, counts.get(reason) ?? 0])) as WaitReasonCounts;
}

/** Names as `sort_key` of the migrations sorts titles: thousands of brands are compared here in the time the database takes for hundreds. */
const byName = new Intl.Collator('en', { numeric: true, ignorePunctuation: true }).compare;

/** Walks an index from one distinct value to the next instead of reading every row. */
async function distinctValues(db: Db, column: SQL): Promise<string[]> {
  const rows = await rowsOf<{ value: string }>(
    db,
    sql`with recursive walk as (
      (select ${column} as value from ${products} where ${column} is not null order by ${column} limit 1)
      union all
      select (select ${column} from ${products} where ${column} > walk.value order by ${column} limit 1) from walk where walk.value is not null
    ) select value from walk where value is not null`,
  );
  return rows.map((row) => row.value).sort(byName);
}

/** The categories, subcategories, brands and retailers that occur, as people sort. */
export async function loadFacets(db: Db) {
  const subcategories = await rowsOf<{ category: string | null; subcategory: string }>(
    db,
    sql`select ${products.category} as category, ${products.subcategory} as subcategory from ${products}
        where ${products.subcategory} is not null group by 1, 2`,
  );
  subcategories.sort((a, b) => byName(a.subcategory, b.subcategory) || byName(a.category ?? '', b.category ?? ''));
  return {
    categories: await distinctValues(db, sql`${products.category}`),
    subcategories,
    brands: await distinctValues(db, sql`${products.brand}`),
    retailers: await distinctValues(db, sql`${products.retailer}`),
  };
}

/** What lists filter and sort by, as it follows from the content under review; null before there is any. */
function figuresOf(content: ReviewedContent | null) {
  const statuses = content && statusesOf(content);
  const { score, issues, status } = contentStatus(statuses);
  const lists = listsOf(statuses);
  return {
    hasContent: content !== null,
    contentScore: score,
    issues,
    contentStatus: status,
    pendingParts: pendingParts(statuses),
    isPending: lists.pending,
    isApproved: lists.approved,
    isRejected: lists.rejected,
    waitReason: content ? findWaitReason(noteParts(content)) : ('no-content' as const),
  };
}

/** Stores the figures derived from a product's review and content; called in the transaction that changed them. */
export async function saveReviewFigures(
  tx: Db,
  productId: number,
  content: OptimizedContent | null,
  at: Date,
): Promise<void> {
  const quality = await scoreContent(tx, productId, content && valuesOf(content), at);
  const { isApproved, isPending, ...figures } = figuresOf(content);
  const since = sql`${at.toISOString()}::timestamptz`;
  await tx
    .update(products)
    .set({
      ...quality,
      ...figures,
      isApproved,
      isPending,
      waitingSince: content && isPending ? sql`coalesce(${products.waitingSince}, ${since})` : null,
      ...(isApproved ? { firstApprovedAt: sql`coalesce(${products.firstApprovedAt}, ${since})` } : {}),
    })
    .where(eq(products.id, productId));
}

/** The same of several products in one statement. They are locked by the caller. */
export async function saveFiguresOfMany(
  tx: Db,
  changed: readonly { product: Product; content: ReviewedContent | null }[],
  at: Date,
): Promise<void> {
  if (changed.length === 0) return;
  const listings = changed.map(({ product, content }) => ({
    id: product.id,
    product,
    content: content && valuesOf(content),
    figures: figuresOf(content),
  }));
  const rows = (await judgeListings(tx, listings, at)).map(({ id, figures, quality }) => ({
    id,
    ...quality,
    ...figures,
  }));
  const since = sql`${at.toISOString()}::timestamptz`;
  await tx.execute(sql`update ${products} p set listing_quality = r."listingQuality", compliance_level = r."complianceLevel",
      quality_epoch = r."qualityEpoch", has_content = r."hasContent", content_score = r."contentScore", issues = r.issues,
      content_status = r."contentStatus", pending_parts = r."pendingParts", is_pending = r."isPending", is_approved = r."isApproved",
      is_rejected = r."isRejected", wait_reason = r."waitReason",
      waiting_since = case when r."hasContent" and r."isPending" then coalesce(p.waiting_since, ${since}) end,
      first_approved_at = case when r."isApproved" then coalesce(p.first_approved_at, ${since}) else p.first_approved_at end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id int, "listingQuality" int, "complianceLevel" text, "qualityEpoch" int,
      "hasContent" boolean, "contentScore" int, issues int, "contentStatus" text, "pendingParts" jsonb, "isPending" boolean,
      "isApproved" boolean, "isRejected" boolean, "waitReason" text)
    where p.id = r.id`);
}

/** Text a product is found by. Lower case here, because the database's idea of lower case depends on its locale. */
export function searchText(product: Pick<Product, 'sku' | 'title' | 'description'>): string {
  return `${product.sku}\n${product.title}\n${product.description}`.toLowerCase();
}

/** In one statement, for which the embedded database keeps all others waiting. */
const indexBatch = 50;

/** Moves the next waiting texts into the trigram index; answers how many, 0 when none are left. */
export async function indexWaitingTexts(db: Db): Promise<number> {
  const moved = await rowsOf<{ product_id: number }>(
    db,
    sql`update ${productSearch} set is_indexed = true where product_id in (
      select product_id from ${productSearch} where not is_indexed order by product_id limit ${indexBatch} for update skip locked
    ) returning product_id`,
  );
  return moved.length;
}
