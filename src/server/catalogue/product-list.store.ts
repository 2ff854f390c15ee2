// The SQL of lists of products: pages by number and by cursor.
import { type SQL, sql } from 'drizzle-orm';
import type { ListFilter } from '#domain/catalogue/catalogue.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { type Db, readAtOnce, rowsOf } from '#server/database/database.ts';
import type { ReadCache, Snapshot } from '#server/database/read-cache.ts';
import { products } from '#server/database/schema.ts';
import type { JsonBytes } from '#server/http/json-bytes.ts';
import { type Cursor, type Page, writeCursor } from '#server/http/lists.ts';
import { searchPattern, whereFilter } from './product-filter.store.ts';
import type { ProductJson } from './product-json.store.ts';
import { findDeep, findPlaces, loadMarks, sortPlaces, walkToPlaces } from './product-places.store.ts';
import { isInOrder, orderOf, readMark, type Sorting, sortEffort } from './product-sort.store.ts';
import { aboutTotalIn, type Total, totalIn } from './product-totals.store.ts';
import { findTexts, idsOf } from './text-search.store.ts';

export type { Sorting };

/** From here on the pages of a list that is asked for again are taken from the ids of the whole list. */
const deepOffset = 1_000;
/** Up to how many products lists are handled in one way, and from there on in another. Tests have small ones. */
export const listLimits = {
  /**
   * Where a page of a filtered list has to be sorted, all of the list is, for each page. Of a short list the ids are read instead, which costs no
   * more; of a longer one when it has to be sorted again, up to a length that is no more than is sorted at once.
   */
  short: 5_000,
  sorted: 50_000,
  /** So few products are counted while one waits, whatever they are filtered by. */
  counted: 50_000,
};

/** What lists are read from. */
type ListSource = { readCache: ReadCache; loadJson: ProductJson; limits?: typeof listLimits };
type TotalOf = (within: Snapshot) => Promise<Total>;

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

const orderKey = (filter: ListFilter, sort: Sorting['sort']) => `order ${JSON.stringify([filter, sort])}`;
const askOrder = (snapshot: Snapshot, filter: ListFilter, sort: Sorting['sort']) => async (db: Db) => {
  const found = idsOf(await findTexts(snapshot.within(db), filter));
  return await loadOrder(db, whereFilter(filter, { found }), sort);
};

/**
 * Whether at least half of all products hold what is searched: then a walk through the list passes over no more than are found, in any
 * order. The highest id is never less than how many there are, and read at once.
 */
async function isFrequent(db: Db, filter: ListFilter, found: number): Promise<boolean> {
  if (searchPattern(filter) === null || found === 0) return false;
  const [highest] = await db.select({ id: sql<number>`max(${products.id})` }).from(products);
  return 2 * found >= (highest?.id ?? 0);
}

/** `isAboutEnough`: the total may be an estimate where it takes long to count. */
type Paging = { limit: number; page?: number; cursor?: string; isAboutEnough?: boolean };
type Place = { mark: Cursor | null; offset: number; limit: number };
/** What is cached of a page: its ids, beside the rest. */
type PlacePage = { ids: number[]; nextCursor: string | null };
type FullPage = { page: PlacePage; items: JsonBytes<Product>[]; total: Total };

/** The ids of a page, and the mark of its last product where there are more. */
type FoundPage = { ids: number[]; last: Cursor | undefined };

/** A page by its places, of which there is one more where the list goes on. */
function pageOf(places: Cursor[], limit: number): FoundPage {
  const shown = places.slice(0, limit);
  return { ids: shown.map(({ id }) => id), last: places.length > limit ? shown.at(-1) : undefined };
}

/** How many products a list has, and how many there are in all. */
type Counts = { of: number; among: number };

/** So many times as far as a page would reach, were the products of a list spread evenly among all. */
const walkSlack = 2;

/**
 * How many products to walk past for so many places of a list that has `of` products `among` all: as far as they should take, or for as long as
 * it takes to sort the list, each product at this effort. Null where the list is shorter than the walk.
 */
export function walkLength({ of, among, places, effort }: Counts & Record<'places' | 'effort', number>): number | null {
  const even = (walkSlack * places * among) / of;
  return even < of ? Math.ceil(Math.max(even, of * effort)) : null;
}

const walkLengthTo = ({ offset, limit }: Omit<Place, 'mark'>, { sort }: Sorting, counts: Counts): number | null =>
  walkLength({ ...counts, places: offset + limit + 1, effort: sortEffort(sort) });

/** Whether a page of a short list is walked to: even twice as far as it should be, that takes no longer than to sort the list. */
const isWalked = (place: Omit<Place, 'mark'>, sorting: Sorting, counts: Counts): boolean => {
  const most = walkLengthTo(place, sorting, counts);
  return most !== null && most <= Math.ceil(counts.of * sortEffort(sorting.sort));
};

/**
 * Walks through all products in their order, and sorts those of the list where the page is not full by then: in the order of a score all of a
 * kind may be at one end.
 */
async function findPage(
  db: Db,
  filter: ListFilter,
  found: Int32Array | undefined,
  sorting: Sorting,
  place: Place,
  counts: Counts,
  onSort: () => void,
): Promise<FoundPage> {
  const { mark, offset, limit } = place;
  const where = whereFilter(filter, { found });
  const part = { mark, offset, limit: limit + 1 };
  if (!where || isInOrder(filter, sorting)) return pageOf(await findPlaces(db, where, sorting, part), limit);
  const most = walkLengthTo(place, sorting, counts);
  const walked = most ? await walkToPlaces(db, whereFilter(filter, { oneByOne: true }), sorting, part, most) : [];
  if (walked.length > limit) return pageOf(walked, limit);
  onSort();
  return pageOf(await sortPlaces(db, where, sorting, part), limit);
}

/** The same deep in the list, from the end that is nearer. */
async function findDeepPage(
  db: Db,
  filter: ListFilter,
  found: Int32Array | undefined,
  { sort, order }: Sorting,
  { offset, limit }: Omit<Place, 'mark'>,
  total: number,
): Promise<FoundPage> {
  if (offset >= total) return { ids: [], last: undefined };
  const where = whereFilter(filter, { found, oneByOne: !found && (await isFrequent(db, filter, total)) });
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

/** Total, places and products are read at one moment, where no cached answer is used. */
async function readPage(
  db: Db,
  loadJson: ProductJson,
  snapshot: Snapshot,
  filter: ListFilter,
  sorting: Sorting,
  place: Place,
  totalOf: TotalOf,
  { sorted }: typeof listLimits,
): Promise<FullPage> {
  const steps = async (tx: Db): Promise<FullPage> => {
    const within = snapshot.within(tx);
    const found = idsOf(await findTexts(within, filter));
    const isDeep = place.offset >= deepOffset;
    // A deep page is found from the nearer end of the list, so its products are counted.
    const total = isDeep ? { total: await totalIn(within, filter), isAbout: false } : await totalOf(within);
    const counts = { of: total.total, among: await totalIn(within, {}) };
    const { ids, last } = isDeep
      ? await findDeepPage(tx, filter, found, sorting, place, total.total)
      : await findPage(tx, filter, found, sorting, place, counts, () => {
          if (total.total <= sorted) findOrderNext(snapshot, filter, sorting);
        });
    const items = await loadJson(tx, ids, snapshot.id);
    return { page: { ids, nextCursor: last ? writeCursor(last) : null }, items, total };
  };
  return await readAtOnce(db, steps);
}

/** The same of a page deep in the list, by the ids of the whole list. */
async function takePage(
  db: Db,
  loadJson: ProductJson,
  snapshot: Snapshot,
  filter: ListFilter,
  { sort, order }: Sorting,
  { offset, limit }: Place,
): Promise<FullPage> {
  const all = await snapshot.cached(orderKey(filter, sort), askOrder(snapshot, filter, sort));
  const start = Math.min(all.length, offset);
  const end = Math.min(all.length, offset + limit);
  const ids =
    order === 'asc' ? [...all.subarray(start, end)] : [...all.subarray(all.length - end, all.length - start)].reverse();
  const last = end < all.length ? ids.at(-1) : undefined;
  const [mark] = last === undefined ? [] : await loadMarks(db, sort, last);
  const page = { ids, nextCursor: mark ? writeCursor(mark) : null };
  return { page, items: await loadJson(db, ids, snapshot.id), total: { total: all.length, isAbout: false } };
}

/** Begins to read the ids of a whole list when it is asked about for the second time. */
function findOrderNext(snapshot: Snapshot, filter: ListFilter, { sort }: Sorting): void {
  const key = orderKey(filter, sort);
  if (snapshot.wasAsked(key)) snapshot.findAhead(key, askOrder(snapshot, filter, sort));
}

/**
 * Whether a page is taken from the ids of the whole list: they are known, or the list is short and its page would be sorted, or far behind. Those
 * of a longer list are read while its deep pages are found in another way, from the second on that is asked for.
 */
async function isTakenFromOrder(
  snapshot: Snapshot,
  filter: ListFilter,
  sorting: Sorting,
  place: Omit<Place, 'mark'>,
  totalOf: TotalOf,
  { short }: typeof listLimits,
): Promise<boolean> {
  if (snapshot.id === null) return false;
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const isDeep = place.offset >= deepOffset;
  if (!isDeep && !isFiltered) return false;
  if (await snapshot.knows(orderKey(filter, sorting.sort))) return true;
  if (!isDeep && isInOrder(filter, sorting)) return false;
  const of = isFiltered ? (await totalOf(snapshot)).total : Number.POSITIVE_INFINITY;
  if (of <= short)
    return (
      isDeep || searchPattern(filter) !== null || !isWalked(place, sorting, { of, among: await totalIn(snapshot, {}) })
    );
  if (isDeep) findOrderNext(snapshot, filter, sorting);
  return false;
}

/** One page: by number, or behind a cursor (a broken cursor starts over). */
export async function listProducts(
  { readCache, loadJson, limits = listLimits }: ListSource,
  filter: ListFilter,
  sorting: Sorting,
  { isAboutEnough = false, ...paging }: Paging,
): Promise<Page<JsonBytes<Product>>> {
  const snapshot = await readCache.snapshot();
  const totalOf: TotalOf = async (within) =>
    isAboutEnough
      ? await aboutTotalIn(within, filter, limits.counted)
      : { total: await totalIn(within, filter), isAbout: false };
  let read: FullPage | null = null;
  const page = await snapshot.cached(`page ${JSON.stringify([filter, sorting, paging])}`, async (db) => {
    const mark = paging.cursor ? readMark(paging.cursor, sorting.sort) : null;
    const place = { mark, limit: paging.limit, offset: mark ? 0 : ((paging.page ?? 1) - 1) * paging.limit };
    const isTaken = mark === null && (await isTakenFromOrder(snapshot, filter, sorting, place, totalOf, limits));
    read = isTaken
      ? await takePage(db, loadJson, snapshot, filter, sorting, place)
      : await readPage(db, loadJson, snapshot, filter, sorting, place, totalOf, limits);
    return read.page;
  });
  const { ids, nextCursor } = page;
  const loaded = read as FullPage | null;
  const total = loaded?.total ?? (await totalOf(snapshot));
  const items = loaded?.items ?? (await snapshot.find((db) => loadJson(db, ids, snapshot.id)));
  return { items, nextCursor, ...total };
}
