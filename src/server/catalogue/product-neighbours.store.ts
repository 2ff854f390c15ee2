// The products before and after one in a filtered, sorted list.
import { inArray } from 'drizzle-orm';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { Problem } from '#domain/problem.ts';
import type { Db } from '#server/database/database.ts';
import type { ReadCache } from '#server/database/read-cache.ts';
import { products } from '#server/database/schema.ts';
import { whereFilter } from './product-filter.store.ts';
import { findPlaces, loadMarks, orderIn } from './product-list.store.ts';
import type { Sorting } from './product-sort.store.ts';

type Neighbour = { id: number; title: string } | null;
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

/** The products before and after one in a filtered, sorted list, and its place there; the product itself need not pass the filter any more. */
export async function findNeighbours(
  readCache: ReadCache,
  id: number,
  filter: ProductFilter,
  sorting: Sorting,
): Promise<Neighbours> {
  const snapshot = await readCache.snapshot();
  const all = await orderIn(snapshot, filter, sorting.sort);
  const at = all.indexOf(id);
  if (at < 0) return await snapshot.find((db) => findGap(db, id, filter, sorting, all.length));
  const isUp = sorting.order === 'asc';
  const [previous, next] = isUp ? [all[at - 1], all[at + 1]] : [all[at + 1], all[at - 1]];
  const titles = await snapshot.find((db) => titlesOf(db, [previous, next]));
  return {
    previous: titles.get(previous ?? 0) ?? null,
    next: titles.get(next ?? 0) ?? null,
    position: isUp ? at + 1 : all.length - at,
    total: all.length,
  };
}

/** The same of a product that is not in the list: those before and after where it would stand. */
async function findGap(
  db: Db,
  id: number,
  filter: ProductFilter,
  sorting: Sorting,
  total: number,
): Promise<Neighbours> {
  const [mark] = await loadMarks(db, sorting.sort, id);
  if (!mark) throw new Problem('NOT_FOUND', 'Product not found');
  const where = whereFilter(filter);
  const step = async (towards: Sorting) => (await findPlaces(db, where, towards, { mark, limit: 1 }))[0]?.id;
  const next = await step(sorting);
  const previous = await step({ ...sorting, order: sorting.order === 'asc' ? 'desc' : 'asc' });
  const titles = await titlesOf(db, [previous, next]);
  return {
    previous: titles.get(previous ?? 0) ?? null,
    next: titles.get(next ?? 0) ?? null,
    position: null,
    total,
  };
}
