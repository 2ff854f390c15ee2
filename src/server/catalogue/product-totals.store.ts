// How many products a list has: exact, or an estimate where counting would hold up the page.
import { sql } from 'drizzle-orm';
import type { ListFilter } from '#domain/catalogue/catalogue.contract.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import type { Snapshot } from '#server/database/read-cache.ts';
import { products } from '#server/database/schema.ts';
import { countedIn, sumOf } from './counts.store.ts';
import { searchPattern, searchWords, whereFilter } from './product-filter.store.ts';
import { type Sample, sampleProducts } from './product-sample.store.ts';
import { areTextsCounted, countTexts, findTexts, idsOf, sampleTexts } from './text-search.store.ts';

/** How many there are; `isAbout` where that is estimated. */
export type Total = { total: number; isAbout: boolean };

/** Fewer than this in a sample say too little of all products, and so few are counted quickly. */
const leastPassing = 10;
/** From here on the estimate is right to a tenth. */
const manyPassing = 100;

/** The pattern of a filter that is nothing but a search. */
function patternAlone(filter: ListFilter): string | null {
  const { search: _, ...rest } = filter;
  return Object.values(rest).every((value) => value === undefined) ? searchPattern(filter) : null;
}

/**
 * The same filter for the products somebody has, where it is for those nobody has and all of them are counted as they change: what is left of
 * all is counted without looking at them.
 */
export function assignedOf(filter: ListFilter): { all: ListFilter; assigned: ListFilter } | null {
  if (filter.assigned !== 'nobody') return null;
  const { assigned: _, ...all } = filter;
  return countedIn(all) ? { all, assigned: { ...all, assigned: 'anyone' } } : null;
}

async function countProducts(db: Db, snapshot: Snapshot, filter: ListFilter): Promise<number> {
  const apart = assignedOf(filter);
  if (apart)
    return (await countProducts(db, snapshot, apart.all)) - (await countProducts(db, snapshot, apart.assigned));
  const found = idsOf(await findTexts(snapshot, filter));
  const pattern = patternAlone(filter);
  if (pattern !== null) return found?.length ?? (await countTexts(snapshot, pattern));
  const counted = countedIn(filter);
  const [row] = await rowsOf<{ total: string }>(
    db,
    counted
      ? sql`select ${sumOf()} as total from ${counted}`
      : sql`select count(*) as total from ${products} where ${whereFilter(filter, { found }) ?? sql`true`}`,
  );
  return Number(row?.total ?? 0);
}

const totalKey = (filter: ListFilter) => `total ${JSON.stringify(filter)}`;

export const totalIn = (snapshot: Snapshot, filter: ListFilter): Promise<number> =>
  snapshot.cached(totalKey(filter), (db) => countProducts(db, snapshot.within(db), filter));

const sampleOf = (snapshot: Snapshot, filter: ListFilter): Promise<Sample> =>
  patternAlone(filter) === null
    ? snapshot.cached(`sample ${JSON.stringify(filter)}`, (db) => sampleProducts(db, filter))
    : sampleTexts(snapshot, searchWords(filter) ?? '');

/** Whether the total is known, or found as quickly as a page. */
async function isSoonCounted(snapshot: Snapshot, filter: ListFilter): Promise<boolean> {
  if (countedIn(filter) || assignedOf(filter) || (await snapshot.knows(totalKey(filter)))) return true;
  if (idsOf(await findTexts(snapshot, filter))) return true;
  const pattern = patternAlone(filter);
  return pattern !== null && (await areTextsCounted(snapshot, pattern));
}

/** An estimate with the digits that can be right: more would say that it was counted. */
function estimate({ all, size, passing }: Sample): number {
  const number = (all * passing) / size;
  const digits = passing < manyPassing ? 1 : 2;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(number)) + 1 - digits);
  return Math.round(number / unit) * unit;
}

/** The total where it is soon counted, as in a catalog of at most `mostCounted`, and otherwise about how many there are. */
export async function aboutTotalIn(snapshot: Snapshot, filter: ListFilter, mostCounted: number): Promise<Total> {
  if (!(await isSoonCounted(snapshot, filter))) {
    const sample = await sampleOf(snapshot, filter);
    if (sample.all > mostCounted && sample.passing >= leastPassing) return { total: estimate(sample), isAbout: true };
  }
  return { total: await totalIn(snapshot, filter), isAbout: false };
}
