// Which product that is here a row of a file means: the one of its SKU, or where it names none, the one that came with its id or handle.
import { plainName } from '../cells/column-names.ts';
import { cleanName } from '../fields/build-sku.ts';
import type { ReadItem, ReadProduct, ShopName } from '../record.ts';
import { bareSku, keyedSku } from '../supplier-skus.ts';
import type { KnownProduct } from './plan-update.ts';

/** What is known of the products a batch may mean. */
export type KnownProducts<Known extends KnownProduct> = {
  bySku: ReadonlyMap<string, Known>;
  byShopName: readonly Known[];
  /** Whether a product of this SKU came earlier in the file. */
  isSeen(sku: string): boolean;
  /** Stands before the SKUs of the file's supplier; null where they are not its own. */
  key?: string | null;
};

/** A row that may mean several products has their SKUs. */
export type Match<Known> = { read: ReadProduct | null; known: Known | null; several: string[] };

/** The writings of a SKU in other case, for a row that makes no new product: SKUs that differ in case are two products. */
export function otherCases(sku: string, key: string | null = null): string[] {
  const bare = bareSku(sku, key);
  const others = [...new Set([bare.toUpperCase(), bare.toLowerCase()])].filter((other) => other !== bare);
  return bare === sku ? others : others.map((other) => keyedSku(other, key));
}

/**
 * Whether the product came with this name: in a column of the same name, in rows that also have the column of titles if the file has one. A file of
 * another shop may count from 1 as well, and seldom calls both columns the same.
 */
function cameWith({ source }: KnownProduct, { column, value, titleColumn }: ShopName): boolean {
  const cells = Object.entries(source?.rows[0] ?? {});
  const cellsOf = (wanted: string) => cells.filter(([name]) => plainName(name) === plainName(wanted));
  const isNamed = cellsOf(column).some(([, cell]) => cleanName(cell) === value);
  return isNamed && (titleColumn === null || cellsOf(titleColumn).length > 0);
}

/** The same of a product under the SKU it has here, also in the rows that are kept. */
function renamed(read: ReadProduct, sku: string, key: string | null): ReadProduct {
  // A supplier writes its SKUs without the key, our own files with it.
  const written = new Map([
    [bareSku(read.product.sku, key), bareSku(sku, key)],
    [read.product.sku, sku],
  ]);
  const rows = read.source.rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([column, cell]) => {
        const trimmed = cell.trim();
        const here = written.get(trimmed);
        return [column, here === undefined ? cell : cell.replace(trimmed, () => here)];
      }),
    ),
  );
  return { ...read, product: { ...read.product, sku }, source: { ...read.source, rows } };
}

/** Finds the product an item means, and what the item says of it. */
export function matchKnown<Known extends KnownProduct>(
  item: ReadItem,
  { bySku, byShopName, isSeen, key = null }: KnownProducts<Known>,
): Match<Known> {
  const read = item.kind === 'product' ? item : item.update;
  if (!read) return { read: null, known: null, several: [] };
  const { sku } = read.product;
  const same = bySku.get(sku);
  if (same || isSeen(sku)) return { read, known: same ?? null, several: [] };
  const cases =
    item.kind === 'product' ? [] : otherCases(sku, key).filter((other) => bySku.has(other) || isSeen(other));
  const [only] = cases;
  if (only !== undefined)
    return cases.length > 1
      ? { read, known: null, several: cases }
      : { read: renamed(read, only, key), known: bySku.get(only) ?? null, several: [] };
  const { shopName } = read;
  const named = shopName?.isOnly ? byShopName.filter((known) => cameWith(known, shopName)) : [];
  const [known = null] = named;
  if (named.length > 1) return { read, known: null, several: named.map(({ product }) => product.sku).toSorted() };
  return { read: known ? { ...read, product: { ...read.product, sku: known.product.sku } } : read, known, several: [] };
}
