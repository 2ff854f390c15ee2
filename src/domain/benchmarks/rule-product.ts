import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { ListedImages } from '#domain/images/listed-image.ts';

/** What rules may ask of the product beside its content. The source's own texts are what the content is held against, where they are known. */
export type RuleProduct = Pick<
  SourceProduct,
  'retailer' | 'category' | 'subcategory' | 'brand' | 'price' | 'attributes'
> &
  Partial<Pick<SourceProduct, 'title' | 'description' | 'bullets'>> & {
    /** What is known of the files of its images; without it rules on them say nothing. */
    pictures?: ListedImages;
  };
