// The SQL of lists of products: pages by number and by cursor.
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import type { ReadCache, Snapshot } from '#server/database/read-cache.ts';
import { products } from '#server/database/schema.ts';
import type { JsonBytes } from '#server/http/json-bytes.ts';
import { type Cursor, type Page, writeCursor } from '#server/http/lists.ts';
import { countedIn, sumOf } from './counts.store.ts';
import { whereFilter } from './product-filter.store.ts';
import type { ProductJson } from './product-json.store.ts';
import { behind, markValue, orderOf, readMark, type Sorting } from './product-sort.store.ts';
import { findTexts, idsOf, numberOf } from './text-search.store.ts';

export type { Sorting };

/** From here on a page of a list that was asked for before is taken from the ids of the whole list, which are then read once. */
const deepOffset = 1_000;
/**
 * A page of a filtered list is found by the index of one column and sorted by another, all of it for each page. Of a short list the ids are
 * read instead, which costs no more; of a longer one when it is asked for again.
 */
const shortList = 5_000;
const longestSorted = 50_000;

/** What lists are read from. */
type ListSource = { readCache: ReadCache; loadJson: ProductJson };

/** The first products of a sorted list, behind a mark or from an offset. */
export async function findPlaces(
  db: Db,
  where: SQL | undefined,
  sorting: Sorting,
  { mark, offset = 0, limit }: { mark: Cursor | null; offset?: number; limit: number },
): Promise<Cursor[]> {
  const places: Cursor[] = [];
  for (const region of mark ? behind(mark, sorting) : [undefined]) {
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

/** The ids of products deep in a list, from an offset: an index alone answers them, and does not write the marks of all that are passed over. */
async function findDeep(
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

/** The ids of a whole list, going up. */
async function loadOrder(db: Db, where: SQL | undefined, sort: Sorting['sort']): Promise<Int32Array> {
  const list = db
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(...orderOf({ sort, order: 'asc' }));
  const [row] = await rowsOf<{ ids: Uint8Array | null }>(
    db,
    sql`select string_agg(int4send(id), '') as ids from (${list}) as list`,
  );
  const bytes = Buffer.from(new Uint8Array(row?.ids ?? []).buffer).swap32();
  return new Int32Array(bytes.buffer, 0, bytes.length / 4);
}

const orderKey = (filter: ProductFilter, sort: Sorting['sort']) => `order ${JSON.stringify([filter, sort])}`;
const orderIn = (snapshot: Snapshot, filter: ProductFilter, sort: Sorting['sort']) =>
  snapshot.cached(orderKey(filter, sort), async (db) => {
    const found = idsOf(await findTexts(snapshot.within(db), filter));
    return await loadOrder(db, whereFilter(filter, { found }), sort);
  });

const isSearchAlone = ({ search: _, ...rest }: ProductFilter) =>
  Object.values(rest).every((value) => value === undefined);

async function countProducts(db: Db, snapshot: Snapshot, filter: ProductFilter): Promise<number> {
  const found = await findTexts(snapshot, filter);
  if (found !== null && isSearchAlone(filter)) return numberOf(found);
  const counted = countedIn(filter);
  const [row] = await rowsOf<{ total: string }>(
    db,
    counted
      ? sql`select ${sumOf()} as total from ${counted}`
      : sql`select count(*) as total from ${products} where ${whereFilter(filter, { found: idsOf(found) }) ?? sql`true`}`,
  );
  return Number(row?.total ?? 0);
}

export const totalIn = (snapshot: Snapshot, filter: ProductFilter) =>
  snapshot.cached(`total ${JSON.stringify(filter)}`, (db) => countProducts(db, snapshot.within(db), filter));

/**
 * Whether at least half of all products hold what is searched: then a walk through the list passes over no more than are found, in any
 * order. The highest id is never less than how many there are, and read at once.
 */
async function isFrequent(db: Db, filter: ProductFilter, found: number): Promise<boolean> {
  if (!filter.search?.trim() || found === 0) return false;
  const [highest] = await db.select({ id: sql<number>`max(${products.id})` }).from(products);
  return 2 * found >= (highest?.id ?? 0);
}

type Paging = { limit: number; page?: number; cursor?: string };
type Place = { mark: Cursor | null; offset: number; limit: number };
/** What is cached of a page: its ids, beside the rest. */
type PlacePage = Omit<Page<never>, 'items'> & { ids: number[] };
type FullPage = { page: PlacePage; items: JsonBytes<Product>[] };

/** The ids of a page, and the mark of its last product where there are more. */
type FoundPage = { ids: number[]; last: Cursor | undefined };

async function findPage(
  db: Db,
  where: SQL | undefined,
  sorting: Sorting,
  { mark, offset, limit }: Place,
): Promise<FoundPage> {
  const places = await findPlaces(db, where, sorting, { mark, offset, limit: limit + 1 });
  const shown = places.slice(0, limit);
  return { ids: shown.map(({ id }) => id), last: places.length > limit ? shown.at(-1) : undefined };
}

/** The same deep in the list, from the end that is nearer. */
async function findDeepPage(
  db: Db,
  where: SQL | undefined,
  { sort, order }: Sorting,
  { offset, limit }: Omit<Place, 'mark'>,
  total: number,
): Promise<FoundPage> {
  if (offset >= total) return { ids: [], last: undefined };
  const behind = Math.max(0, total - offset - limit);
  const ids =
    behind < offset
      ? (
          await findDeep(
            db,
            where,
            { sort, order: order === 'asc' ? 'desc' : 'asc' },
            { offset: behind, limit: Math.min(limit, total - offset) },
          )
        ).reverse()
      : await findDeep(db, where, { sort, order }, { offset, limit });
  const end = ids.at(-1);
  const [last] = behind > 0 && end !== undefined ? await loadMarks(db, sort, end) : [];
  return { ids, last };
}

/**
 * In one transaction: the embedded database does one at a time, and each step by itself would wait for other
 * work.
 */
async function readPage(
  db: Db,
  loadJson: ProductJson,
  snapshot: Snapshot,
  filter: ProductFilter,
  sorting: Sorting,
  { mark, offset, limit }: Place,
): Promise<FullPage> {
  const steps = async (tx: Db): Promise<FullPage> => {
    const within = snapshot.within(tx);
    const total = await totalIn(within, filter);
    const found = idsOf(await findTexts(within, filter));
    const oneByOne = !found && (await isFrequent(tx, filter, total));
    const where = whereFilter(filter, { found, oneByOne });
    const { ids, last } =
      offset < deepOffset
        ? await findPage(tx, where, sorting, { mark, offset, limit })
        : await findDeepPage(tx, where, sorting, { offset, limit }, total);
    const items = await loadJson(tx, ids, snapshot.id);
    return { page: { ids, total, nextCursor: last ? writeCursor(last) : null }, items };
  };
  return await db.transaction(steps, { accessMode: 'read only' });
}

/** The same of a page deep in the list, by the ids of the whole list. */
async function takePage(
  db: Db,
  loadJson: ProductJson,
  snapshot: Snapshot,
  filter: ProductFilter,
  { sort, order }: Sorting,
  { offset, limit }: Place,
): Promise<FullPage> {
  const all = await orderIn(snapshot, filter, sort);
  const start = Math.min(all.length, offset);
  const end = Math.min(all.length, offset + limit);
  const ids =
    order === 'asc' ? [...all.subarray(start, end)] : [...all.subarray(all.length - end, all.length - start)].reverse();
  const last = end < all.length ? ids.at(-1) : undefined;
  const [mark] = last === undefined ? [] : await loadMarks(db, sort, last);
  const page = { ids, total: all.length, nextCursor: mark ? writeCursor(mark) : null };
  return { page, items: await loadJson(db, ids, snapshot.id) };
}

export const loadMarks = (db: Db, sort: Sorting['sort'], id: number): Promise<Cursor[]> =>
  db
    .select({ id: products.id, value: markValue(sort) })
    .from(products)
    .where(eq(products.id, id));

/** Whether a page is better taken from the ids of the whole list. */
async function isWorthItsOrder(
  snapshot: Snapshot,
  filter: ProductFilter,
  { sort }: Sorting,
  offset: number,
): Promise<boolean> {
  if (snapshot.id === null) return false;
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  if (offset < deepOffset && !isFiltered) return false;
  const wasAsked = snapshot.wasAsked(orderKey(filter, sort));
  if (offset >= deepOffset) return wasAsked;
  return (await totalIn(snapshot, filter)) <= (wasAsked ? longestSorted : shortList);
}

/** One page: by number, or behind a cursor (a broken cursor starts over). */
export async function listProducts(
  { readCache, loadJson }: ListSource,
  filter: ProductFilter,
  sorting: Sorting,
  paging: Paging,
): Promise<Page<JsonBytes<Product>>> {
  const snapshot = await readCache.snapshot();
  let read: FullPage | null = null;
  const page = await snapshot.cached(`page ${JSON.stringify([filter, sorting, paging])}`, async (db) => {
    const mark = paging.cursor ? readMark(paging.cursor, sorting.sort) : null;
    const place = { mark, limit: paging.limit, offset: mark ? 0 : ((paging.page ?? 1) - 1) * paging.limit };
    const isKept = mark === null && (await isWorthItsOrder(snapshot, filter, sorting, place.offset));
    read = await (isKept ? takePage : readPage)(db, loadJson, snapshot, filter, sorting, place);
    return read.page;
  });
  const { ids, ...rest } = page;
  const loaded = (read as FullPage | null)?.items;
  return { items: loaded ?? (await snapshot.find((db) => loadJson(db, ids, snapshot.id))), ...rest };
}
