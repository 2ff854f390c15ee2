// Which products are within what somebody may change, wherever they are: in the catalog, set aside or deleted.
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { isWithin, type Scope, type Scoped, scopeFields } from '#domain/scope.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import { deletedProducts, products, setAsideProducts } from '#server/database/schema.ts';

/** The products within a scope; undefined for all. */
export const whereWithin = (scope: Scope | null): SQL | undefined =>
  scope === null
    ? undefined
    : and(...scopeFields.flatMap((field) => (scope[field].length > 0 ? [inArray(products[field], scope[field])] : [])));

/** Those of the products that a scope leaves out. One that is nowhere is none of them. */
export async function findOutside(db: Db, scope: Scope | null, ids: readonly number[]): Promise<Set<number>> {
  if (scope === null || ids.length === 0) return new Set();
  const asked = sql`any(${`{${ids.join(',')}}`}::int[])`;
  const { record } = deletedProducts;
  const rows = await rowsOf<Scoped & { id: number }>(
    db,
    sql`
    select id, brand, category, retailer from ${products} where id = ${asked}
    union all select product_id, brand, category, retailer from ${setAsideProducts} where product_id = ${asked}
    union all select product_id, ${record}->'product'->>'brand', ${record}->'product'->>'category', ${record}->'product'->>'retailer'
      from ${deletedProducts} where product_id = ${asked}`,
  );
  return new Set(rows.filter((row) => !isWithin(scope, row)).map(({ id }) => id));
}
