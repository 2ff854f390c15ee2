// How lists of products are sorted, and where a place in one is.
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { ListFilter, SortKey } from '#domain/catalogue/catalogue.contract.ts';
import { filterValues } from '#domain/catalogue/one-or-more.ts';
import { products, waitingSince } from '#server/database/schema.ts';
import { type Cursor, readCursor, readTime } from '#server/http/lists.ts';

/**
 * What each key sorts by (an indexed expression), and the type its mark is compared as. Not checked yet, or not waiting, it has no value. `isListed`:
 * the indexes that lists are filtered by hold it.
 */
const sortExpressions: Record<SortKey, { by: SQL; type: MarkType; isNullable?: true; isListed?: true }> = {
  contentScore: { by: sql`${products.contentScore}`, type: 'integer', isListed: true },
  issues: { by: sql`${products.issues}`, type: 'integer', isListed: true },
  listingQuality: { by: sql`${products.listingQuality}`, type: 'integer', isNullable: true, isListed: true },
  title: { by: sql`${products.titleKey}`, type: 'text' },
  category: { by: sql`${products.categoryKey}`, type: 'text', isListed: true },
  status: { by: sql`${products.contentStatus}`, type: 'text' },
  date: { by: sql`${products.createdAt}`, type: 'timestamptz', isListed: true },
  waiting: { by: waitingSince(products), type: 'timestamptz', isNullable: true },
};

type MarkType = 'integer' | 'text' | 'timestamptz';
/** A time as Postgres writes it. */
const writtenTime = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d+)?[+-]\d\d(:\d\d)*$/;
/** Whether the value of a mark can be compared as its type: a mark comes from outside. */
const isOfType: Record<MarkType, (value: string) => boolean> = {
  integer: (value) => /^\d{1,9}$/.test(value),
  text: () => true,
  timestamptz: (value) => readTime(value.replace(writtenTime, '$1T$2Z')) !== null && writtenTime.test(value),
};

/** The mark of a cursor; null, which starts over, where it is none of a list sorted this way. */
export function readMark(cursor: string, sort: SortKey): Cursor | null {
  const mark = readCursor(cursor);
  const { type, isNullable } = sortExpressions[sort];
  return mark && ((isNullable && mark.value === '') || isOfType[type](mark.value)) ? mark : null;
}

export type Sorting = { sort: SortKey; order: 'asc' | 'desc' };

export function orderOf({ sort, order }: Sorting): SQL[] {
  const { by } = sortExpressions[sort];
  return order === 'asc' ? [asc(by), asc(products.id)] : [desc(by), desc(products.id)];
}

/** Whether an index has a filtered list in its order: what waits going by how long, all of it or under one lens (`products_waiting`, `products_lens`). */
export function isInOrder({ status, lens, ...others }: ListFilter, { sort, order }: Sorting): boolean {
  if (sort !== 'waiting' || Object.values(others).some((value) => value !== undefined)) return false;
  const [statuses, under] = [filterValues(status), filterValues(lens)];
  // Going down, all products that do not wait come first in the index of all.
  const isLed = under.length === 1 || (under.length === 0 && order === 'asc');
  return statuses.length === 1 && statuses[0] === 'pending' && isLed;
}

/** How long one product of a filtered list takes to sort, against one that is passed on a walk: it is read for it, or its index entry is. */
export const sortEffort = (sort: SortKey): number => (sortExpressions[sort].isListed ? 1 / 8 : 1);

export const sortValue = (sort: SortKey): SQL => sortExpressions[sort].by;

/** The value of a mark; a product without one has the empty text, and stands behind all others going up, before them going down. */
export const markValue = (sort: SortKey) => sql<string>`coalesce(${sortExpressions[sort].by}::text, '')`;

/** What lies behind a mark, as conditions that an index answers, one after another. */
export function behind(mark: Cursor, { sort, order }: Sorting): SQL[] {
  const { by, type, isNullable } = sortExpressions[sort];
  if (isNullable && mark.value === '') {
    const among = order === 'asc' ? sql`${products.id} > ${mark.id}` : sql`${products.id} < ${mark.id}`;
    const rest = sql`${by} is null and ${among}`;
    return order === 'asc' ? [rest] : [rest, sql`${by} is not null`];
  }
  const place = sql`(${mark.value}::${sql.raw(type)}, ${mark.id}::integer)`;
  if (order === 'desc') return [sql`(${by}, ${products.id}) < ${place}`];
  return [sql`(${by}, ${products.id}) > ${place}`, ...(isNullable ? [sql`${by} is null`] : [])];
}
