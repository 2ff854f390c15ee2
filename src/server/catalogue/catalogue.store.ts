// The SQL on single products and on all of them: loading, the values to filter by, and writes of the figures and the search text.

import { and, asc, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { type Lens, lenses } from '#domain/catalogue/lens.ts';
import type { LensCounts } from '#domain/catalogue/lenses.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { Problem } from '#domain/problem.ts';
import type { ReviewedContent } from '#domain/review/content.ts';
import { statusesOf } from '#domain/review/content.ts';
import { contentStatus, listsOf, pendingParts } from '#domain/review/score.ts';
import { firstApproversOf } from '#domain/review/second-person.ts';
import { checkColumns, checkForStore, checkTypes } from '#server/checks/check.commands.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import type { Finder } from '#server/database/finder.ts';
import { prepareSelect } from '#server/database/prepared.ts';
import { products } from '#server/database/schema.ts';
import { countedBy, countedIn, sumOf } from './counts.store.ts';
import { whereFilter } from './product-filter.store.ts';
import { toProduct } from './product-row.store.ts';
import { assignedOf } from './product-totals.store.ts';

const streamBatch = 500;

export const productGone = () => new Problem('NOT_FOUND', 'Product not found');

const ofId = sql`from ${products} where ${products.id} = ${sql.placeholder('id')}`;
const loadRow = prepareSelect('product', getTableColumns(products), ofId);
const lockRow = prepareSelect('locked product', getTableColumns(products), sql`${ofId} for update`);

/**
 * One product, or the 404 with the specified words. `lock` keeps it and its content from changing until the transaction ends: each
 * writer of either locks the product's row first, several by id, so that nobody waits for another in a circle, and content can be made once.
 */
export async function loadProduct(db: Db, id: number, options: { lock?: boolean } = {}): Promise<Product> {
  const [row] = await (options.lock ? lockRow : loadRow)(db, { id });
  if (!row) throw productGone();
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

/** All products that pass a filter, by id, a batch at a time. */
export async function* streamProducts({ find }: Finder, filter: ProductFilter): AsyncGenerator<Product[]> {
  const where = whereFilter(filter);
  let after = 0;
  for (;;) {
    const rows = await find((db) =>
      db
        .select()
        .from(products)
        .where(and(where, gt(products.id, after)))
        .orderBy(asc(products.id))
        .limit(streamBatch),
    );
    if (rows.length > 0) yield rows.map(toProduct);
    const last = rows.at(-1);
    if (!last || rows.length < streamBatch) return;
    after = last.id;
  }
}

/** How many products of a filtered list are under which lens. */
export async function countLenses(db: Db, filter: ProductFilter): Promise<LensCounts> {
  const { lens: _, ...rest } = filter;
  const apart = assignedOf(rest);
  const counts = await countByLens(db, apart?.all ?? rest);
  const assigned = apart ? await countByLens(db, apart.assigned) : new Map<Lens | null, number>();
  const countOf = (lens: Lens) => (counts.get(lens) ?? 0) - (assigned.get(lens) ?? 0);
  return Object.fromEntries(lenses.map((lens) => [lens, countOf(lens)])) as LensCounts;
}

async function countByLens(db: Db, filter: ProductFilter): Promise<Map<Lens | null, number>> {
  const counted = countedIn(filter, 'lens');
  const rows = await rowsOf<{ lens: Lens | null; count: string }>(
    db,
    counted
      ? sql`select key ->> 0 as lens, ${sumOf()} as count from ${counted} group by key`
      : sql`select ${products.lens} as lens, count(*) as count from ${products} where ${whereFilter(filter) ?? sql`true`} group by ${products.lens}`,
  );
  return new Map(rows.map(({ lens, count }) => [lens, Number(count)]));
}

/** Names as `sort_key` of the migrations sorts titles: thousands of brands are compared here in the time the database takes for hundreds. */
const asPeopleSort = new Intl.Collator('en', { numeric: true, ignorePunctuation: true }).compare;
/** Those that differ in punctuation alone always come in the same order. */
const byName = (a: string, b: string) => asPeopleSort(a, b) || (a < b ? -1 : Number(a > b));

type Subcategory = { category: string | null; subcategory: string };
type Named = 'brand' | 'retailer' | 'subcategory';

/** The categories, subcategories, brands and retailers that occur, as people sort. */
export async function loadFacets(db: Db) {
  const among = (kind: Named) =>
    sql`select ${kind} as kind, key ->> 0 as first, key ->> 1 as second from ${countedBy(kind)} group by key having sum(amount) > 0`;
  const found = await rowsOf<{ kind: Named; first: string | null; second: string | null }>(
    db,
    sql`${among('subcategory')} union all ${among('brand')} union all ${among('retailer')}`,
  );
  const of = (wanted: Named) => found.filter(({ kind }) => kind === wanted);
  const names = (wanted: Named) =>
    [...new Set(of(wanted).flatMap(({ first }) => (first === null ? [] : [first])))].sort(byName);
  const subcategories = of('subcategory').flatMap(({ first, second }): Subcategory[] =>
    second === null ? [] : [{ category: first, subcategory: second }],
  );
  subcategories.sort((a, b) => byName(a.subcategory, b.subcategory) || byName(a.category ?? '', b.category ?? ''));
  return { categories: names('subcategory'), subcategories, brands: names('brand'), retailers: names('retailer') };
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
    firstApprovers: firstApproversOf(content),
  };
}

/** What was found of a listing that is stored. */
export type StoredFigures = { lens: Lens | null; listingQuality: number };

/** Decisions after which nothing was pending that an undo can still find the former waiting time of; earlier ones are forgotten. */
const mostFormerWaits = 20;

/**
 * Stores what follows from the review and content of products, and answers the lens and Listing Quality of each; called in the transaction that changed them and has
 * locked them. `isUndo`: the change takes another one back, so that a product that waits again waits as long as it did before that.
 */
export async function saveFigures(
  tx: Db,
  changed: readonly { product: Product; content: ReviewedContent | null }[],
  at: Date,
  { isUndo = false }: { isUndo?: boolean | undefined } = {},
): Promise<Map<number, StoredFigures>> {
  if (changed.length === 0) return new Map();
  const listings = changed.map(({ product, content }) => ({
    id: product.id,
    product,
    content,
    figures: figuresOf(content),
  }));
  const rows = (await checkForStore(tx, listings, at)).map(({ id, figures, check }) => ({
    id,
    ...check,
    ...figures,
  }));
  const since = sql`${at.toISOString()}::timestamptz`;
  const leaves = sql`(${!isUndo} and p.is_pending and not r."isPending")`;
  const comesBack = sql`(${isUndo} and not p.is_pending and r."isPending")`;
  const kept = sql`case when jsonb_array_length(p.former_waits) >= ${mostFormerWaits} then p.former_waits - 0 else p.former_waits end`;
  await tx.execute(sql`update ${products} p set ${checkColumns}, has_content = r."hasContent", content_score = r."contentScore", issues = r.issues,
      content_status = r."contentStatus", pending_parts = r."pendingParts", is_pending = r."isPending", is_approved = r."isApproved",
      is_rejected = r."isRejected", first_approvers = r."firstApprovers",
      waiting_since = case when r."hasContent" and r."isPending"
        then coalesce(p.waiting_since, case when ${comesBack} then (p.former_waits ->> -1)::timestamptz end, ${since}) end,
      former_waits = case when ${leaves} then (${kept}) || to_jsonb(coalesce(p.waiting_since, p.created_at))
        when ${comesBack} then p.former_waits - (-1) else p.former_waits end,
      first_approved_at = case when r."isApproved" then coalesce(p.first_approved_at, ${since}) else p.first_approved_at end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id int, ${checkTypes}, "hasContent" boolean, "contentScore" int, issues int, "contentStatus" text, "pendingParts" jsonb, "isPending" boolean,
      "isApproved" boolean, "isRejected" boolean, "firstApprovers" jsonb)
    where p.id = r.id`);
  return new Map(rows.map(({ id, lens, listingQuality }) => [id, { lens, listingQuality }]));
}

/** Text a product is found by. Lower case here, because the database's idea of lower case depends on its locale. */
export function searchText(product: Pick<Product, 'sku' | 'title' | 'description'>): string {
  return `${product.sku}\n${product.title}\n${product.description}`.toLowerCase();
}
