// Reads many titles, apart from the thread that answers requests.
import type { Product } from '#domain/catalogue/product.ts';
import { familyBlock, groupBlock } from '#domain/families/find-families.ts';
import { titleSlots } from '#domain/families/title-slots.ts';

/** A product with what its family follows from: `group` is the code its file states, `sku` is as its supplier writes it. */
export type Titled = Pick<Product, 'id' | 'title' | 'brand' | 'category' | 'subcategory' | 'sku'> & {
  supplierId: number | null;
  group: string | null;
  /** Its id in its shop, where its file states groups: they may go by it. */
  shopId: string | null;
};

/** Where a product belongs: to its stated group, as the parent of products whose group is its SKU or id into their block, else by its title. */
export type FoundBlock = Pick<Titled, 'id' | 'supplierId' | 'group'> & {
  /** Of its group; without one of its title, null where that says nothing that varies. */
  block: string | null;
  /** Those of which it may be the parent. */
  parentBlocks: string[];
  slots: string[];
  pattern: string;
};

export function blocksOf(products: readonly Titled[]): FoundBlock[] {
  return products.map((product) => {
    const { id, supplierId, sku, shopId, group } = product;
    const title = titleSlots(product.title);
    const found = { id, supplierId, group, ...title };
    if (group !== null) return { ...found, block: groupBlock(product, group), parentBlocks: [] };
    const codes = shopId === null ? [sku] : [sku, shopId];
    const parentBlocks = codes.map((code) => groupBlock(product, code));
    return { ...found, block: familyBlock(product, title)?.block ?? null, parentBlocks };
  });
}
