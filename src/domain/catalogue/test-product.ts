// A source product for tests and evals, with what they do not name left empty.
import type { SourceProduct } from './product.ts';

export function product(fields: Partial<SourceProduct>): SourceProduct {
  return {
    sku: 'T-1',
    title: '',
    description: '',
    bullets: [],
    images: [],
    imageAlts: [],
    price: null,
    category: null,
    subcategory: null,
    brand: null,
    retailer: null,
    attributes: [],
    ...fields,
  };
}
