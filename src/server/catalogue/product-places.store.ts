// The SQL of places in sorted lists of products: a place is an id, and the value it is sorted by.
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '#server/database/database.ts';
import { products } from '#server/database/schema.ts';
import type { Cursor } from '#server/http/lists.ts';
import { behind, markValue, orderOf, type Sorting, sortValue } from './product-sort.store.ts';

/** Places wanted: behind a mark, or from an offset. */
type Wanted = { mark: Cursor | null; offset?: number; limit: number };

const regionsOf = (mark: Cursor | null, sorting: Sorting): (SQL | undefined)[] =>
  mark ? behind(mark, sorting) : [undefined];

/** The first places of a list, found in the way the database takes to be the quickest. */
export async function findPlaces(
  db: Db,
  where: SQL | undefined,
  sorting: Sorting,
  { mark, offset = 0, limit }: Wanted,
): Promise<Cursor[]> {
  const places: Cursor[] = [];
  for (const region of regionsOf(mark, sorting)) {
    if (places.length === limit) break;
    const found = await db
      .select({ id: products.id, value: markValue(sorting.sort) })
      .from(products)
      .where(and(where, region))
      .orderBy(...orderOf(sorting))
      .limit(limit - places.length)
      .offset(offset);
    places.push(...found);
  }
  return places;
}

const placesIn = (list: SQL, { order }: Sorting, { offset = 0, limit }: Wanted): SQL => {
  const towards = sql.raw(order);
  return sql`select id, coalesce(sort_value::text, '') as value from ${list} order by sort_value ${towards}, id ${towards}
    limit ${limit} offset ${offset}`;
};

/** The same by a walk through all products in their order, that ends after `most` of them: it may have found fewer than there are. */
export async function walkToPlaces(
  db: Db,
  where: SQL | undefined,
  sorting: Sorting,
  wanted: Wanted,
  most: number,
): Promise<Cursor[]> {
  const [region] = regionsOf(wanted.mark, sorting);
  const passed = sql`(select ${products}.*, ${sortValue(sorting.sort)} as sort_value from ${products} where ${region ?? sql`true`}
    order by ${sql.join(orderOf(sorting), sql`, `)} limit ${most}) as products`;
  const list = sql`(select ${products.id} as id, sort_value from ${passed} where ${where ?? sql`true`}) as walked`;
  return await rowsOf<Cursor>(db, placesIn(list, sorting, wanted));
}

/** The same by sorting all products of the list, which takes as long as there are many, wherever in the order they are. */
export async function sortPlaces(db: Db, where: SQL | undefined, sorting: Sorting, wanted: Wanted): Promise<Cursor[]> {
  const region = wanted.mark ? sql`(${sql.join(behind(wanted.mark, sorting), sql` or `)})` : undefined;
  // With an offset of its own the list is found before it is sorted.
  const list = sql`(select ${products.id} as id, ${sortValue(sorting.sort)} as sort_value from ${products}
    where ${and(where, region) ?? sql`true`} offset 0) as listed`;
  return await rowsOf<Cursor>(db, placesIn(list, sorting, wanted));
}

/** The ids of products deep in a list, from an offset: an index alone answers them, and does not write the marks of all that are passed over. */
export async function findDeep(
  db: Db,
  where: SQL | undefined,
  sorting: Sorting,
  { offset, limit }: { offset: number; limit: number },
): Promise<number[]> {
  const found = await db
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(...orderOf(sorting))
    .limit(limit)
    .offset(offset);
  return found.map(({ id }) => id);
}

export const loadMarks = (db: Db, sort: Sorting['sort'], id: number): Promise<Cursor[]> =>
  db
    .select({ id: products.id, value: markValue(sort) })
    .from(products)
    .where(eq(products.id, id));
