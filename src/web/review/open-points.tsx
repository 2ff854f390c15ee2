// What is open on the part one decides on: claims without a source and rules the draft did not keep.
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { countClaims } from '#domain/claims/claim-words.ts';
import { isOpenClaim } from '#domain/claims/open-claim.ts';
import { isTextPart } from '#domain/parts/parts.ts';
import type { ProductReviewState } from './use-product-review.ts';

export function OpenPoints({ state: { review, claims, current } }: { state: ProductReviewState }) {
  const { part } = current;
  const { value, record } = review.content.parts[part];
  const { checker } = claims;
  const open = useMemo(
    () => (isTextPart(part) ? (checker?.check(value) ?? []).filter(isOpenClaim) : []),
    [part, checker, value],
  );
  const rules = record.draft?.checks.brokenRules.length ?? 0;
  const told = [
    ...(open.length > 0 ? [countClaims(open)] : []),
    ...(rules > 0 ? [`${rules} ${rules === 1 ? 'rule' : 'rules'} not kept`] : []),
  ];
  if (told.length === 0) return null;
  return (
    <span className="inline-flex min-w-0 items-center gap-1 font-medium text-warn-ink">
      <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
      <span className="truncate">{told.join(', ')}</span>
    </span>
  );
}
