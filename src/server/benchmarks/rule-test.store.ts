// Products a rule is tried on.
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { RuleProduct } from '#domain/benchmarks/finding.ts';
import type { PartContent } from '#domain/parts/parts.ts';
import { pickParts } from '#domain/parts/parts.ts';
import type { Db } from '#server/database/database.ts';
import { scattered } from '#server/database/scattered.ts';
import { optimizedContents, products } from '#server/database/schema.ts';

/** What decides which rules hold for a product. */
export type Shelf = Pick<RuleProduct, 'retailer' | 'category' | 'subcategory'>;

export async function listShelves(db: Db): Promise<Shelf[]> {
  const { retailer, category, subcategory } = products;
  return await db.selectDistinct({ retailer, category, subcategory }).from(products);
}

function isOn({ retailer, category, subcategory }: Shelf): SQL | undefined {
  return and(
    sql`${products.retailer} is not distinct from ${retailer}`,
    sql`${products.category} is not distinct from ${category}`,
    sql`${products.subcategory} is not distinct from ${subcategory}`,
  );
}

type Sample = {
  total: number;
  products: { product: typeof products.$inferSelect; content: PartContent }[];
};

/** Some of the products of these shelves, all products where it is null, with what is checked of them: the content under review, or the source. */
export async function findSample(db: Db, shelves: readonly Shelf[] | null, n: number): Promise<Sample> {
  const where = shelves ? (or(...shelves.map(isOn)) ?? sql`false`) : undefined;
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
