// Figures for answers to questions. Reads only.
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Group } from '#domain/assistant/describe-query.ts';
import type { Dimension } from '#domain/assistant/match-facet.ts';
import type { CatalogueQuery } from '#domain/assistant/read-question.ts';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import type { Part } from '#domain/review/content.ts';
import { whereFilter } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import { optimizedContents, products } from '#server/database/schema.ts';

const columns = {
  category: products.category,
  subcategory: products.subcategory,
  brand: products.brand,
  retailer: products.retailer,
};
const partStatus = {
  title: optimizedContents.titleStatus,
  description: optimizedContents.descriptionStatus,
  bullets: optimizedContents.bulletsStatus,
  images: optimizedContents.imagesStatus,
} as const satisfies Record<Part, unknown>;

/** How many products pass a filter, and the mean of their Content Scores; null when there are none. */
export async function averageScore(db: Db, filter: ProductFilter): Promise<{ total: number; average: number | null }> {
  const [row] = await db
    .select({ total: sql<string>`count(*)`, average: sql<string | null>`avg(${products.contentScore})` })
    .from(products)
    .where(whereFilter(filter));
  const average = row?.average ?? null;
  return { total: Number(row?.total ?? 0), average: average === null ? null : Number(average) };
}

/** Products that pass the filter but for their part, which was rejected. */
export async function countRejected(db: Db, filter: ProductFilter, part: Part): Promise<number> {
  const { issue: _, ...others } = filter;
  const [row] = await db
    .select({ total: sql<string>`count(*)` })
    .from(products)
    .innerJoin(optimizedContents, eq(optimizedContents.productId, products.id))
    .where(and(whereFilter(others), eq(partStatus[part], 'rejected')));
  return Number(row?.total ?? 0);
}

/** The lowest or highest Content Score or number of issues, how many products have it, and whether there are any. */
export async function findExtreme(
  db: Db,
  filter: ProductFilter,
  by: 'contentScore' | 'issues',
  end: 'lowest' | 'highest',
): Promise<{ value: number; total: number } | null> {
  const column = products[by];
  const [row] = await db
    .select({ value: column, total: sql<string>`count(*)` })
    .from(products)
    .where(whereFilter(filter))
    .groupBy(column)
    .orderBy(end === 'lowest' ? asc(column) : desc(column))
    .limit(1);
  return row ? { value: row.value, total: Number(row.total) } : null;
}

/** Products per value of a column with their average score, in the order asked for; the group without a value is one of them. */
export async function groupProducts(db: Db, query: Extract<CatalogueQuery, { kind: 'group' }>): Promise<Group[]> {
  const column = columns[query.by satisfies Dimension];
  const figure: SQL = query.measure === 'count' ? sql`count(*)` : sql`avg(${products.contentScore})`;
  const rows = await db
    .select({ name: column, count: sql<string>`count(*)`, average: sql<string>`avg(${products.contentScore})` })
    .from(products)
    .where(whereFilter(query.filter))
    .groupBy(column)
    .orderBy(query.want === 'fewest' ? asc(figure) : desc(figure), asc(column));
  return rows.map(({ name, count, average }) => ({ name, count: Number(count), average: Number(average) }));
}
