// Counts of the integration status. Reads only.
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '#server/database/database.ts';
import { products } from '#server/database/schema.ts';

/** Products with an approved part, and products that have content. */
export async function countForIntegration(db: Db): Promise<{ approved: number; withContent: number }> {
  const [row] = await rowsOf<{ approved: string; with_content: string }>(
    db,
    sql`select
      (select count(*) from ${products} where ${products.isApproved}) as approved,
      (select count(*) from ${products} where ${products.hasContent}) as with_content`,
  );
  return { approved: Number(row?.approved ?? 0), withContent: Number(row?.with_content ?? 0) };
}
