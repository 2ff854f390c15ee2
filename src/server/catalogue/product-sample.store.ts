// A sample of the products: how large a share of them passes a filter, without reading them all.
import { type SQL, sql } from 'drizzle-orm';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import { products } from '#server/database/schema.ts';
import { countedBy, sumOf } from './counts.store.ts';
import { whereFilter } from './product-filter.store.ts';

/** Products in a sample: of those that are one in a hundred, it has about 20. */
const sampleSize = 2_000;

/**
 * Ids of a sample: one of each of as many stretches of all ids, at another place in each, as catalogs repeat themselves at regular distances. The
 * same ids each time.
 */
export const someIds = (count: number): SQL =>
  sql`(select (n * stretch + 1 + abs(hashint4(n)::bigint) % stretch)::int
    from (select greatest(1, ceil(max(${products.id})::numeric / ${sql.raw(`${count}`)}))::bigint as stretch from ${products}) as stretches,
      generate_series(0, ${sql.raw(`${count - 1}`)}) as n)`;

/** How many products there are, how many the sample has, and how many of those pass the filter. */
export type Sample = { all: number; size: number; passing: number };

export async function sampleProducts(db: Db, filter: ProductFilter): Promise<Sample> {
  const [sample] = await rowsOf<Sample>(
    db,
    sql`select (select ${sumOf()}::int from ${countedBy('all')}) as all, count(*)::int as size,
        count(*) filter (where ${whereFilter(filter, { oneByOne: true }) ?? sql`true`})::int as passing
      from ${products} where ${products.id} in ${someIds(sampleSize)}`,
  );
  return sample ?? { all: 0, size: 0, passing: 0 };
}
