// The products before and after one in a filtered, sorted list, found from its place: no list is read for it.
import { and, count, eq, inArray, type SQL } from 'drizzle-orm';
import type { ListFilter } from '#domain/catalogue/catalogue.contract.ts';
import { Problem } from '#domain/problem.ts';
import { type Db, readAtOnce } from '#server/database/database.ts';
import type { ReadCache } from '#server/database/read-cache.ts';
import { products } from '#server/database/schema.ts';
import { whereFilter } from './product-filter.store.ts';
import { findPlaces, loadMarks } from './product-places.store.ts';
import { behind, type Sorting } from './product-sort.store.ts';
import { totalIn } from './product-totals.store.ts';
import { findTexts, idsOf } from './text-search.store.ts';

type Neighbour = { id: number; title: string } | null;
/** `position` from 1; null where the product does not pass the filter (any more). */
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

/** The products before and after one, and its place; one that does not pass the filter has those it would stand between. */
export async function findNeighbours(
  readCache: ReadCache,
  id: number,
  filter: ListFilter,
  sorting: Sorting,
): Promise<Neighbours> {
  const snapshot = await readCache.snapshot();
  const back: Sorting = { ...sorting, order: sorting.order === 'asc' ? 'desc' : 'asc' };
  const steps = async (db: Db): Promise<Neighbours> => {
    const within = snapshot.within(db);
    const where = whereFilter(filter, { found: idsOf(await findTexts(within, filter)) });
    const total = await totalIn(within, filter);
    const [mark] = await loadMarks(db, sorting.sort, id);
    if (!mark) throw new Problem('NOT_FOUND', 'Product not found');
    const step = async (towards: Sorting) => (await findPlaces(db, where, towards, { mark, limit: 1 }))[0]?.id;
    const [previous, next] = [await step(back), await step(sorting)];
    let position: number | null = null;
    if ((await countWhere(db, where, eq(products.id, id))) > 0) {
      position = 1;
      for (const region of behind(mark, back)) position += await countWhere(db, where, region);
    }
    const titles = await titlesOf(db, [previous, next]);
    return { previous: titles.get(previous ?? 0) ?? null, next: titles.get(next ?? 0) ?? null, position, total };
  };
  return await snapshot.find((db) => readAtOnce(db, steps));
}
