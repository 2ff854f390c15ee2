// Content of a product before anything was written, edited or decided: the source, all parts pending. It is not stored.
import { canonicalJson } from '#domain/canonical-json.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { OptimizedContent, ReviewedContent } from './content.ts';
import { startFromSource } from './review.ts';

/** As a record of version 0. */
export function startingContent(product: Product): OptimizedContent {
  const { id: productId, createdAt, updatedAt } = product;
  return { ...startFromSource(product), id: 0, productId, createdAt, updatedAt, version: 0 };
}

const ofParts = ({ parts, imagesWithStatus }: ReviewedContent) => canonicalJson([parts, imagesWithStatus]);

/** Whether all that was done is taken back, and nothing is known of the parts but the source. */
export const isStartingContent = (content: ReviewedContent, product: Product): boolean =>
  ofParts(content) === ofParts(startFromSource(product));
