// The SQL of which products hold what is searched. It is cached as long as no text changes, which most changes of products leave alone.
import { sql } from 'drizzle-orm';
import type { ListFilter } from '#domain/catalogue/catalogue.contract.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import { prepareSelect } from '#server/database/prepared.ts';
import type { Snapshot, Version } from '#server/database/read-cache.ts';
import { productSearch, textChanges } from '#server/database/schema.ts';
import { searchPattern, searchWords } from './product-filter.store.ts';
import { type Sample, sampleProducts, someIds } from './product-sample.store.ts';

/** Of more products the ids are not worth their memory. */
const mostIds = 5_000;

const version = sql<string>`pg_is_in_recovery() || ' ' || coalesce(sum(${textChanges.changes}), 0)`;
const readVersion = prepareSelect('version of the texts', { version }, sql`from ${textChanges}`);
const texts: Version = { of: 'texts', read: async (db) => (await readVersion(db))[0]?.version ?? '' };

/** The ids of all products that hold what is searched, where they are not many. */
type Found = Int32Array | 'many';

/** Few texts, one of which holds what a hundredth of all do; of long ones the beginning. */
const someTexts = { count: 200, length: 4_000 };
const loadSomeTexts = (snapshot: Snapshot): Promise<string[]> =>
  snapshot.cachedAt(texts, 'some texts', async (db) => {
    const rows = await rowsOf<{ text: string }>(
      db,
      sql`select left(${productSearch.text}, ${someTexts.length}::int) as text from ${productSearch} where ${productSearch.productId} in ${someIds(someTexts.count)}`,
    );
    return rows.map(({ text }) => text);
  });

export const sampleTexts = (snapshot: Snapshot, words: string): Promise<Sample> =>
  snapshot.cachedAt(texts, `sample ${words}`, (db) => sampleProducts(db, { search: words }));

/**
 * Looks at some texts before it searches all: what many of them hold takes the index long to find, and where texts are long the database has no
 * statistics of them that would show it.
 */
async function searchTexts(db: Db, snapshot: Snapshot, words: string, pattern: string): Promise<Found> {
  const some = await loadSomeTexts(snapshot);
  if (some.some((text) => text.includes(words))) {
    const { all, size, passing } = await sampleTexts(snapshot, words);
    if ((all * passing) / size > mostIds) return 'many';
  }
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select product_id as id from ${productSearch} where ${productSearch.text} like ${pattern} limit ${mostIds + 1}`,
  );
  return rows.length > mostIds ? 'many' : Int32Array.from(rows, ({ id }) => id).sort();
}

/** What a filter searches for in the texts; null where it searches for nothing. */
export async function findTexts(snapshot: Snapshot, filter: ListFilter): Promise<Found | null> {
  const words = searchWords(filter);
  const pattern = searchPattern(filter);
  if (words === null || pattern === null) return null;
  return await snapshot.cachedAt(texts, `found ${pattern}`, (db) =>
    searchTexts(db, snapshot.within(db), words, pattern),
  );
}

export const idsOf = (found: Found | null): Int32Array | undefined =>
  (found === 'many' ? undefined : found) ?? undefined;

const numberKey = (pattern: string) => `number ${pattern}`;

/** How many texts hold a pattern. */
export const countTexts = (snapshot: Snapshot, pattern: string): Promise<number> =>
  snapshot.cachedAt(texts, numberKey(pattern), async (db) => {
    const [row] = await rowsOf<{ number: string }>(
      db,
      sql`select count(*) as number from ${productSearch} where ${productSearch.text} like ${pattern}`,
    );
    return Number(row?.number);
  });

/** Whether that was counted already. */
export const areTextsCounted = (snapshot: Snapshot, pattern: string): Promise<boolean> =>
  snapshot.knows(numberKey(pattern), texts);

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
