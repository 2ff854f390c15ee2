// The only SQL on lists of keywords, and on the products of a category as they are counted.
import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { KeywordList, KeywordListInput, KeywordSummary, ListScope } from '#domain/keywords/keywords.contract.ts';
import { isOfCategory, tidy } from '#server/checks/keywords-in-effect.commands.ts';
import type { Db } from '#server/database/database.ts';
import { keywordLists as lists, products } from '#server/database/schema.ts';
import type { Page } from '#server/http/lists.ts';

type Row = typeof lists.$inferSelect;
type Author = { actorId: number; at: Date };
type Named = Pick<Row, 'category' | 'productId'> & { sku: string | null; title: string | null };

/** A list is a product's by its id, a category's by its name in any case. */
const isOf = ({ scope, value }: ListScope): SQL =>
  scope === 'product' ? eq(lists.productId, Number(value)) : isOfCategory(value);

function describeScope({ category, productId, sku, title }: Named): Pick<KeywordList, 'scope' | 'value' | 'product'> {
  if (productId === null) return { scope: 'category', value: category ?? '', product: null };
  return { scope: 'product', value: String(productId), product: { id: productId, sku: sku ?? '', title: title ?? '' } };
}

const named = { category: lists.category, productId: lists.productId, sku: products.sku, title: products.title };
const columns = { ...named, version: lists.version, updatedAt: lists.updatedAt };
const mostSamples = 6;
/** Figures of a list, so that the keywords themselves need not be read. */
const figures = {
  count: sql<number>`jsonb_array_length(${lists.keywords})`,
  volume: sql<string | null>`(select sum((k ->> 'volume')::bigint) from jsonb_array_elements(${lists.keywords}) k)`,
  samples: sql<string[]>`(select coalesce(jsonb_agg(k ->> 'text' order by at), '[]')
    from jsonb_array_elements(${lists.keywords}) with ordinality as e(k, at) where at <= ${mostSamples})`,
};

/** The lists whose category, title or SKU holds the search text, categories by name before products by title; without `limit` all. */
export async function listLists(
  db: Db,
  {
    search = '',
    limit,
    page = 1,
  }: { search?: string | undefined; limit?: number | undefined; page?: number | undefined },
): Promise<Page<KeywordSummary>> {
  const text = sql`lower(coalesce(${lists.category}, ${products.title} || ' ' || ${products.sku}))`;
  const where = search.trim() === '' ? undefined : sql`position(lower(${search.trim()}) in ${text}) > 0`;
  const joined = eq(products.id, lists.productId);
  const [counted] = await db
    .select({ total: sql<string>`count(*)` })
    .from(lists)
    .leftJoin(products, joined)
    .where(where);
  const query = db
    .select({ ...columns, ...figures })
    .from(lists)
    .leftJoin(products, joined)
    .where(where)
    .orderBy(
      sql`${lists.productId} is not null`,
      sql`lower(coalesce(${lists.category}, ${products.title}))`,
      asc(lists.id),
    )
    .$dynamic();
  const rows = await (limit === undefined ? query : query.limit(limit).offset((page - 1) * limit));
  const items = rows.map(({ category, productId, sku, title, updatedAt, volume, ...rest }) => ({
    ...describeScope({ category, productId, sku, title }),
    ...rest,
    volume: volume === null ? null : Number(volume),
    updatedAt: updatedAt.toISOString(),
  }));
  return { items, total: Number(counted?.total ?? 0), nextCursor: null };
}

/** The list of a category or a product; null where it has none. `lock` holds it until the transaction ends. */
export async function findList(db: Db, scope: ListScope, { lock = false } = {}): Promise<KeywordList | null> {
  const query = db
    .select({ ...columns, keywords: lists.keywords })
    .from(lists)
    .leftJoin(products, eq(products.id, lists.productId))
    .where(isOf(scope))
    .$dynamic();
  const [row] = await (lock ? query.for('update', { of: lists }) : query);
  if (!row) return null;
  const { category, productId, sku, title, updatedAt, ...rest } = row;
  return { ...describeScope({ category, productId, sku, title }), ...rest, updatedAt: updatedAt.toISOString() };
}

/** How many keywords all lists hold together. */
export async function countKeywords(db: Db): Promise<number> {
  const [counted] = await db
    .select({ keywords: sql<string>`coalesce(sum(jsonb_array_length(${lists.keywords})), 0)` })
    .from(lists);
  return Number(counted?.keywords ?? 0);
}

export async function insertList(db: Db, { scope, value, keywords }: KeywordListInput, by: Author): Promise<void> {
  const written = { createdBy: by.actorId, createdAt: by.at, updatedBy: by.actorId, updatedAt: by.at };
  const of = scope === 'product' ? { productId: Number(value) } : { category: value };
  await db.insert(lists).values({ ...of, keywords, ...written });
}

export async function saveList(db: Db, input: KeywordListInput, by: Author): Promise<void> {
  await db
    .update(lists)
    .set({
      keywords: input.keywords,
      version: sql`${lists.version} + 1`,
      updatedBy: by.actorId,
      updatedAt: by.at,
    })
    .where(isOf(input));
}

export async function removeList(db: Db, scope: ListScope): Promise<void> {
  await db.delete(lists).where(isOf(scope));
}

/** Products of the catalogue that are looked at in one step to find those of a category. */
const window = 5_000;

/** The ids of a category's next products by id, and where the next step begins; null after the last product of the catalogue. */
export async function pickOfCategory(
  db: Db,
  { category, after, limit }: { category: string; after: number; limit: number },
): Promise<{ ids: number[]; next: number | null }> {
  // No index knows the category without its case: a step looks at so many products, however few of them are of it.
  const seen = await db
    .select({
      id: products.id,
      isOf: sql<boolean>`coalesce(lower(${products.category}) = lower(${tidy(category)}), false)`,
    })
    .from(products)
    .where(gt(products.id, after))
    .orderBy(asc(products.id))
    .limit(window);
  const found = seen.filter(({ isOf: isMeant }) => isMeant).map(({ id }) => id);
  const ids = found.slice(0, limit);
  if (found.length > limit) return { ids, next: ids.at(-1) ?? null };
  return { ids, next: seen.length < window ? null : (seen.at(-1)?.id ?? null) };
}

/** Of these products, those with a list of their own. */
export async function findWithOwn(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: lists.productId })
    .from(lists)
    .where(and(inArray(lists.productId, [...ids])));
  return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])));
}
