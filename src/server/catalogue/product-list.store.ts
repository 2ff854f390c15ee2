// The SQL of lists of products: pages by number and by cursor, and the way from one product of a list to the next.
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { Problem } from '#domain/problem.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import type { Remembered, View } from '#server/database/remembered.ts';
import { products } from '#server/database/schema.ts';
import type { JsonBytes } from '#server/http/json-bytes.ts';
import { type Cursor, type Page, writeCursor } from '#server/http/lists.ts';
import { whereFilter } from './product-filter.store.ts';
import type { ProductJson } from './product-json.store.ts';
import { behind, markValue, orderOf, readMark, type Sorting } from './product-sort.store.ts';

export type { Sorting };

/** From here on a page of a list that was asked for before is taken from the ids of the whole list, which are then read once. */
const deepOffset = 1_000;
/**
 * A page of a filtered list is found by the index of one column and sorted by another, all of it for each page. Of a short list the ids are
 * read instead, which costs no more; of a longer one when it is asked for again.
 */
const shortList = 5_000;
const longestSorted = 50_000;

/** What is remembered of the database lists are read from. */
type ListSource = { remembered: Remembered; loadJson: ProductJson };

/** The first products of a sorted list, behind a mark or from an offset. */
async function findPlaces(
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

/** The ids of a whole list, going up. */
async function loadOrder(db: Db, filter: ProductFilter, sort: Sorting['sort']): Promise<Int32Array> {
  const list = db
    .select({ id: products.id })
    .from(products)
    .where(whereFilter(filter))
    .orderBy(...orderOf({ sort, order: 'asc' }));
  const [row] = await rowsOf<{ ids: Uint8Array | null }>(
    db,
    sql`select string_agg(int4send(id), '') as ids from (${list}) as list`,
  );
  const bytes = Buffer.from(new Uint8Array(row?.ids ?? []).buffer).swap32();
  return new Int32Array(bytes.buffer, 0, bytes.length / 4);
}

const orderKey = (filter: ProductFilter, sort: Sorting['sort']) => `order ${JSON.stringify([filter, sort])}`;
const orderIn = (view: View, filter: ProductFilter, sort: Sorting['sort']) =>
  view.recall(orderKey(filter, sort), (db) => loadOrder(db, filter, sort));

async function countProducts(db: Db, filter: ProductFilter): Promise<number> {
  const [counted] = await db.select({ total: sql<string>`count(*)` }).from(products).where(whereFilter(filter));
  return Number(counted?.total ?? 0);
}

const totalIn = (view: View, filter: ProductFilter) =>
  view.recall(`total ${JSON.stringify(filter)}`, (db) => countProducts(db, filter));

/**
 * Whether at least half of all products hold what is searched: then a walk through the list passes over no more than are found, whatever
 * the order. The highest id is never less than how many there are, and read at once.
 */
async function isFrequent(db: Db, filter: ProductFilter, found: number): Promise<boolean> {
  if (!filter.search?.trim() || found === 0) return false;
  const [highest] = await db.select({ id: sql<number>`max(${products.id})` }).from(products);
  return 2 * found >= (highest?.id ?? 0);
}

type Paging = { limit: number; page?: number; cursor?: string };
type Place = { mark: Cursor | null; offset: number; limit: number };
/** What is remembered of a page: its ids, beside the rest. */
type PlacePage = Omit<Page<never>, 'items'> & { ids: number[] };
type FullPage = { page: PlacePage; items: JsonBytes<Product>[] };

/**
 * In one transaction: the embedded database does one at a time, and each step by itself would wait for another one of whatever else is
 * going on.
 */
async function readPage(
  db: Db,
  loadJson: ProductJson,
  view: View,
  filter: ProductFilter,
  sorting: Sorting,
  { mark, offset, limit }: Place,
): Promise<FullPage> {
  const steps = async (tx: Db): Promise<FullPage> => {
    const total = await totalIn(view.within(tx), filter);
    const where = whereFilter(filter, { oneByOne: await isFrequent(tx, filter, total) });
    const places = await findPlaces(tx, where, sorting, { mark, offset, limit: limit + 1 });
    const shown = places.slice(0, limit);
    const last = places.length > limit ? shown.at(-1) : undefined;
    const ids = shown.map(({ id }) => id);
    const items = await loadJson(tx, ids, view.snapshot);
    return { page: { ids, total, nextCursor: last ? writeCursor(last) : null }, items };
  };
  return await db.transaction(steps, { accessMode: 'read only' });
}

/** The same of a page deep in the list, by the ids of the whole list. */
async function takePage(
  db: Db,
  loadJson: ProductJson,
  view: View,
  filter: ProductFilter,
  { sort, order }: Sorting,
  { offset, limit }: Place,
): Promise<FullPage> {
  const all = await orderIn(view, filter, sort);
  const start = Math.min(all.length, offset);
  const end = Math.min(all.length, offset + limit);
  const ids =
    order === 'asc' ? [...all.subarray(start, end)] : [...all.subarray(all.length - end, all.length - start)].reverse();
  const last = end < all.length ? ids.at(-1) : undefined;
  const [mark] = last === undefined ? [] : await loadMarks(db, sort, last);
  const page = { ids, total: all.length, nextCursor: mark ? writeCursor(mark) : null };
  return { page, items: await loadJson(db, ids, view.snapshot) };
}

const loadMarks = (db: Db, sort: Sorting['sort'], id: number): Promise<Cursor[]> =>
  db
    .select({ id: products.id, value: markValue(sort) })
    .from(products)
    .where(eq(products.id, id));

/** Whether a page is better taken from the ids of the whole list. */
async function isWorthItsOrder(view: View, filter: ProductFilter, { sort }: Sorting, offset: number): Promise<boolean> {
  if (view.snapshot === null) return false;
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  if (offset < deepOffset && !isFiltered) return false;
  const wasAsked = view.wasAsked(orderKey(filter, sort));
  if (offset >= deepOffset) return wasAsked;
  return (await totalIn(view, filter)) <= (wasAsked ? longestSorted : shortList);
}

/** One page: by number, or behind a cursor (a broken cursor starts over). */
export async function listProducts(
  { remembered, loadJson }: ListSource,
  filter: ProductFilter,
  sorting: Sorting,
  paging: Paging,
): Promise<Page<JsonBytes<Product>>> {
  const view = await remembered.look();
  let read: FullPage | null = null;
  const page = await view.recall(`page ${JSON.stringify([filter, sorting, paging])}`, async (db) => {
    const mark = paging.cursor ? readMark(paging.cursor, sorting.sort) : null;
    const place = { mark, limit: paging.limit, offset: mark ? 0 : ((paging.page ?? 1) - 1) * paging.limit };
    const isKept = mark === null && (await isWorthItsOrder(view, filter, sorting, place.offset));
    read = await (isKept ? takePage : readPage)(db, loadJson, view, filter, sorting, place);
    return read.page;
  });
  const { ids, ...rest } = page;
  const loaded = (read as FullPage | null)?.items;
  return { items: loaded ?? (await view.find((db) => loadJson(db, ids, view.snapshot))), ...rest };
}

export type Neighbour = { id: number; title: string } | null;
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
  { remembered }: Omit<ListSource, 'loadJson'>,
  id: number,
  filter: ProductFilter,
  sorting: Sorting,
): Promise<Neighbours> {
  const view = await remembered.look();
  const all = await orderIn(view, filter, sorting.sort);
  const at = all.indexOf(id);
  if (at < 0) return await view.find((db) => findGap(db, id, filter, sorting, all.length));
  const isUp = sorting.order === 'asc';
  const [previous, next] = isUp ? [all[at - 1], all[at + 1]] : [all[at + 1], all[at - 1]];
  const titles = await view.find((db) => titlesOf(db, [previous, next]));
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
