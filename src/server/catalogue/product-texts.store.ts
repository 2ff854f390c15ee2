// Products as the texts they are answered by, kept from one list to the next: most of what a list costs is reading rows and writing JSON.
import { type SQL, sql } from 'drizzle-orm';
import type { Product } from '#domain/catalogue/product.ts';
import { JsonText } from '#server/app/json-text.ts';
import type { Db } from '#server/database/database.ts';
import { LruMap } from '#server/database/lru-map.ts';
import { prepared } from '#server/database/prepared.ts';
import { products } from '#server/database/schema.ts';
import { toProduct } from './product-row.ts';

/** What is kept in all: some 25,000 products with a description of 500 characters. */
const mostBytes = 32 * 1024 * 1024;
const entryBytes = 150;

/** Names one version of a row: the transaction that wrote it, and where it wrote it. */
const version = sql<string>`${sql.raw('products.xmin::text || products.ctid::text')}`;
const isAmong: SQL = sql`${products.id} = any(${sql.placeholder('ids')}::int[])`;
const versionsOf = prepared('product versions', (db) =>
  db.select({ id: products.id, version }).from(products).where(isAmong),
);
const rowsOf = prepared('product rows', (db) => db.select({ version, row: products }).from(products).where(isAmong));

type Kept = { text: JsonText<Product>; version: string; snapshot: string | null };

/** The texts of products by id, in the order asked for; those that are gone are left out. `snapshot` is that of a look before the call. */
export type ProductTexts = (db: Db, ids: readonly number[], snapshot: string | null) => Promise<JsonText<Product>[]>;

export function createProductTexts(): ProductTexts {
  const kept = new LruMap<number, Kept>(mostBytes);

  /** Those kept from an earlier snapshot are as they were if their row is the same version still. */
  async function confirm(db: Db, ids: readonly number[], snapshot: string | null): Promise<void> {
    const old = ids.filter((id) => kept.get(id) && kept.get(id)?.snapshot !== snapshot);
    if (old.length === 0) return;
    const versions = new Map((await versionsOf(db).execute({ ids: old })).map((row) => [row.id, row.version]));
    for (const id of old) {
      const known = kept.get(id);
      if (known && known.version === versions.get(id)) known.snapshot = snapshot;
      else kept.delete(id);
    }
  }

  return async (db, ids, snapshot) => {
    if (snapshot !== null) await confirm(db, ids, snapshot);
    const found = new Map<number, JsonText<Product>>();
    const missing: number[] = [];
    for (const id of ids) {
      const known = snapshot === null ? undefined : kept.get(id);
      if (known?.snapshot === snapshot && known) found.set(id, known.text);
      else missing.push(id);
    }
    if (missing.length > 0) {
      for (const { row, version } of await rowsOf(db).execute({ ids: missing })) {
        const text = new JsonText<Product>(JSON.stringify(toProduct(row)));
        found.set(row.id, text);
        if (snapshot !== null) kept.set(row.id, { text, version, snapshot }, entryBytes + 2 * text.text.length);
      }
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  };
}
