// How far the review of a product is, in words: waiting work is distinguished from damage.
import type { Product } from '#domain/catalogue/product.ts';
import { scoredParts } from '#domain/parts/parts.ts';
import { pointsPerPart } from './score.ts';

type Reviewed = Pick<Product, 'hasContent' | 'pendingParts' | 'contentStatus'>;

/** `ready`: there is content, and nobody has decided on any of it yet; `started`: on some of its parts; `decided`: on all. */
type ReviewStage = 'unwritten' | 'ready' | 'started' | 'decided';

/** `progress` alone: `2 of 4, 1 rejected`; `text` as a sentence has it. */
type ReviewState = { stage: ReviewStage; progress: string; text: string };

/** What `ready` and `started` are called. */
export const stageWords = { ready: 'Ready to review', started: 'In review' } as const;

/** `Ready to review, 0 of 4`; `In review, 2 of 4, 1 rejected`; `All 4 approved`; `3 of 4 approved, 1 rejected`. */
export function describeReview({ hasContent, pendingParts, contentStatus }: Reviewed): ReviewState {
  const all = scoredParts.length;
  const decided = all - pendingParts.length;
  const approved = contentStatus.score / pointsPerPart;
  const rejected = decided - approved;
  const alsoRejected = rejected > 0 ? `, ${rejected} rejected` : '';
  if (!hasContent) return { stage: 'unwritten', progress: 'Nothing written yet', text: 'No content yet' };
  const progress = `${decided} of ${all}${alsoRejected}`;
  if (decided < all) {
    const stage = decided === 0 ? 'ready' : 'started';
    return { stage, progress, text: `${stageWords[stage]}, ${progress}` };
  }
  const text = rejected === 0 ? `All ${all} approved` : `${approved} of ${all} approved${alsoRejected}`;
  return { stage: 'decided', progress, text };
}
