// Whose product a row of a supplier's file means, and whether the file may change it.
import type { KnownProduct } from '../changes/plan-update.ts';
import type { ReadItem, ReadProduct } from '../record.ts';
import { bareSku, type ImportSupplier, keyedSku, type OtherSupplier } from '../supplier-skus.ts';

/** What is known of a product's supplier; null for none. */
export type Owned = KnownProduct & { supplier: { id: number; name: string } | null };

const withSku = (read: ReadProduct, sku: string): ReadProduct =>
  sku === read.product.sku ? read : { ...read, product: { ...read.product, sku } };

/** The item with another SKU, which the rows it came with do not get: exports of shops give their own. */
function renameItem(item: ReadItem, nameOf: (sku: string) => string): ReadItem {
  if (item.kind === 'product') return withSku(item, nameOf(item.product.sku));
  if (item.sku !== undefined) return { ...item, sku: nameOf(item.sku) };
  return item.update ? { ...item, update: withSku(item.update, nameOf(item.update.product.sku)) } : item;
}

/** The item under the key of its supplier. */
export const keyItem = (item: ReadItem, { key }: ImportSupplier): ReadItem =>
  key === null ? item : renameItem(item, (sku) => keyedSku(sku, key));

/** The same under the SKU as the supplier writes it, where that is a product of its own, or of nobody, from before its SKUs had the key. */
export function unkeyItem(item: ReadItem, { id, key }: ImportSupplier, bySku: ReadonlyMap<string, Owned>): ReadItem {
  if (key === null) return item;
  return renameItem(item, (sku) => {
    const bare = bareSku(sku, key);
    const here = bySku.get(sku) ? undefined : bySku.get(bare);
    return here && (here.supplier === null || here.supplier.id === id) ? bare : sku;
  });
}

/** Products of other suppliers are not meant by the IDs and handles of one that has SKUs of its own. */
export const mayMean = ({ supplier: theirs }: Owned, supplier: ImportSupplier | null): boolean =>
  supplier === null || supplier.key === null || theirs === null || theirs.id === supplier.id;

/** `isOwnFile`: the file was exported from here, so that without a supplier it is of all of them. */
export type OthersRules = { otherSupplier: OtherSupplier; isOwnFile: boolean };

/** One sentence where a product belongs to a supplier that the file is not of, and the import does not change it all the same. */
export function refuseOther(
  { supplier: theirs }: Owned,
  supplier: ImportSupplier | null,
  { otherSupplier, isOwnFile }: OthersRules,
): { isOther: boolean; reason: string | null } {
  const isOther = theirs !== null && theirs.id !== supplier?.id && !(supplier === null && isOwnFile);
  if (!isOther || otherSupplier === 'takeOver') return { isOther, reason: null };
  const whose = supplier === null ? 'this file has no supplier' : `this file is from ${supplier.name}`;
  return { isOther, reason: `This product belongs to ${theirs.name}, and ${whose}. It is not changed.` };
}
