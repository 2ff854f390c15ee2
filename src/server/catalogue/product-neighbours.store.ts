// The products before and after one in a filtered, sorted list, found from its place: no list is read for it.
import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ListFilter } from '#domain/catalogue/catalogue.contract.ts';
import { Problem } from '#domain/problem.ts';
import { type Db, readAtOnce } from '#server/database/database.ts';
import type { ReadCache } from '#server/database/read-cache.ts';
import { productFamilies, products, productVisits } from '#server/database/schema.ts';
import { whereFilter } from './product-filter.store.ts';
import { findPlaces, loadMarks } from './product-places.store.ts';
import { behind, type Sorting } from './product-sort.store.ts';
import { totalIn } from './product-totals.store.ts';
import { findTexts, idsOf } from './text-search.store.ts';

type Neighbour = { id: number; title: string } | null;
/** `position` from 1, of its family's row where the list has one; null where the product does not pass the filter (any more). */
type Neighbours = { previous: Neighbour; next: Neighbour; position: number | null; total: number };

async function titlesOf(db: Db, ids: readonly (number | undefined)[]): Promise<Map<number, Neighbour>> {
  const asked = ids.filter((id) => id !== undefined);
  if (asked.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, title: products.title })
    .from(products)
    .where(inArray(products.id, asked));
  return new Map(rows.map((row) => [row.id, row]));
}

async function countWhere(db: Db, ...conditions: (SQL | undefined)[]): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(products)
    .where(and(...conditions));
  return row?.count ?? 0;
}

/** The product whose row of a list is that of this one: in a list by families, of those of its family that pass the filter, as it does, the first. */
async function rowOf(
  db: Db,
  id: number,
  { group, ...filter }: ListFilter,
  found: Int32Array | undefined,
): Promise<number> {
  if (!group) return id;
  const own = alias(productFamilies, 'own');
  const members = db
    .select({ id: productFamilies.productId })
    .from(productFamilies)
    .innerJoin(own, eq(own.familyId, productFamilies.familyId))
    .where(eq(own.productId, id));
  const [first] = await db
    .select({ id: sql<number>`min(${products.id})::int` })
    .from(products)
    .where(and(whereFilter(filter, { found }), inArray(products.id, members)))
    .having(sql`bool_or(${products.id} = ${id})`);
  return first?.id ?? id;
}

/** The products nobody but this member is on now. */
export const notVisitedBy = (member: number, now: Date): SQL =>
  sql`not exists (select 1 from ${productVisits} where ${productVisits.productId} = ${products.id}
    and ${productVisits.userId} <> ${member} and ${productVisits.until} > ${now.toISOString()}::timestamptz)`;

/** The products before and after one that are free, and its place among all; one that does not pass the filter has those it would stand between. */
export async function findNeighbours(
  readCache: ReadCache,
  id: number,
  filter: ListFilter,
  sorting: Sorting,
  isFree?: SQL,
): Promise<Neighbours> {
  const snapshot = await readCache.snapshot();
  const back: Sorting = { ...sorting, order: sorting.order === 'asc' ? 'desc' : 'asc' };
  const steps = async (db: Db): Promise<Neighbours> => {
    const within = snapshot.within(db);
    const found = idsOf(await findTexts(within, filter));
    const where = whereFilter(filter, { found });
    const total = await totalIn(within, filter);
    const row = await rowOf(db, id, filter, found);
    const [mark] = await loadMarks(db, sorting.sort, row);
    if (!mark) throw new Problem('NOT_FOUND', 'Product not found');
    const step = async (towards: Sorting) =>
      (await findPlaces(db, and(where, isFree), towards, { mark, limit: 1 }))[0]?.id;
    const [previous, next] = [await step(back), await step(sorting)];
    let position: number | null = null;
    if ((await countWhere(db, where, eq(products.id, row))) > 0) {
      position = 1;
      for (const region of behind(mark, back)) position += await countWhere(db, where, region);
    }
    const titles = await titlesOf(db, [previous, next]);
    return { previous: titles.get(previous ?? 0) ?? null, next: titles.get(next ?? 0) ?? null, position, total };
  };
  return await snapshot.find((db) => readAtOnce(db, steps));
}
