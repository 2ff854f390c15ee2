// A look at some products in place of all: how large a share of them passes a condition.
import { type SQL, sql } from 'drizzle-orm';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import { products } from '#server/database/schema.ts';
import { countedBy, sumOf } from './counts.store.ts';
import { whereFilter } from './product-filter.store.ts';

/** Of what a hundredth of all products are, 20 are among so many. */
const lookedAt = 2_000;

/**
 * Ids to look at: one of each of as many stretches of all ids, at another place in each, as catalogs repeat themselves at regular distances. The
 * same ids each time.
 */
export const someIds = (count: number): SQL =>
  sql`(select (n * stretch + 1 + abs(hashint4(n)::bigint) % stretch)::int
    from (select greatest(1, ceil(max(${products.id})::numeric / ${sql.raw(`${count}`)}))::bigint as stretch from ${products}) as stretches,
      generate_series(0, ${sql.raw(`${count - 1}`)}) as n)`;

/** How many products there are, how many were looked at, and how many of those pass a filter. */
export type Look = { all: number; looked: number; passing: number };

export async function lookAtSome(db: Db, filter: ProductFilter): Promise<Look> {
  const [look] = await rowsOf<Look>(
    db,
    sql`select (select ${sumOf()}::int from ${countedBy('all')}) as all, count(*)::int as looked,
        count(*) filter (where ${whereFilter(filter, { oneByOne: true }) ?? sql`true`})::int as passing
      from ${products} where ${products.id} in ${someIds(lookedAt)}`,
  );
  return look ?? { all: 0, looked: 0, passing: 0 };
}
