// The SQL on what the images of a product are checked by.
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { benchmarkRuleChanges, products } from '#server/database/schema.ts';

const { title, description, bullets, price, category, subcategory, brand, retailer, attributes } = products;
const checked = { title, description, bullets, price, category, subcategory, brand, retailer, attributes };

/** The product, the version of the rules and the answer to a question about files, of one moment; null where there is no such product. */
export async function findImagesBasis<Facts>(db: Db, productId: number, facts: SQL<Facts>) {
  const version = sql<number>`(select coalesce(max(${benchmarkRuleChanges.id}), 0) from ${benchmarkRuleChanges})`;
  const [row] = await db.select({ product: checked, version, facts }).from(products).where(eq(products.id, productId));
  return row ?? null;
}
