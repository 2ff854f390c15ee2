// Products a prompt is tried on.
import { inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PromptScope } from '#domain/prompts/prompts.contract.ts';
import { isSameValue } from '#domain/prompts/scopes.ts';
import type { Db } from '#server/database/database.ts';
import { scattered } from '#server/database/scattered.ts';
import { products } from '#server/database/schema.ts';

const columns = {
  category: products.category,
  brand: products.brand,
  productType: products.subcategory,
} as const;

/** The products of a scope: values are compared as they are when a product is written. */
async function whereScope(db: Db, scope: PromptScope, value: string | null): Promise<SQL | undefined> {
  if (scope === 'global') return undefined;
  // Of a catalogue's SKUs few differ in spaces alone; those of a hundred thousand products are not read for them.
  if (scope === 'sku') return sql`lower(btrim(${products.sku})) = lower(${value})`;
  const column = columns[scope];
  const rows = await db.selectDistinct({ value: column }).from(products).where(isNotNull(column));
  const names = rows.flatMap((row) => (isSameValue(row.value, value) && row.value !== null ? [row.value] : []));
  return names.length === 0 ? sql`false` : inArray(column, names);
}

type Sample = { total: number; products: { id: number; sku: string; title: string }[] };

/** Some of the products a scope speaks of, always the same ones, and how many there are. */
export async function findTrialSample(
  db: Db,
  { scope, scopeValue }: { scope: PromptScope; scopeValue: string | null },
  n: number,
): Promise<Sample> {
  const where = await whereScope(db, scope, scopeValue);
  const [counted] = await db.select({ total: sql<string>`count(*)` }).from(products).where(where);
  const rows = await db
    .select({ id: products.id, sku: products.sku, title: products.title })
    .from(products)
    .where(where)
    .orderBy(scattered(products.id), products.id)
    .limit(n);
  return { total: Number(counted?.total ?? 0), products: rows };
}
