// Products per category and subcategory. Reads only.
import { sql } from 'drizzle-orm';
import type { CategoryCount } from '#domain/overview/categories.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import { products } from '#server/database/schema.ts';

/** One row per pair that occurs, counted from the index on category and subcategory alone. */
export async function countCategories(db: Db): Promise<CategoryCount[]> {
  const rows = await rowsOf<{ category: string | null; subcategory: string | null; count: string }>(
    db,
    sql`select ${products.category} as category, ${products.subcategory} as subcategory, count(*) as count
        from ${products} group by 1, 2`,
  );
  return rows.map(({ category, subcategory, count }) => ({ category, subcategory, count: Number(count) }));
}
