// Reads many titles, apart from the thread that answers requests.
import type { Product } from '#domain/catalogue/product.ts';
import { familyBlock } from '#domain/families/find-families.ts';

/** The blocks of those products that are in one, in their order. */
export function blocksOf(
  products: readonly Pick<Product, 'id' | 'title' | 'brand' | 'category' | 'subcategory'>[],
): { id: number; block: string; slots: string[] }[] {
  return products.flatMap((product) => {
    const found = familyBlock(product);
    return found ? [{ id: product.id, ...found }] : [];
  });
}
