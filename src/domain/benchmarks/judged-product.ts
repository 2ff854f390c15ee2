import type { SourceProduct } from '#domain/catalogue/product.ts';

/** What rules may ask of the product beside its content. */
export type JudgedProduct = Pick<
  SourceProduct,
  'retailer' | 'category' | 'subcategory' | 'brand' | 'price' | 'attributes'
>;
