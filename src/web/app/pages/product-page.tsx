// The product page: the review with what other features show in it. Features never import each other; here they meet.

import type { ReviewSlots } from '#web/review/review.slots.ts';
import { ReviewScreen } from '#web/review/review-screen.tsx';

const slots: Partial<ReviewSlots> = {};

export function ProductPage() {
  return <ReviewScreen slots={slots} />;
}
