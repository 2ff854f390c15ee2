// The images that stand for a product now: those under review, or the source's before there are any.
import { type ImageDetail, sourceImages } from '#domain/images/image-detail.ts';
import type { ReviewedContent } from './content.ts';
import { detailsOf } from './image-entries.ts';

export const presentImages = (
  content: Pick<ReviewedContent, 'imagesWithStatus'> | null,
  product: { images: readonly string[]; imageAlts: readonly string[] },
): ImageDetail[] => (content ? detailsOf(content.imagesWithStatus) : sourceImages(product.images, product.imageAlts));
