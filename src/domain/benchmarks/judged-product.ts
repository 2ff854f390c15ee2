import type { SourceProduct } from '#domain/catalogue/product.ts';

/** What rules may ask of the product beside its content. The source's own texts are what the content is held against, where they are known. */
export type JudgedProduct = Pick<
  SourceProduct,
  'retailer' | 'category' | 'subcategory' | 'brand' | 'price' | 'attributes'
> &
  Partial<Pick<SourceProduct, 'title' | 'description' | 'bullets'>>;
