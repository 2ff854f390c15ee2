// The SQL of which products hold what is searched. It is cached as long as no text changes, which most changes of products leave alone.
import { sql } from 'drizzle-orm';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import { prepareSelect } from '#server/database/prepared.ts';
import type { Snapshot, Version } from '#server/database/read-cache.ts';
import { productSearch, textChanges } from '#server/database/schema.ts';
import { searchPattern } from './product-filter.store.ts';

/** Of more products the ids are not worth their memory. */
const mostIds = 5_000;

const version = sql<string>`pg_is_in_recovery() || ' ' || coalesce(sum(${textChanges.changes}), 0)`;
const readVersion = prepareSelect('version of the texts', { version }, sql`from ${textChanges}`);
const texts: Version = { of: 'texts', read: async (db) => (await readVersion(db))[0]?.version ?? '' };

/** The ids of all products that hold what is searched; how many there are where they are many. */
type Found = Int32Array | number;

async function searchTexts(db: Db, pattern: string): Promise<Found> {
  const holds = sql`from ${productSearch} where ${productSearch.text} like ${pattern}`;
  const rows = await rowsOf<{ id: number }>(db, sql`select product_id as id ${holds} limit ${mostIds + 1}`);
  if (rows.length <= mostIds) return Int32Array.from(rows, ({ id }) => id).sort();
  const [all] = await rowsOf<{ count: string }>(db, sql`select count(*) as count ${holds}`);
  return Number(all?.count);
}

/** What a filter searches for in the texts; null where it searches for nothing. */
export async function findTexts(snapshot: Snapshot, filter: ProductFilter): Promise<Found | null> {
  const pattern = searchPattern(filter);
  if (pattern === null) return null;
  return await snapshot.cachedAt(texts, `found ${pattern}`, (db) => searchTexts(db, pattern));
}

export const idsOf = (found: Found | null): Int32Array | undefined =>
  typeof found === 'object' ? (found ?? undefined) : undefined;
export const numberOf = (found: Found): number => (typeof found === 'number' ? found : found.length);

/** So many rows of changes are read for each search before they become one. */
const mostRows = 1_000;

/** Makes one row of many that say that texts changed; it says as much. */
export async function foldTextChanges(db: Db): Promise<void> {
  const [waiting] = await rowsOf<{ rows: number }>(
    db,
    sql`select count(*)::int as rows from (select from ${textChanges} limit ${mostRows}) as waiting`,
  );
  if ((waiting?.rows ?? 0) < mostRows) return;
  await db.execute(sql`with taken as (delete from ${textChanges} returning changes)
    insert into ${textChanges} (changes) select sum(changes) from taken having count(*) > 0`);
}

/**
 * Sorts what waits in the list of the index of texts into it: a search reads all of that list. It is no write that anybody sees, so what is
 * cached stays. Answers the version of the texts, and does nothing where it is that of the last time.
 */
export async function sortWaitingTexts(db: Db, sorted: string | null): Promise<string> {
  const now = await texts.read(db);
  if (now !== sorted) await db.execute(sql`select gin_clean_pending_list('product_search_trigrams')`);
  return now;
}
