// Products as the JSON they are answered by, kept from one list to the next: most of what a list costs is reading rows and writing JSON.
import { getTableColumns, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Product } from '#domain/catalogue/product.ts';
import type { Db } from '#server/database/database.ts';
import { prepareSelect } from '#server/database/prepared.ts';
import type { ReadCache } from '#server/database/read-cache.ts';
import { products } from '#server/database/schema.ts';
import { loadTogether } from '#server/database/shared.ts';
import { type JsonBytes, jsonOf } from '#server/http/json-bytes.ts';
import { toProduct } from './product-row.store.ts';

/** What is kept in all: some 25,000 products with a description of 500 characters. */
const mostBytes = 32 * 1024 * 1024;
const entryBytes = 150;

/** Names one version of a row: the transaction that wrote it, and where it wrote it. */
const rowVersion = sql<string>`${sql.raw('products.xmin::text || products.ctid::text')}`;
const among = sql`from ${products} where ${products.id} = any(${sql.placeholder('ids')}::int[])`;
const versionsOf = prepareSelect('product versions', { id: products.id, rowVersion }, among);
const rowsOf = prepareSelect('product rows', { rowVersion, ...getTableColumns(products) }, among);

type Kept = { json: JsonBytes<Product>; rowVersion: string; snapshot: string | null };

/** The JSON of products by id, in the order asked for; those that are gone are left out. `snapshot` is one taken before the call. */
export type ProductJson = (db: Db, ids: readonly number[], snapshot: string | null) => Promise<JsonBytes<Product>[]>;

export function createProductJson(readCache: ReadCache): ProductJson {
  const kept = new LRUCache<number, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ json }) => entryBytes + json.bytes.length,
  });
  // Both a snapshot and the version of a row can come again in a database that lost its last transactions.
  readCache.onForget(() => kept.clear());

  /** Those kept from an earlier snapshot are as they were if their row is the same version still. */
  async function confirm(db: Db, old: ReadonlyMap<number, Kept>, snapshot: string): Promise<void> {
    const versions = new Map((await versionsOf(db, { ids: [...old.keys()] })).map((row) => [row.id, row.rowVersion]));
    for (const [id, known] of old) {
      if (known.rowVersion === versions.get(id)) known.snapshot = snapshot;
      else kept.delete(id);
    }
  }

  async function load(
    db: Db,
    ids: readonly number[],
    snapshot: string | null,
  ): Promise<Map<number, JsonBytes<Product>>> {
    const found = new Map<number, JsonBytes<Product>>();
    for (const { rowVersion, ...row } of await rowsOf(db, { ids })) {
      const json = jsonOf(toProduct(row));
      found.set(row.id, json);
      if (snapshot !== null) kept.set(row.id, { json, rowVersion, snapshot });
    }
    return found;
  }

  return async (db, ids, snapshot) => {
    if (snapshot === null) return inOrder(ids, await load(db, ids, null));
    const known = new Map<number, Kept>();
    const old = new Map<number, Kept>();
    for (const id of ids) {
      const entry = kept.get(id);
      if (entry) known.set(id, entry);
      if (entry && entry.snapshot !== snapshot) old.set(id, entry);
    }
    if (old.size > 0) await confirm(db, old, snapshot);
    const found = new Map<number, JsonBytes<Product>>();
    for (const [id, entry] of known) if (entry.snapshot === snapshot) found.set(id, entry.json);
    const missing = ids.filter((id) => !found.has(id));
    const loaded = missing.length > 0 ? await load(db, missing, snapshot) : null;
    return inOrder(ids, loaded ? new Map([...found, ...loaded]) : found);
  };
}

const inOrder = (ids: readonly number[], found: ReadonlyMap<number, JsonBytes<Product>>) =>
  ids.flatMap((id) => found.get(id) ?? []);

/** One product at a time with its version, as it is now; undefined where there is none. Those asked for at once are read at once. */
export function createProductReader(
  db: Db,
): (id: number) => Promise<{ json: JsonBytes<Product>; version: number } | undefined> {
  return loadTogether(async (ids: number[]) => {
    const rows = await rowsOf(db, { ids });
    return new Map(
      rows.map(({ rowVersion: _, ...row }) => [row.id, { json: jsonOf(toProduct(row)), version: row.version }]),
    );
  });
}
