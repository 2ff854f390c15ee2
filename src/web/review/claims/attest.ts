// The question an approval asks when the source contradicts its text: which part, which claims, and whether it still stands.

import type { PartClaim, PlacedClaim, RecordedClaim } from '#domain/claims/checked-claim.ts';
import { isOpenClaim } from '#domain/claims/open-claim.ts';
import { isSameContent } from '#domain/history/same-content.ts';
import type { TextPart } from '#domain/parts/parts.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import type { TextValue } from '../parts/edits.reducer.ts';

export type Question = {
  part: TextPart;
  /** The text the question is about. */
  value: TextValue;
  /** What has to be attested, as it is shown. */
  needed: readonly PartClaim[];
  /** All that the approval leaves open. */
  open: readonly RecordedClaim[];
};

/** The question as long as it stands: about a part that still waits, with the text it was asked about. */
export function standingQuestion(question: Question | null, content: OptimizedContent): Question | null {
  if (!question || content.parts[question.part].status !== 'pending') return null;
  return isSameContent(question.value, content.parts[question.part].value) ? question : null;
}

/** The question the server's refusal asks, with what the browser knows to be open beside it. */
export function questionOf(
  part: TextPart,
  value: TextValue,
  needed: readonly PartClaim[],
  claims: readonly PlacedClaim[] | null,
): Question {
  const own = needed.filter(({ contentType }) => contentType === part);
  const attested = own.map(({ contentType: _, ...claim }): RecordedClaim => ({ ...claim, isAttested: true }));
  const isNeeded = (claim: PlacedClaim) =>
    own.some((each) => each.start === claim.start && each.item === claim.item && each.text === claim.text);
  const others = (claims ?? []).filter((claim) => isOpenClaim(claim) && !isNeeded(claim));
  return { part, value, needed: own, open: [...attested, ...others] };
}
