// How far the review of a product is, in words: waiting work is told apart from damage.
import type { Product } from '#domain/catalogue/product.ts';
import { scoredParts } from '#domain/parts/parts.ts';
import { pointsPerPart } from './score.ts';

type Reviewed = Pick<Product, 'hasContent' | 'pendingParts' | 'contentStatus'>;

/** `isUntouched`: there is content, and nobody has decided on any of it yet. */
export type ReviewState = { isUntouched: boolean; text: string };

/** `Ready to review, 0 of 4`; `In review, 2 of 4, 1 rejected`; `All 4 approved`; `3 of 4 approved, 1 rejected`. */
export function describeReview({ hasContent, pendingParts, contentStatus }: Reviewed): ReviewState {
  const all = scoredParts.length;
  const decided = all - pendingParts.length;
  const approved = contentStatus.score / pointsPerPart;
  const rejected = decided - approved;
  const alsoRejected = rejected > 0 ? `, ${rejected} rejected` : '';
  if (!hasContent) return { isUntouched: false, text: 'No content yet' };
  if (decided === 0) return { isUntouched: true, text: `Ready to review, 0 of ${all}` };
  if (decided < all) return { isUntouched: false, text: `In review, ${decided} of ${all}${alsoRejected}` };
  return {
    isUntouched: false,
    text: rejected === 0 ? `All ${all} approved` : `${approved} of ${all} approved${alsoRejected}`,
  };
}
