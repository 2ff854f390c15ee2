// Products a rule is tried on.
import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { JudgedProduct } from '#domain/benchmarks/finding.ts';
import type { PartContent } from '#domain/parts/parts.ts';
import { pickParts } from '#domain/parts/parts.ts';
import type { Db } from '#server/database/database.ts';
import { scattered } from '#server/database/scattered.ts';
import { optimizedContents, products } from '#server/database/schema.ts';

type Category = Pick<JudgedProduct, 'category' | 'subcategory'>;
export type SampleFilter = { retailers?: string[]; categories?: Category[] };

export async function listRetailers(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ retailer: products.retailer })
    .from(products)
    .where(isNotNull(products.retailer));
  return rows.flatMap(({ retailer }) => (retailer === null ? [] : [retailer]));
}

export async function listCategories(db: Db): Promise<Category[]> {
  return await db.selectDistinct({ category: products.category, subcategory: products.subcategory }).from(products);
}

function isOf({ category, subcategory }: Category): SQL | undefined {
  return and(
    sql`${products.category} is not distinct from ${category}`,
    sql`${products.subcategory} is not distinct from ${subcategory}`,
  );
}

function whereSample({ retailers, categories }: SampleFilter): SQL | undefined {
  return and(
    retailers && (retailers.length === 0 ? sql`false` : inArray(products.retailer, retailers)),
    categories && (categories.length === 0 ? sql`false` : or(...categories.map(isOf))),
  );
}

type Sample = {
  total: number;
  products: { product: typeof products.$inferSelect; content: PartContent }[];
};

/** Some of the products that match, with what is judged of them: the content under review, or the source. */
export async function findSample(db: Db, filter: SampleFilter, n: number): Promise<Sample> {
  const where = whereSample(filter);
  const [counted] = await db.select({ total: sql<string>`count(*)` }).from(products).where(where);
  const rows = await db
    .select({ product: products, content: optimizedContents })
    .from(products)
    .leftJoin(optimizedContents, eq(optimizedContents.productId, products.id))
    .where(where)
    .orderBy(scattered(products.id))
    .limit(n);
  return {
    total: Number(counted?.total ?? 0),
    products: rows.map(({ product, content }) => ({ product, content: pickParts(content ?? product) })),
  };
}
