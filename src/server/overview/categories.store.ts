// Products per category and subcategory. Reads only.
import { sql } from 'drizzle-orm';
import type { CategoryCount } from '#domain/overview/categories.ts';
import { countedBy, sumOf } from '#server/catalogue/catalogue.commands.ts';
import { type Db, rowsOf } from '#server/database/database.ts';

/** One row per pair that occurs. */
export async function countCategories(db: Db): Promise<CategoryCount[]> {
  const rows = await rowsOf<{ category: string | null; subcategory: string | null; count: string }>(
    db,
    sql`select key ->> 0 as category, key ->> 1 as subcategory, ${sumOf()} as count
        from ${countedBy('subcategory')} group by key having sum(amount) > 0`,
  );
  return rows.map(({ category, subcategory, count }) => ({ category, subcategory, count: Number(count) }));
}
