// The SQL that finds the keywords of products. Lists of keywords are written in src/server/keywords.
import { inArray, or, sql } from 'drizzle-orm';
import type { KeywordScope } from '#domain/keywords/default-keywords.ts';
import type { Keyword } from '#domain/keywords/keyword.ts';
import type { Db } from '#server/database/database.ts';
import { keywordLists as lists } from '#server/database/schema.ts';

/** A name without needless spaces. */
export const tidy = (value: string) => value.replace(/\s+/g, ' ').trim();
/** A list is of a category by its name in any case. */
export const isOfCategory = (name: string) => sql`lower(${lists.category}) = lower(${tidy(name)})`;

/** `id` is null of a product that is not stored yet. */
export type ListedProduct = { id: number | null; category: string | null };
type ApplicableList = { scope: KeywordScope; keywords: Keyword[] };

/** The lists that hold for each of these products, its own and its category's, in no particular order; in the order of the products. */
export async function findApplicable(db: Db, of: readonly ListedProduct[]): Promise<ApplicableList[][]> {
  const ids = of.flatMap(({ id }) => id ?? []);
  const categories = [...new Set(of.flatMap(({ category }) => (category === null ? [] : [tidy(category)])))];
  if (ids.length === 0 && categories.length === 0) return of.map(() => []);
  const rows = await db
    .select({
      productId: lists.productId,
      // The database folds case by rules of its own: it says which of the categories it found a list for.
      categories: sql<
        string[] | null
      >`(select jsonb_agg(c) from jsonb_array_elements_text(${JSON.stringify(categories)}::jsonb) c
        where lower(c) = lower(${lists.category}))`,
      keywords: lists.keywords,
    })
    .from(lists)
    .where(or(...(ids.length > 0 ? [inArray(lists.productId, ids)] : []), ...categories.map(isOfCategory)));
  return of.map(({ id, category }) =>
    rows.flatMap((row): ApplicableList[] => {
      if (row.productId !== null) return row.productId === id ? [{ scope: 'product', keywords: row.keywords }] : [];
      const isMeant = category !== null && (row.categories ?? []).includes(tidy(category));
      return isMeant ? [{ scope: 'category', keywords: row.keywords }] : [];
    }),
  );
}

/** Whether there is any list. */
export async function hasLists(db: Db): Promise<boolean> {
  return (await db.select({ id: lists.id }).from(lists).limit(1)).length > 0;
}
