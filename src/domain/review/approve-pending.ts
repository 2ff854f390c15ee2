// What a bulk approval does with one product: decide on what waits and has content, leave what a person should look at.
import type { PartClaim } from '#domain/claims/checked-claim.ts';
import { isEmptyValue, isTextPart, type Part, partNames, partTable, type TextPart } from '#domain/parts/parts.ts';
import { describeNeeded, type JudgedClaims } from './attestation.ts';
import type { ReviewedContent } from './content.ts';
import { type Change, type Decision, decidePart } from './review.ts';
import type { Unclean } from './unclean.ts';

/** Why a part stays as it is: nothing to approve, an image of it rejected, what a person should look at, or nothing waits. */
type LeftPart = { part: Part; because: 'empty' | 'rejected' | 'not-pending' | Unclean['because'] };

/**
 * The change and the parts it approves; without any, `refusal` says why, or null when nothing was waiting. Parts whose
 * claims somebody has to answer for by name, and those left to a person, stay pending; `refusal` then speaks of them. `left`: all that were looked at and are
 * not approved.
 */
export type PendingApproval = {
  change: Change;
  parts: Part[];
  left: LeftPart[];
  refusal: string | null;
};

/** Judges the claims of a text that is to be approved. */
export type ClaimJudge = (part: TextPart, value: string | string[]) => JudgedClaims;

function isEmpty(content: ReviewedContent, part: Part): boolean {
  return isEmptyValue(content.parts[part].value);
}

/** Pending, and not one that no figure counts and nobody has written. */
function isWaiting(content: ReviewedContent, part: Part): boolean {
  return content.parts[part].status === 'pending' && (partTable[part].isScored || !isEmpty(content, part));
}

function whyNot(content: ReviewedContent, part: Part): { because: 'empty' | 'rejected'; reason: string } | null {
  if (isEmpty(content, part)) return { because: 'empty', reason: 'What is still pending has no content to approve.' };
  // The images part is decided as a whole: approving it here would approve the image a person rejected.
  if (part === 'images' && content.imagesWithStatus.some((image) => image.status === 'rejected'))
    return { because: 'rejected', reason: 'One of its images is rejected: decide on the images one by one.' };
  return null;
}

/** Which parts are looked at, and which of the pending ones are left to a person: why, null to approve. */
export type ApprovalChoice = {
  parts?: readonly Part[];
  leave?: (part: Part, claims: JudgedClaims | null) => Unclean | null;
};

/** Approves each pending part that has content and no claim to attest. Approved and rejected parts stay as they are. */
export function approvePending(
  content: ReviewedContent,
  decision: Decision,
  judge: ClaimJudge,
  { parts: looked = partNames, leave = () => null }: ApprovalChoice = {},
): PendingApproval {
  let change: Change = { content, history: [] };
  const parts: Part[] = [];
  const needed: PartClaim[] = [];
  const left: LeftPart[] = [];
  let refusal: string | null = null;
  /** What is told of a part left to a person where others are approved. */
  let unclean: string | null = null;
  for (const part of partNames) {
    if (!looked.includes(part)) continue;
    if (!isWaiting(content, part)) {
      if (content.parts[part].status !== 'pending') left.push({ part, because: 'not-pending' });
      continue;
    }
    const bar = whyNot(content, part);
    const claims = bar === null && isTextPart(part) ? judge(part, content.parts[part].value) : null;
    const doubt = bar === null ? leave(part, claims) : null;
    const why = bar ?? doubt;
    unclean ??= doubt?.reason ?? null;
    if (why === null && claims && claims.needed.length > 0) {
      needed.push(...claims.needed);
      left.push({ part, because: 'open-claim' });
      continue;
    }
    const own = claims ? { ...decision, openClaims: claims.open } : decision;
    const decided = why === null ? decidePart(change.content, part, 'approved', own) : null;
    if (!decided?.ok) {
      left.push({ part, because: why?.because ?? 'not-pending' });
      refusal ??= decided ? decided.problem.message : (why?.reason ?? null);
      continue;
    }
    change = { content: decided.value.content, history: [...change.history, ...decided.value.history] };
    parts.push(part);
  }
  if (needed.length > 0) return { change, parts, left, refusal: describeNeeded(needed) };
  return { change, parts, left, refusal: parts.length > 0 ? unclean : refusal };
}
