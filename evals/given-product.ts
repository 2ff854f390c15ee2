// Products in files somebody gives an eval: only the title has to be there.
import type { SourceProduct } from '#domain/catalogue/product.ts';

export type GivenProduct = Omit<Partial<SourceProduct>, 'price'> & { title: string; price?: string | number | null };

/** The product as the catalogue would hold it; one without an SKU gets its place in the file. */
export const toProduct = (given: GivenProduct, id: number): SourceProduct => ({
  sku: String(given.sku ?? id),
  title: given.title,
  description: given.description ?? '',
  bullets: [...(given.bullets ?? [])],
  images: [],
  imageAlts: [],
  price: given.price === null || given.price === undefined ? null : String(given.price),
  category: given.category ?? null,
  subcategory: given.subcategory ?? null,
  brand: given.brand || null,
  retailer: given.retailer ?? null,
  attributes: [...(given.attributes ?? [])],
});
